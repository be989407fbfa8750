/// A change of a `Watched` property.
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

/// The additional notifications that observers of a `Watched` property can receive.
public struct ChangeOptions: OptionSet, Hashable, Sendable {
  /// The bits of the options.
  public let rawValue: UInt8
  /// Creates options from bits: 1 for `initial` and 2 for `prior`.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Sends a notification with the current value before `observe` returns.
  public static let initial = ChangeOptions(rawValue: 1 << 0)
  /// Sends an additional notification, which contains only the old value, before each change.
  public static let prior = ChangeOptions(rawValue: 1 << 1)
}
