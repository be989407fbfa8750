import SceneValues

/// How pixels between those of an image are found where it is drawn larger or smaller than it is.
public enum InterpolationQuality: String, SceneEnumeration {
  /// As the reader of a picture thinks best.
  case `default`
  /// Each is that of the nearest pixel: pixels stay sharp squares.
  case none
  /// As smooth as the reader of a picture can.
  case high
}
