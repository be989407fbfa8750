import SceneValues

/// The place of one item in a group of a compositional layout.
///
/// ```swift
/// let item = CollectionLayoutItem(
///   layoutSize: CollectionLayoutSize(
///     widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
/// item.contentInsets = DirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
/// ```
public class CollectionLayoutItem {
  /// How large it is, with its insets.
  public let layoutSize: CollectionLayoutSize
  /// What stands at the item: badges and the like.
  public let supplementaryItems: [CollectionLayoutSupplementaryItem]
  /// How far inside of its size the item is shown; zero by default. A side that is estimated is of no inset.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// Room around it, which the others keep away from; none by default.
  public var edgeSpacing: CollectionLayoutEdgeSpacing?

  /// The place of an item.
  ///
  /// - Parameters:
  ///   - layoutSize: how large it is; what is a part is one of its group.
  ///   - supplementaryItems: badges that each such item has.
  public init(
    layoutSize: CollectionLayoutSize, supplementaryItems: [CollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }

  /// How far inside of its size it is shown. What is estimated has no insets: what is shown says how large it is.
  var shownInsets: EdgeInsets {
    var insets = contentInsets.insets(isRightToLeft: false)
    if !(self is CollectionLayoutGroup) {
      if layoutSize.widthDimension.isEstimated { (insets.left, insets.right) = (0, 0) }
      if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    }
    return insets
  }

  /// Whether what is shown decides how large it is, or anything in it.
  var isEstimated: Bool { layoutSize.isEstimated }
}
