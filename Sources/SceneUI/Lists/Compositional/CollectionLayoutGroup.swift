import SceneValues

/// Items of a compositional layout, and groups of them, side by side or one below the other.
///
/// ```swift
/// // Two columns.
/// let row = CollectionLayoutGroup.horizontal(
///   layoutSize: CollectionLayoutSize(
///     widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
///   repeatingSubitem: item, count: 2)
/// row.interItemSpacing = .fixed(8)
/// ```
///
/// What a group is made of is repeated as long as there is room along its way, unless how long it is is estimated.
public final class CollectionLayoutGroup: CollectionLayoutItem {
  enum Arrangement {
    case horizontal, vertical
    case custom((any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem])
  }

  /// What it is made of, in its order.
  public let subitems: [CollectionLayoutItem]
  /// The room between two of them; none by default.
  public var interItemSpacing: CollectionLayoutSpacing?
  let arrangement: Arrangement
  /// How many of one kind there are, all of one length along the way; nil for as many as there is room for.
  let count: Int?

  private init(
    _ arrangement: Arrangement, _ layoutSize: CollectionLayoutSize, _ subitems: [CollectionLayoutItem],
    count: Int? = nil, supplementaryItems: [CollectionLayoutSupplementaryItem] = []
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    self.count = count.map { min(max(1, $0), 1000) }
    super.init(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
  }

  /// Items side by side.
  ///
  /// - Parameters:
  ///   - layoutSize: how large it is; what is a part is one of the section, or of the group around.
  ///   - subitems: items and groups, repeated as long as there is room.
  ///   - supplementaryItems: what stands at the group.
  /// - Returns: the group.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem],
    supplementaryItems: [CollectionLayoutSupplementaryItem] = []
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(.horizontal, layoutSize, subitems, supplementaryItems: supplementaryItems)
  }

  /// So many of one kind side by side, of the same width.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count)
  }

  /// Items one below the other.
  ///
  /// - Parameters:
  ///   - layoutSize: how large it is; what is a part is one of the section, or of the group around.
  ///   - subitems: items and groups, repeated as long as there is room.
  ///   - supplementaryItems: what stands at the group.
  /// - Returns: the group.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem],
    supplementaryItems: [CollectionLayoutSupplementaryItem] = []
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(.vertical, layoutSize, subitems, supplementaryItems: supplementaryItems)
  }

  /// So many of one kind one below the other, of the same height.
  public static func vertical(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count)
  }

  /// Items wherever one likes.
  ///
  /// - Parameters:
  ///   - layoutSize: how large the group is.
  ///   - itemProvider: says where the items are, in the group's coordinates, and by that how many there are.
  /// - Returns: the group.
  public static func custom(
    layoutSize: CollectionLayoutSize,
    itemProvider: @escaping (any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(.custom(itemProvider), layoutSize, [])
  }

  override var isEstimated: Bool { super.isEstimated || subitems.contains(where: \.isEstimated) }

  /// Whether how many items it has depends on what these want.
  var hasFloatingCount: Bool {
    if subitems.contains(where: { ($0 as? CollectionLayoutGroup)?.hasFloatingCount ?? false }) { return true }
    guard count == nil else { return false }
    switch arrangement {
    case .custom: return false
    case .horizontal:
      return !layoutSize.widthDimension.isEstimated
        && subitems.contains { $0.layoutSize.widthDimension.isEstimated }
    case .vertical:
      return !layoutSize.heightDimension.isEstimated
        && subitems.contains { $0.layoutSize.heightDimension.isEstimated }
    }
  }
}

/// Where one item of a custom group is.
public struct CollectionLayoutGroupCustomItem: Hashable, Sendable {
  /// In points, in the group's coordinates.
  public let frame: Rect
  /// What has more lies further in front.
  public let zIndex: Int

  /// The place of an item.
  public init(frame: Rect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}

/// What a section or a custom group is laid out in.
public protocol CollectionLayoutEnvironment {
  /// The collection, or for a custom group, the group.
  var container: CollectionLayoutContainer { get }
  /// The collection's.
  var traitCollection: TraitCollection { get }
}

/// The room that there is for a section or a group.
public struct CollectionLayoutContainer: Hashable, Sendable {
  /// In points, all of it.
  public let contentSize: Size
  /// In points, what insets leave of it.
  public let effectiveContentSize: Size
  /// The insets.
  public let contentInsets: DirectionalEdgeInsets
}

struct LayoutEnvironment: CollectionLayoutEnvironment {
  let container: CollectionLayoutContainer
  let traitCollection: TraitCollection
}
