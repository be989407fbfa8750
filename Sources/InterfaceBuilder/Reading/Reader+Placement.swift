import SceneSyntax

extension Reader {
  /// Writes whether a view translates its autoresizing mask into constraints, unless the value is the default. In a
  /// scene, a view with constraints does not translate its mask by default.
  mutating func writePlacement(of index: Int) {
    // Xcode adds constraints for a fixed frame at build time, so the frame remains effective.
    let isFixed = text(.fixedFrame, of: index) == "YES"
    if isFixed { mark(.translatesAutoresizingMaskIntoConstraints, of: index) }
    guard isFixed || text(.translatesAutoresizingMaskIntoConstraints, of: index) != "NO", !form.isMac,
      elementName(Int(tree.elements[index].parent)) == "subviews",
      elementName(Int(tree.elements[Int(tree.elements[index].parent)].parent)) != "stackView",
      let id = attribute(.id, of: index), isConstraintItem(tree.value(of: id))
    else { return }
    write("translatesAutoresizingMask", "true", at: index)
  }

  private mutating func isConstraintItem(_ id: String) -> Bool {
    guard tree.names.id(of: "constraint") != nil else { return false }
    let items = found.constraintItems ?? findConstraintItems()
    found.constraintItems = items
    return items.contains(id)
  }

  private func findConstraintItems() -> Set<String> {
    var items: Set<String> = []
    guard let name = tree.names.id(of: "constraint") else { return items }
    for index in tree.elements.indices where tree.elements[index].name == name {
      for key in [ReaderKey.firstItem, .secondItem] {
        if let item = text(key, of: index) { items.insert(item) }
      }
      let holder = Int(tree.elements[Int(tree.elements[index].parent)].parent)
      if attribute(.firstItem, of: index) == nil, let id = text(.id, of: holder) { items.insert(id) }
    }
    return items
  }
}
