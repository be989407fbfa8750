import SceneDrawing
import SceneValues

// The content for each state, and for the current one.
extension Button {
  /// Returns the title for a state. States without a title use the title for the normal state.
  public func title(for state: Control.State) -> String? { titles[state] }

  /// Sets the title for a single state. Pass nil to use the title for the normal state.
  public func setTitle(_ title: String?, for state: Control.State) {
    titles[exactly: state] = title
    contentDidChange()
  }

  /// Returns the attributed title for a state. States without an attributed title use that of the normal state.
  public func attributedTitle(for state: Control.State) -> AttributedText? {
    attributedTitles?[state] ?? attributedTitles?[.normal]
  }

  /// Sets the attributed title for a single state. The attributed title replaces the plain title. Pass nil to
  /// use the title for the normal state. Parts without a font or color use the button's font or color.
  public func setAttributedTitle(_ title: AttributedText?, for state: Control.State) {
    var titles = attributedTitles ?? [:]
    titles[state] = title
    attributedTitles = titles.isEmpty ? nil : titles
    contentDidChange()
  }

  /// Returns the title color for a state. States without a color use the color for the normal state.
  public func titleColor(for state: Control.State) -> Color? {
    exactTitleColor(for: state) ?? exactTitleColor(for: .normal)
  }

  /// Sets the title color for a single state. The color is not dimmed. Pass nil to use the color for the normal state.
  public func setTitleColor(_ color: Color?, for state: Control.State) {
    titleColors[exactly: state] = color
    setNeedsDisplay()
  }

  /// Returns the title shadow color for a state. States without a color use the color for the normal state.
  public func titleShadowColor(for state: Control.State) -> Color? { titleShadowColors[state] }

  /// Sets the title shadow color for a single state. Pass nil to use the color for the normal state.
  public func setTitleShadowColor(_ color: Color?, for state: Control.State) {
    titleShadowColors[exactly: state] = color
    setNeedsDisplay()
  }

  /// Returns the image for a state. States without an image use the image for the normal state.
  public func image(for state: Control.State) -> ImageName? { images[state] }

  /// Sets the image for a single state. Pass nil to use the image for the normal state. That image is dimmed while the
  /// button is highlighted or disabled.
  public func setImage(_ image: ImageName?, for state: Control.State) {
    images[exactly: state] = image
    contentDidChange()
  }

  /// Returns the background image for a state. States without an image use the background image for the normal state.
  public func backgroundImage(for state: Control.State) -> ImageName? { backgroundImages[state] }

  /// Sets the background image for a single state. Pass nil to use the background image for the normal state.
  public func setBackgroundImage(_ image: ImageName?, for state: Control.State) {
    backgroundImages[exactly: state] = image
    setNeedsDisplay()
  }

  /// The title for the current state, or an empty string if there is none.
  public var currentTitle: String { currentAttributedTitle?.text ?? title(for: state) ?? "" }
  /// The attributed title for the current state, or nil if the title is plain.
  public var currentAttributedTitle: AttributedText? {
    attributedTitles == nil ? nil : attributedTitle(for: state)
  }
  /// The image for the current state, or nil if there is none.
  public var currentImage: ImageName? { image(for: state) }
  /// The background image for the current state, or nil if there is none.
  public var currentBackgroundImage: ImageName? { backgroundImage(for: state) }
}
