/// What an observer of a `Watched` property hears.
public struct ValueChange<Value> {
  /// What the value was; nil in the notification that comes with the observation itself.
  public let old: Value?
  /// What the value is; nil where the change is yet to come.
  public let new: Value?

  /// Whether the property is about to change: it still has the old value.
  public var isPrior: Bool {
    if case .none = new { true } else { false }
  }
}

extension ValueChange: Sendable where Value: Sendable {}

/// When an observer of a `Watched` property is called besides after each change.
public struct ChangeOptions: OptionSet, Hashable, Sendable {
  /// A bit for each option.
  public let rawValue: UInt8
  /// The options that some bits stand for: 1 initial, 2 prior.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Once at once, with the present value, before `observe` returns.
  public static let initial = ChangeOptions(rawValue: 1 << 0)
  /// Before each change, too, with the old value alone.
  public static let prior = ChangeOptions(rawValue: 1 << 1)
}
