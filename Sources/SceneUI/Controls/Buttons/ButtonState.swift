import SceneRuntime
import SceneValues

/// A button's content for a combination of states: `<state name="selected" title="…"/>`.
public final class ButtonState: PlainSceneObject {
  /// The combination of states to which the content applies. An empty set represents the normal state.
  public var state = Control.State.normal
  /// The title for this state, or nil to keep the button's title.
  public var title: String? { didSet { titleDidChange(from: oldValue) } }
  /// The title color for this state, or nil to keep the button's title color.
  public var titleColor: Color?
  /// The title shadow color for this state, or nil to keep the button's title shadow color.
  public var titleShadowColor: Color?
  /// The image next to the title for this state, or nil to keep the button's image.
  public var image: ImageName?
  /// The background image for this state, or nil to keep the button's background image.
  public var backgroundImage: ImageName?

  private var fragments: LabelParts?
  private weak var button: Button?

  /// Creates empty content for the normal state.
  public init() {}

  /// The declaration of the `<state>` element in a button.
  public static var declaration: ClassDeclaration {
    ClassDeclaration(ButtonState.self, element: "state", "The content of a button in a particular state.") {
      $0.property(
        "name", default: .normal, "The states, such as 'selected highlighted'.", get: \.state,
        set: { $0.state = $1 })
      $0.property("title", get: \.title, set: { $0.title = $1 })
      $0.localizable("title")
      $0.placeholders("title")
      $0.property("titleColor", get: \.titleColor, set: { $0.titleColor = $1 })
      $0.property("titleShadowColor", get: \.titleShadowColor, set: { $0.titleShadowColor = $1 })
      $0.property("image", "The image next to the title.", get: \.image, set: { $0.image = $1 })
      $0.property(
        "backgroundImage", "The background image.", get: \.backgroundImage, set: { $0.backgroundImage = $1 })
      $0.slot("fragments", "The attributed title. Replaces 'title'.") {
        (state, fragment: TextFragment) in
        state.add(fragment)
      }
    }
  }

  /// Does nothing, because the values have already been applied to the button.
  public func awakeFromNib() {}

  func apply(to button: Button) {
    self.button = button
    if let title { button.setTitle(title, for: state) }
    if let fragments { button.setAttributedTitle(fragments.text, for: state) }
    if let titleColor { button.setTitleColor(titleColor, for: state) }
    if let titleShadowColor { button.setTitleShadowColor(titleShadowColor, for: state) }
    if let image { button.setImage(image, for: state) }
    if let backgroundImage { button.setBackgroundImage(backgroundImage, for: state) }
  }

  private func add(_ fragment: TextFragment) {
    fragment.owner = self
    let parts = fragments ?? LabelParts()
    parts.add(fragment)
    fragments = parts
  }

  private func titleDidChange(from old: String?) {
    guard let button, let title, title != old, button.title(for: state) == old else { return }
    button.setTitle(title, for: state)
  }
}

extension ButtonState: FragmentOwner {
  func fragmentDidChange(_ fragment: TextFragment) {
    guard let button, let fragments, button.attributedTitle(for: state) == fragments.text,
      fragments.rejoin(for: fragment)
    else { return }
    button.setAttributedTitle(fragments.text, for: state)
  }
}
