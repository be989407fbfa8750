import SceneDrawing
import SceneRuntime
import SceneValues

/// `<fragment text="12 €" font="bold 17"/>`: a piece of a label's text that looks the same all over.
///
/// What a fragment does not say is as its label says. Those of a label make its `attributedText`, one after another:
///
/// ```xml
/// <label frame="16 120 200 24" textColor="darkGray">
///   <fragment text="Total "/>
///   <fragment text="12 €" font="bold 17" color="red" underline="single"/>
/// </label>
/// ```
public final class TextFragment: PlainSceneObject {
  /// The characters; a line break begins another paragraph.
  public var text = "" { didSet { if text != oldValue { label?.fragmentDidChange(self) } } }
  /// What they look like.
  public var attributes = TextAttributes() {
    didSet { if attributes != oldValue { label?.fragmentDidChange(self) } }
  }
  /// The label whose text this is a piece of.
  weak var label: Label?

  /// Makes a fragment without characters.
  public init() {}

  /// What scenes say in a `<fragment>` of a label.
  public static var declaration: ClassDeclaration {
    ClassDeclaration(
      TextFragment.self, element: "fragment", "A piece of a label's text that looks the same all over."
    ) {
      $0.property("text", default: "", get: \.text, set: { $0.text = $1 })
      $0.localizable("text")
      $0.placeholders("text")
      $0.property(
        "font", "The label's where there is none.", get: \.attributes.font,
        set: { $0.attributes.font = $1 })
      $0.property(
        "color", "The label's where there is none.", get: \.attributes.color,
        set: { $0.attributes.color = $1 })
      $0.textColor("color")
      $0.property(
        "background", "Behind the letters.", get: \.attributes.background,
        set: { $0.attributes.background = $1 })
      $0.property(
        "kern", in: .coordinates, "In points: how much further apart letters are.", get: \.attributes.kern,
        set: { $0.attributes.kern = $1 })
      $0.property(
        "underline", "A line below the letters.", get: \.attributes.underline,
        set: { $0.attributes.underline = $1 })
      $0.property(
        "strikethrough", "A line through the letters.", get: \.attributes.strikethrough,
        set: { $0.attributes.strikethrough = $1 })
      $0.property(
        "baselineOffset", in: .coordinates, "In points: how far up the letters are moved.",
        get: \.attributes.baselineOffset, set: { $0.attributes.baselineOffset = $1 })
      $0.property(
        "link", "Where it leads to, as the host understands it.", get: \.attributes.link,
        set: { $0.attributes.link = $1 })
      declareParagraph(&$0)
    }
  }

  private static func declareParagraph(_ members: inout ClassMembers<TextFragment>) {
    members.property(
      "alignment", "Of its paragraph; the label's where there is none.",
      get: { $0.attributes.paragraph?.alignment }, set: { $0.paragraph.alignment = $1 })
    members.property(
      "lineBreakMode", "Of its paragraph; the label's where there is none.",
      get: { $0.attributes.paragraph?.lineBreakMode }, set: { $0.paragraph.lineBreakMode = $1 })
    members.property(
      "lineSpacing", default: 0, in: .coordinates, "In points, between lines.", get: \.paragraph.lineSpacing,
      set: { $0.paragraph.lineSpacing = $1 })
    members.property(
      "minimumLineHeight", default: 0, in: .lengths, "In points.", get: \.paragraph.minimumLineHeight,
      set: { $0.paragraph.minimumLineHeight = $1 })
    members.property(
      "maximumLineHeight", default: 0, in: .lengths, "In points; 0 for any height.",
      get: \.paragraph.maximumLineHeight, set: { $0.paragraph.maximumLineHeight = $1 })
    members.property(
      "lineHeightMultiple", default: 0, in: .lengths, "How many times as high lines are; 0 for once.",
      get: \.paragraph.lineHeightMultiple, set: { $0.paragraph.lineHeightMultiple = $1 })
    members.property(
      "paragraphSpacing", default: 0, in: .lengths, "In points, below its paragraph.",
      get: \.paragraph.paragraphSpacing, set: { $0.paragraph.paragraphSpacing = $1 })
    members.property(
      "paragraphSpacingBefore", default: 0, in: .lengths, "In points, above its paragraph.",
      get: \.paragraph.paragraphSpacingBefore, set: { $0.paragraph.paragraphSpacingBefore = $1 })
    members.property(
      "firstLineHeadIndent", default: 0, in: .lengths, "In points, of its paragraph's first line.",
      get: \.paragraph.firstLineHeadIndent, set: { $0.paragraph.firstLineHeadIndent = $1 })
    members.property(
      "headIndent", default: 0, in: .lengths, "In points, of its paragraph's other lines.",
      get: \.paragraph.headIndent, set: { $0.paragraph.headIndent = $1 })
    members.property(
      "tailIndent", default: 0, in: .coordinates,
      "In points: where lines end, above 0 from where they begin, else from the other side.",
      get: \.paragraph.tailIndent, set: { $0.paragraph.tailIndent = $1 })
  }

  /// The style of the paragraph; one that says nothing is none.
  private var paragraph: ParagraphStyle {
    get { attributes.paragraph ?? ParagraphStyle() }
    set { attributes.paragraph = newValue == ParagraphStyle() ? nil : newValue }
  }

  /// Does nothing: by now the label shows what is said here.
  public func awakeFromNib() {}
}
