import SceneValues

/// What a piece of text looks like; what is nil is as the view that shows the text says.
public struct TextAttributes: Hashable, Sendable {
  /// The letters and their size.
  public var font: Font?
  /// The color of the letters.
  public var color: Color?
  /// The color behind the letters, as high as their line; nil for none.
  public var background: Color?
  /// In points: how much further apart letters are, or closer together where it is negative; nil for 0.
  public var kern: Double?
  /// A line below the letters; nil for none.
  public var underline: TextLineStyle?
  /// A line through the letters; nil for none.
  public var strikethrough: TextLineStyle?
  /// In points: how far the letters stand above the line's own baseline, or below where it is negative; nil for 0.
  public var baselineOffset: Double?
  /// A shadow of the letters; nil for none.
  public var shadow: Shadow? {
    get { boxedShadow?.value }
    set { boxedShadow = newValue.map(Boxed.init) }
  }
  /// How the paragraph is set; only that of a paragraph's first character counts.
  public var paragraph: ParagraphStyle? {
    get { boxedParagraph?.value }
    set { boxedParagraph = newValue.map(Boxed.init) }
  }
  /// Where it leads to, as the host understands it: an address, the name of a screen. Text does not look otherwise for
  /// it.
  public var link: String?
  /// An image in the place of the character `AttributedText.attachmentCharacter`; nil for none.
  public var attachment: TextAttachment? {
    get { boxedAttachment?.value }
    set { boxedAttachment = newValue.map(Boxed.init) }
  }

  private var boxedShadow: Boxed<Shadow>?
  private var boxedParagraph: Boxed<ParagraphStyle>?
  private var boxedAttachment: Boxed<TextAttachment>?

  /// Attributes; all that is left out is as the view says.
  public init(
    font: Font? = nil, color: Color? = nil, background: Color? = nil, kern: Double? = nil,
    underline: TextLineStyle? = nil, strikethrough: TextLineStyle? = nil, baselineOffset: Double? = nil,
    shadow: Shadow? = nil, paragraph: ParagraphStyle? = nil, link: String? = nil,
    attachment: TextAttachment? = nil
  ) {
    self.font = font
    self.color = color
    self.background = background
    self.kern = kern
    self.underline = underline
    self.strikethrough = strikethrough
    self.baselineOffset = baselineOffset
    self.shadow = shadow
    self.paragraph = paragraph
    self.link = link
    self.attachment = attachment
  }

  /// These attributes, and those of others where these say nothing.
  public func filled(from other: TextAttributes) -> TextAttributes {
    TextAttributes(
      font: font ?? other.font, color: color ?? other.color, background: background ?? other.background,
      kern: kern ?? other.kern, underline: underline ?? other.underline,
      strikethrough: strikethrough ?? other.strikethrough,
      baselineOffset: baselineOffset ?? other.baselineOffset, shadow: shadow ?? other.shadow,
      paragraph: paragraph ?? other.paragraph, link: link ?? other.link,
      attachment: attachment ?? other.attachment)
  }
}

/// A line below letters or through them.
public enum TextLineStyle: String, SceneEnumeration {
  /// As thick as the font's strokes.
  case single
  /// Twice as thick.
  case thick
  /// Two lines.
  case double
}

/// An image among letters, as one character.
public struct TextAttachment: Hashable, Sendable {
  /// The image's name in the catalog; empty for one that has its content.
  public var name: String
  /// What is drawn; nil for the catalog's image of the name.
  public var image: ImageContent?
  /// In points: how large it is, and where its lower left corner lies from the place on the baseline; y counts upwards,
  /// so that a negative one sinks the image.
  public var bounds: Rect

  /// An image of the catalog, of a size in points.
  public init(named name: String, bounds: Rect) {
    self.name = name
    self.bounds = bounds
  }

  /// An image that stands on the baseline, as large as it is unless bounds say other.
  public init(_ image: ImageContent, bounds: Rect? = nil) {
    self.init(named: "", bounds: bounds ?? Rect(origin: .zero, size: image.size))
    self.image = image
  }
}
