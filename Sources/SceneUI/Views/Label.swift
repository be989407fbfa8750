import SceneDrawing
import SceneRuntime
import SceneValues

/// Text that is read and not edited.
open class Label: View {
  public var text = "" { didSet { contentDidChange(oldValue != text) } }
  public var font = Font.system(17) { didSet { contentDidChange(oldValue != font) } }
  public var textColor = Color.label { didSet { contentDidChange(oldValue != textColor) } }
  public var textAlignment = TextAlignment.left { didSet { contentDidChange(oldValue != textAlignment) } }
  /// How many lines at most; 0 for as many as fit.
  public var numberOfLines = 1 { didSet { contentDidChange(oldValue != numberOfLines) } }
  public var lineBreakMode = LineBreakMode.tailTruncation {
    didSet { contentDidChange(oldValue != lineBreakMode) }
  }

  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override func setDefaults() { isUserInteractionEnabled = false }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(Label.self, element: "label", "Text that is read and not edited.") {
      $0.property(
        "userInteractionEnabled", default: false, get: \.isUserInteractionEnabled,
        set: { $0.isUserInteractionEnabled = $1 })
      $0.property("text", default: "", get: \.text, set: { $0.text = $1 })
      $0.property("font", default: .system(17), get: \.font, set: { $0.font = $1 })
      $0.property("textColor", default: .label, get: \.textColor, set: { $0.textColor = $1 })
      $0.property("textAlignment", default: .left, get: \.textAlignment, set: { $0.textAlignment = $1 })
      $0.property(
        "numberOfLines", default: 1, "0 for as many as fit.", get: \.numberOfLines,
        set: { $0.numberOfLines = $1 })
      $0.property(
        "lineBreakMode", default: .tailTruncation, get: \.lineBreakMode, set: { $0.lineBreakMode = $1 })
    }
  }

  private func contentDidChange(_ changed: Bool) {
    guard changed else { return }
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private func layout(width: Double?, maximumLines: Int) -> TextLayout {
    TextLayout(
      text, font: font, width: width, maximumLines: maximumLines, lineBreak: lineBreakMode,
      alignment: textAlignment, metrics: textMetrics)
  }

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    // Lines beyond the height are left out, rather than drawn over what is above and below.
    let fitting = max(1, graphics.metrics.lineMetrics(for: font).lines(in: bounds.height))
    let layout = layout(
      width: bounds.width, maximumLines: numberOfLines > 0 ? min(numberOfLines, fitting) : fitting)
    // Text stands in the middle of the height.
    let top = bounds.minY + (bounds.height - layout.size.height) / 2
    graphics.setFillColor(textColor)
    graphics.drawText(layout, at: Point(x: bounds.minX, y: top))
  }

  override open func sizeThatFits(_ size: Size) -> Size {
    let layout = layout(
      width: numberOfLines == 1 || size.width == 0 ? nil : size.width, maximumLines: numberOfLines)
    return Size(width: layout.size.width.rounded(.up), height: layout.size.height.rounded(.up))
  }

  override open var intrinsicContentSize: (width: Double?, height: Double?) {
    let size = sizeThatFits(numberOfLines == 1 ? .zero : bounds.size)
    return (size.width, size.height)
  }
}

extension View {
  /// How text is measured: by the context, or, before there is one, by the built-in table.
  var textMetrics: any TextMetrics { contextIfAny?.textMetrics ?? BuiltInTextMetrics() }
}
