import SceneRuntime
import SceneValues

/// `<state name="selected" title="…"/>`: what a button shows in one combination of states.
public final class ButtonState: PlainSceneObject {
  /// The state that it is for; none of the bits for normal.
  public var state = Control.State.normal
  public var title: String?
  public var titleColor: Color?

  public init() {}

  public static var declaration: ClassDeclaration {
    ClassDeclaration(ButtonState.self, element: "state", "What a button shows in a state.") {
      $0.property(
        "name", default: .normal, "The bits that are set: 'selected highlighted'.", get: \.state,
        set: { $0.state = $1 })
      $0.property("title", get: \.title, set: { $0.title = $1 })
      $0.property("titleColor", get: \.titleColor, set: { $0.titleColor = $1 })
    }
  }

  public func awakeFromNib() {}
}
