import SceneValues

/// The position and appearance of an element in a collection.
public struct CollectionLayoutAttributes: Hashable, Sendable {
  /// The kind of element that attributes describe.
  public enum Element: Hashable, Sendable {
    case cell
    /// A view that supplements the items, such as a section header.
    case supplementaryView(kind: String)
    /// A view that displays no data, such as a background.
    case decorationView(kind: String)
  }

  /// The kind of element that the attributes describe.
  public let element: Element
  /// The item's index path, or the index path that the layout assigns to a supplementary or decoration view.
  public let indexPath: IndexPath
  /// The frame before the transform is applied, in the collection's coordinates.
  public var frame: Rect
  /// The transform, which is applied around the frame's center. The default is the identity transform.
  public var transform = AffineTransform.identity
  /// The view's `alpha`, from 0 to 1. The default is 1.
  public var alpha = 1.0
  /// The position in the stacking order. Views with greater values are in front. The default is 0.
  public var zIndex = 0
  /// Whether the element is hidden. Hidden elements have no view. The default is false.
  public var isHidden = false
  /// The dimensions that the view, rather than the layout, determines.
  var estimates = SolvedElement.Estimates()
  var scroller: Int?
  var color: Color?

  /// The size of the frame. Setting this property keeps the center.
  public var size: Size {
    get { frame.size }
    set {
      let center = center
      frame.size = newValue
      self.center = center
    }
  }

  /// The center of the frame. Setting this property keeps the size.
  public var center: Point {
    get { frame.center }
    set { frame.origin = Point(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  /// Creates attributes for an item.
  public init(forCellWith indexPath: IndexPath, frame: Rect = .zero) {
    (element, self.indexPath, self.frame) = (.cell, indexPath, frame)
  }

  /// Creates attributes for a kind of supplementary view, such as a header.
  public init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath, frame: Rect = .zero) {
    (element, self.indexPath, self.frame) = (.supplementaryView(kind: kind), indexPath, frame)
  }

  /// Creates attributes for a kind of decoration view that is registered with the layout.
  public init(forDecorationViewOfKind kind: String, with indexPath: IndexPath, frame: Rect = .zero) {
    (element, self.indexPath, self.frame) = (.decorationView(kind: kind), indexPath, frame)
  }
}
