import SceneValues

/// An item in a compositional layout's group.
///
/// ```swift
/// let item = CollectionLayoutItem(
///   layoutSize: CollectionLayoutSize(
///     widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
/// item.contentInsets = DirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
/// ```
public class CollectionLayoutItem {
  /// The item's size, including its insets.
  public let layoutSize: CollectionLayoutSize
  /// The supplementary items that are attached to the item, such as badges.
  public let supplementaryItems: [CollectionLayoutSupplementaryItem]
  /// The content's insets within the item, in points. The default is zero. Insets do not apply to estimated dimensions.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// The spacing around the item. The default is nil, which means no spacing.
  public var edgeSpacing: CollectionLayoutEdgeSpacing?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - layoutSize: The item's size. Fractions are relative to the group that contains the item.
  ///   - supplementaryItems: The supplementary items that are attached to the item, such as badges.
  public init(
    layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  /// The effective insets. Estimated dimensions have no insets, because the content determines their size.
  var shownInsets: EdgeInsets {
    var insets = contentInsets.insets(isRightToLeft: false)
    if !(self is CollectionLayoutGroup) {
      if layoutSize.widthDimension.isEstimated { (insets.left, insets.right) = (0, 0) }
      if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    }
    return insets
  }

  /// Whether the size of the item, or of one of its subitems, is determined by content.
  var isEstimated: Bool { layoutSize.isEstimated }
}
