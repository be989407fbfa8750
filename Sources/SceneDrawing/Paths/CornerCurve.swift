import SceneValues

/// The shape of a rounded corner. Scenes use the names of the cases.
public enum CornerCurve: String, SceneEnumeration {
  /// A quarter circle, which begins at a distance of one radius from the corner.
  case circular
  /// A curve with a smooth transition. It begins at a distance of 1.6 radii from the corner, or in the middle
  /// of a shorter side.
  ///
  /// Its middle part is a circular arc of 36°. On each side, the curvature increases from zero to that of the
  /// circle. On shorter sides, the arc is longer and the transitions are shorter. On sides of two radii, the
  /// corner is a quarter circle.
  case continuous

  /// The maximum additional length of a corner, in radii.
  static let mostSmoothing = 0.6
}
