import SceneValues

/// Room between elements of a compositional layout, or beside one.
public struct CollectionLayoutSpacing: Hashable, Sendable {
  /// In points; for what is flexible, at least.
  public let spacing: Double
  /// Whether it takes its share of what is left over.
  public let isFlexible: Bool

  private init(_ spacing: Double, isFlexible: Bool) {
    self.spacing = spacing.bounded(to: .coordinates, from: 0)
    self.isFlexible = isFlexible
  }

  /// So many points.
  public static func fixed(_ points: Double) -> Self { Self(points, isFlexible: false) }

  /// So many points, or more where something is left over.
  public static func flexible(_ points: Double) -> Self { Self(points, isFlexible: true) }
}

/// Room around an element of a group, which the others keep away from. None at an edge for nil.
public struct CollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// The room before it.
  public let leading: CollectionLayoutSpacing?
  /// The room above it.
  public let top: CollectionLayoutSpacing?
  /// The room behind it.
  public let trailing: CollectionLayoutSpacing?
  /// The room below it.
  public let bottom: CollectionLayoutSpacing?

  /// Room at some edges.
  public init(
    leading: CollectionLayoutSpacing? = nil, top: CollectionLayoutSpacing? = nil,
    trailing: CollectionLayoutSpacing? = nil, bottom: CollectionLayoutSpacing? = nil
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }
}
