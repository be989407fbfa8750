/// Limits of numbers in scenes and code. All numbers are finite, and coordinates and sizes are within the drawable range.
public enum NumberLimits {
  /// The range of coordinates, sizes, insets, transform coefficients, constraint constants and multipliers, and font
  /// sizes: ±2²⁴ points. Within this range, sums and halves are exact.
  public static let coordinates: ClosedRange<Double> = -16_777_216...16_777_216
  /// The range of lengths in points. Lengths cannot be negative.
  public static let lengths: ClosedRange<Double> = 0...16_777_216
}
