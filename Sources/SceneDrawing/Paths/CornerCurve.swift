import SceneValues

/// The shape of a rounded corner. Scenes use the names of the cases.
public enum CornerCurve: String, SceneEnumeration {
  case circular
  /// A curve with a smooth transition. It begins at a distance of 1.6 radii, or in the middle of a shorter
  /// side.
  ///
  /// Its middle part is a circular arc of 36°, which is longer on shorter sides.
  case continuous

  /// The maximum additional length of a corner, in radii.
  static let mostSmoothing = 0.6
}
