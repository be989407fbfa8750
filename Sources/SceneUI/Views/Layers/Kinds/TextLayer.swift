import SceneDrawing
import SceneValues

/// A layer that draws text, starting at the layer's top edge.
public final class TextLayer: Layer {
  /// The text. The default is empty.
  public var string = ""
  /// The font. The default is the 36-point system font.
  public var font = Font.system(36)
  /// The text color. The default is white.
  public var foregroundColor: Color? = .white {
    didSet { didChange("foregroundColor", from: oldValue, to: foregroundColor) }
  }
  /// The font size, in points. Setting this property changes the size of `font`.
  public var fontSize: Double {
    get { font.size }
    set {
      let old = font.size
      font.size = newValue.bounded(to: .lengths, from: old)
      didChange("fontSize", from: old, to: font.size)
    }
  }
  /// The horizontal alignment of the lines. The default is left.
  public var alignment = TextAlignment.left
  /// Whether lines wrap at the layer's width. If false (the default), only one line is drawn.
  public var isWrapped = false
  /// The way a single line is shortened if it does not fit. By default, it is clipped at the end.
  public var lineBreak = LineBreakMode.clip

  /// Draws the text in the layer's displayed bounds.
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

  /// Returns the value of `foregroundColor` or `fontSize`, or nil for any other property.
  override public func value(of property: String) -> AnimatedValue? {
    switch property {
    case "foregroundColor": .color(foregroundColor)
    case "fontSize": .number(fontSize)
    default: nil
    }
  }

  /// Sets `foregroundColor` or `fontSize`.
  override public func setValue(_ value: AnimatedValue, of property: String) {
    switch (property, value) {
    case ("foregroundColor", .color(let value)): foregroundColor = value
    case ("fontSize", .number(let value)): fontSize = value
    default: break
    }
  }
}
