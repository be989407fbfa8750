import SceneDrawing
import SceneRuntime
import SceneValues

/// A value in the form that animations use. It can be interpolated with another value of the same kind.
public enum AnimatedValue: Hashable, Sendable {
  /// A number, such as an opacity, a width in points, or an angle in radians.
  case number(Double)
  case numbers([Double])
  case point(Point)
  case size(Size)
  case rect(Rect)
  /// A 3D transform. 2D transforms are also represented by this case.
  case transform(Transform3D)
  /// A color, or nil for a transparent color.
  case color(Color?)
  case colors([Color])
  /// A path. If the elements of two paths differ in number or kind, the second path is displayed immediately.
  case path(Path)
}

/// A type whose values can be animated, such as numbers, points, sizes, rectangles, transforms, colors, and paths.
public protocol AnimatableValue {
  /// The value in the form that animations use.
  var animatedValue: AnimatedValue { get }
  /// Creates a value from its animated form, or returns nil if the form represents another kind of value.
  init?(animated value: AnimatedValue)
}

/// A type whose arrays can be animated element by element. `Double` and `Color` conform to this protocol.
public protocol AnimatableElement {
  /// Returns the animated form of an array.
  static func animatedValue(of list: [Self]) -> AnimatedValue
  /// Returns the array that an animated form represents, or nil if the form represents another kind of value.
  static func list(animated value: AnimatedValue) -> [Self]?
}

extension Double: AnimatableValue {
  /// The animated form of the number.
  public var animatedValue: AnimatedValue { .number(self) }
  /// Creates a number from its animated form, or returns nil if the form represents another kind of value.
  public init?(animated value: AnimatedValue) {
    guard case .number(let value) = value else { return nil }
    self = value
  }
}

extension Point: AnimatableValue {
  /// The animated form of the point.
  public var animatedValue: AnimatedValue { .point(self) }
  /// Creates a point from its animated form, or returns nil if the form represents another kind of value.
  public init?(animated value: AnimatedValue) {
    guard case .point(let value) = value else { return nil }
    self = value
  }
}

extension Size: AnimatableValue {
  /// The animated form of the size.
  public var animatedValue: AnimatedValue { .size(self) }
  /// Creates a size from its animated form, or returns nil if the form represents another kind of value.
  public init?(animated value: AnimatedValue) {
    guard case .size(let value) = value else { return nil }
    self = value
  }
}

extension Rect: AnimatableValue {
  /// The animated form of the rectangle.
  public var animatedValue: AnimatedValue { .rect(self) }
  /// Creates a rectangle from its animated form, or returns nil if the form represents another kind of value.
  public init?(animated value: AnimatedValue) {
    guard case .rect(let value) = value else { return nil }
    self = value
  }
}

extension Transform3D: AnimatableValue {
  /// The animated form of the transform.
  public var animatedValue: AnimatedValue { .transform(self) }
  /// Creates a 3D transform from its animated form, or returns nil if the form represents another kind of value.
  public init?(animated value: AnimatedValue) {
    guard case .transform(let value) = value else { return nil }
    self = value
  }
}

extension Path: AnimatableValue {
  /// The animated form of the path.
  public var animatedValue: AnimatedValue { .path(self) }
  /// Creates a path from its animated form, or returns nil if the form represents another kind of value.
  public init?(animated value: AnimatedValue) {
    guard case .path(let value) = value else { return nil }
    self = value
  }
}

extension Int: AnimatableValue {
  /// The animated form of the number.
  public var animatedValue: AnimatedValue { .number(Double(self)) }
  /// Creates an integer by rounding the number in an animated form. Returns nil if the form does not represent a number
  /// or if the number is out of range.
  public init?(animated value: AnimatedValue) {
    guard case .number(let number) = value, let whole = Int(exactly: number.rounded()) else { return nil }
    self = whole
  }
}

extension AffineTransform: AnimatableValue {
  /// The animated form of the transform, which is a 3D transform.
  public var animatedValue: AnimatedValue { .transform(Transform3D(self)) }
  /// Creates a 2D transform from the x and y components of a 3D transform. Returns nil if the value is not a transform.
  public init?(animated value: AnimatedValue) {
    guard case .transform(let transform) = value else { return nil }
    self = transform.affine
  }
}

extension Color: AnimatableValue {
  /// The animated form of the color.
  public var animatedValue: AnimatedValue { .color(self) }
  /// Creates a color from its animated form, or returns nil if the form does not represent a color.
  public init?(animated value: AnimatedValue) {
    guard case .color(let color?) = value else { return nil }
    self = color
  }
}

extension Color?: AnimatableValue {
  /// The animated form of the optional color.
  public var animatedValue: AnimatedValue { .color(self) }
  /// Creates an optional color from its animated form, or returns nil if the form represents another kind of value.
  public init?(animated value: AnimatedValue) {
    guard case .color(let color) = value else { return nil }
    self = color
  }
}

extension Array: AnimatableValue where Element: AnimatableElement {
  /// The animated form of the array.
  public var animatedValue: AnimatedValue { Element.animatedValue(of: self) }
  /// Creates an array from its animated form, or returns nil if the form does not represent an array of this type.
  public init?(animated value: AnimatedValue) {
    guard let list = Element.list(animated: value) else { return nil }
    self = list
  }
}

extension Double: AnimatableElement {
  /// Returns the animated form of an array of numbers.
  public static func animatedValue(of list: [Double]) -> AnimatedValue { .numbers(list) }
  /// Returns the array of numbers that an animated form represents, or nil if the form represents another kind of value.
  public static func list(animated value: AnimatedValue) -> [Double]? {
    if case .numbers(let list) = value { list } else { nil }
  }
}

extension Color: AnimatableElement {
  /// Returns the animated form of an array of colors.
  public static func animatedValue(of list: [Color]) -> AnimatedValue { .colors(list) }
  /// Returns the array of colors that an animated form represents, or nil if the form represents another kind of value.
  public static func list(animated value: AnimatedValue) -> [Color]? {
    if case .colors(let list) = value { list } else { nil }
  }
}

extension AnimatedValue: AnimatableValue {
  /// The value itself, because it already has the form that animations use.
  public var animatedValue: AnimatedValue { self }
  /// Creates a value from an existing animated form, which is copied unchanged.
  public init?(animated value: AnimatedValue) { self = value }
}
