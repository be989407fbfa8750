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
    ClassDeclaration(CollectionViewCell.self, element: "collectionViewCell", "An item of a collection.")
  }
}
