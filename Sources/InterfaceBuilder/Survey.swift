import SceneModel
import SceneSyntax

/// What elements of a file are only named by others: looked for once, before anything is written.
struct Survey {
  /// What stands for a rectangle in constraints.
  struct Guide {
    enum Kind { case safeArea, content, frame, top, bottom }
    let kind: Kind
    /// The element whose guide it is: a view, or for those at the top and the bottom, the controller's.
    let owner: Int
  }

  /// The names that the reader looks for, in this file.
  let keys: [NameID?]
  /// What a scene calls some of the things that have ids.
  var targets: [String: String] = [:]
  var guides: [String: Guide] = [:]
  /// The elements that say what a system colour looks like.
  var systemColors: [String: Int] = [:]
  /// Ids that a way out of a scene has.
  var exits: Set<String> = []
  /// The placeholder of a nib's owner.
  var owner: Int?
  /// Ids of what is in another bundle.
  var elsewhere: Set<String> = []
  /// For what is not always there, when it is, by its id.
  var presences: [String: Presence] = [:]
  /// Which scene something is in, by its id.
  private(set) var scenes: [String: Int] = [:]

  init(_ tree: SyntaxTree, isMac: Bool) {
    let names = tree.names
    let keys = Key.ids(in: names)
    self.keys = keys
    func text(_ key: Key, _ index: Int) -> String? {
      keys[key.rawValue].flatMap { tree.attribute($0, of: tree.elements[index]) }.map { tree.value(of: $0) }
    }
    let wanted = [
      isMac ? "customObject" : "placeholder", "exit",
      isMac ? "controllerPlaceholder" : "viewControllerPlaceholder", "viewLayoutGuide",
      "viewControllerLayoutGuide", "systemColor", "exclude", "include",
    ].map { names.id(of: $0) }
    let identifier = keys[Key.storyboardIdentifier.rawValue]
    let sceneName = names.id(of: "scene")
    var scene = -1
    // References to the scene that this very storyboard begins with.
    var inner: [String: String] = [:]
    var identifiers: [(id: String, name: String)] = []
    scenes.reserveCapacity(tree.elements.count / 4)
    for (index, element) in tree.elements.enumerated() {
      if let identifier, element.name != wanted[2], let attribute = tree.attribute(identifier, of: element),
        let id = text(.id, index)
      {
        let name = tree.value(of: attribute)
        identifiers.append((id, Self.name(name)))
      }
      if element.name == sceneName { scene = index }
      let id = text(.id, index)
      if scene >= 0, let id { scenes[id] = scene }
      guard let place = wanted.firstIndex(where: { $0 == element.name }) else { continue }
      guard let id, place < 5 else {
        if place == 5, let name = text(.name, index) { systemColors[name] = index }
        // In a mask of a variation.
        if place >= 6, let reference = text(.reference, index), element.parent > 0,
          let traits = text(.key, Int(tree.elements[Int(element.parent)].parent))
        {
          presences[reference, default: Presence()].add(traits, isThere: place == 7)
        }
        continue
      }
      switch place {
      case 0 where isMac:
        macPlaceholder(id, index, isResponder: text(.sceneMemberID, index) == "firstResponder")
      case 0:
        let isOwner = text(.placeholderIdentifier, index) == "IBFilesOwner"
        if isOwner { owner = index }
        targets[id] = isOwner ? "owner" : "firstResponder"
      case 1: exits.insert(id)
      case 2:
        let name = text(.referencedIdentifier, index).map(Self.name)
        if text(.bundleIdentifier, index) != nil {
          elsewhere.insert(id)
        } else if let storyboard = text(.storyboardName, index), !storyboard.isEmpty {
          targets[id] = "\(storyboard)#\(name ?? "")"
        } else if let name {
          targets[id] = name
        } else if let initial = keys[Key.initialViewController.rawValue].flatMap({
          tree.attribute($0, of: tree.root)
        }) {
          inner[id] = tree.value(of: initial)
        }
      case 3:
        let kind: Guide.Kind
        switch text(.key, index) {
        case "contentLayoutGuide": kind = .content
        case "frameLayoutGuide": kind = .frame
        default: kind = .safeArea
        }
        guides[id] = Guide(kind: kind, owner: Int(element.parent))
      case 4:
        // In `layoutGuides`, in the controller.
        let owner = tree.elements[Int(element.parent)].parent
        guides[id] = Guide(
          kind: text(.type, index) == "bottom" ? .bottom : .top, owner: max(0, Int(owner)))
      default: break
      }
    }
    name(identifiers, in: tree)
    for (id, initial) in inner { targets[id] = targets[initial] ?? ForeignID.scene(initial) }
  }

  /// What stands for others in documents for macOS has ids of its own.
  private mutating func macPlaceholder(_ id: String, _ index: Int, isResponder: Bool) {
    switch id {
    case "-1": targets[id] = "firstResponder"
    case "-2":
      targets[id] = "owner"
      owner = index
    // Its id would be that of the third object of old files.
    case "-3": targets[id] = "application"
    default: if isResponder { targets[id] = "firstResponder" }
    }
  }

  /// A controller is called by its identifier, unless something else is called so.
  private mutating func name(_ identifiers: [(id: String, name: String)], in tree: SyntaxTree) {
    guard !identifiers.isEmpty else { return }
    var taken = Set(scenes.keys.map(ForeignID.scene))
    for (id, name) in identifiers where taken.insert(name).inserted { targets[id] = name }
  }

  /// Whether both are in scenes, and not in the same one.
  func areApart(_ source: Int, _ id: String, in tree: SyntaxTree) -> Bool {
    guard let scene = scenes[id] else { return false }
    return !(scene..<Int(tree.elements[scene].subtreeEnd)).contains(source)
  }

  /// Whether an identifier can be an id as it is.
  static func isWord(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return ReservedID(rawValue: text) == nil
      && text.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) || $0 == 0x5F
      }
  }

  /// What a controller with an identifier is called in a scene.
  static func name(_ identifier: String) -> String {
    isWord(identifier) ? identifier : ForeignID.scene(identifier)
  }
}
