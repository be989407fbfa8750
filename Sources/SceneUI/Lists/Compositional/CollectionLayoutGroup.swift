import SceneValues

/// A group that arranges the items or nested groups of a compositional layout in a row or a column.
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
/// The subitems are repeated until they fill the group's length, unless that length is estimated.
public final class CollectionLayoutGroup: CollectionLayoutItem {
  enum Arrangement {
    case horizontal, vertical
    case custom((any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem])
  }

  /// The items and groups that the group repeats, in order.
  public let subitems: [CollectionLayoutItem]
  /// The spacing between adjacent subitems. The default is nil, which means no spacing.
  public var interItemSpacing: CollectionLayoutSpacing?
  let arrangement: Arrangement
  /// The number of subitems of equal length, or nil to repeat the subitems until the group is full.
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

  /// Creates a group that arranges its subitems horizontally.
  ///
  /// - Parameters:
  ///   - layoutSize: The group's size. Fractions are relative to the section or the enclosing group.
  ///   - subitems: The items and groups. They are repeated while there is space.
  ///   - supplementaryItems: The supplementary items that are attached to the group, such as badges.
  /// - Returns: The group.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem],
    supplementaryItems: [CollectionLayoutSupplementaryItem] = []
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(.horizontal, layoutSize, subitems, supplementaryItems: supplementaryItems)
  }

  /// Creates a horizontal group that repeats a subitem `count` times at equal widths.
  public static func horizontal(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: count)
  }

  /// Creates a group that arranges its subitems vertically.
  ///
  /// - Parameters:
  ///   - layoutSize: The group's size. Fractions are relative to the section or the enclosing group.
  ///   - subitems: The items and groups. They are repeated while there is space.
  ///   - supplementaryItems: The supplementary items that are attached to the group, such as badges.
  /// - Returns: The group.
  public static func vertical(
    layoutSize: CollectionLayoutSize, subitems: [CollectionLayoutItem],
    supplementaryItems: [CollectionLayoutSupplementaryItem] = []
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(.vertical, layoutSize, subitems, supplementaryItems: supplementaryItems)
  }

  /// Creates a vertical group that repeats a subitem `count` times at equal heights.
  public static func vertical(
    layoutSize: CollectionLayoutSize, repeatingSubitem subitem: CollectionLayoutItem, count: Int
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(.vertical, layoutSize, [subitem], count: count)
  }

  /// Creates a group with items at arbitrary positions.
  ///
  /// - Parameters:
  ///   - layoutSize: The group's size.
  ///   - itemProvider: A closure that returns the positions of all items in the group, in the group's coordinates.
  /// - Returns: The group.
  public static func custom(
    layoutSize: CollectionLayoutSize,
    itemProvider: @escaping (any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]
  ) -> CollectionLayoutGroup {
    CollectionLayoutGroup(.custom(itemProvider), layoutSize, [])
  }

  override var isEstimated: Bool { super.isEstimated || subitems.contains(where: \.isEstimated) }

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

/// The position of an item in a custom group.
public struct CollectionLayoutGroupCustomItem: Hashable, Sendable {
  /// The item's frame in the group's coordinates, in points.
  public let frame: Rect
  /// The position in the stacking order. Items with higher values are in front.
  public let zIndex: Int

  /// Creates a position for an item.
  public init(frame: Rect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}

/// The environment in which a section or a custom group is laid out.
public protocol CollectionLayoutEnvironment {
  /// The container: the collection for a section, or the group for the items of a custom group.
  var container: CollectionLayoutContainer { get }
  /// The collection's traits.
  var traitCollection: TraitCollection { get }
}

/// The space that is available to a section or a group.
public struct CollectionLayoutContainer: Hashable, Sendable {
  /// The container's size before the insets are subtracted, in points.
  public let contentSize: Size
  /// The container's size after the insets are subtracted, in points.
  public let effectiveContentSize: Size
  /// The container's insets, in points.
  public let contentInsets: DirectionalEdgeInsets
}

struct LayoutEnvironment: CollectionLayoutEnvironment {
  let container: CollectionLayoutContainer
  let traitCollection: TraitCollection
}
