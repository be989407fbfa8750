/// The numbers that scenes and programs may give: every one finite, places and sizes no larger than anything is drawn.
public enum NumberLimits {
  /// What coordinates, sizes, insets, the numbers of a transform, the constants and factors of constraints and the sizes
  /// of fonts lie between, in points: 2 to the power of 24 either way. Up to there sums and halves of them are exact.
  public static let coordinates: ClosedRange<Double> = -16_777_216...16_777_216
  /// The same limit, for lengths, which cannot be negative.
  public static let lengths: ClosedRange<Double> = 0...16_777_216
}
