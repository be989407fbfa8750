import SceneRuntime

/// The side of a button's title that its image stands on.
public enum ButtonImagePlacement: String, SceneEnumeration {
  /// Where one begins to read, and where one ends.
  case leading, trailing
  /// Above the title, and below it.
  case top, bottom

  /// Whether image and title stand above each other.
  var isVertical: Bool { self == .top || self == .bottom }
}
