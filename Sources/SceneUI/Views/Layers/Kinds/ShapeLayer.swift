import SceneDrawing
import SceneValues

/// A layer that fills and strokes a path.
///
/// ```swift
/// let ring = ShapeLayer()
/// ring.path = Path(ellipseIn: Rect(x: 0, y: 0, width: 40, height: 40))
/// ring.fillColor = nil
/// ring.strokeColor = .tint
/// card.layer.addSublayer(ring)
/// ring.add(BasicAnimation("strokeEnd", from: 0.0, to: 1.0, duration: 1))
/// ```
public final class ShapeLayer: Layer {
  /// The path, in layer coordinates. The default is nil, which draws nothing.
  public var path: Path? {
    didSet { if let oldValue, let path { didChange("path", from: oldValue, to: path) } }
  }
  /// The fill color, or nil for no fill. The default is black.
  public var fillColor: Color? = .black { didSet { didChange("fillColor", from: oldValue, to: fillColor) } }
  /// The rule that determines which areas are inside the path. The default is the nonzero rule.
  public var fillRule = FillRule.nonZero
  /// The stroke color. The default is nil, which draws no stroke.
  public var strokeColor: Color? { didSet { didChange("strokeColor", from: oldValue, to: strokeColor) } }
  /// The width of the stroke, in points. The default is 1.
  @Within(.lengths) public var lineWidth = 1.0 {
    didSet { didChange("lineWidth", from: oldValue, to: lineWidth) }
  }
  /// The start of the stroke, as a fraction of the path's length. The default is 0.
  @Within(.fractions) public var strokeStart = 0.0 {
    didSet { didChange("strokeStart", from: oldValue, to: strokeStart) }
  }
  /// The end of the stroke, as a fraction of the path's length. The default is 1.
  @Within(.fractions) public var strokeEnd = 1.0 {
    didSet { didChange("strokeEnd", from: oldValue, to: strokeEnd) }
  }
  /// The shape of the ends of open lines.
  public var lineCap = LineCap.butt
  /// The shape of the joints between lines.
  public var lineJoin = LineJoin.miter
  /// The maximum miter length, in line widths. The default is 10.
  @Within(.lengths) public var miterLimit = 10.0 {
    didSet { didChange("miterLimit", from: oldValue, to: miterLimit) }
  }
  /// The alternating lengths of dashes and gaps, in points. The default is empty, which draws a solid line.
  public var lineDashPattern: [Double] = []
  /// The offset into the dash pattern at which the line starts, in points. The default is 0.
  @Within(.coordinates) public var lineDashPhase = 0.0 {
    didSet { didChange("lineDashPhase", from: oldValue, to: lineDashPhase) }
  }

  /// Draws the path with the presented values of the layer's properties.
  override public func drawProperties(
    _ values: PresentedProperties, in bounds: Rect, with graphics: GraphicsContext
  ) {
    guard let path else { return }
    let outline = values["path", path]
    if let fill = values["fillColor", fillColor] {
      graphics.setFillColor(fill)
      graphics.fill(outline, rule: fillRule)
    }
    guard let stroke = values["strokeColor", strokeColor] else { return }
    graphics.setStrokeColor(stroke)
    graphics.lineWidth = max(values["lineWidth", lineWidth], 0)
    graphics.lineCap = lineCap
    graphics.lineJoin = lineJoin
    graphics.miterLimit = values["miterLimit", miterLimit]
    if !lineDashPattern.isEmpty {
      graphics.setLineDash(lineDashPattern, phase: values["lineDashPhase", lineDashPhase])
    }
    graphics.stroke(
      outline.trimmed(from: values["strokeStart", strokeStart], to: values["strokeEnd", strokeEnd]))
  }

  /// Returns the value of an animatable property, such as `lineWidth`. Returns nil if the property does not exist.
  override public func value(of property: String) -> AnimatedValue? {
    switch property {
    case "path": path.map { .path($0) }
    case "fillColor": .color(fillColor)
    case "strokeColor": .color(strokeColor)
    case "lineWidth": .number(lineWidth)
    case "strokeStart": .number(strokeStart)
    case "strokeEnd": .number(strokeEnd)
    case "miterLimit": .number(miterLimit)
    case "lineDashPhase": .number(lineDashPhase)
    default: nil
    }
  }

  /// Sets an animatable property, such as `path`, `fillColor`, or `lineWidth`.
  override public func setValue(_ value: AnimatedValue, of property: String) {
    switch (property, value) {
    case ("path", .path(let value)): path = value
    case ("fillColor", .color(let value)): fillColor = value
    case ("strokeColor", .color(let value)): strokeColor = value
    case ("lineWidth", .number(let value)): lineWidth = value
    case ("strokeStart", .number(let value)): strokeStart = value
    case ("strokeEnd", .number(let value)): strokeEnd = value
    case ("miterLimit", .number(let value)): miterLimit = value
    case ("lineDashPhase", .number(let value)): lineDashPhase = value
    default: break
    }
  }
}
