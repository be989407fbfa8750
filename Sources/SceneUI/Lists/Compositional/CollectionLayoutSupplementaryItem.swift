import SceneValues

/// A supplementary view, such as a badge, attached to an item or a group of a compositional layout. The data source
/// provides the view for its kind and the item's index path.
public class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
  /// The kind that identifies the view to the data source.
  public let elementKind: String
  /// The anchor on the item or group to which the view is attached.
  public let containerAnchor: CollectionLayoutAnchor
  /// The anchor of the view itself, or nil to use the edges of the container anchor.
  public let itemAnchor: CollectionLayoutAnchor?
  /// The position in the stacking order. Higher values are in front. The default is 1, in front of the items.
  public var zIndex = 1

  /// Creates a supplementary item.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the view. Fractions refer to the item or group to which the view is attached.
  ///   - elementKind: The kind that identifies the view to the data source.
  ///   - containerAnchor: The anchor on the item or group to which the view is attached.
  ///   - itemAnchor: The anchor of the view, or nil to use the edges of the container anchor.
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

/// A supplementary view at an edge of a section: a header, a footer, or a view at the side.
public final class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutSupplementaryItem {
  /// An edge or corner of a section.
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

  /// The edge or corner at which the view is placed.
  public let alignment: Alignment
  /// The offset from the aligned position, in points.
  public let offset: Point
  /// Whether the section reserves space for the view. If not, the view overlaps the items. The default is true.
  public var extendsBoundary = true
  /// Whether the view stays visible while its section is visible. The default is false.
  public var pinToVisibleBounds = false

  /// Creates a header, footer or other boundary item.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the view. Fractions refer to the section.
  ///   - elementKind: The kind that identifies the view to the data source. The view has the index path of item 0.
  ///   - alignment: The edge or corner of the section at which the view is placed.
  ///   - absoluteOffset: The offset from the aligned position, in points.
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

/// A view that decorates the background of a section. Register its class with the layout's
/// `register(_:forDecorationViewOfKind:)` method.
public final class CollectionLayoutDecorationItem {
  /// The kind under which the view class is registered.
  public let elementKind: String
  /// The insets of the decoration within the section. The default is zero.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// The position in the stacking order. Higher values are in front. The default is -1, behind the items.
  public var zIndex = -1

  private init(elementKind: String) { self.elementKind = elementKind }

  /// Creates a decoration that fills the background of the section.
  public static func background(elementKind: String) -> CollectionLayoutDecorationItem {
    CollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
