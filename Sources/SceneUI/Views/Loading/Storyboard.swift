import SceneRuntime
import SceneValues

/// A compiled storyboard that creates controllers in a context.
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
  /// The file that contains the scenes. Several storyboards can use the same file.
  public var file: SceneFile { context.current(opened) }
  private let opened: SceneFile
  /// The context in which the controllers are created.
  public let context: SceneContext

  /// Opens and verifies a compiled storyboard. If there is a variant of the file for the idiom, such as `Main~pad.scenec`
  /// for `Main.scenec`, the variant is opened.
  ///
  /// - Throws: `LoadingError` if the file cannot be read or is invalid.
  public init(path: String, context: SceneContext, options: LoadingOptions = LoadingOptions()) throws {
    opened = try SceneFile(
      path: context.variant(ofFile: path), registry: context.registry, options: context.trusting(options))
    self.context = context
    context.didOpen(opened)
  }

  /// Creates a storyboard from an open file. Several storyboards can use the same file.
  public init(file: SceneFile, context: SceneContext) {
    opened = file
    self.context = context
    context.didOpen(opened)
  }

  /// The IDs of the scenes that can be instantiated.
  public var identifiers: [String] { file.sceneIDs }

  /// The tint color that the storyboard specifies for its windows, or nil if it specifies none.
  public var tintColor: Color? {
    guard case .color(let color)? = file.documentValue(forKey: "tintColor") else { return nil }
    return color
  }

  /// Creates the controller of the initial scene. The controller's view is loaded on first access.
  ///
  /// - Throws: `LoadingError` if the scene cannot be loaded.
  public func instantiateInitialViewController() throws -> ViewController {
    try context.appearanceRules.add(rulesOf: file)
    return try viewController(file.instantiateScene(nil, in: context, by: self))
  }

  /// Creates the controller of the scene with the given ID.
  ///
  /// - Throws: `LoadingError` if the scene cannot be loaded. If the ID is unknown, the error lists the existing IDs.
  public func instantiate(_ identifier: String) throws -> ViewController {
    try context.appearanceRules.add(rulesOf: file)
    return try viewController(file.instantiateScene(identifier, in: context, by: self))
  }

  /// Creates the controller of the scene at an index in the file. Use this method for scenes without an ID.
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
      .refused("the segue '\(segue.identifier ?? segue.kind)' has no destination"), at: segue.place)
  }

  /// Returns the current version of the file, or the given version if the current one no longer contains the scene.
  private func current(_ file: SceneFile, with scene: Int) -> SceneFile {
    self.file.sceneIndex(like: scene, of: file) == nil ? file : self.file
  }

  private func viewController(_ controller: any SceneController) throws -> ViewController {
    guard let controller = controller as? ViewController else {
      throw LoadingError(.cannotInstantiate(class: String(describing: type(of: controller))))
    }
    return controller
  }

  /// The declaration of the storyboard's root element.
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

  /// Does nothing. Storyboards are never created by loading a scene, so this method is never called.
  public func awakeFromNib() {}
}
