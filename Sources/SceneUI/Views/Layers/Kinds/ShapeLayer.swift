import SceneDrawing
import SceneValues

/// A layer that fills and strokes an outline.
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
  /// In the layer's coordinates; nil, the default, for nothing.
  public var path: Path? {
    didSet { if let oldValue, let path { didChange("path", from: oldValue, to: path) } }
  }
  /// Black by default; nil for none.
  public var fillColor: Color? = .black { didSet { didChange("fillColor", from: oldValue, to: fillColor) } }
  /// Which parts count as inside.
  public var fillRule = FillRule.nonZero
  /// Nil, the default, for none.
  public var strokeColor: Color? { didSet { didChange("strokeColor", from: oldValue, to: strokeColor) } }
  /// In points; 1 by default.
  @Within(.lengths) public var lineWidth = 1.0 {
    didSet { didChange("lineWidth", from: oldValue, to: lineWidth) }
  }
  /// Where on the outline the stroke begins, from 0 to 1 of its length; 0 by default.
  @Within(.fractions) public var strokeStart = 0.0 {
    didSet { didChange("strokeStart", from: oldValue, to: strokeStart) }
  }
  /// Where on the outline the stroke ends, from 0 to 1 of its length; 1 by default.
  @Within(.fractions) public var strokeEnd = 1.0 {
    didSet { didChange("strokeEnd", from: oldValue, to: strokeEnd) }
  }
  /// How the ends of open lines look.
  public var lineCap = LineCap.butt
  /// How two lines meet.
  public var lineJoin = LineJoin.miter
  /// How long a mitre may be, in line widths; 10 by default.
  @Within(.lengths) public var miterLimit = 10.0 {
    didSet { didChange("miterLimit", from: oldValue, to: miterLimit) }
  }
  /// Lengths of dashes and gaps in turn, in points; none, the default, for a solid line.
  public var lineDashPattern: [Double] = []
  /// How far into the pattern the line begins, in points; 0 by default.
  @Within(.coordinates) public var lineDashPhase = 0.0 {
    didSet { didChange("lineDashPhase", from: oldValue, to: lineDashPhase) }
  }

  /// Draws the outline as it is seen.
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

  /// The values of outline, colors and line.
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

  /// Sets outline, colors and line.
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
