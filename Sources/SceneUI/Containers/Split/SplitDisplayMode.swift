import SceneValues

extension SplitViewController {
  /// A column of a split view controller. Each column displays one controller.
  public enum Column: String, CaseIterable, Sendable {
    /// The first column from the left.
    case primary
    /// The middle column if there are three. It lists the content of the selection in the primary column.
    case supplementary
    /// The last column, which shows the details and is never hidden.
    case secondary
    /// The content that replaces all columns while only one column fits.
    case compact
  }

  /// The columns that are visible in addition to the secondary column, and their position. With three columns, the
  /// supplementary column appears first.
  public enum DisplayMode: String, SceneEnumeration {
    /// One column beside the secondary column if the controller is wider than it is tall; otherwise, none.
    case automatic
    case primaryHidden
    case allVisible
    case primaryOverlay
    /// Both other columns beside the secondary column. With two columns, equivalent to `allVisible`.
    case twoBesideSecondary
    /// Both other columns over the secondary column. With two columns, equivalent to `primaryOverlay`.
    case twoOverSecondary
    /// Both other columns, which move the secondary column partly off the edge. With two columns, equivalent to
    /// `allVisible`.
    case twoDisplaceSecondary

    /// An alias of `primaryHidden`.
    public static let secondaryOnly = DisplayMode.primaryHidden
    /// An alias of `allVisible`.
    public static let oneBesideSecondary = DisplayMode.allVisible
    /// An alias of `primaryOverlay`.
    public static let oneOverSecondary = DisplayMode.primaryOverlay

    var leading: Int {
      switch self {
      case .automatic, .primaryHidden: 0
      case .allVisible, .primaryOverlay: 1
      case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
      }
    }

    var behavior: SplitBehavior? {
      switch self {
      case .automatic, .primaryHidden: nil
      case .allVisible, .twoBesideSecondary: .tile
      case .primaryOverlay, .twoOverSecondary: .overlay
      case .twoDisplaceSecondary: .displace
      }
    }

    /// Creates the mode for a number of visible leading columns. With `displace`, a single column is beside the
    /// secondary column.
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

  /// The position of the columns that can be hidden.
  public enum SplitBehavior: String, SceneEnumeration {
    /// The position that the display mode and the size determine.
    case automatic
    /// Beside the secondary column, which becomes narrower.
    case tile
    case overlay
    /// Beside the secondary column. A second leading column moves the secondary column partly off the right edge.
    case displace
  }
}
