import SceneValues

/// The formatting of a paragraph, with lengths in points. The view that displays the text replaces nil values.
public struct ParagraphStyle: Hashable, Sendable {
  /// The alignment of the paragraph's lines.
  public var alignment: TextAlignment?
  /// The mode for wrapping or truncating lines.
  public var lineBreakMode: LineBreakMode?
  /// The paragraph's writing direction, or nil to use the direction of the first strong character.
  public var direction: TextDirection?
  /// The additional distance between lines.
  public var lineSpacing = 0.0
  /// The minimum line height. The default is 0.
  public var minimumLineHeight = 0.0
  /// The maximum line height, or 0 for no limit.
  public var maximumLineHeight = 0.0
  /// The factor by which the natural line height is multiplied. The value 0 is equivalent to 1.
  public var lineHeightMultiple = 0.0
  /// The additional distance after the paragraph. It has no effect on the last paragraph.
  public var paragraphSpacing = 0.0
  /// The additional distance before the paragraph. It has no effect on the first paragraph.
  public var paragraphSpacingBefore = 0.0
  /// The indent of the first line from the leading edge.
  public var firstLineHeadIndent = 0.0
  /// The indent, from the leading edge, of all lines after the first.
  public var headIndent = 0.0
  /// The position at which lines end. A positive value is the distance from the leading edge. Zero or a negative value is
  /// an offset from the trailing edge.
  public var tailIndent = 0.0

  /// Creates a style with default values.
  public init() {}

  var spacing: LineSpacing {
    LineSpacing(
      multiple: lineHeightMultiple, between: lineSpacing, minimum: minimumLineHeight,
      maximum: maximumLineHeight)
  }

  func room(in width: Double, isFirst: Bool) -> (indent: Double, available: Double) {
    let indent = isFirst ? firstLineHeadIndent : headIndent
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return (indent, max(0, end - indent))
  }
}
