import SceneRuntime
import SceneValues

extension Storyboard: SceneMaking {
  /// A controller knows its storyboard when it wakes up.
  public func willConnect(_ controller: any SceneController) {
    (controller as? ViewController)?.storyboard = self
  }

  /// Makes a controller that another one holds.
  public func makeController(
    _ id: String, heldBy holder: any SceneController
  ) throws -> any SceneController {
    guard let controller = holder as? ViewController, let place = controller.scenePlace else {
      throw LoadingError(.refused("'\(class: type(of: holder))' holds no controllers"))
    }
    // Whoever holds itself, through however many others, would never be made.
    guard context.holders.count < Self.deepestNesting else {
      let circle = Message.joined(context.holders.suffix(3).map(controller.describe), separator: ", ")
      throw LoadingError(
        .refused("containers are nested \(Self.deepestNesting) deep: do they hold each other? (\(circle))"),
        at: place)
    }
    context.holders.append(controller)
    defer { context.holders.removeLast() }
    if id.contains("#") { return try controllerElsewhere(id, at: place) }
    guard identifiers.contains(id) else {
      throw LoadingError(.unknownScene(id, known: identifiers), at: place)
    }
    return try instantiate(id)
  }

  /// Far more than any application has.
  static let deepestNesting = 64
}
