import SceneSyntax

/// Reads watchOS documents. A watchOS controller contains a column of items instead of a view.
extension Reader {
  /// Writes a controller's items to a column view that also receives the controller's background color.
  mutating func watchContent(of controller: Int) {
    let items = child(.items, of: controller)
    let background = tree.children(of: controller).first { text(.key, of: $0) == "backgroundColor" }
    let spacing = attribute(.spacing, of: controller)
    guard items != nil || background != nil || spacing != nil else { return }
    if let items { openGroup(items) }
    out.open(out.name("stackView"), from: items ?? controller)
    write("axis", "vertical", at: items ?? controller)
    if let spacing {
      mark(.spacing, of: controller)
      out.append(out.name("spacing"), Number.plain(tree.value(of: spacing)), for: spacing)
    }
    if let background { readValue(background, .view) }
    if let items { for item in tree.children(of: items) { object(item) } }
    out.close()
  }
}
