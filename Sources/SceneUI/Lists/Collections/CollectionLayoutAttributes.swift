import SceneValues

/// The position and the appearance of an element in a collection.
public struct CollectionLayoutAttributes: Hashable, Sendable {
  /// The kind of an element.
  public enum Element: Hashable, Sendable {
    case cell
    /// A view in addition to the items, such as a section header.
    case supplementaryView(kind: String)
    /// A view without data, such as a background.
    case decorationView(kind: String)
  }

  /// The kind of the element, which cannot be changed.
  public let element: Element
  /// The item of the cell, or the position that the layout assigns to a supplementary view. It cannot be
  /// changed.
  public let indexPath: IndexPath
  /// The frame without the transform, in the collection's coordinates.
  public var frame: Rect
  /// The transform about the center.
  public var transform = AffineTransform.identity
  /// The `alpha` of the view, from 0 to 1. The default is 1.
  public var alpha = 1.0
  /// The front-to-back order. Views with greater values are in front.
  public var zIndex = 0
  /// Whether the element is hidden. Hidden elements have no view.
  public var isHidden = false
  /// The dimensions of an item that its cell determines.
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

  /// Creates attributes for a decoration view of a kind that is registered in the layout.
  public init(forDecorationViewOfKind kind: String, with indexPath: IndexPath, frame: Rect = .zero) {
    (element, self.indexPath, self.frame) = (.decorationView(kind: kind), indexPath, frame)
  }
}
