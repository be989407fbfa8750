import SceneValues

/// The appearance of a part of attributed text. The view that displays the text can replace nil values.
public struct TextAttributes: Hashable, Sendable {
  /// The font with which the text is measured and drawn.
  public var font: Font?
  /// The text color.
  public var color: Color?
  /// The background color, which fills the height of the line, or nil for no background.
  public var background: Color?
  /// The additional distance between letters, in points. The distance can be negative. Nil is equivalent to 0.
  public var kern: Double?
  /// The style of the underline, or nil for no underline.
  public var underline: TextLineStyle?
  /// The style of the strikethrough line, or nil for no line.
  public var strikethrough: TextLineStyle?
  /// The distance, in points, by which the text is raised or, if negative, lowered. Nil is equivalent to 0.
  public var baselineOffset: Double?
  /// The shadow of the letters, or nil for no shadow.
  public var shadow: Shadow? {
    get { boxedShadow?.value }
    set { boxedShadow = newValue.map(Boxed.init) }
  }
  /// The paragraph style. Only the style of a paragraph's first character takes effect.
  public var paragraph: ParagraphStyle? {
    get { boxedParagraph?.value }
    set { boxedParagraph = newValue.map(Boxed.init) }
  }
  /// The destination of a link, such as a URL or the name of a screen. The host app interprets the destination. A link
  /// does not change the appearance of the text.
  public var link: String?
  /// The image to display for `AttributedText.attachmentCharacter`, or nil for no image.
  public var attachment: TextAttachment? {
    get { boxedAttachment?.value }
    set { boxedAttachment = newValue.map(Boxed.init) }
  }

  private var boxedShadow: Boxed<Shadow>?
  private var boxedParagraph: Boxed<ParagraphStyle>?
  private var boxedAttachment: Boxed<TextAttachment>?

  /// Creates attributes. The view that displays the text provides omitted values.
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

  /// Returns these attributes with missing values filled in from other attributes.
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

/// The style of a line below or through letters.
public enum TextLineStyle: String, SceneEnumeration {
  case single
  case thick
  case double
}

/// An image in text. The image is represented by one character.
public struct TextAttachment: Hashable, Sendable {
  /// The name of the image in the asset catalog. The name is empty if the attachment contains the image itself.
  public var name: String
  /// The image, or nil to use the image named `name` in the asset catalog.
  public var image: ImageContent?
  /// The size in points and the position of the lower-left corner relative to the baseline. The y-axis points up, so a
  /// negative value lowers the image.
  public var bounds: Rect

  /// Creates an attachment for an image in the asset catalog, with bounds in points.
  public init(named name: String, bounds: Rect) {
    self.name = name
    self.bounds = bounds
  }

  /// Creates an attachment for an image. By default, the image rests on the baseline and has its natural size.
  public init(_ image: ImageContent, bounds: Rect? = nil) {
    self.init(named: "", bounds: bounds ?? Rect(origin: .zero, size: image.size))
    self.image = image
  }
}
