import SceneValues

/// Where an element of a collection is, and how it is shown there.
public struct CollectionLayoutAttributes: Hashable, Sendable {
  /// What is placed: the cell of an item, or a supplementary view.
  public enum Element: Hashable, Sendable {
    case cell
    /// Not an item, but something beside them: a section's header.
    case supplementaryView(kind: String)
    /// What shows nothing of the data: a background.
    case decorationView(kind: String)
  }

  /// What is placed; fixed when the attributes are made.
  public let element: Element
  /// The item that the cell is for, or the place that the layout gives a supplementary view; fixed.
  public let indexPath: IndexPath
  /// In the collection's coordinates, as it is without the transform.
  public var frame: Rect
  /// Applied about the center.
  public var transform = AffineTransform.identity
  /// The `alpha` that the view gets: from 0, transparent, to 1, the default.
  public var alpha = 1.0
  /// What has more lies further in front.
  public var zIndex = 0
  /// An element that is hidden has no view.
  public var isHidden = false
  /// Which sides of an item its cell decides about.
  var estimates = SolvedElement.Estimates()
  /// The section that it scrolls with, for one of those that scroll by themselves.
  var scroller: Int?
  /// Of a line in a list.
  var color: Color?

  /// Those of an item.
  public init(forCellWith indexPath: IndexPath, frame: Rect = .zero) {
    (element, self.indexPath, self.frame) = (.cell, indexPath, frame)
  }

  /// Those of a supplementary view, such as a header, by the kind that its data source and its layout know.
  public init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath, frame: Rect = .zero) {
    (element, self.indexPath, self.frame) = (.supplementaryView(kind: kind), indexPath, frame)
  }

  /// Those of a view that shows nothing of the data, by the kind that its layout has registered a class for.
  public init(forDecorationViewOfKind kind: String, with indexPath: IndexPath, frame: Rect = .zero) {
    (element, self.indexPath, self.frame) = (.decorationView(kind: kind), indexPath, frame)
  }
}
