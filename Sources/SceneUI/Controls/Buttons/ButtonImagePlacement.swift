import SceneRuntime

/// The side of a button's title where its image is.
public enum ButtonImagePlacement: String, SceneEnumeration {
  case leading, trailing
  case top, bottom

  var isVertical: Bool { self == .top || self == .bottom }
}
