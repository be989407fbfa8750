import SceneValues

/// What areas and lines are filled with.
public enum Paint: Hashable, Sendable {
  /// One color.
  case color(RGBA)
  /// Colors that pass into each other; its points are in the coordinates of the path.
  case gradient(Gradient)
  /// A drawing, again and again.
  case pattern(TilePattern)
}

/// A drawing that is repeated to the right and below, as tiles are.
public struct TilePattern: Hashable, Sendable {
  /// What a tile shows; what of it lies outside of the cell is cut off.
  public var content: DisplayList
  /// The part of the content that is a tile, and where one of the tiles lies; an empty one draws nothing.
  public var cell: Rect
  /// From the content's coordinates to those of what is filled.
  public var transform: AffineTransform

  /// A pattern, whose tiles are neither turned nor scaled unless other is said.
  public init(_ content: DisplayList, cell: Rect, transform: AffineTransform = .identity) {
    self.content = content
    self.cell = cell
    self.transform = transform
  }
}

/// A path that is filled, or drawn along, with something other than a single color.
public struct PaintedPath: Hashable, Sendable {
  /// The outline.
  public var path: Path
  /// Which parts count as inside, where it is filled.
  public var rule: FillRule
  /// How a line is drawn along it; nil where its inside is filled.
  public var stroke: StrokeStyle?
  /// What it is filled with.
  public var paint: Paint
  /// From 0 to 1, of all of the paint.
  public var alpha: Double

  /// A path that is filled and opaque unless other is said.
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
