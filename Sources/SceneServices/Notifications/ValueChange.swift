/// A change to a `Watched` property.
public struct ValueChange<Value> {
  /// The old value, or nil in the initial notification.
  public let old: Value?
  /// The new value, or nil in a notification before the change.
  public let new: Value?

  /// Whether the property is about to change. If so, the property still has the old value.
  public var isPrior: Bool {
    if case .none = new { true } else { false }
  }
}

extension ValueChange: Sendable where Value: Sendable {}

/// The additional notifications that an observer of a `Watched` property can request.
public struct ChangeOptions: OptionSet, Hashable, Sendable {
  /// The raw value, in which each bit represents an option.
  public let rawValue: UInt8
  /// Creates options from their raw value, where 1 represents `initial` and 2 represents `prior`.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Sends a notification that contains the current value before `observe` returns.
  public static let initial = ChangeOptions(rawValue: 1 << 0)
  /// Sends an additional notification before each change. It contains only the old value.
  public static let prior = ChangeOptions(rawValue: 1 << 1)
}
