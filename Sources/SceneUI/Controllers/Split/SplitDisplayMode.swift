import SceneValues

extension SplitViewController {
  /// How the primary column shows.
  public enum DisplayMode: String, SceneEnumeration {
    /// Beside the secondary one where there is room: where the controller is wider than high. Hidden else.
    case automatic
    /// Not at all.
    case primaryHidden
    /// Beside the secondary one.
    case allVisible
    /// Over the secondary one.
    case primaryOverlay

    /// Another name for `primaryHidden`.
    public static let secondaryOnly = DisplayMode.primaryHidden
    /// Another name for `allVisible`.
    public static let oneBesideSecondary = DisplayMode.allVisible
    /// Another name for `primaryOverlay`.
    public static let oneOverSecondary = DisplayMode.primaryOverlay

    var showsPrimary: Bool { self != .primaryHidden }
  }
}
