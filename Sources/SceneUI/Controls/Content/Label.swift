import SceneDrawing
import SceneRuntime
import SceneValues

/// A view that shows read-only text.
open class Label: View, TextContent {
  /// The label's text. The default is an empty string. Setting this property removes all attributes.
  public var text: String {
    get { parts?.text.text ?? plainText }
    set {
      let hadParts = parts != nil
      parts = nil
      let changes = hadParts || newValue != plainText
      plainText = newValue
      contentDidChange(changes)
    }
  }
  private var plainText = ""
  /// The attributed text, or nil if the text is plain. The default is nil. Setting this property also changes
  /// `text`. Parts without a font, color, alignment, or line break mode use the label's values.
  public var attributedText: AttributedText? {
    get { parts?.text }
    set {
      guard newValue != attributedText else { return }
      parts = newValue.map { LabelParts($0) }
      contentDidChange(true)
    }
  }
  private var parts: LabelParts?

  /// The text's font. The default is the 17-point system font.
  @Stylable public var font = Font.system(17) { didSet { contentDidChange(oldValue != font) } }
  /// The text's color. The default is the system's label color.
  @Stylable public var textColor = Color.label { didSet { contentDidChange(oldValue != textColor) } }
  /// The horizontal alignment of lines. By default, lines are aligned with the leading edge.
  @Stylable public var textAlignment = TextAlignment.natural {
    didSet { contentDidChange(oldValue != textAlignment) }
  }
  /// The maximum number of lines, or 0 for no limit. The default is 1.
  @Within(.counts) public var numberOfLines = 1 {
    didSet {
      if (oldValue == 1) != (numberOfLines == 1) { wrappingDidChange() }
      contentDidChange(oldValue != numberOfLines)
    }
  }
  /// The method for shortening text that does not fit. By default, an ellipsis replaces the end of the text.
  @Stylable public var lineBreakMode = LineBreakMode.tailTruncation {
    didSet { contentDidChange(oldValue != lineBreakMode) }
  }

  /// Whether the font shrinks, down to `minimumScaleFactor`, if the text is too wide for one line. The default is false.
  public var adjustsFontSizeToFitWidth = false {
    didSet { contentDidChange(oldValue != adjustsFontSizeToFitWidth) }
  }
  /// The smallest factor, from 0 to 1, by which `adjustsFontSizeToFitWidth` can scale the font. The default is 0.5.
  @Within(.fractions) public var minimumScaleFactor = 0.5 {
    didSet { contentDidChange(oldValue != minimumScaleFactor) }
  }

  /// The maximum line width for computing the intrinsic content size, in points, or 0 for no limit. The default is 0.
  @Within(.lengths) public var preferredMaxLayoutWidth = 0.0 {
    didSet {
      if (oldValue == 0) != (preferredMaxLayoutWidth == 0) { wrappingDidChange() }
      contentDidChange(oldValue != preferredMaxLayoutWidth)
    }
  }

