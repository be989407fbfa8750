import SceneRuntime

/// A typed reference to a scene by its ID. `scenec generate` creates one for each scene.
///
/// ```swift
/// let storyboard = try Storyboard(path: "AlarmClock.scenec", context: context)
/// let preferences = try AlarmClock.scenes.preferences.instantiate(from: storyboard)
/// preferences.alarm = alarm  // a PreferencesViewController
/// ```
public struct SceneReference<Controller: ViewController>: Hashable, Sendable {
  /// The ID of the scene's controller.
  public let id: String
  /// The name of the compiled file without its folders, such as `AlarmClock.scenec`, or nil if unspecified.
  public let fileName: String?

  /// Creates a reference to the scene whose controller has the given ID. Instantiation fails if the scene does not exist.
  ///
  /// - Parameters:
  ///   - id: The ID of the controller.
  ///   - fileName: The name of the compiled file. The default is nil.
  public init(_ id: String, in fileName: String? = nil) {
    self.id = id
    self.fileName = fileName
  }

  /// Creates the scene's controller. The controller's view is loaded on first access.
  ///
  /// - Throws: `LoadingError`, for example if the storyboard lacks the scene or the controller is of a different class.
  public func instantiate(from storyboard: Storyboard) throws -> Controller {
    let made = try storyboard.instantiate(id)
    guard let controller = made as? Controller else {
      throw LoadingError(
        .refused(
          """
          the controller of the scene '\(object: id)' is a '\(class: type(of: made))', but code expects \
          a '\(class: Controller.self)'
          """
        ),
        at: made.scenePlace)
    }
    return controller
  }
}
