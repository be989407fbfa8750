import SceneRuntime

/// The side of a button's title where its image is.
public enum ButtonImagePlacement: String, SceneEnumeration {
  /// The leading and the trailing side of the title.
  case leading, trailing
  case top, bottom

  var isVertical: Bool { self == .top || self == .bottom }
}
