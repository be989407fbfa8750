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

  /// Describes a value that a person may change.
  ///
  /// - Parameters:
  ///   - minimum: the least value.
  ///   - maximum: the largest value.
  ///   - value: the present one.
  ///   - step: how far one step goes; 0, the default, where there are none.
  public init(minimum: Double, maximum: Double, value: Double, step: Double = 0) {
    (self.minimum, self.maximum, self.value, self.step) = (minimum, maximum, value, step)
  }
}
