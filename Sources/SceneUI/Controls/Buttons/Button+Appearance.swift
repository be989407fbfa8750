import SceneDrawing
import SceneRuntime
import SceneValues

// What appearance rules may say of buttons.
extension AppearanceKeys where Object: Button {
  /// The font that rules give to buttons.
  public var font: AppearanceKey<Font> { AppearanceKey() }
  /// The insets around image and title that rules give to buttons.
  public var contentInsets: AppearanceKey<EdgeInsets> { AppearanceKey() }
  /// The colors of titles that rules give to buttons, by state.
  public var titleColor: VariantAppearanceKey<Control.State, Color> { VariantAppearanceKey() }
  /// The colors of titles' shadows that rules give to buttons, by state.
  public var titleShadowColor: VariantAppearanceKey<Control.State, Color> { VariantAppearanceKey() }
  /// The images behind all that rules give to buttons, by state.
  public var backgroundImage: VariantAppearanceKey<Control.State, ImageName> { VariantAppearanceKey() }
}

extension AppearanceProxy where Object: Button {
  /// What a rule says of the title's color in a state; nil where none says anything.
  public func titleColor(for state: Control.State) -> Color? { self[\.titleColor, for: state] }
  /// Makes a rule for the title's color in a state; nil takes the rule away.
  public func setTitleColor(_ color: Color?, for state: Control.State) {
    self[\.titleColor, for: state] = color
  }

  /// What a rule says of the title's shadow in a state; nil where none says anything.
  public func titleShadowColor(for state: Control.State) -> Color? { self[\.titleShadowColor, for: state] }
  /// Makes a rule for the color of the title's shadow in a state; nil takes the rule away.
  public func setTitleShadowColor(_ color: Color?, for state: Control.State) {
    self[\.titleShadowColor, for: state] = color
  }

  /// What a rule says of the image behind all in a state; nil where none says anything.
  public func backgroundImage(for state: Control.State) -> ImageName? { self[\.backgroundImage, for: state] }
  /// Makes a rule for the image behind all in a state; nil takes the rule away.
  public func setBackgroundImage(_ image: ImageName?, for state: Control.State) {
    self[\.backgroundImage, for: state] = image
  }
}
