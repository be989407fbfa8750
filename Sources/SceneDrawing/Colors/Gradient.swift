import SceneValues

/// Colors that pass into each other along a line, between two circles or around a point.
///
/// ```swift
/// let dusk = Gradient(
///   .linear(from: .zero, to: Point(x: 0, y: 40)), stops: [.init(0, navy), .init(1, orange)])
/// ```
public struct Gradient: Hashable, Sendable {
  /// A color and its place.
  public struct Stop: Hashable, Sendable {
    /// From 0, the beginning, to 1, the end.
    public var location: Double
    /// The color there.
    public var color: RGBA

    /// A color at a place from 0 to 1: what lies beyond becomes the nearer of these.
    public init(_ location: Double, _ color: RGBA) {
      self.location = location.isFinite ? min(max(location, 0), 1) : 0
      self.color = color
    }
  }

  /// Along what the colors change; points are in the coordinates of what is filled.
  public enum Shape: Hashable, Sendable {
    /// From a point to another; all points of a line across have one color.
    case linear(from: Point, to: Point)
    /// From a circle to another, which may lie in it or around it, or beside it for a cone.
    case radial(from: Point, startRadius: Double, to: Point, endRadius: Double)
    /// Once around a point, clockwise on screen, from an angle in radians: 0 is 3 o'clock.
    ///
    /// Pictures show it as up to 240 wedges of one color each, since SVG has no such gradient.
    case conic(center: Point, startAngle: Double)
  }

  /// Along what the colors change.
  public var shape: Shape
  /// By their location; of two at one place, the first counts before it and the second after it.
  public var stops: [Stop]
  /// Whether the first color goes on before the beginning; true by default.
  public var extendsBefore: Bool
  /// Whether the last color goes on after the end; true by default.
  public var extendsAfter: Bool

  /// A gradient; the order of the stops does not matter but for those at one place. Without stops, nothing is drawn.
  public init(_ shape: Shape, stops: [Stop], extendsBefore: Bool = true, extendsAfter: Bool = true) {
    self.shape = shape
    self.stops = stops.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    self.extendsBefore = extendsBefore
    self.extendsAfter = extendsAfter
  }

  /// A gradient of colors that are equally far apart; a single one is the color of all.
  public init(_ shape: Shape, colors: [RGBA], extendsBefore: Bool = true, extendsAfter: Bool = true) {
    let last = Double(max(1, colors.count - 1))
    self.init(
      shape, stops: colors.enumerated().map { Stop(Double($0.offset) / last, $0.element) },
      extendsBefore: extendsBefore, extendsAfter: extendsAfter)
  }

  /// A circle's gradient from its middle outwards.
  public static func circle(center: Point, radius: Double) -> Shape {
    .radial(from: center, startRadius: 0, to: center, endRadius: radius)
  }

  /// The color at a place from 0 to 1; nil without stops.
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
