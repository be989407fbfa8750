import SceneValues

/// How far from its middle a view draws what it has any number of, in points: no screen is that large.
let farthestDrawn = 16_384.0

/// What the numbers of the library's classes lie in, in their declarations and wherever code sets them.
extension ClosedRange<Double> {
  /// In points, also negative.
  static let coordinates = NumberLimits.coordinates
  /// In points: where code may place views. A list of millions of rows is larger than anything that scenes can say.
  static let places = -1_099_511_627_776.0...1_099_511_627_776.0
  /// In points.
  static let lengths = NumberLimits.lengths
  /// A part of something.
  static let fractions = 0.0...1.0
  /// In seconds: thirty years.
  static let durations = 0.0...1e9
  /// In seconds since 1970, of a date: thousands of years beyond what a calendar shows.
  static let dates = -1e12...1e12
  /// What a control is set to: up to there, each step of 1 counts.
  static let values = -9_007_199_254_740_992.0...9_007_199_254_740_992.0
  /// How many of something there are; also 0, which often stands for any number.
  static let counts = 0.0...2_147_483_647.0
  /// How many of something there are, at least one.
  static let positiveCounts = 1.0...2_147_483_647.0
}
