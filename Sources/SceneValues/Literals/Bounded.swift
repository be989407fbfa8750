/// Stores a number and keeps it in a range, whoever sets it: what lies beyond becomes the nearer bound, and what is no
/// number (`.nan`) leaves it as it is.
///
/// A property of a class whose declaration gives it a range wants it, so that code cannot set what scenes cannot say:
///
/// ```swift
/// @Bounded(0...1) var brightness = 1.0 { didSet { setNeedsDisplay() } }
///
/// $0.property("brightness", default: 1, in: 0...1, get: \.brightness, set: { $0.brightness = $1 })
/// ```
@propertyWrapper @frozen public struct Bounded<Value: BoundedValue> {
  @usableFromInline var value: Value
  @usableFromInline let range: ClosedRange<Double>

  /// Stores a first value, which is taken as it is, and the range for all later ones.
  ///
  /// - Parameters:
  ///   - wrappedValue: the first value.
  ///   - range: what later values are kept in: both bounds included; an infinite one is none.
  @inlinable public init(wrappedValue: Value, _ range: ClosedRange<Double>) {
    value = wrappedValue
    self.range = range
  }

  /// The stored value; setting it stores the nearest value of the range.
  @inlinable public var wrappedValue: Value {
    get { value }
    set { value = newValue.bounded(to: range, from: value) }
  }
}

extension Bounded: Sendable where Value: Sendable {}

/// What consists of numbers that can be kept in a range.
public protocol BoundedValue {
  /// The nearest value in a range.
  ///
  /// - Parameters:
  ///   - range: both bounds included.
  ///   - old: what to take where this is not a number.
  /// - Returns: the value itself where it lies in the range. Of several numbers, each is kept in the range by
  ///   itself.
  func bounded(to range: ClosedRange<Double>, from old: Self) -> Self
}

extension Double: BoundedValue {
  /// The nearest number in a range; `old` for `.nan`.
  @inlinable public func bounded(to range: ClosedRange<Double>, from old: Double) -> Double {
    isNaN ? old : min(max(self, range.lowerBound), range.upperBound)
  }
}

extension Int: BoundedValue {
  /// The nearest whole number in a range; `old` where no whole number lies in the range, as in 0.2...0.8.
  public func bounded(to range: ClosedRange<Double>, from old: Int) -> Int {
    if range.contains(Double(self)) { return self }
    let (lowest, highest) = (range.lowerBound.rounded(.up), range.upperBound.rounded(.down))
    guard lowest <= highest else { return old }
    return Int(nearest: Double(self) < lowest ? lowest : highest)
  }
}

extension LayoutPriority: BoundedValue {
  /// The nearest priority in a range; `old` for one that is no number.
  public func bounded(to range: ClosedRange<Double>, from old: LayoutPriority) -> LayoutPriority {
    LayoutPriority(rawValue: rawValue.bounded(to: range, from: old.rawValue))
  }
}

extension LayoutPriorities: BoundedValue {
  /// Priorities that are both kept in a range.
  public func bounded(to range: ClosedRange<Double>, from old: LayoutPriorities) -> LayoutPriorities {
    LayoutPriorities(
      horizontal: horizontal.bounded(to: range, from: old.horizontal),
      vertical: vertical.bounded(to: range, from: old.vertical))
  }
}

extension Size: BoundedValue {
  /// A size whose width and height are kept in a range.
  public func bounded(to range: ClosedRange<Double>, from old: Size) -> Size {
    Size(
      width: width.bounded(to: range, from: old.width), height: height.bounded(to: range, from: old.height))
  }
}

extension Point: BoundedValue {
  /// A point whose coordinates are kept in a range.
  public func bounded(to range: ClosedRange<Double>, from old: Point) -> Point {
    Point(x: x.bounded(to: range, from: old.x), y: y.bounded(to: range, from: old.y))
  }
}

extension Rect: BoundedValue {
  /// A rectangle whose four numbers are kept in a range.
  public func bounded(to range: ClosedRange<Double>, from old: Rect) -> Rect {
    // Nearly all are, and nothing else has to be looked at; what is no number is in no range.
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
  /// Insets whose four distances are kept in a range.
  public func bounded(to range: ClosedRange<Double>, from old: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top.bounded(to: range, from: old.top), left: left.bounded(to: range, from: old.left),
      bottom: bottom.bounded(to: range, from: old.bottom), right: right.bounded(to: range, from: old.right))
  }
}

extension DirectionalEdgeInsets: BoundedValue {
  /// Insets whose four distances are kept in a range.
  public func bounded(to range: ClosedRange<Double>, from old: DirectionalEdgeInsets) -> DirectionalEdgeInsets
  {
    DirectionalEdgeInsets(
      top: top.bounded(to: range, from: old.top), leading: leading.bounded(to: range, from: old.leading),
      bottom: bottom.bounded(to: range, from: old.bottom),
      trailing: trailing.bounded(to: range, from: old.trailing))
  }
}

extension AffineTransform: BoundedValue {
  /// A transform whose six numbers are kept in a range.
  public func bounded(to range: ClosedRange<Double>, from old: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a.bounded(to: range, from: old.a), b: b.bounded(to: range, from: old.b),
      c: c.bounded(to: range, from: old.c), d: d.bounded(to: range, from: old.d),
      tx: tx.bounded(to: range, from: old.tx), ty: ty.bounded(to: range, from: old.ty))
  }
}

extension Int {
  /// The whole part of a number; the nearest `Int` if the number is too large, and 0 for `.nan`. `Int(_:)` would end
  /// the program for both.
  package init(nearest value: Double) {
    // Up to 2 to the power of 53 either way, all whole numbers are doubles; nothing counts further.
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, -9_007_199_254_740_992), 9_007_199_254_740_992))
  }
}
