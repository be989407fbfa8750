import SceneValues

/// Keeps a property of the library in a range: whatever is set becomes the nearest value in it, and what is no number leaves it as
/// it is.
///
/// `Bounded` does the same for a range of anybody's, and keeps it in each object: sixteen bytes for each such property, which were an
/// eighth of a button. Here the range is the type's.
@propertyWrapper struct Within<Limits: KnownLimits, Value: BoundedValue> {
  private var value: Value

  /// Stores a first value, which is taken as it is.
  init(wrappedValue: Value, _ limits: Limits) { value = wrappedValue }

  /// The stored value; setting it stores the nearest value of the range.
  var wrappedValue: Value {
    get { value }
    set { value = newValue.bounded(to: Limits.range, from: value) }
  }
}

extension Within: Sendable where Value: Sendable {}

/// One of the ranges that numbers of the library's classes lie in: see `NumberRanges.swift`.
protocol KnownLimits { static var range: ClosedRange<Double> { get } }

struct CoordinateLimits: KnownLimits { static var range: ClosedRange<Double> { .coordinates } }
struct LengthLimits: KnownLimits { static var range: ClosedRange<Double> { .lengths } }
struct FractionLimits: KnownLimits { static var range: ClosedRange<Double> { .fractions } }
struct DurationLimits: KnownLimits { static var range: ClosedRange<Double> { .durations } }
struct ValueLimits: KnownLimits { static var range: ClosedRange<Double> { .values } }
struct CountLimits: KnownLimits { static var range: ClosedRange<Double> { .counts } }

extension KnownLimits where Self == CoordinateLimits {
  static var coordinates: CoordinateLimits { CoordinateLimits() }
}
extension KnownLimits where Self == LengthLimits { static var lengths: LengthLimits { LengthLimits() } }
extension KnownLimits where Self == FractionLimits {
  static var fractions: FractionLimits { FractionLimits() }
}
extension KnownLimits where Self == DurationLimits {
  static var durations: DurationLimits { DurationLimits() }
}
extension KnownLimits where Self == ValueLimits { static var values: ValueLimits { ValueLimits() } }
extension KnownLimits where Self == CountLimits { static var counts: CountLimits { CountLimits() } }
