import SceneValues

/// A paint with which areas are filled and lines are stroked.
public enum Paint: Hashable, Sendable {
  case color(RGBA)
  /// A gradient. Its points are in the coordinates of the path.
  case gradient(Gradient)
  case pattern(TilePattern)
}

/// A drawing that is repeated horizontally and vertically to form a pattern.
public struct TilePattern: Hashable, Sendable {
  /// The drawing of one tile. Content outside the cell is clipped.
  public var content: DisplayList
  /// The rectangle of one tile, in the content's coordinates. If it is empty, nothing is drawn.
  public var cell: Rect
  /// The transform from the content's coordinates to the coordinates of the filled shape.
  public var transform: AffineTransform

  /// Creates a pattern. By default, the pattern's tiles are neither rotated nor scaled.
  public init(_ content: DisplayList, cell: Rect, transform: AffineTransform = .identity) {
    self.content = content
    self.cell = cell
    self.transform = transform
  }
}

/// A path that is filled or stroked with a paint.
public struct PaintedPath: Hashable, Sendable {
  /// The path to fill or stroke.
  public var path: Path
  /// The rule that determines the inside of a filled path.
  public var rule: FillRule
  /// The stroke style, or nil to fill the path.
  public var stroke: StrokeStyle?
  /// The paint with which the path is filled or stroked.
  public var paint: Paint
  /// The opacity of the whole fill or stroke, from 0 to 1.
  public var alpha: Double

  /// Creates a painted path. By default, the path is filled and the paint is opaque.
  public init(
    _ path: Path, rule: FillRule = .nonZero, stroke: StrokeStyle? = nil, paint: Paint, alpha: Double = 1
  ) {
    self.path = path
    self.rule = rule
    self.stroke = stroke
    self.paint = paint
    self.alpha = alpha
  }
}
