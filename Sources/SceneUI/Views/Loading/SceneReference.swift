import SceneRuntime

/// A scene by its id, with the class of its controller: what `scenec generate` makes of each.
///
/// ```swift
/// let storyboard = try Storyboard(path: "AlarmClock.scenec", context: context)
/// let preferences = try AlarmClock.scenes.preferences.instantiate(from: storyboard)
/// preferences.alarm = alarm  // a PreferencesViewController
/// ```
public struct SceneReference<Controller: ViewController>: Hashable, Sendable {
  /// The id of the scene's controller.
  public let id: String
  /// The name of the compiled file that the scene is in, without folders: `AlarmClock.scenec`; nil where nobody said it.
  public let fileName: String?

  /// Makes a reference to the scene whose controller has an id; whether there is one, shows when it is
  /// instantiated.
  ///
  /// - Parameters:
  ///   - id: of the controller.
  ///   - fileName: of the compiled file, for those who look for it by this reference; nil unless said.
  public init(_ id: String, in fileName: String? = nil) {
    self.id = id
    self.fileName = fileName
  }

  /// Makes the scene's controller. Its view is loaded when it is first asked for.
  ///
  /// - Throws: `LoadingError`; also where the storyboard is another than the reference was made from: it has no such
  ///   scene then, or one of another class.
  public func instantiate(from storyboard: Storyboard) throws -> Controller {
    let made = try storyboard.instantiate(id)
    guard let controller = made as? Controller else {
      throw LoadingError(
        .refused(
          "the controller of the scene '\(object: id)' is a '\(class: type(of: made))', where code expects a '\(class: Controller.self)'"
        ),
        at: made.scenePlace)
    }
    return controller
  }
}