  /// The line spacing that tools set when they display attributed text, or nil to use the font's line spacing.
  package var lineSpacing: LineSpacing? { didSet { contentDidChange(oldValue != lineSpacing) } }

  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a label from its element in a scene. By default, the label does not receive touches.
  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override func setDefaults() { isUserInteractionEnabled = false }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(Label.self, element: "label", "Shows text that cannot be edited.") {
      $0.property(
        "userInteractionEnabled", default: false, get: \.isUserInteractionEnabled,
        set: { $0.isUserInteractionEnabled = $1 })
      $0.property("text", default: "", get: \.text, set: { $0.text = $1 })
      $0.localizable("text")
      $0.placeholders("text", initially: "Label")
      $0.property("font", default: .system(17), appearance: \.$font, get: \.font, set: { $0.font = $1 })
      $0.property(
        "textColor", default: .label, appearance: \.$textColor, get: \.textColor, set: { $0.textColor = $1 })
      $0.textColor("textColor")
      $0.property(
        "textAlignment", default: .natural, appearance: \.$textAlignment, get: \.textAlignment,
        set: { $0.textAlignment = $1 })
      $0.property(
        "numberOfLines", default: 1, in: .counts, "The maximum number of lines; 0 for no limit.",
        get: \.numberOfLines,
        set: { $0.numberOfLines = $1 })
      $0.property(
        "adjustsFontSizeToFitWidth", default: false,
        "Whether a single line shrinks to fit the width.",
        get: \.adjustsFontSizeToFitWidth, set: { $0.adjustsFontSizeToFitWidth = $1 })
      $0.property(
        "minimumScaleFactor", default: 0.5, in: .fractions, "The minimum scale of the font, from 0 to 1.",
        get: \.minimumScaleFactor, set: { $0.minimumScaleFactor = $1 })
      $0.property(
        "preferredMaxLayoutWidth", default: 0, in: .lengths,
        "The maximum width for the intrinsic size in points; 0 for no limit.",
        get: \.preferredMaxLayoutWidth, set: { $0.preferredMaxLayoutWidth = $1 })
      $0.property(
        "lineBreakMode", default: .tailTruncation, appearance: \.$lineBreakMode, get: \.lineBreakMode,
        set: { $0.lineBreakMode = $1 })
      $0.slot("fragments", "The attributed text. Replaces 'text'.") {
        (label, fragment: TextFragment) in
        label.add(fragment)
      }
    }
  }

  package override var shownTexts: [String] { text.isEmpty ? [] : [text] }

  override var accessibilityFacts: AccessibilityFacts? {
    var facts = AccessibilityFacts(.staticText, label: text)
    facts.traits = .staticText
    return facts
  }

  private func add(_ fragment: TextFragment) {
    fragment.owner = self
    if parts == nil { parts = LabelParts() }
    parts?.add(fragment)
    contentDidChange(true)
  }

  private func contentDidChange(_ changed: Bool) {
    guard changed else { return }
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private var shownFont: Font {
    guard adjustsFontSizeToFitWidth, numberOfLines > 0 else { return font }
    let minimumSize = font.size * minimumScaleFactor
    guard numberOfLines > 1 else {
      return font.shrunk(toFit: text, width: bounds.width, minimumSize: minimumSize, metrics: textMetrics)
    }
    return font.shrunk(minimumSize: minimumSize) { font in
      let lines = layout(width: bounds.width, maximumLines: 0, font: font)
      return lines.lines.count <= numberOfLines && lines.size.height <= bounds.height
    }
  }

  private func shown(_ text: AttributedText) -> AttributedText {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return text }
    return text.shrunk(toFit: bounds.width, minimumFraction: minimumScaleFactor, font: font) {
      layout($0, width: nil).size.width
    }
  }

  private func layout(width: Double?, maximumLines: Int, font: Font) -> TextLayout {
    TextLayout(
      text, font: font, width: width, maximumLines: maximumLines, lineBreak: lineBreakMode,
      alignment: resolved(textAlignment), metrics: lineMeasures)
  }

  private var lineMeasures: any TextMetrics {
    lineSpacing.map { SpacedTextMetrics(textMetrics, $0) } ?? textMetrics
  }

  private func layout(
    _ text: AttributedText, width: Double?, maximumHeight: Double = .infinity
  ) -> AttributedTextLayout {
    AttributedTextLayout(
      text, font: font, width: width, maximumLines: numberOfLines, maximumHeight: maximumHeight,
      lineBreak: lineBreakMode, alignment: resolved(textAlignment), metrics: textMetrics)
  }

  private func textSize(width: Double?) -> Size {
    if let attributedText { return layout(attributedText, width: width).size }
    return layout(width: width, maximumLines: numberOfLines, font: font).size
  }

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    graphics.setFillColor(textColor)
    if let attributedText {
      let layout = layout(shown(attributedText), width: bounds.width, maximumHeight: bounds.height)
      let top = bounds.minY + (bounds.height - layout.size.height) / 2
      return graphics.drawText(layout, at: Point(x: bounds.minX, y: top))
    }
    // Lines that exceed the height are omitted, so that they do not overlap adjacent views.
    let font = shownFont
    let fitting = max(1, graphics.metrics.lineMetrics(for: font).lines(in: bounds.height))
    let layout = layout(
      width: bounds.width, maximumLines: numberOfLines > 0 ? min(numberOfLines, fitting) : fitting, font: font
    )
    let top = bounds.minY + (bounds.height - layout.size.height) / 2
    graphics.drawText(layout, at: Point(x: bounds.minX, y: top))
  }

  override open func sizeThatFits(_ size: Size) -> Size {
    let size = textSize(width: numberOfLines == 1 || size.width == 0 ? nil : size.width)
    return Size(width: pixels(size.width), height: pixels(size.height))
  }

  override open var intrinsicContentSize: (width: Double?, height: Double?) {
    contentSize(fitting: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width)
  }

  override final var textContent: (any TextContent)? { self }

  var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

  func contentSize(fitting width: Double?) -> (width: Double?, height: Double?) {
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : width
    let size = textSize(width: numberOfLines == 1 || limit == 0 ? nil : limit)
    return (pixels(size.width), pixels(size.height))
  }

  var textLineHeight: Double? {
    let lines = attributedText.map { layout($0, width: numberOfLines == 1 ? nil : bounds.width).lines }
    return lines?.map { $0.ascent + $0.descent }.max() ?? lineMeasures.lineMetrics(for: font).height
  }

  var baselineOffsets: (first: Double, last: Double)? {
    if let attributedText {
      let lines = layout(attributedText, width: numberOfLines == 1 ? nil : bounds.width).lines
      if let first = lines.first, let last = lines.last { return (first.ascent, last.descent) }
    }
    let line = lineMeasures.lineMetrics(for: font)
    return (line.ascent, line.descent)
  }
}

extension Label: FragmentOwner {
  func fragmentDidChange(_ fragment: TextFragment) {
    if parts?.rejoin(for: fragment) == true { contentDidChange(true) }
  }
}

extension AppearanceKeys where Object: Label {
  /// The font of labels.
  public var font: AppearanceKey<Font> { AppearanceKey() }
  /// The text color of labels.
  public var textColor: AppearanceKey<Color> { AppearanceKey() }
  /// The horizontal alignment of lines.
  public var textAlignment: AppearanceKey<TextAlignment> { AppearanceKey() }
  /// The method for shortening text that does not fit.
  public var lineBreakMode: AppearanceKey<LineBreakMode> { AppearanceKey() }
}
