/// Within what a value lies.
public struct AccessibilityRange: Hashable, Sendable {
  /// The least value.
  public var minimum: Double
  /// The largest value.
  public var maximum: Double
  /// The present one.
  public var value: Double
  /// How far one step goes; 0 where there are none.
  public var step = 0.0
  /// Whether a person may change it.
  public var isAdjustable = true
}
