import SceneRuntime
import SceneValues

extension Storyboard: SceneFactory {
  /// Sets the controller's storyboard before `awakeFromNib()`.
  public func willConnect(_ controller: any SceneController) {
    (controller as? ViewController)?.storyboard = self
  }

  /// Creates a controller that another controller will contain.
  public func makeController(
    _ id: String, heldBy holder: any SceneController
  ) throws -> any SceneController {
    guard let controller = holder as? ViewController, let place = controller.scenePlace else {
      throw LoadingError(.refused("'\(class: type(of: holder))' cannot contain controllers"))
    }
    // The limit detects controllers that contain themselves, directly or indirectly.
    guard context.holders.count < Self.maximumNesting else {
      let circle = Message.joined(context.holders.suffix(3).map(controller.describe), separator: ", ")
      throw LoadingError(
        .refused(
          """
          containers are nested more than \(Self.maximumNesting) levels deep: check that they do not \
          contain each other (\(circle))
          """),
        at: place)
    }
    context.holders.append(controller)
    defer { context.holders.removeLast() }
    if id.contains("#") { return try controllerElsewhere(id, at: place) }
    guard let scene = file.scene(withID: id) else {
      throw LoadingError(.unknownScene(id, known: identifiers), at: place)
    }
    return try instantiate(sceneAt: scene)
  }

  /// The maximum nesting depth of controllers, which is far greater than the depth in real apps.
  static let maximumNesting = 64
}
