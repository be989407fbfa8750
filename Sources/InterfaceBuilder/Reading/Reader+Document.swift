import SceneModel
import SceneSyntax
import SceneValues

extension Reader {
  mutating func document() {
    outcomes.elements[0] = .understood
    out.open(out.name((form.isStoryboard ? LanguageElement.storyboard : .nib).name), from: 0)
    write("version", "1", at: 0)
    if options.naming != nil {
      for (name, value) in CanvasAttributes.of(tree) { write("ib:\(name)", value, at: 0) }
    }
    if let initial = attribute(.initialViewController, of: 0), let id = target(tree.value(of: initial)),
      !id.utf8.contains(UInt8(ascii: "#"))
    {
      mark(.initialViewController, of: 0)
      out.append(out.name("initial"), id, for: initial)
    } else {
      found.hasNoBeginning =
        form.isStoryboard
        && !tree.elements.indices.contains { attribute(.storyboardIdentifier, of: $0) != nil }
    }
    if let owner = referenceIndex.owner { nameOwner(owner) }
    readAttributes(of: 0, family: .document)
    readValues(of: 0, family: .document)
    if let owner = referenceIndex.owner, !form.isStoryboard, let connections = child(.connections, of: owner)
    {
      self.connections(connections)
    }
    for child in tree.children(of: 0) where outcomes.elements[child] == .lost {
      switch elementName(child) {
      case "scenes" where form.isStoryboard:
        openGroup(child)
        for scene in tree.children(of: child) { self.scene(scene) }
      case "objects" where !form.isStoryboard:
        openGroup(child)
        for object in tree.children(of: child) { topLevel(object) }
      case "resources" where options.naming != nil: keepResources(child)
      case let name where ElementFacts.editor[name] != nil: markAll(child, .editorOnly)
      default: keep(child, unknown)
      }
    }
    out.close()
  }

  /// Preserves the resources of an asset catalog. Resources of the system are always available.
  private mutating func keepResources(_ index: Int) {
    let resources = Array(tree.children(of: index))
    let others = resources.filter { elementName($0) == "systemColor" || text(.catalog, of: $0) == "system" }
    markAll(index, .editorOnly)
    guard others.count < resources.count else { return }
    out.copy(index, as: out.name("ib:resources"), without: Set(others))
  }

  /// Writes the custom class of File's Owner as an attribute. The owner's connections are written at the top level.
  private mutating func nameOwner(_ owner: Int) {
    guard !form.isStoryboard, let custom = attribute(.customClass, of: owner) else { return }
    mark(.customClass, of: owner)
    let module = take(.customModule, of: owner)
    let name = tree.value(of: custom)
    out.append(out.name("owner"), className(ofProxy: name, in: module), for: custom)
  }

  private mutating func scene(_ index: Int) {
    let objects = child(.objects, of: index)
    let controllers = objects.map { tree.children(of: $0).filter { !isPlaceholder($0) } } ?? []
    // References to other storyboards are written where they are used. The menu of an application is not a scene.
    let references = controllers.filter { elementName($0).hasSuffix("ontrollerPlaceholder") }
    let others = controllers.filter { !references.contains($0) && elementName($0) != "application" }
    // A scene with a reference can also contain an object such as a tab bar item, but no other controller.
    let hasController = others.contains {
      elementName($0).hasSuffix("ontroller") || text(.sceneMemberID, of: $0) == "viewController"
    }
    if others.isEmpty || !references.isEmpty && !hasController {
      for object in others {
        markTag(object, .understood)
        keep(object)
      }
      for controller in controllers where !others.contains(controller) {
        // The referenced controller provides its own tab bar item in the app. Elements with ids are preserved.
        for child in tree.children(of: controller)
        where ElementFacts.editor[elementName(child)] != nil
          || text(.key, of: child).map({ Self.shownForOthers.contains($0) }) == true
        { markAll(child, .editorOnly) }
        let holdsMore = tree.children(of: controller).contains {
          outcomes.elements[$0] == .lost || attribute(.id, of: $0) != nil
        }
        guard holdsMore else { continue }
        markTag(controller, .understood)
        keep(controller)
      }
      return markAll(index, .understood)
    }
    outcomes.elements[index] = .understood
    for position in tree.attributeIndices(of: tree.elements[index]) {
      outcomes.attributes[position] = .editorOnly
    }
    out.open(out.name("scene"), from: index)
    for child in tree.children(of: index) {
      switch elementName(child) {
      case "objects":
        openGroup(child)
        for object in tree.children(of: child) { topLevel(object) }
      case "point": markAll(child, .editorOnly)
      default: keep(child, unknown)
      }
    }
    out.close()
  }

  private static let shownForOthers = StringNumbers(
    ElementFacts.editorKeys.all + ["tabBarItem", "navigationItem"])

  private func isPlaceholder(_ index: Int) -> Bool {
    elementName(index) == "placeholder" || text(.sceneMemberID, of: index) == "firstResponder"
  }

  private mutating func topLevel(_ index: Int) {
    if form.isMac { return macTopLevel(index) }
    switch elementName(index) {
    case "placeholder", "exit":
      for child in tree.children(of: index) where outcomes.elements[child] == .lost {
        if text(.key, of: child) == "userComments" { markAll(child, .editorOnly) } else { keep(child) }
      }
      return understand(index)
    case "viewControllerPlaceholder": return understand(index)
    default: break
    }
    guard let word = table.element(tree.elements[index].name) ?? unknownWord(index) else {
      return keep(index, unknown)
    }
    let isItem = ["barButtonItem", "tabBarItem", "navigationItem", "collectionLayout", "segment", "section"]
      .contains(word.name)
    object(index, asObject: isItem)
    writeAside()
  }

  private mutating func writeAside() {
    while !pending.parts.isEmpty {
      let parts = pending.parts
      pending.parts = []
      for part in parts {
        guard let word = table.element(tree.elements[part].name) else {
          keep(part, unknown)
          continue
        }
        let isController = word.name.hasSuffix("Controller")
        let isOfNib = isController && !form.isStoryboard && !form.isMac
        object(part, asObject: !(words.isView(word) && !isController) && !isOfNib, isAside: true)
      }
    }
  }
}
