import SceneValues

/// The maximum distance from its center, in points, at which a view draws repeated content. No screen is
/// larger.
let farthestDrawn = 16_384.0

/// The valid ranges of numbers in declarations and in code.
extension ClosedRange<Double> {
  /// Points, including negative values.
  static let coordinates = NumberLimits.coordinates
  /// Points, for view positions set in code. A list of millions of rows exceeds the range of scenes.
  static let places = -1_099_511_627_776.0...1_099_511_627_776.0
  /// Points.
  static let lengths = NumberLimits.lengths
  /// A fraction, from 0 to 1.
  static let fractions = 0.0...1.0
  /// Seconds, up to about thirty years.
  static let durations = 0.0...1e9
  /// Seconds since 1970, far beyond the range of calendars.
  static let dates = -1e12...1e12
  /// Control values. Within this range, every integer is exact.
  static let values = -9_007_199_254_740_992.0...9_007_199_254_740_992.0
  /// A count. 0 often means any number.
  static let counts = 0.0...2_147_483_647.0
  /// A count of at least one.
  static let positiveCounts = 1.0...2_147_483_647.0
}
