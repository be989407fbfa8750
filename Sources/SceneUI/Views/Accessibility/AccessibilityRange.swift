/// The numeric value of an element, with its range.
public struct AccessibilityRange: Hashable, Sendable {
  /// The minimum value.
  public var minimum: Double
  /// The maximum value.
  public var maximum: Double
  /// The current value.
  public var value: Double
  /// The size of a step, or 0 if the value changes continuously. The default is 0.
  public var step = 0.0
  /// Whether the user can change the value. The default is true.
  public var isAdjustable = true

  /// Creates a range whose value the user can change.
  ///
  /// - Parameters:
  ///   - minimum: The minimum value.
  ///   - maximum: The maximum value.
  ///   - value: The current value.
  ///   - step: The size of a step. The default is 0, which means that the value changes continuously.
  public init(minimum: Double, maximum: Double, value: Double, step: Double = 0) {
    (self.minimum, self.maximum, self.value, self.step) = (minimum, maximum, value, step)
  }
}
