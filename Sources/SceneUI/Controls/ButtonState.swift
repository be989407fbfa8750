import SceneRuntime
import SceneValues

/// `<state name="selected" title="…"/>`: what a button shows in one combination of states.
public final class ButtonState: PlainSceneObject {
  /// The state that it is for; none of the bits for normal.
  public var state = Control.State.normal
  public var title: String?
  public var titleColor: Color?
  public var titleShadowColor: Color?
  public var image: ImageName?
  public var backgroundImage: ImageName?

  public init() {}

  public static var declaration: ClassDeclaration {
    ClassDeclaration(ButtonState.self, element: "state", "What a button shows in a state.") {
      $0.property(
        "name", default: .normal, "The bits that are set: 'selected highlighted'.", get: \.state,
        set: { $0.state = $1 })
      $0.property("title", get: \.title, set: { $0.title = $1 })
      $0.localizable("title")
      $0.property("titleColor", get: \.titleColor, set: { $0.titleColor = $1 })
      $0.property("titleShadowColor", get: \.titleShadowColor, set: { $0.titleShadowColor = $1 })
      $0.property("image", "Beside the title.", get: \.image, set: { $0.image = $1 })
      $0.property("backgroundImage", "Behind all.", get: \.backgroundImage, set: { $0.backgroundImage = $1 })
    }
  }

  public func awakeFromNib() {}

  /// Gives the button what is said here, and leaves the rest as it is.
  func apply(to button: Button) {
    if let title { button.setTitle(title, for: state) }
    if let titleColor { button.setTitleColor(titleColor, for: state) }
    if let titleShadowColor { button.setTitleShadowColor(titleShadowColor, for: state) }
    if let image { button.setImage(image, for: state) }
    if let backgroundImage { button.setBackgroundImage(backgroundImage, for: state) }
  }
}
