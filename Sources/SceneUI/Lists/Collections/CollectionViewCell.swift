import SceneRuntime
import SceneValues

/// An item of a collection. How it looks when selected is up to it: override `lookDidChange`.
open class CollectionViewCell: ReusableCell {
  /// Collections make cells of registered classes by this.
  public required init(frame: Rect = .zero) { super.init(frame: frame, reuseIdentifier: nil) }

  /// Makes the cell from its element in a scene.
  ///
  /// - Throws: `LoadingError` where an object inside of it cannot be made.
  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(CollectionViewCell.self, element: "collectionViewCell", "A cell of a collection.")
  }

  /// What the cell would like to have of its layout: by default, the size that constraints in it give it, or else
  /// `sizeThatFits`, and never more than a line of a flow layout has room for.
  ///
  /// A `FlowLayout` with an `estimatedItemSize` asks for it when the cell comes into sight, and again when something
  /// changes that constraints in it speak of; a layout of one's own, each time, and grants it by
  /// `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`.
  ///
  /// - Parameter attributes: what the layout gives: the cell has this frame.
  /// - Returns: the same, with the size that the cell would like to have.
  open func preferredLayoutAttributesFitting(
    _ attributes: CollectionLayoutAttributes
  ) -> CollectionLayoutAttributes {
    let layout = (host as? CollectionView)?.collectionLayout
    return preferredAttributes(
      fitting: attributes, content: contentView, within: layout?.room(forItemAt: attributes.indexPath))
  }
}
