import SceneValues

/// A gradient of colors along a line, between two circles, or around a point.
///
/// ```swift
/// let dusk = Gradient(
///   .linear(from: .zero, to: Point(x: 0, y: 40)), stops: [.init(0, navy), .init(1, orange)])
/// ```
public struct Gradient: Hashable, Sendable {
  /// A color and its location in a gradient.
  public struct Stop: Hashable, Sendable {
    /// The location in the gradient, from 0 (start) to 1 (end).
    public var location: Double
    /// The color at the location.
    public var color: RGBA

    /// Creates a stop. The location is clamped to the range from 0 to 1.
    public init(_ location: Double, _ color: RGBA) {
      self.location = location.isFinite ? min(max(location, 0), 1) : 0
      self.color = color
    }
  }

  /// The geometry of a gradient. Points are in the coordinates of the filled shape.
  public enum Shape: Hashable, Sendable {
    case linear(from: Point, to: Point)
    /// A gradient between two circles. If neither circle contains the other, the gradient is shaped like a cone.
    case radial(from: Point, startRadius: Double, to: Point, endRadius: Double)
    /// A gradient that runs clockwise on screen around a point. The start angle is in radians; 0 is at 3 o'clock.
    case conic(center: Point, startAngle: Double)
  }

  /// The geometry of the gradient.
  public var shape: Shape
  /// The stops, sorted by location. If two stops have the same location, the first stop determines the color before the
  /// location and the second stop determines the color after it.
  public var stops: [Stop]
  /// Whether the first color extends before the start. The default is true.
  public var extendsBefore: Bool
  /// Whether the last color extends after the end. The default is true.
  public var extendsAfter: Bool

  /// Creates a gradient with stops, which are sorted by location. A gradient without stops draws nothing.
  public init(_ shape: Shape, stops: [Stop], extendsBefore: Bool = true, extendsAfter: Bool = true) {
    self.shape = shape
    self.stops = stops.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    self.extendsBefore = extendsBefore
    self.extendsAfter = extendsAfter
  }

  /// Creates a gradient of evenly spaced colors. A single color applies everywhere.
  public init(_ shape: Shape, colors: [RGBA], extendsBefore: Bool = true, extendsAfter: Bool = true) {
    let last = Double(max(1, colors.count - 1))
    self.init(
      shape, stops: colors.enumerated().map { Stop(Double($0.offset) / last, $0.element) },
      extendsBefore: extendsBefore, extendsAfter: extendsAfter)
  }

  /// Returns the shape of a gradient that extends outward from the center of a circle.
  public static func circle(center: Point, radius: Double) -> Shape {
    .radial(from: center, startRadius: 0, to: center, endRadius: radius)
  }

  /// Returns the color at a location from 0 to 1, or nil if the gradient has no stops.
  public func color(at location: Double) -> RGBA? {
    guard let after = stops.firstIndex(where: { $0.location > location }) else { return stops.last?.color }
    guard after > 0 else { return stops[0].color }
    let (one, other) = (stops[after - 1], stops[after])
    let part = (location - one.location) / (other.location - one.location)
    func mixed(_ component: KeyPath<RGBA, Double>) -> Double {
      one.color[keyPath: component] * (1 - part) + other.color[keyPath: component] * part
    }
    return RGBA(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.alpha))
  }
}
