import SceneValues

/// The maximum distance from a view's center, in points, at which the view draws repeated content. Screens are smaller.
let farthestDrawn = 16_384.0

/// The valid ranges of numbers in scenes and in code. Coordinates and lengths are in points.
extension ClosedRange<Double> {
  static let coordinates = NumberLimits.coordinates
  /// A coordinate that code sets, in points. Lists with millions of rows need coordinates outside the range for scenes.
  static let places = -1_099_511_627_776.0...1_099_511_627_776.0
  static let lengths = NumberLimits.lengths
  static let fractions = 0.0...1.0
  /// A duration in seconds, up to about thirty years.
  static let durations = 0.0...1e9
  /// A date in seconds since 1970. The range is much larger than the range that calendars support.
  static let dates = -1e12...1e12
  /// A control value. Every integer in this range is represented exactly.
  static let values = -9_007_199_254_740_992.0...9_007_199_254_740_992.0
  /// A count. A value of 0 often means that the number is not limited.
  static let counts = 0.0...2_147_483_647.0
  static let positiveCounts = 1.0...2_147_483_647.0
}
