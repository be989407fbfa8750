import SceneValues

/// The spacing between or around elements of a compositional layout.
public struct CollectionLayoutSpacing: Hashable, Sendable {
  /// The spacing in points. If the spacing is flexible, this value is the minimum.
  public let spacing: Double
  /// Whether the spacing grows to fill remaining space. All flexible spacings share the remaining space equally.
  public let isFlexible: Bool

  private init(_ spacing: Double, isFlexible: Bool) {
    self.spacing = spacing.bounded(to: .coordinates, from: 0)
    self.isFlexible = isFlexible
  }

  /// Creates spacing with a fixed number of points.
  public static func fixed(_ points: Double) -> Self { Self(points, isFlexible: false) }

  /// Creates spacing with a minimum number of points. The spacing grows to fill remaining space.
  public static func flexible(_ points: Double) -> Self { Self(points, isFlexible: true) }
}

/// The spacing around an element of a group. An edge whose value is nil has no spacing.
public struct CollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// The spacing before the element.
  public let leading: CollectionLayoutSpacing?
  /// The spacing above the element.
  public let top: CollectionLayoutSpacing?
  /// The spacing after the element.
  public let trailing: CollectionLayoutSpacing?
  /// The spacing below the element.
  public let bottom: CollectionLayoutSpacing?

  /// Creates edge spacing from the values for the individual edges.
  public init(
    leading: CollectionLayoutSpacing? = nil, top: CollectionLayoutSpacing? = nil,
    trailing: CollectionLayoutSpacing? = nil, bottom: CollectionLayoutSpacing? = nil
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }
}
