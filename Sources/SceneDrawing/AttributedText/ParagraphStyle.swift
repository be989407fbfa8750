import SceneValues

/// How the lines of a paragraph stand; what is nil is as the view that shows the text says. Lengths are in points.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where lines stand between the sides.
  public var alignment: TextAlignment?
  /// Where lines end, and what becomes of text that does not fit.
  public var lineBreakMode: LineBreakMode?
  /// Which way the paragraph runs; nil for the way that its first letter has.
  public var direction: TextDirection?
  /// Between a line and the next.
  public var lineSpacing = 0.0
  /// How high lines are at least.
  public var minimumLineHeight = 0.0
  /// How high lines are at most; 0 for any height.
  public var maximumLineHeight = 0.0
  /// How many times as high lines are as their fonts make them; 0 for once.
  public var lineHeightMultiple = 0.0
  /// Below the paragraph, where another follows.
  public var paragraphSpacing = 0.0
  /// Above the paragraph, where another is before it.
  public var paragraphSpacingBefore = 0.0
  /// How far the first line begins from the side where lines begin.
  public var firstLineHeadIndent = 0.0
  /// How far all other lines begin from that side.
  public var headIndent = 0.0
  /// Where lines end: above 0 from the side where they begin, else from the other side.
  public var tailIndent = 0.0

  /// A style that says nothing.
  public init() {}

  /// How far apart lines are.
  var spacing: LineSpacing {
    LineSpacing(
      multiple: lineHeightMultiple, between: lineSpacing, minimum: minimumLineHeight,
      maximum: maximumLineHeight)
  }

  /// What a line takes of a width.
  func room(in width: Double, isFirst: Bool) -> (indent: Double, available: Double) {
    let indent = isFirst ? firstLineHeadIndent : headIndent
    let end = tailIndent > 0 ? min(tailIndent, width) : width + tailIndent
    return (indent, max(0, end - indent))
  }
}
