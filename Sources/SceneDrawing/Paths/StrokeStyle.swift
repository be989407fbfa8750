import SceneValues

/// The style of the ends of open lines.
public enum LineCap: String, SceneEnumeration {
  case butt, round, square
}

/// The style of the joins between the segments of a path.
public enum LineJoin: String, SceneEnumeration {
  case miter, round, bevel
}

/// The rule that determines the inside of a path.
public enum FillRule: String, SceneEnumeration {
  case nonZero
  case evenOdd
}

/// The style of a line that follows a path.
public struct StrokeStyle: Hashable, Sendable {
  /// The line width, in points, before the transform is applied. Lines with a width of 0 are not drawn.
  public var width: Double
  /// The style of line ends.
  public var cap: LineCap
  /// The style of line joins.
  public var join: LineJoin
  /// The maximum length of miters, as a multiple of the line width. Longer miters are drawn as bevels.
  public var miterLimit: Double
  /// The alternating lengths of dashes and gaps, in points. An empty array produces a solid line.
  public var dash: [Double]
  /// The distance into the dash pattern at which a line begins, in points.
  public var dashPhase: Double

  /// Creates a style. By default, lines are solid and 1 point wide, with butt ends and a miter limit of 10 line widths.
  public init(
    width: Double = 1, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
