import SceneValues

extension SplitViewController {
  /// A place for a controller.
  public enum Column: String, CaseIterable, Sendable {
    /// The first from the left.
    case primary
    /// Between the others, where there are three: what is chosen in the primary one is listed there.
    case supplementary
    /// The last, and the one that never hides: the detail.
    case secondary
    /// What takes the place of all others while there is room for one column only.
    case compact
  }

  /// Which columns show before the secondary one, and where. With two columns it is the primary one that comes and
  /// goes; with three, the supplementary one comes first, and the primary one after it.
  public enum DisplayMode: String, SceneEnumeration {
    /// One beside the secondary column where there is room: where the controller is wider than high. None else.
    case automatic
    /// None.
    case primaryHidden
    /// One beside the secondary one.
    case allVisible
    /// One over the secondary one.
    case primaryOverlay
    /// With three columns, both beside the secondary one. With two, as `allVisible`.
    case twoBesideSecondary
    /// With three columns, both over the secondary one. With two, as `primaryOverlay`.
    case twoOverSecondary
    /// With three columns, both, and the secondary one makes room for the primary one by moving out on the right. With
    /// two, as `allVisible`.
    case twoDisplaceSecondary

    /// Another name for `primaryHidden`.
    public static let secondaryOnly = DisplayMode.primaryHidden
    /// Another name for `allVisible`.
    public static let oneBesideSecondary = DisplayMode.allVisible
    /// Another name for `primaryOverlay`.
    public static let oneOverSecondary = DisplayMode.primaryOverlay

    /// How many columns show before the secondary one.
    var leading: Int {
      switch self {
      case .automatic, .primaryHidden: 0
      case .allVisible, .primaryOverlay: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    }

    /// Where they show; nil where there are none.
    var behavior: SplitBehavior? {
      switch self {
      case .automatic, .primaryHidden: nil
      case .allVisible, .twoBesideSecondary: .tile
      case .primaryOverlay, .twoOverSecondary: .overlay
      case .twoDisplaceSecondary: .displace
      }
    }

    /// The mode with so many columns before the secondary one. One column is beside it where two displace it.
    init(leading: Int, _ behavior: SplitBehavior) {
      self =
        switch (leading, behavior) {
        case (...0, _): .primaryHidden
        case (1, .overlay): .primaryOverlay
        case (1, _): .allVisible
        case (_, .overlay): .twoOverSecondary
        case (_, .displace): .twoDisplaceSecondary
        case (_, _): .twoBesideSecondary
        }
    }
  }

  /// Where the columns show that come and go.
  public enum SplitBehavior: String, SceneEnumeration {
    /// As the display mode says, and the size.
    case automatic
    /// Beside the secondary one, which gives them room.
    case tile
    /// Over the secondary one.
    case overlay
    /// Beside the secondary one, which moves out on the right for the second of them.
    case displace
  }
}
