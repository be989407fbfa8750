import SceneDiagnostics
import SceneModel

extension Wiring {
  init(of scene: CheckedScene) {
    self.init()
    let document = scene.document
    var outlets: [Int?: [String]] = [:]
    for outlet in document.outlets { outlets[outlet.source, default: []].append(outlet.property.text) }
    if let owner = document.owner {
      uses.append(
        ClassUse(
          className: scene.ownerClass?.qualifiedName, name: owner, title: "the owner",
          outlets: outlets[nil] ?? [], isOwner: true))
    } else if let connected = outlets[nil] {
      uses.append(
        ClassUse(
          className: nil, name: Name("", .at(0)), title: "the owner", outlets: connected, isOwner: true))
    }
    for (index, object) in document.objects.enumerated() {
      guard let name = object.customClass else { continue }
      uses.append(
        ClassUse(
          className: scene.objectClasses[index]?.qualifiedName, name: name, title: scene.describe(index),
          outlets: outlets[index] ?? []))
    }
    actions = document.actions.map { action in
      let destination = scene.destination(action.destination, from: action.sender)
      return SentAction(
        selector: action.selector.text,
        className: destination.flatMap { scene.knownClass(of: $0)?.qualifiedName })
    }
    actions += scene.segueActions.map { action in
      SentAction(
        selector: action.selector.text,
        className: scene.isOfPresenter(action) ? nil : scene.objectClasses[action.source]?.qualifiedName)
    }
    for segue in document.segues {
      if let action = segue.action { actions.append(SentAction(selector: action.text, className: nil)) }
      let className = Self.handler(of: segue, in: scene)
      guard let identifier = segue.identifier else {
        if segue.trigger == nil { namelessSegues.append(className) }
        continue
      }
      segues.append(
        NamedSegue(
          identifier: identifier, className: className,
          isPerformedInCode: segue.trigger == nil && segue.knownKind != .embed,
          destination: segue.destination.flatMap { scene.linkTarget($0) }))
    }
    prototypes = document.objects.indices.filter { document.objects[$0].isPrototype }.map {
      CellPrototype($0, of: scene, hasOutlets: outlets[$0] != nil)
    }
    nibCells = document.objects.indices.filter { CellPrototype.isNibCell($0, in: scene) }.map {
      CellPrototype($0, of: scene, hasOutlets: outlets[$0] != nil)
    }
    nibObjects = document.objects.enumerated().filter { $1.scene == nil && $1.parent == nil }.map {
      NibObject(className: scene.objectClasses[$0]?.qualifiedName, nameRange: $1.nameRange)
    }
    runtimeTexts = Set(
      scene.valueTable.runtimeAttributes.lazy.map { document.values[$0].literal.text }
        .filter { $0.utf8.count <= Self.longestName })
  }

  private static let longestName = 256

  /// Returns the class whose code handles a segue, or nil if any class can handle it. On macOS, another object, such as
  /// the app delegate, handles the segues of the application's menus.
  private static func handler(of segue: SegueNode, in scene: CheckedScene) -> String? {
    guard let name = segue.source.flatMap({ scene.objectClasses[$0]?.qualifiedName }) else { return nil }
    let isOther = controllerClasses.allSatisfy { scene.vocabulary.isClass(name, descendantOf: $0) == false }
    return scene.isForMac && isOther ? nil : name
  }

  private static let controllerClasses = ["AppKit.NSViewController", "AppKit.NSWindowController"]
}
