import SceneRuntime
import SceneValues

/// A cell that displays an item of a collection. To change how a selected cell appears, override `appearanceDidChange`.
open class CollectionViewCell: ReusableCell {
  /// Creates a cell. Collections use this initializer to create cells of registered classes.
  public required init(frame: Rect = .zero) { super.init(frame: frame, reuseIdentifier: nil) }

  /// Creates the cell from its element in a scene.
  ///
  /// - Throws: `LoadingError` if a nested object cannot be created.
  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(CollectionViewCell.self, element: "collectionViewCell", "A cell of a collection.")
  }

  /// Returns the cell's preferred attributes. By default, the constraints in the content view or, if there are none,
  /// `sizeThatFits` determine the preferred size. In a flow layout, the default size is limited to the length of a line.
  ///
  /// This method is called when the cell becomes visible and when its constraints change. With a `FlowLayout`, it is
  /// called only if `estimatedItemSize` is not zero. The cell already has the frame of the given attributes.
  open func preferredLayoutAttributesFitting(
    _ attributes: CollectionLayoutAttributes
  ) -> CollectionLayoutAttributes {
    let layout = (host as? CollectionView)?.collectionLayout
    return preferredAttributes(
      fitting: attributes, content: contentView, within: layout?.room(forItemAt: attributes.indexPath))
  }
}
