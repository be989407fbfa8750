import SceneValues

extension SplitViewController {
  /// A column of a split view controller. Each column displays one controller.
  public enum Column: String, CaseIterable, Sendable {
    /// The outermost column, which is the first from the left in a left-to-right layout.
    case primary
    /// The middle one of three columns. It lists the content of the primary column's selected item.
    case supplementary
    /// The last column, which displays details and is never hidden.
    case secondary
    /// The content that replaces all columns while there is space for only one column.
    case compact
  }

  /// The columns that are visible in addition to the secondary column, along with their position. If there are three
  /// columns, the supplementary column appears before the primary column.
  public enum DisplayMode: String, SceneEnumeration {
    /// If the controller is wider than it is tall, one column beside the secondary column. Otherwise, no other column.
    case automatic
    case primaryHidden
    case allVisible
    case primaryOverlay
    /// Both other columns beside the secondary column. If there are only two columns, this mode equals `allVisible`.
    case twoBesideSecondary
    /// Both other columns over the secondary column. If there are only two columns, this mode equals `primaryOverlay`.
    case twoOverSecondary
    /// Both other columns, which push part of the secondary column off the screen. If there are only two columns, this
    /// mode is equivalent to `allVisible`.
    case twoDisplaceSecondary

    /// Another name for `primaryHidden`.
    public static let secondaryOnly = DisplayMode.primaryHidden
    /// Another name for `allVisible`.
    public static let oneBesideSecondary = DisplayMode.allVisible
    /// Another name for `primaryOverlay`.
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

    /// Creates the mode in which a number of columns other than the secondary column are visible. If the behavior is
    /// `displace`, a single column is placed beside the secondary column.
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

  /// The position of the columns that can be hidden, relative to the secondary column.
  public enum SplitBehavior: String, SceneEnumeration {
    /// The position is determined by the display mode and the size.
    case automatic
    /// The columns are beside the secondary column, which becomes narrower.
    case tile
    case overlay
    /// The columns are beside the secondary column. A second column pushes part of the secondary column off the screen.
    case displace
  }
}
