import SceneValues

/// The shape of a rounded corner. Scenes refer to a shape by its case name.
public enum CornerCurve: String, SceneEnumeration {
  case circular
  /// A curve with a smooth transition between the side and the corner. The curve begins at a distance of 1.6 radii from
  /// the corner, or in the middle of the side if the side is too short.
  ///
  /// The middle part of the curve is a circular arc of 36°, or of a larger angle on shorter sides.
  case continuous

  /// The maximum additional length of a corner, as a multiple of the radius.
  static let maxSmoothing = 0.6
}
