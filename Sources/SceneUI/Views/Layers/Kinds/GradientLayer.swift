import ScenePlatform
import SceneDrawing
import SceneValues

/// A layer that draws a color gradient.
///
/// ```swift
/// let sky = GradientLayer()
/// sky.frame = card.bounds
/// sky.colors = [.blue, .white]
/// card.layer.insertSublayer(sky, at: 0)
/// ```
public final class GradientLayer: Layer {
  /// The shape of the gradient.
  public enum Kind: Sendable {
    case axial
    /// A radial gradient from the start point to an ellipse. One corner of the ellipse's bounding box is the end point.
    case radial
    /// A clockwise gradient around the start point. It begins in the direction of the end point.
    case conic
  }

  /// The shape of the gradient. The default is axial.
  public var kind = Kind.axial
  /// The colors of the gradient, in order. The default is empty, which draws nothing. A single color fills the layer.
  public var colors: [Color] = [] { didSet { didChange("colors", from: oldValue, to: colors) } }
  /// The locations of the colors, in ascending order, from 0 to 1. If empty (the default), the colors are evenly spaced.
  public var locations: [Double] = [] { didSet { didChange("locations", from: oldValue, to: locations) } }
  /// The start point, in unit coordinates relative to the bounds. The default is (0.5, 0), the center of the top edge.
  @Within(.coordinates) public var startPoint = Point(x: 0.5, y: 0) {
    didSet { didChange("startPoint", from: oldValue, to: startPoint) }
  }
  /// The end point, in unit coordinates relative to the bounds. The default is (0.5, 1), the center of the bottom edge.
  @Within(.coordinates) public var endPoint = Point(x: 0.5, y: 1) {
    didSet { didChange("endPoint", from: oldValue, to: endPoint) }
  }

  /// Fills the layer's displayed bounds with the gradient.
  override public func drawProperties(
    _ values: PresentedProperties, in bounds: Rect, with graphics: GraphicsContext
  ) {
    let colors = values["colors", colors].map(resolve)
    guard !colors.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    let locations = values["locations", locations]
    func gradient(_ shape: Gradient.Shape) -> Gradient {
      guard locations.count == colors.count else { return Gradient(shape, colors: colors) }
      return Gradient(shape, stops: zip(locations, colors).map { Gradient.Stop($0, $1) })
    }
    func place(_ point: Point) -> Point {
      Point(x: bounds.minX + point.x * bounds.width, y: bounds.minY + point.y * bounds.height)
    }
    let (first, last) = (values["startPoint", startPoint], values["endPoint", endPoint])
    let (start, end) = (place(first), place(last))
    graphics.clip(to: Path(roundedRect: bounds, cornerRadius: values[.cornerRadius, cornerRadius]))
    switch kind {
    case .axial: graphics.drawGradient(gradient(.linear(from: start, to: end)))
    case .conic:
      let angle = atan2(end.y - start.y, end.x - start.x)
      graphics.drawGradient(gradient(.conic(center: start, startAngle: angle)))
    case .radial:
      let (across, down) = (abs(end.x - start.x), abs(end.y - start.y))
      guard across > 0, down > 0 else { return }
      // The transform turns this circle into the ellipse.
      graphics.translate(x: start.x, y: start.y)
      graphics.scale(x: across, y: down)
      graphics.drawGradient(gradient(Gradient.circle(center: .zero, radius: 1)))
    }
  }

  /// Returns the value of `colors`, `locations`, `startPoint`, or `endPoint`, or nil for any other property.
  override public func value(of property: String) -> AnimatedValue? {
    switch property {
    case "colors": .colors(colors)
    case "locations": .numbers(locations)
    case "startPoint": .point(startPoint)
    case "endPoint": .point(endPoint)
    default: nil
    }
  }

  /// Sets `colors`, `locations`, `startPoint`, or `endPoint`.
  override public func setValue(_ value: AnimatedValue, of property: String) {
    switch (property, value) {
    case ("colors", .colors(let value)): colors = value
    case ("locations", .numbers(let value)): locations = value
    case ("startPoint", .point(let value)): startPoint = value
    case ("endPoint", .point(let value)): endPoint = value
    default: break
    }
  }
}
