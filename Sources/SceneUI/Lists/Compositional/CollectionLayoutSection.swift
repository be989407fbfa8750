import SceneValues

/// A section of a compositional layout. The section repeats a group until all items have been laid out.
///
/// ```swift
/// let section = CollectionLayoutSection(group: row)
/// section.interGroupSpacing = 8
/// section.orthogonalScrollingBehavior = .groupPaging
/// section.boundarySupplementaryItems = [header]
/// ```
public final class CollectionLayoutSection {
  /// The way in which groups scroll perpendicular to the collection view's scroll direction.
  public enum OrthogonalScrollingBehavior: String, Sendable {
    case none
    case continuous
    /// Scrolling stops at the leading edge of a group.
    case continuousGroupLeadingBoundary
    /// Scrolling stops at multiples of the collection view's width.
    case paging
    case groupPaging
    /// Each drag scrolls by one group and centers the group.
    case groupPagingCentered
  }

  let group: CollectionLayoutGroup
  /// The insets around the section's groups, in points. The default is zero.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// The spacing between adjacent groups, in points. The default is 0.
  @Within(.coordinates) public var interGroupSpacing = 0.0
  /// The way in which the groups scroll perpendicular to the collection view's scroll direction. The default is `none`,
  /// which means that the groups do not scroll separately.
  public var orthogonalScrollingBehavior = OrthogonalScrollingBehavior.none
  /// The headers, footers, and other views at the edges of the section. By default, there are none.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers respect the section's leading and trailing insets. The default is true.
  public var supplementariesFollowContentInsets = true
  /// The decorations behind the section. By default, there are none.
  public var decorationItems: [CollectionLayoutDecorationItem] = []
  /// The separators below the items, or nil for no separators. Only list layouts set this property.
  var separators: CollectionLayoutListConfiguration.Separators?

  /// Creates a section that repeats a group until all items have been laid out.
  public init(group: CollectionLayoutGroup) { self.group = group }
}
