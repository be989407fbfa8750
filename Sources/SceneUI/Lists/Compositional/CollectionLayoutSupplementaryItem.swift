import SceneValues

/// What stands at an item or a group of a compositional layout, such as a badge. The data source gives the view for its
/// kind and the index path of the item.
public class CollectionLayoutSupplementaryItem: CollectionLayoutItem {
  /// What the data source knows it by.
  public let elementKind: String
  /// Where it lies at its item.
  public let containerAnchor: CollectionLayoutAnchor
  /// The point of it that lies there; nil for the one at the same edges.
  public let itemAnchor: CollectionLayoutAnchor?
  /// What has more lies further in front; 1 by default, before the items.
  public var zIndex = 1

  /// A badge.
  ///
  /// - Parameters:
  ///   - layoutSize: how large it is; what is a part is one of its item.
  ///   - elementKind: what the data source knows it by.
  ///   - containerAnchor: where it lies.
  ///   - itemAnchor: the point of it that lies there; nil for the one at the same edges.
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

/// What stands at an edge of a section of a compositional layout: a header, a footer, or something at a side.
public final class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutSupplementaryItem {
  /// The edge or the corner of a section.
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

  /// The edge or the corner where it stands.
  public let alignment: Alignment
  /// In points: how far from there.
  public let offset: Point
  /// Whether the section makes room for it, true by default, or it lies over the section's items.
  public var extendsBoundary = true
  /// Whether it stays in sight as long as its section is; false by default.
  public var pinToVisibleBounds = false

  /// A header, a footer or the like.
  ///
  /// - Parameters:
  ///   - layoutSize: how large it is; what is a part is one of the section.
  ///   - elementKind: what the data source knows it by; it is asked for item 0 of the section.
  ///   - alignment: where it stands.
  ///   - absoluteOffset: in points: how far from there.
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

/// What is drawn behind a section of a compositional layout, and shows nothing of the data: the layout's
/// `register(_:forDecorationViewOfKind:)` says what view it is.
public final class CollectionLayoutDecorationItem {
  /// What the layout knows its class by.
  public let elementKind: String
  /// How far inside of the section it lies; zero by default.
  public var contentInsets = DirectionalEdgeInsets.zero
  /// What has more lies further in front; -1 by default, behind the items.
  public var zIndex = -1

  private init(elementKind: String) { self.elementKind = elementKind }

  /// What lies behind all of a section.
  public static func background(elementKind: String) -> CollectionLayoutDecorationItem {
    CollectionLayoutDecorationItem(elementKind: elementKind)
  }
}
