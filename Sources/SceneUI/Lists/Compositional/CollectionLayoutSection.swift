import SceneValues

/// How a section of a compositional layout looks: a group, repeated as often as there are items for.
///
/// ```swift
/// let section = CollectionLayoutSection(group: row)
/// section.interGroupSpacing = 8
/// section.orthogonalScrollingBehavior = .groupPaging
/// section.boundarySupplementaryItems = [header]
/// ```
public final class CollectionLayoutSection {
  /// Whether the groups of a section lie across the way that the collection scrolls, and scroll by themselves.
  public enum OrthogonalScrollingBehavior: String, Sendable {
    /// They do not.
    case none
    /// They come to rest anywhere.
    case continuous
    /// They come to rest where a group begins.
    case continuousGroupLeadingBoundary
    /// A drag goes one width of the collection.
    case paging
    /// A drag goes one group.
    case groupPaging
    /// A drag goes one group, which comes to rest in the middle.
    case groupPagingCentered
  }

  let group: CollectionLayoutGroup
  /// Around all of the section's groups; zero by default.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// In points: the room between two groups; 0 by default.
  @Within(.coordinates) public var interGroupSpacing = 0.0
  /// Whether the groups scroll by themselves; none by default.
  public var orthogonalScrollingBehavior = OrthogonalScrollingBehavior.none
  /// Headers, footers and the like; none by default.
  public var boundarySupplementaryItems: [CollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep the section's insets at their sides; true by default.
  public var supplementariesFollowContentInsets = true
  /// What is drawn behind the section; nothing by default.
  public var decorationItems: [CollectionLayoutDecorationItem] = []
  /// What is drawn at the lower edges of items; nil, as it is but in lists, for nothing.
  var separators: CollectionLayoutListConfiguration.Separators?

  /// A section of groups.
  ///
  /// - Parameter group: repeated as often as there are items for.
  public init(group: CollectionLayoutGroup) { self.group = group }
}
