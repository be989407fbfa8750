import SceneValues

/// The maximum distance, in points, from a view's center at which repeated content is drawn. No screen is larger.
let maximumDrawingDistance = 16_384.0

/// The valid ranges of numbers in scenes and in code. Coordinates and lengths are in points.
extension ClosedRange<Double> {
  static let coordinates = NumberLimits.coordinates
  /// The range of a coordinate that is set in code, in points. It is larger than the range for scenes because lists with
  /// millions of rows require larger coordinates.
  static let places = -1_099_511_627_776.0...1_099_511_627_776.0
  static let lengths = NumberLimits.lengths
  static let fractions = 0.0...1.0
  /// The range of a duration, in seconds. The maximum is about 30 years.
  static let durations = 0.0...1e9
  /// The range of a date, in seconds since 1970. It is much larger than the range that calendars support.
  static let dates = -1e12...1e12
  /// The range of a control's value. Every integer in this range has an exact representation.
  static let values = -9_007_199_254_740_992.0...9_007_199_254_740_992.0
  /// The range of a count. For many properties, 0 means that there is no limit.
  static let counts = 0.0...2_147_483_647.0
  static let positiveCounts = 1.0...2_147_483_647.0
}
