import SceneDrawing
import SceneValues

/// A layer that shows text, from its upper edge down.
public final class TextLayer: Layer {
  /// What it shows; empty by default.
  public var string = ""
  /// The system's, 36 points large, by default.
  public var font = Font.system(36)
  /// White by default.
  public var foregroundColor: Color? = .white {
    didSet { didChange("foregroundColor", from: oldValue, to: foregroundColor) }
  }
  /// How large the font is, in points; `font` with another size.
  public var fontSize: Double {
    get { font.size }
    set {
      let old = font.size
      font.size = newValue.bounded(to: .lengths, from: old)
      didChange("fontSize", from: old, to: font.size)
    }
  }
  /// Where lines stand between the sides.
  public var alignment = TextAlignment.left
  /// Whether lines are broken at the bounds' width; false by default: then it is one line, cut short where it must.
  public var isWrapped = false
  /// What becomes of text that does not fit; it is cut off at the end by default.
  public var lineBreak = LineBreakMode.clip

  /// Draws the text in what is seen of the bounds.
  override public func drawProperties(
    _ values: PresentedProperties, in bounds: Rect, with graphics: GraphicsContext
  ) {
    guard let color = values["foregroundColor", foregroundColor], !string.isEmpty else { return }
    var font = font
    font.size = max(values["fontSize", font.size], 0)
    let layout = TextLayout(
      string, font: font, width: bounds.width, maximumLines: isWrapped ? 0 : 1,
      lineBreak: isWrapped ? .wordWrap : lineBreak, alignment: alignment, metrics: graphics.metrics)
    graphics.drawText(layout, at: bounds.origin, color: color)
  }

  /// The values of color and size.
  override public func value(of property: String) -> AnimatedValue? {
    switch property {
    case "foregroundColor": .color(foregroundColor)
    case "fontSize": .number(fontSize)
    default: nil
    }
  }

  /// Sets color and size.
  override public func setValue(_ value: AnimatedValue, of property: String) {
    switch (property, value) {
    case ("foregroundColor", .color(let value)): foregroundColor = value
    case ("fontSize", .number(let value)): fontSize = value
    default: break
    }
  }
}
