import SceneRuntime
import SceneValues

/// Decides where the elements of a collection are. A subclass says so for its items:
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
/// In scenes it stands in its collection: `<collectionLayout class="Diagonal"/>`.
open class CollectionLayout: PlainSceneObject {
  /// The collection that it lays out.
  public internal(set) weak var collectionView: CollectionView?

  /// The classes of what shows nothing of the data, by their kinds.
  private(set) var decorations: [String: CollectionReusableView.Type] = [:]

  /// Makes a layout that belongs to no collection yet; a collection gets it by its `collectionLayout`.
  public required init() {}

  /// The element `<collectionLayout>`; a subclass that scenes name has a declaration of its own.
  open class var declaration: ClassDeclaration {
    ClassDeclaration(
      CollectionLayout.self, element: "collectionLayout", "The layout of a collection.")
  }

  /// Called once, when the objects of the scene are made and connected; does nothing by default.
  open func awakeFromNib() {}

  /// Works everything out anew at the next layout. Cells that say how large they are, are asked again.
  public final func invalidateLayout() {
    forgetWantedSizes()
    collectionView?.layoutDidInvalidate()
  }

  /// Makes views of a class where attributes say a decoration of a kind; none for nil. The collection's data source is not
  /// asked for them.
  public final func register(
    _ type: CollectionReusableView.Type?, forDecorationViewOfKind elementKind: String
  ) {
    decorations[elementKind] = type
    collectionView?.layoutDidInvalidate()
  }

  // MARK: For subclasses

  /// Works out beforehand what all questions need. Called before the first question, and after each `invalidateLayout`.
  open func prepare() {}

  /// In points: how much there is to scroll over.
  open var collectionViewContentSize: Size { .zero }

  /// All elements of which something lies in a rectangle. Called at each layout, so best answered without a look at
  /// every item.
  open func layoutAttributesForElements(in rect: Rect) -> [CollectionLayoutAttributes] { [] }

  /// Nil for an item that there is not.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? { nil }

  /// Nil where there is none.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CollectionLayoutAttributes? { nil }

  /// Whether to begin anew when the collection scrolls, or has another size. By default, where it has another size.
  open func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool {
    newBounds.size != collectionView?.preparedSize
  }

  /// Whether to begin anew, since a cell or another view that has come into sight wants to be placed otherwise: by default
  /// not. A layout that grants it keeps what is wanted, and gives it from then on.
  ///
  /// - Parameters:
  ///   - preferred: what the view's `preferredLayoutAttributesFitting(_:)` has made of the original attributes.
  ///   - original: what this layout gave.
  /// - Returns: whether `prepare()` is to be called, and everything to be placed by what it says then.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: CollectionLayoutAttributes,
    withOriginalAttributes original: CollectionLayoutAttributes
  ) -> Bool { false }

  // MARK: Views that say how large they are

  /// Whether views in sight are asked for what they would like.
  var asksCells: Bool { true }

  /// Takes in what views would like.
  ///
  /// - Returns: whether anything lies elsewhere than before.
  func take(_ preferences: [CollectionPreference]) -> Bool {
    var isInvalid = false
    for (preferred, original) in preferences
    where shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original) {
      isInvalid = true
    }
    if isInvalid { prepare() }
    return isInvalid
  }

  /// Everything is asked anew.
  func forgetWantedSizes() { collectionView?.askCellsAgain() }

  /// Items are at other places, or gone.
  func itemsDidChange(_ updates: ListUpdates) {}

  /// Where what an item stands in begins along the way that the collection scrolls; nil for a layout that does not
  /// correct places that it only guessed.
  func startOfLine(of path: IndexPath) -> Double? { nil }

  /// The way that the collection scrolls.
  var scrollAxis: LayoutConstraint.Axis { .vertical }

  /// How large an item can be at most; nil where nothing limits it.
  func room(forItemAt path: IndexPath) -> Size? { nil }

  /// Where the sections are of which something lies in a rectangle, and that scroll by themselves.
  func scrollers(in rect: Rect) -> [Int: OrthogonalScroller.Place] { [:] }

  // MARK: What comes and goes

  /// How an item begins that is inserted. By default at its place, and transparent.
  open func initialLayoutAttributesForAppearingItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? {
    var attributes = layoutAttributesForItem(at: indexPath)
    attributes?.alpha = 0
    return attributes
  }

  /// How an item ends that is deleted.
  ///
  /// - Parameter indexPath: before the change.
  /// - Returns: where it ends; nil, the default, for where it was, and transparent.
  open func finalLayoutAttributesForDisappearingItem(at indexPath: IndexPath) -> CollectionLayoutAttributes? {
    nil
  }
}

/// What a view would like to have, and what the layout gave it.
typealias CollectionPreference = (preferred: CollectionLayoutAttributes, original: CollectionLayoutAttributes)
