import SceneValues

/// How the ends of an open line look.
public enum LineCap: String, SceneEnumeration {
  case butt, round, square
}

/// How two lines of a path meet.
public enum LineJoin: String, SceneEnumeration {
  case miter, round, bevel
}

/// What of a path counts as its inside.
public enum FillRule: String, SceneEnumeration {
  /// What the path winds around, in sum.
  case nonZero
  /// What an odd number of its lines encloses.
  case evenOdd
}

/// How a line is drawn along a path.
public struct StrokeStyle: Hashable, Sendable {
  /// In points, before the transform; a line of no width is not drawn.
  public var width: Double
  /// How the ends of an open line look.
  public var cap: LineCap
  /// How two lines of a path meet.
  public var join: LineJoin
  /// How long a mitre may be, in line widths, before it is drawn as a bevel.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dash: [Double]
  /// How far into the pattern a line begins, in points.
  public var dashPhase: Double

  /// A solid line of 1 point with butt ends and mitres up to 10 line widths, unless other is said.
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
