import SceneDrawing
import SceneRuntime
import SceneValues

/// A value that has values between it and another of its kind.
public enum AnimatedValue: Hashable, Sendable {
  /// A number: an opacity, a width in points, an angle in radians.
  case number(Double)
  /// Several numbers: the places of a gradient's colors, a pattern of dashes.
  case numbers([Double])
  /// A place, in points.
  case point(Point)
  /// A size, in points.
  case size(Size)
  /// A rectangle, in points.
  case rect(Rect)
  /// A transform in space; one of the plane is one, too.
  case transform(Transform3D)
  /// A color; nil for none, which is transparent.
  case color(Color?)
  /// Several colors: those of a gradient.
  case colors([Color])
  /// An outline; between two of other parts there is nothing, and the second is shown at once.
  case path(Path)
}

/// What animations go from and to: numbers, places, sizes, rectangles, transforms, colors, outlines.
public protocol AnimatableValue {
  /// The value in the form that animations reckon with.
  var animatedValue: AnimatedValue { get }
  /// The value that such a form is of; nil where it is of another kind.
  init?(animated value: AnimatedValue)
}

/// What a list is animated of, one by one: numbers and colors.
public protocol AnimatableElement {
  /// A list in the form that animations reckon with.
  static func animatedValue(of list: [Self]) -> AnimatedValue
  /// The list that such a form is of; nil where it is of another kind.
  static func list(animated value: AnimatedValue) -> [Self]?
}

extension Double: AnimatableValue {
  /// A number.
  public var animatedValue: AnimatedValue { .number(self) }
  /// A number.
  public init?(animated value: AnimatedValue) {
    guard case .number(let value) = value else { return nil }
    self = value
  }
}

extension Point: AnimatableValue {
  /// A place.
  public var animatedValue: AnimatedValue { .point(self) }
  /// A place.
  public init?(animated value: AnimatedValue) {
    guard case .point(let value) = value else { return nil }
    self = value
  }
}

extension Size: AnimatableValue {
  /// A size.
  public var animatedValue: AnimatedValue { .size(self) }
  /// A size.
  public init?(animated value: AnimatedValue) {
    guard case .size(let value) = value else { return nil }
    self = value
  }
}

extension Rect: AnimatableValue {
  /// A rectangle.
  public var animatedValue: AnimatedValue { .rect(self) }
  /// A rectangle.
  public init?(animated value: AnimatedValue) {
    guard case .rect(let value) = value else { return nil }
    self = value
  }
}

extension Transform3D: AnimatableValue {
  /// A transform in space.
  public var animatedValue: AnimatedValue { .transform(self) }
  /// A transform in space.
  public init?(animated value: AnimatedValue) {
    guard case .transform(let value) = value else { return nil }
    self = value
  }
}

extension Path: AnimatableValue {
  /// An outline.
  public var animatedValue: AnimatedValue { .path(self) }
  /// An outline.
  public init?(animated value: AnimatedValue) {
    guard case .path(let value) = value else { return nil }
    self = value
  }
}

extension Int: AnimatableValue {
  /// A number.
  public var animatedValue: AnimatedValue { .number(Double(self)) }
  /// The whole number that is next to a number.
  public init?(animated value: AnimatedValue) {
    guard case .number(let number) = value, let whole = Int(exactly: number.rounded()) else { return nil }
    self = whole
  }
}

extension AffineTransform: AnimatableValue {
  /// A transform of the plane, as one in space.
  public var animatedValue: AnimatedValue { .transform(Transform3D(self)) }
  /// What a transform in space does to x and y.
  public init?(animated value: AnimatedValue) {
    guard case .transform(let transform) = value else { return nil }
    self = transform.affine
  }
}

extension Color: AnimatableValue {
  /// A color.
  public var animatedValue: AnimatedValue { .color(self) }
  /// A color, unless it is none.
  public init?(animated value: AnimatedValue) {
    guard case .color(let color?) = value else { return nil }
    self = color
  }
}

extension Color?: AnimatableValue {
  /// A color, or none.
  public var animatedValue: AnimatedValue { .color(self) }
  /// A color, or none.
  public init?(animated value: AnimatedValue) {
    guard case .color(let color) = value else { return nil }
    self = color
  }
}

extension Array: AnimatableValue where Element: AnimatableElement {
  /// Several numbers, or several colors.
  public var animatedValue: AnimatedValue { Element.animatedValue(of: self) }
  /// Several numbers, or several colors.
  public init?(animated value: AnimatedValue) {
    guard let list = Element.list(animated: value) else { return nil }
    self = list
  }
}

extension Double: AnimatableElement {
  /// Several numbers.
  public static func animatedValue(of list: [Double]) -> AnimatedValue { .numbers(list) }
  /// Several numbers.
  public static func list(animated value: AnimatedValue) -> [Double]? {
    if case .numbers(let list) = value { list } else { nil }
  }
}

extension Color: AnimatableElement {
  /// Several colors.
  public static func animatedValue(of list: [Color]) -> AnimatedValue { .colors(list) }
  /// Several colors.
  public static func list(animated value: AnimatedValue) -> [Color]? {
    if case .colors(let list) = value { list } else { nil }
  }
}

extension AnimatedValue: AnimatableValue {
  /// The value itself.
  public var animatedValue: AnimatedValue { self }
  /// The value itself.
  public init?(animated value: AnimatedValue) { self = value }
}
