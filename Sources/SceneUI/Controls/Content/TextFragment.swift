import SceneDrawing
import SceneRuntime
import SceneValues

/// A run of text with uniform attributes: `<fragment text="12 €" font="bold 17"/>`.
///
/// Omitted attributes have the values of the label, button, or text view. The fragments of a label or text
/// view form its `attributedText`, in order. The fragments of a button form its attributed title for the
/// normal state. The fragments of a button's `<state>` form the attributed title for that state.
///
/// ```xml
/// <label frame="16 120 200 24" textColor="darkGray">
///   <fragment text="Total "/>
///   <fragment text="12 €" font="bold 17" color="red" underline="single"/>
/// </label>
/// ```
public final class TextFragment: PlainSceneObject {
  /// The characters. A line break starts a new paragraph.
  public var text = "" { didSet { if text != oldValue { owner?.fragmentDidChange(self) } } }
  /// The attributes of the characters.
  public var attributes = TextAttributes() {
    didSet { if attributes != oldValue { owner?.fragmentDidChange(self) } }
  }
  /// The name of a catalog image that replaces the characters, or nil for no image. The default is nil.
  public var image: ImageName? { didSet { if image != oldValue { owner?.fragmentDidChange(self) } } }
  /// The size of the image and the offset of its lower-left corner from the baseline, in points. Positive vertical
  /// offsets are upward. If nil, which is the default, the image is a square whose side length is the fragment's font
  /// size, or 17 points if the fragment has no font.
  public var imageBounds: Rect? { didSet { if imageBounds != oldValue { owner?.fragmentDidChange(self) } } }
  weak var owner: (any FragmentOwner)?

  /// Creates an empty fragment.
  public init() {}

  var piece: AttributedText {
    guard let image, !image.name.isEmpty else { return AttributedText(text, attributes) }
    let side = attributes.font?.size ?? 17
    let bounds = imageBounds ?? Rect(x: 0, y: 0, width: side, height: side)
    return AttributedText(TextAttachment(named: image.name, bounds: bounds), attributes)
  }

  /// The declaration of the `<fragment>` element.
  public static var declaration: ClassDeclaration {
    ClassDeclaration(
      TextFragment.self, element: "fragment", "A piece of text with uniform attributes."
    ) {
      $0.property("text", default: "", get: \.text, set: { $0.text = $1 })
      $0.localizable("text")
      $0.placeholders("text")
      $0.property(
        "font", "The font of the text. Default: the font of the view.", get: \.attributes.font,
        set: { $0.attributes.font = $1 })
      $0.property(
        "color", "The color of the text. Default: the color of the view.", get: \.attributes.color,
        set: { $0.attributes.color = $1 })
      $0.textColor("color")
      $0.property(
        "background", "The color behind the text.", get: \.attributes.background,
        set: { $0.attributes.background = $1 })
      $0.property(
        "kern", in: .coordinates, "The additional space between letters in points.", get: \.attributes.kern,
        set: { $0.attributes.kern = $1 })
      $0.property(
        "underline", "The style of the underline.", get: \.attributes.underline,
        set: { $0.attributes.underline = $1 })
      $0.property(
        "strikethrough", "The style of the strikethrough.", get: \.attributes.strikethrough,
        set: { $0.attributes.strikethrough = $1 })
      $0.property(
        "baselineOffset", in: .coordinates, "The baseline offset in points; positive moves up.",
        get: \.attributes.baselineOffset, set: { $0.attributes.baselineOffset = $1 })
      $0.property(
        "link", "The target of a link, which the app interprets.", get: \.attributes.link,
        set: { $0.attributes.link = $1 })
      $0.property(
        "image", "The image to show in place of text.", get: \.image, set: { $0.image = $1 })
      $0.property(
        "imageBounds",
        "The bounds of the image in points, relative to the baseline, with y upward. Default: the size of the font.",
        get: \.imageBounds, set: { $0.imageBounds = $1 })
      declareParagraph(&$0)
    }
  }

  private static func declareParagraph(_ members: inout ClassMembers<TextFragment>) {
    members.property(
      "alignment", "The alignment of the paragraph. Default: that of the view.",
      get: { $0.attributes.paragraph?.alignment }, set: { $0.paragraph.alignment = $1 })
    members.property(
      "lineBreakMode", "The line breaking and truncation of the paragraph. Default: that of the view.",
      get: { $0.attributes.paragraph?.lineBreakMode }, set: { $0.paragraph.lineBreakMode = $1 })
    members.property(
      "lineSpacing", default: 0, in: .coordinates, "The space between lines in points.",
      get: \.paragraph.lineSpacing,
      set: { $0.paragraph.lineSpacing = $1 })
    members.property(
      "minimumLineHeight", default: 0, in: .lengths,
      "The minimum line height in points.", get: \.paragraph.minimumLineHeight,
      set: { $0.paragraph.minimumLineHeight = $1 })
    members.property(
      "maximumLineHeight", default: 0, in: .lengths, "The maximum line height in points; 0 for no limit.",
      get: \.paragraph.maximumLineHeight, set: { $0.paragraph.maximumLineHeight = $1 })
    members.property(
      "lineHeightMultiple", default: 0, in: .lengths, "The factor for the line height; 0 is the same as 1.",
      get: \.paragraph.lineHeightMultiple, set: { $0.paragraph.lineHeightMultiple = $1 })
    members.property(
      "paragraphSpacing", default: 0, in: .lengths, "The space below the paragraph in points.",
      get: \.paragraph.paragraphSpacing, set: { $0.paragraph.paragraphSpacing = $1 })
    members.property(
      "paragraphSpacingBefore", default: 0, in: .lengths, "The space above the paragraph in points.",
      get: \.paragraph.paragraphSpacingBefore, set: { $0.paragraph.paragraphSpacingBefore = $1 })
    members.property(
      "firstLineHeadIndent", default: 0, in: .lengths, "The indent of the first line in points.",
      get: \.paragraph.firstLineHeadIndent, set: { $0.paragraph.firstLineHeadIndent = $1 })
    members.property(
      "headIndent", default: 0, in: .lengths, "The indent of the other lines in points.",
      get: \.paragraph.headIndent, set: { $0.paragraph.headIndent = $1 })
    members.property(
      "tailIndent", default: 0, in: .coordinates,
      "The end of lines in points: from the leading edge if positive, otherwise from the trailing edge.",
      get: \.paragraph.tailIndent, set: { $0.paragraph.tailIndent = $1 })
  }

  private var paragraph: ParagraphStyle {
    get { attributes.paragraph ?? ParagraphStyle() }
    set { attributes.paragraph = newValue == ParagraphStyle() ? nil : newValue }
  }

  /// Does nothing, because the owner already uses the fragment.
  public func awakeFromNib() {}
}
