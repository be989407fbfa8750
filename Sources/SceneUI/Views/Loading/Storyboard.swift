import SceneRuntime
import SceneValues

/// A compiled storyboard, ready to make controllers in a context.
///
/// ```swift
/// var registry = Registry.library
/// try registry.register(ClockView.self)
/// let context = SceneContext(registry: registry)
/// let storyboard = try Storyboard(path: "AlarmClock.scenec", context: context)
/// let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
/// window.rootViewController = try storyboard.instantiateInitialViewController()
/// try window.makeKeyAndVisible()
/// ```
public final class Storyboard: SceneObject {
  /// The file that the scenes are made from; any number of storyboards may share it.
  public var file: SceneFile { context.current(opened) }
  private let opened: SceneFile
  /// The context that the controllers live in.
  public let context: SceneContext

  /// Opens and verifies a compiled storyboard: for `Main.scenec`, `Main~pad.scenec` on that idiom, where there is one.
  ///
  /// - Throws: `LoadingError` where the file cannot be read or is not what it should be.
  public init(path: String, context: SceneContext, options: LoadingOptions = LoadingOptions()) throws {
    opened = try SceneFile(
      path: context.variant(ofFile: path), registry: context.registry, options: context.trusting(options))
    self.context = context
    context.didOpen(opened)
  }

  /// Uses an opened file, which any number of graphs may share.
  public init(file: SceneFile, context: SceneContext) {
    opened = file
    self.context = context
    context.didOpen(opened)
  }

  /// The ids by which scenes can be instantiated.
  public var identifiers: [String] { file.sceneIDs }

  /// The tint color that the storyboard gives its windows; nil where it leaves it to them.
  public var tintColor: Color? {
    guard case .color(let color)? = file.documentValue(forKey: "tintColor") else { return nil }
    return color
  }

  /// Makes the initial scene's controller. Its view is loaded when it is first asked for.
  ///
  /// - Throws: `LoadingError`.
  public func instantiateInitialViewController() throws -> ViewController {
    try context.appearanceRules.add(rulesOf: file)
    return try viewController(file.instantiateScene(nil, in: context, by: self))
  }

  /// Makes a scene's controller.
  ///
  /// - Throws: `LoadingError`; for an unknown id, one that names those there are.
  public func instantiate(_ identifier: String) throws -> ViewController {
    try context.appearanceRules.add(rulesOf: file)
    return try viewController(file.instantiateScene(identifier, in: context, by: self))
  }

  /// Makes the controller of a scene by its place in the file, which one without id has as well.
  ///
  /// - Throws: `LoadingError`.
  package func instantiate(sceneAt index: Int) throws -> ViewController {
    try context.appearanceRules.add(rulesOf: file)
    return try viewController(file.instantiateScene(at: index, in: context, by: self))
  }

  func destination(of segue: SegueInfo) throws -> ViewController {
    if let scene = segue.destination {
      let file = segue.file === self.file ? self.file : current(segue.file, with: scene)
      let scene = file === segue.file ? scene : file.sceneIndex(like: scene, of: segue.file)!
      return try viewController(file.instantiateScene(at: scene, in: context, by: self))
    }
    if let external = segue.external { return try controllerElsewhere(external, at: segue.place) }
    throw LoadingError(
      .refused("the segue '\(segue.identifier ?? segue.kind)' leads nowhere"), at: segue.place)
  }

  /// Whose scene a segue leads to that another state of the file says: what the file says now, if it has the scene still.
  private func current(_ file: SceneFile, with scene: Int) -> SceneFile {
    self.file.sceneIndex(like: scene, of: file) == nil ? file : self.file
  }

  private func viewController(_ controller: any SceneController) throws -> ViewController {
    guard let controller = controller as? ViewController else {
      throw LoadingError(.cannotInstantiate(class: String(describing: type(of: controller))))
    }
    return controller
  }

  /// Scenes speak of the storyboard by its root element.
  public static var declaration: ClassDeclaration {
    ClassDeclaration(notMade: Storyboard.self, "A file that contains scenes.") {
      $0.property("tintColor", "The tint color of its windows.", get: \.tintColor, set: { _, _ in })
      $0.slot("controller", accepts: "ViewController", "The view controller of the scene.")
      $0.slot(
        "views", accepts: "View", "Top-level views of the scene, which are not in the view of the controller."
      )
      $0.slot("recognizers", accepts: "GestureRecognizer", "Top-level gesture recognizers of the scene.")
      $0.slot("objects", accepts: Vocabulary.anyClass, "Top-level objects of the scene.")
    }
  }

  /// Does nothing: loading makes no storyboards, and so never calls it.
  public func awakeFromNib() {}
}
