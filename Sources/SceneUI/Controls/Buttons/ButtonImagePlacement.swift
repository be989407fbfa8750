import SceneRuntime

/// The side of a button's title on which the image appears.
public enum ButtonImagePlacement: String, SceneEnumeration {
  case leading, trailing
  case top, bottom

  var isVertical: Bool { self == .top || self == .bottom }
}
