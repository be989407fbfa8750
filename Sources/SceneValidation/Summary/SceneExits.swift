import SceneModel
import SceneValues

/// The scenes from which users can navigate away, and the scenes that cover the screen.
struct SceneExits {
  private let sceneOf: [Int?]
  private var open: Set<Int> = []
  /// The scenes that have a view. Scenes without a view have no content yet.
  private var shown: Set<Int> = []

  init(of scene: CheckedScene) {
    let document = scene.document
    sceneOf = document.objects.map(\.scene)
    for index in document.objects.indices {
      guard let home = document.objects[index].scene else { continue }
      if !scene.isPlain(index) { open.insert(home) }
      if document.objects[index].slot == "view" { shown.insert(home) }
    }
    for segue in document.segues {
      // An embedded scene that cannot be found may lead to any scene.
      let isEmbedded =
        segue.knownKind == .embed && segue.destination.map { hasDestination($0, in: scene) } == true
      if !isEmbedded { note(segue.holder) }
    }
    for action in document.actions { note(action.sender) }
    let table = scene.valueTable
    for index in table.faulty + table.unknown + table.references {
      let value = document.values[index]
      guard let holder = document.object(of: value.owner) else { continue }
      let isUnknown = value.type == nil || value.error != nil
      let holdsUnknown =
        scene.holdsControllers(value.type)
        && value.words.contains { !hasDestination($0, in: scene) }
      if isUnknown || holdsUnknown { note(holder) }
    }
  }

  private func hasDestination(_ name: Name, in scene: CheckedScene) -> Bool {
    name.elsewhere != nil || scene.object(name) != nil
  }

  private mutating func note(_ object: Int) {
    if let home = sceneOf[object] { open.insert(home) }
  }

  func isOpen(_ scene: Int) -> Bool { open.contains(scene) }
  func isShown(_ scene: Int) -> Bool { shown.contains(scene) }

  private static let coveringStyles: Set<String> = [
    "fullScreen", "overFullScreen", "currentContext", "overCurrentContext",
  ]

  /// Returns whether a presentation style covers the screen. The default style, which nil represents, does.
  static func covers(_ style: PropertyValue?) -> Bool {
    guard let style else { return true }
    guard case .enumeration(let name) = style.value else { return false }
    return coveringStyles.contains(name)
  }

  /// Returns whether a transition keeps the presenter's page visible. A tap on the page dismisses the controller.
  static func keepsPage(_ transition: PropertyValue?) -> Bool {
    transition?.value == .enumeration("partialCurl")
  }

  static func values(_ attribute: String, in scene: CheckedScene) -> [Int: PropertyValue] {
    var styles: [Int: PropertyValue] = [:]
    for index in scene.valueTable.ofSegues where scene.document.values.isKey(attribute, at: index) {
      let value = scene.document.values[index]
      if case .segue(let segue) = value.owner { styles[segue] = value }
    }
    return styles
  }
}
