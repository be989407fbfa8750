import SceneValues

/// How a round corner passes into the straight sides beside it. Scenes write the names of the cases.
public enum CornerCurve: String, SceneEnumeration {
  /// By a quarter of a circle, which begins a radius away from the corner.
  case circular
  /// By and by, so that nobody sees where it begins: 1.6 radii away from the corner, or half way along a side that is shorter.
  ///
  /// In the middle lies an arc of the circle, of 36°. From each side a curve leads to it whose bend grows from none to that of
  /// the circle. Where sides are short, the arc is longer and the curves are shorter; where they are two radii, it is the
  /// quarter of a circle.
  case continuous

  /// How much longer than a radius a corner is at most, in radii.
  static let mostSmoothing = 0.6
}
