import SceneValues

/// A supplementary view, such as a badge, that is attached to an item or a group in a compositional layout.
/// The data source provides the view based on its kind and the item's index path.
public class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
  /// The kind that the data source uses to identify the view.
  public let elementKind: String
  /// The anchor point on the item or group to which the view is attached.
  public let containerAnchor: CollectionLayoutAnchor
  /// The anchor point on the supplementary view itself, or nil to align the view with the edges of the container anchor.
  public let itemAnchor: CollectionLayoutAnchor?
  /// The view's position in the stacking order. Views with higher values appear in front. The default is 1,
  /// which places the view in front of the items.
  public var zIndex = 1

  /// Creates a supplementary item.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the view. Fractions are relative to the item or group to which the view is attached.
  ///   - elementKind: The kind that the data source uses to identify the view.
  ///   - containerAnchor: The anchor point on the item or group to which the view is attached.
  ///   - itemAnchor: The anchor point on the supplementary view, or nil to align it with the edges of the container
  ///     anchor.
  public init(
    layoutSize: CollectionLayoutSize, elementKind: String, containerAnchor: CollectionLayoutAnchor,
    itemAnchor: CollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }
}

/// A supplementary view at an edge of a section, such as a header, a footer, or a view along a side.
public final class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutSupplementaryItem {
  /// The edge or corner of a section at which a boundary item can be placed.
  public enum Alignment: String, Sendable {
    case top, topLeading, topTrailing, leading, trailing, bottom, bottomLeading, bottomTrailing

    var edges: DirectionalRectEdge {
      switch self {
      case .top: .top
      case .topLeading: [.top, .leading]
      case .topTrailing: [.top, .trailing]
      case .leading: .leading
      case .trailing: .trailing
      case .bottom: .bottom
      case .bottomLeading: [.bottom, .leading]
      case .bottomTrailing: [.bottom, .trailing]
      }
    }
  }

  /// The edge or corner of the section at which the view is placed.
  public let alignment: Alignment
  /// The view's offset from its aligned position, in points.
  public let offset: Point
  /// Whether the section reserves space for the view. If false, the view overlaps the items. The default is true.
  public var extendsBoundary = true
  /// Whether the view stays visible while any part of its section is visible. The default is false.
  public var pinToVisibleBounds = false

  /// Creates a header, a footer, or another boundary item.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the view. Fractional dimensions are relative to the section.
  ///   - elementKind: The kind that the data source uses to identify the view. The data source receives the
  ///     index path of item 0.
  ///   - alignment: The edge or corner of the section at which the view is placed.
  ///   - absoluteOffset: The view's offset from its aligned position, in points.
  public init(
    layoutSize: CollectionLayoutSize, elementKind: String, alignment: Alignment, absoluteOffset: Point = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: CollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset))
  }
}

/// A decoration view in the background of a section. Register the view's class with the layout's
/// `register(_:forDecorationViewOfKind:)` method.
public final class CollectionLayoutDecorationItem {
  /// The kind under which the view's class is registered.
  public let elementKind: String
  /// The insets of the decoration relative to the section's bounds. The default is zero.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// The decoration's position in the stacking order. Views with higher values appear in front. The default
  /// is -1, which places the decoration behind the items.
  public var zIndex = -1

  private init(elementKind: String) { self.elementKind = elementKind }

  /// Creates a decoration that fills the section's background.
  public static func background(elementKind: String) -> CollectionLayoutDecorationItem {
    CollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
