/// A property wrapper that clamps a number to a range. Assigning `.nan` leaves the value unchanged.
///
/// If a property is declared with a range, use this wrapper so that code cannot set values that are invalid in scenes:
///
/// ```swift
/// @Bounded(0...1) var brightness = 1.0 { didSet { setNeedsDisplay() } }
///
/// $0.property("brightness", default: 1, in: 0...1, get: \.brightness, set: { $0.brightness = $1 })
/// ```
@propertyWrapper @frozen public struct Bounded<Value: BoundedValue> {
  @usableFromInline var value: Value
  @usableFromInline let range: ClosedRange<Double>

  /// Creates a property with an initial value, which is not clamped.
  ///
  /// - Parameters:
  ///   - wrappedValue: The initial value.
  ///   - range: The closed range to which later values are clamped. An infinite bound means that there is no limit.
  @inlinable public init(wrappedValue: Value, _ range: ClosedRange<Double>) {
    value = wrappedValue
    self.range = range
  }

  /// The stored value. New values are clamped to the range.
  @inlinable public var wrappedValue: Value {
    get { value }
    set { value = newValue.bounded(to: range, from: value) }
  }
}

extension Bounded: Sendable where Value: Sendable {}

/// A type that consists of one or more numbers and can be clamped to a range.
public protocol BoundedValue {
  /// Clamps the numbers of a value to a range.
  ///
  /// - Parameters:
  ///   - range: The closed range.
  ///   - old: The previous value, which replaces numbers that are NaN.
  /// - Returns: The value with each of its numbers in the range.
  func bounded(to range: ClosedRange<Double>, from old: Self) -> Self
}

extension Double: BoundedValue {
  /// Returns the nearest number in a range, or `old` if the number is `.nan`.
  @inlinable public func bounded(to range: ClosedRange<Double>, from old: Double) -> Double {
    isNaN ? old : min(max(self, range.lowerBound), range.upperBound)
  }
}

extension Int: BoundedValue {
  /// Returns the nearest integer in a range, or `old` if the range contains no integers, such as 0.2...0.8.
  public func bounded(to range: ClosedRange<Double>, from old: Int) -> Int {
    if range.contains(Double(self)) { return self }
    let (lowest, highest) = (range.lowerBound.rounded(.up), range.upperBound.rounded(.down))
    guard lowest <= highest else { return old }
    return Int(nearest: Double(self) < lowest ? lowest : highest)
  }
}

extension LayoutPriority: BoundedValue {
  /// Returns the nearest priority in a range, or `old` if the priority is NaN.
  public func bounded(to range: ClosedRange<Double>, from old: LayoutPriority) -> LayoutPriority {
    LayoutPriority(rawValue: rawValue.bounded(to: range, from: old.rawValue))
  }
}

extension LayoutPriorities: BoundedValue {
  /// Returns the priorities, with each one clamped to a range.
  public func bounded(to range: ClosedRange<Double>, from old: LayoutPriorities) -> LayoutPriorities {
    LayoutPriorities(
      horizontal: horizontal.bounded(to: range, from: old.horizontal),
      vertical: vertical.bounded(to: range, from: old.vertical))
  }
}

extension Size: BoundedValue {
  /// Returns the size, with its width and height clamped to a range.
  public func bounded(to range: ClosedRange<Double>, from old: Size) -> Size {
    Size(
      width: width.bounded(to: range, from: old.width), height: height.bounded(to: range, from: old.height))
  }
}

extension Point: BoundedValue {
  /// Returns the point, with its coordinates clamped to a range.
  public func bounded(to range: ClosedRange<Double>, from old: Point) -> Point {
    Point(x: x.bounded(to: range, from: old.x), y: y.bounded(to: range, from: old.y))
  }
}

extension Rect: BoundedValue {
  /// Returns the rectangle, with its four numbers clamped to a range.
  public func bounded(to range: ClosedRange<Double>, from old: Rect) -> Rect {
    if range.contains(origin.x), range.contains(origin.y), range.contains(size.width),
      range.contains(size.height)
    {
      return self
    }
    return Rect(
      origin: origin.bounded(to: range, from: old.origin), size: size.bounded(to: range, from: old.size))
  }
}

extension EdgeInsets: BoundedValue {
  /// Returns the insets, with the four distances clamped to a range.
  public func bounded(to range: ClosedRange<Double>, from old: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top.bounded(to: range, from: old.top), left: left.bounded(to: range, from: old.left),
      bottom: bottom.bounded(to: range, from: old.bottom), right: right.bounded(to: range, from: old.right))
  }
}

extension DirectionalEdgeInsets: BoundedValue {
  /// Returns the insets, with the four distances clamped to a range.
  public func bounded(to range: ClosedRange<Double>, from old: DirectionalEdgeInsets) -> DirectionalEdgeInsets
  {
    DirectionalEdgeInsets(
      top: top.bounded(to: range, from: old.top), leading: leading.bounded(to: range, from: old.leading),
      bottom: bottom.bounded(to: range, from: old.bottom),
      trailing: trailing.bounded(to: range, from: old.trailing))
  }
}

extension AffineTransform: BoundedValue {
  /// Returns the transform, with its six numbers clamped to a range.
  public func bounded(to range: ClosedRange<Double>, from old: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a.bounded(to: range, from: old.a), b: b.bounded(to: range, from: old.b),
      c: c.bounded(to: range, from: old.c), d: d.bounded(to: range, from: old.d),
      tx: tx.bounded(to: range, from: old.tx), ty: ty.bounded(to: range, from: old.ty))
  }
}

extension Int {
  /// Creates an integer by truncating a number. Large numbers are clamped and NaN becomes 0, whereas `Int(_:)` traps.
  package init(nearest value: Double) {
    // Doubles represent all integers up to 2⁵³ exactly, and larger numbers are not needed.
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -9_007_199_254_740_992), 9_007_199_254_740_992))
  }
}
