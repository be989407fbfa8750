import SceneDrawing
import SceneRuntime
import SceneValues

extension AppearanceKeys where Object: Button {
  /// The font of button titles.
  public var font: AppearanceKey<Font> { AppearanceKey() }
  /// The insets around a button's image and title.
  public var contentInsets: AppearanceKey<EdgeInsets> { AppearanceKey() }
  /// The title colors of buttons for each state.
  public var titleColor: VariantAppearanceKey<Control.State, Color> { VariantAppearanceKey() }
  /// The title shadow colors of buttons for each state.
  public var titleShadowColor: VariantAppearanceKey<Control.State, Color> { VariantAppearanceKey() }
  /// The background images of buttons for each state.
  public var backgroundImage: VariantAppearanceKey<Control.State, ImageName> { VariantAppearanceKey() }
}

extension AppearanceProxy where Object: Button {
  /// Returns the title color that an appearance rule sets for a state, or nil if there is no such rule.
  public func titleColor(for state: Control.State) -> Color? { self[\.titleColor, for: state] }
  /// Sets an appearance rule for the title color in a state. Pass nil to remove the rule.
  public func setTitleColor(_ color: Color?, for state: Control.State) {
    self[\.titleColor, for: state] = color
  }

  /// Returns the title shadow color that an appearance rule sets for a state, or nil if there is no such rule.
  public func titleShadowColor(for state: Control.State) -> Color? { self[\.titleShadowColor, for: state] }
  /// Sets an appearance rule for the title shadow color in a state. Pass nil to remove the rule.
  public func setTitleShadowColor(_ color: Color?, for state: Control.State) {
    self[\.titleShadowColor, for: state] = color
  }

  /// Returns the background image that an appearance rule sets for a state, or nil if there is no such rule.
  public func backgroundImage(for state: Control.State) -> ImageName? { self[\.backgroundImage, for: state] }
  /// Sets an appearance rule for the background image in a state. Pass nil to remove the rule.
  public func setBackgroundImage(_ image: ImageName?, for state: Control.State) {
    self[\.backgroundImage, for: state] = image
  }
}
