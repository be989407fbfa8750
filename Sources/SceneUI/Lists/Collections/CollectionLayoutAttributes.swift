import SceneValues

/// The position and appearance of an element in a collection.
public struct CollectionLayoutAttributes: Hashable, Sendable {
  /// The kind of an element.
  public enum Element: Hashable, Sendable {
    case cell
    /// A view in addition to the items, such as a section header.
    case supplementaryView(kind: String)
    /// A view without data, such as a background.
    case decorationView(kind: String)
  }

  /// The kind of the element.
  public let element: Element
  /// The index path of the item, or the index path that the layout assigns to a supplementary or decoration view.
  public let indexPath: IndexPath
  /// The frame before the transform is applied, in the collection's coordinates.
  public var frame: Rect
  /// The transform, which is applied around the center of the frame.
  public var transform = AffineTransform.identity
  /// The `alpha` of the view, from 0 to 1. The default is 1.
  public var alpha = 1.0
  /// The position in the stacking order. Views with greater values are in front.
  public var zIndex = 0
  /// Whether the element is hidden. Hidden elements have no view.
  public var isHidden = false
  /// The dimensions that the cell of the item determines instead of the layout.
  var estimates = SolvedElement.Estimates()
  var scroller: Int?
  var color: Color?

  /// Creates attributes for an item.
  public init(forCellWith indexPath: IndexPath, frame: Rect = .zero) {
    (element, self.indexPath, self.frame) = (.cell, indexPath, frame)
  }

  /// Creates attributes for a supplementary view of a kind, such as a header.
  public init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath, frame: Rect = .zero) {
    (element, self.indexPath, self.frame) = (.supplementaryView(kind: kind), indexPath, frame)
  }

  /// Creates attributes for a decoration view of a kind that is registered with the layout.
  public init(forDecorationViewOfKind kind: String, with indexPath: IndexPath, frame: Rect = .zero) {
    (element, self.indexPath, self.frame) = (.decorationView(kind: kind), indexPath, frame)
  }
}
