import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

/// An index of the elements to which other elements refer. The reader creates the index before writing the scene.
struct ReferenceIndex {
  struct Guide {
    enum Kind {
      case top, bottom
      case area(LayoutArea)
    }
    let kind: Kind
    /// The guide's owner: a controller for top and bottom layout guides, and a view for all other guides.
    let owner: Int
  }

  let keys: [NameID?]
  let canvas: CanvasNames
  /// The scene names of objects, by document id, if these names are not derived from the document ids.
  var targets = StringMap<String>()
  var guides = StringMap<Guide>()
  var systemColors: [String: Int] = [:]
  var exits: Set<String> = []
  var owner: Int?
  var elsewhere: Set<String> = []
  private(set) var otherBundles: [SourceRange] = []
  /// The ranges of the element names of storyboard references that identify neither a storyboard nor a scene.
  private(set) var emptyReferences: [SourceRange] = []
  var presences = StringMap<Presence>()
  private(set) var scenes = StringMap<Int>()

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

    static func byName(isMac: Bool) -> NameFacts<Role?> { isMac ? inAppKit : inUIKit }

    private static let inAppKit = NameFacts(
      Dictionary(uniqueKeysWithValues: allCases.map { ($0.name(isMac: true), $0) }))
    private static let inUIKit = NameFacts(
      Dictionary(uniqueKeysWithValues: allCases.map { ($0.name(isMac: false), $0) }))
  }

  init(_ tree: SyntaxTree, isMac: Bool) { self.init(tree, NameNumbers(tree.names), isMac: isMac) }

  init(_ tree: SyntaxTree, _ numbers: NameNumbers, isMac: Bool) {
    let names = tree.names
    canvas = CanvasNames(of: tree)
    let keys = ReaderKey.ids(in: numbers)
    self.keys = keys
    func text(_ key: ReaderKey, _ index: Int) -> String? {
      keys[key.rawValue].flatMap { tree.attribute($0, of: tree.elements[index]) }.map { tree.value(of: $0) }
    }
    let roles = Role.byName(isMac: isMac)
    let identifier = keys[ReaderKey.storyboardIdentifier.rawValue]
    let sceneName = names.id(of: "scene")
    var scene = -1
    var inner: [(id: String, initial: String)] = []
    var identifiers: [(id: String, name: String)] = []
    scenes.reserveCapacity(tree.elements.count / 4)
    for (index, element) in tree.elements.enumerated() {
      let role = roles[numbers[element.name]]
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
        if let reference = text(.reference, index), element.parent > 0,
          let traits = text(.key, Int(tree.elements[Int(element.parent)].parent))
        {
          var presence = presences[reference] ?? Presence()
          presence.add(traits, isPresent: role == .include)
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
          let isEmpty = [text(.storyboardName, index), text(.referencedIdentifier, index)].allSatisfy {
            $0?.allSatisfy(\.isWhitespace) != false
          }
          if isEmpty { emptyReferences.append(element.nameRange) }
          if text(.bundleIdentifier, index) != nil {
            elsewhere.insert(id)
            otherBundles.append(element.nameRange)
          } else if isEmpty {
            if let initial = text(.initialViewController, 0) { inner.append((id, initial)) }
          } else if let storyboard = text(.storyboardName, index), !storyboard.isEmpty {
            targets.set("\(storyboard)#\(name ?? "")", for: id)
          } else if let name {
            targets.set(name, for: id)
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
          let owner = tree.elements[Int(element.parent)].parent
          guides.set(
            Guide(kind: text(.type, index) == "bottom" ? .bottom : .top, owner: max(0, Int(owner))), for: id)
        case .systemColor, .exclude, .include: break
        }
      }
    }
    name(identifiers)
    for (id, initial) in inner { targets.set(targets[initial] ?? ForeignID.scene(initial), for: id) }
  }

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

  private mutating func macPlaceholder(_ id: String, _ index: Int, isResponder: Bool) {
    switch id {
    case "-1": targets.set("firstResponder", for: id)
    case "-2":
      targets.set("owner", for: id)
      owner = index
    // The id `-3` would become `_3`, which is also the scene id of `3`.
    case "-3": targets.set("application", for: id)
    default: if isResponder { targets.set("firstResponder", for: id) }
    }
  }

  private mutating func name(_ identifiers: [(id: String, name: String)]) {
    guard !identifiers.isEmpty else { return }
    // Lengths are compared first: ids that Xcode generates have ten characters, and few identifiers have this length.
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

  func areInDifferentScenes(_ source: Int, _ id: String, in tree: SyntaxTree) -> Bool {
    guard let scene = scenes[id] else { return false }
    return !(scene..<Int(tree.elements[scene].subtreeEnd)).contains(source)
  }

  static func isWord(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return !ReservedID.contains(text)
      && text.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) || $0 == 0x5F
      }
  }

  static func name(_ identifier: String) -> String {
    isWord(identifier) ? identifier : ForeignID.scene(identifier)
  }
}
