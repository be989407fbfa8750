import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

/// What elements of a file are only named by others: looked for once, before anything is written.
struct Survey {
  /// What stands for a rectangle in constraints.
  struct Guide {
    enum Kind {
      case top, bottom
      case area(LayoutArea)
    }
    let kind: Kind
    /// The element whose guide it is: a view, or for those at the top and the bottom, the controller's.
    let owner: Int
  }

  /// The names that the reader looks for, in this file.
  let keys: [NameID?]
  /// What a scene calls some of the things that have ids.
  var targets = StringMap<String>()
  var guides = StringMap<Guide>()
  /// The elements that say what a system color looks like.
  var systemColors: [String: Int] = [:]
  /// Ids that a way out of a scene has.
  var exits: Set<String> = []
  /// The placeholder of a nib's owner.
  var owner: Int?
  /// Ids of what is in another bundle.
  var elsewhere: Set<String> = []
  /// Where scenes of other bundles are named.
  private(set) var otherBundles: [SourceRange] = []
  /// For what is not always there, when it is, by its id.
  var presences = StringMap<Presence>()
  /// Which scene something is in, by its id.
  private(set) var scenes = StringMap<Int>()

  /// The elements that are looked at for more than their ids.
  private enum Role: CaseIterable {
    case placeholder, exit, controllerPlaceholder, viewGuide, keyboardGuide, controllerGuide, systemColor,
      exclude, include

    func name(isMac: Bool) -> String {
      switch self {
      case .placeholder: isMac ? "customObject" : "placeholder"
      case .exit: "exit"
      case .controllerPlaceholder: isMac ? "controllerPlaceholder" : "viewControllerPlaceholder"
      case .viewGuide: "viewLayoutGuide"
      case .keyboardGuide: "keyboardLayoutGuide"
      case .controllerGuide: "viewControllerLayoutGuide"
      case .systemColor: "systemColor"
      case .exclude: "exclude"
      case .include: "include"
      }
    }

    /// The roles of elements, by their names.
    static func byName(in names: NameTable, isMac: Bool) -> [Role?] {
      var roles = [Role?](repeating: nil, count: names.count)
      for role in allCases {
        if let name = names.id(of: role.name(isMac: isMac)) { roles[Int(name.rawValue)] = role }
      }
      return roles
    }
  }

  init(_ tree: SyntaxTree, isMac: Bool) {
    let names = tree.names
    let keys = ReaderKey.ids(in: names)
    self.keys = keys
    func text(_ key: ReaderKey, _ index: Int) -> String? {
      keys[key.rawValue].flatMap { tree.attribute($0, of: tree.elements[index]) }.map { tree.value(of: $0) }
    }
    let roles = Role.byName(in: names, isMac: isMac)
    let identifier = keys[ReaderKey.storyboardIdentifier.rawValue]
    let sceneName = names.id(of: "scene")
    var scene = -1
    // References to the scene that this very storyboard begins with.
    var inner: [(id: String, initial: String)] = []
    var identifiers: [(id: String, name: String)] = []
    scenes.reserveCapacity(tree.elements.count / 4)
    for (index, element) in tree.elements.enumerated() {
      let role = roles[Int(element.name.rawValue)]
      if let identifier, role != .controllerPlaceholder,
        let attribute = tree.attribute(identifier, of: element), let id = text(.id, index)
      {
        let name = tree.value(of: attribute)
        identifiers.append((id, Self.name(name)))
      }
      if element.name == sceneName { scene = index }
      let id = text(.id, index)
      if scene >= 0, let id { scenes.set(scene, for: id) }
      switch role {
      case nil: continue
      case .systemColor:
        if let name = text(.name, index) { systemColors[name] = index }
      case .exclude, .include:
        // In a mask of a variation.
        if let reference = text(.reference, index), element.parent > 0,
          let traits = text(.key, Int(tree.elements[Int(element.parent)].parent))
        {
          var presence = presences[reference] ?? Presence()
          presence.add(traits, isThere: role == .include)
          presences.set(presence, for: reference)
        }
      case let role?:
        guard let id else { continue }
        switch role {
        case .placeholder where isMac:
          macPlaceholder(id, index, isResponder: text(.sceneMemberID, index) == "firstResponder")
        case .placeholder:
          let isOwner = text(.placeholderIdentifier, index) == "IBFilesOwner"
          if isOwner { owner = index }
          targets.set(isOwner ? "owner" : "firstResponder", for: id)
        case .exit: exits.insert(id)
        case .controllerPlaceholder:
          let name = text(.referencedIdentifier, index).map(Self.name)
          if text(.bundleIdentifier, index) != nil {
            elsewhere.insert(id)
            otherBundles.append(element.nameRange)
          } else if let storyboard = text(.storyboardName, index), !storyboard.isEmpty {
            targets.set("\(storyboard)#\(name ?? "")", for: id)
          } else if let name {
            targets.set(name, for: id)
          } else if let initial = text(.initialViewController, 0) {
            inner.append((id, initial))
          }
        case .viewGuide:
          if let area = Self.area(text(.key, index)) {
            guides.set(Guide(kind: .area(area), owner: Int(element.parent)), for: id)
          } else {
            elsewhere.insert(id)
          }
        case .keyboardGuide:
          guides.set(Guide(kind: .area(.keyboard), owner: Int(element.parent)), for: id)
        case .controllerGuide:
          // In `layoutGuides`, in the controller.
          let owner = tree.elements[Int(element.parent)].parent
          guides.set(
            Guide(kind: text(.type, index) == "bottom" ? .bottom : .top, owner: max(0, Int(owner))), for: id)
        case .systemColor, .exclude, .include: break
        }
      }
    }
    name(identifiers, in: tree)
    for (id, initial) in inner { targets.set(targets[initial] ?? ForeignID.scene(initial), for: id) }
  }

  /// The area that a guide of a view is; nil for one that a scene has no word for.
  private static func area(_ key: String?) -> LayoutArea? {
    switch key {
    case nil, "safeArea", "safeAreaLayoutGuide": .safeArea
    case "layoutMargins", "layoutMarginsGuide": .margins
    case "readableContent", "readableContentGuide": .readableContent
    case "keyboard", "keyboardLayoutGuide": .keyboard
    case "contentLayoutGuide": .contentGuide
    case "frameLayoutGuide": .frameGuide
    default: nil
    }
  }

  /// What stands for others in documents for macOS has ids of its own.
  private mutating func macPlaceholder(_ id: String, _ index: Int, isResponder: Bool) {
    switch id {
    case "-1": targets.set("firstResponder", for: id)
    case "-2":
      targets.set("owner", for: id)
      owner = index
    // Its own id would become `_3`, which the third object of an archive has.
    case "-3": targets.set("application", for: id)
    default: if isResponder { targets.set("firstResponder", for: id) }
    }
  }

  /// A controller is called by its identifier, unless something else is called so.
  private mutating func name(_ identifiers: [(id: String, name: String)], in tree: SyntaxTree) {
    guard !identifiers.isEmpty else { return }
    // Ids as Xcode makes them are ten letters long, which few identifiers are.
    let lengths = Set(identifiers.map(\.name.utf8.count))
    var taken = StringNumbers()
    for id in scenes.keys where ForeignID.length(of: id).map(lengths.contains) != false {
      _ = taken.insert(ForeignID.scene(id))
    }
    for (id, name) in identifiers where !taken.contains(name) {
      _ = taken.insert(name)
      targets.set(name, for: id)
    }
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
