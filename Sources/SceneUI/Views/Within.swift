import SceneValues

/// A wrapper that clamps a library property to a range. Assigning NaN leaves the value unchanged. The range is part of
/// the type, whereas `Bounded` stores it in each object. Storing the range would take 16 bytes per property, which
/// amounts to an eighth of a button's memory.
@propertyWrapper struct Within<Limits: KnownLimits, Value: BoundedValue> {
  private var value: Value

  init(wrappedValue: Value, _ limits: Limits) { value = wrappedValue }

  var wrappedValue: Value {
    get { value }
    set { value = newValue.bounded(to: Limits.range, from: value) }
  }
}

extension Within: Sendable where Value: Sendable {}

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
