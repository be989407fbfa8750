import SceneRuntime
import SceneValues

/// An object that determines the positions of a collection's elements. A subclass positions the items:
///
/// ```swift
/// final class Diagonal: CollectionLayout {
///   override var collectionViewContentSize: Size { Size(width: 600, height: 600) }
///
///   override func layoutAttributesForItem(at path: IndexPath) -> CollectionLayoutAttributes? {
///     let place = Double(path.item) * 50
///     return CollectionLayoutAttributes(
///       forCellWith: path, frame: Rect(x: place, y: place, width: 50, height: 50))
///   }
///
///   override func layoutAttributesForElements(in rect: Rect) -> [CollectionLayoutAttributes] {
///     (0..<12).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
///       .filter { $0.frame.intersects(rect) }
///   }
/// }
/// ```
///
/// In a scene, declare the layout as an element of its collection: `<collectionLayout class="Diagonal"/>`.
open class CollectionLayout: PlainSceneObject {
  /// The collection that uses the layout.
  public internal(set) weak var collectionView: CollectionView?

  private(set) var decorations: [String: CollectionReusableView.Type] = [:]

  /// Creates a layout. To use it, assign it to a collection's `collectionLayout`.
  public required init() {}

  /// The declaration of the `<collectionLayout>` element. Subclasses used in scenes provide their own declarations.
  open class var declaration: ClassDeclaration {
    ClassDeclaration(
      CollectionLayout.self, element: "collectionLayout", "The layout of a collection.")
  }

  /// Called after all objects in the scene have been created and connected. The default implementation does nothing.
  open func awakeFromNib() {}

  /// Invalidates the layout, including the sizes of self-sizing cells. It is recomputed before the next layout pass.
  public final func invalidateLayout() {
    discardPreferredSizes()
    collectionView?.layoutDidInvalidate()
  }

  /// Registers a class for a kind of decoration view. If the class is nil, removes the registration. Decoration views
  /// come from the layout, not from the data source.
  public final func register(
    _ type: CollectionReusableView.Type?, forDecorationViewOfKind elementKind: String
  ) {
    decorations[elementKind] = type
    collectionView?.layoutDidInvalidate()
  }

  /// Prepares the layout for subsequent queries. This method is called before the first query and after each
  /// invalidation. The default implementation does nothing.
  open func prepare() {}

  /// The size of the scrollable content, in points.
  open var collectionViewContentSize: Size { .zero }

  /// Returns the attributes of all elements that intersect a rectangle. This method is called in each layout pass, so
  /// overrides should not visit all items.
  open func layoutAttributesForElements(in rect: Rect) -> [CollectionLayoutAttributes] { [] }

  /// Returns the attributes of an item, or nil if the item does not exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view, or nil if the view does not exist.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionLayoutAttributes? { nil }

  /// Returns whether a change to the collection's bounds, caused by scrolling or resizing, invalidates the layout. By
  /// default, only resizing invalidates the layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    newBounds.size != collectionView?.preparedSize
  }

  /// Returns whether a view's preferred attributes invalidate the layout. This method is called for views that have
  /// become visible. The default implementation returns false. A layout that accepts the preferred attributes must store
  /// them and use them in subsequent queries.
  ///
  /// - Parameters:
  ///   - preferred: The result of the view's `preferredLayoutAttributesFitting(_:)` method.
  ///   - original: The attributes that this layout returned.
  /// - Returns: True to call `prepare()` and reposition all elements.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: CollectionLayoutAttributes,
    withOriginalAttributes original: CollectionLayoutAttributes
  ) -> Bool { false }

  var usesPreferredCellSizes: Bool { true }

  /// Applies the views' preferred attributes. Returns whether any position has changed.
  func take(_ preferences: [CollectionPreference]) -> Bool {
    var isInvalid = false
    for (preferred, original) in preferences
    where shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original) {
      isInvalid = true
    }
    if isInvalid { prepare() }
    return isInvalid
  }

  func discardPreferredSizes() { collectionView?.reloadCells() }

  func itemsDidChange(_ updates: ListUpdates) {}

  /// Returns the start of the line that contains an item. Returns nil if the layout does not adjust estimated positions.
  func startOfLine(of path: IndexPath) -> Double? { nil }

  var scrollAxis: LayoutConstraint.Axis { .vertical }

  func room(forItemAt path: IndexPath) -> Size? { nil }

  func scrollers(in rect: Rect) -> [Int: OrthogonalScroller.Place] { [:] }

  /// Returns the initial attributes of an inserted item. By default, the item fades in at its position.
  open func initialLayoutAttributesForAppearingItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? {
    var attributes = layoutAttributesForItem(at: indexPath)
    attributes?.alpha = 0
    return attributes
  }

  /// Returns the final attributes of a deleted item.
  ///
  /// - Parameter indexPath: The item's index path before the change.
  /// - Returns: The attributes. If nil, which is the default, the item fades out at its position.
  open func finalLayoutAttributesForDisappearingItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? {
    nil
  }
}

typealias CollectionPreference = (preferred: CollectionLayoutAttributes, original: CollectionLayoutAttributes)
