import SceneValues

/// The spacing between or around elements of a compositional layout.
public struct CollectionLayoutSpacing: Hashable, Sendable {
  /// The spacing in points, which is the minimum if the spacing is flexible.
  public let spacing: Double
  /// Whether the spacing grows if space remains. The space is divided equally between flexible spacings.
  public let isFlexible: Bool

  private init(_ spacing: Double, isFlexible: Bool) {
    self.spacing = spacing.bounded(to: .coordinates, from: 0)
    self.isFlexible = isFlexible
  }

  /// Creates spacing with a fixed number of points.
  public static func fixed(_ points: Double) -> Self { Self(points, isFlexible: false) }

  /// Creates spacing that has at least a given number of points and grows if space remains.
  public static func flexible(_ points: Double) -> Self { Self(points, isFlexible: true) }
}

/// The spacing around an element of a group. An edge with a nil value has no spacing.
public struct CollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// The spacing before the element.
  public let leading: CollectionLayoutSpacing?
  /// The spacing above the element.
  public let top: CollectionLayoutSpacing?
  /// The spacing after the element.
  public let trailing: CollectionLayoutSpacing?
  /// The spacing below the element.
  public let bottom: CollectionLayoutSpacing?

  /// Creates edge spacing from the spacing of each edge.
  public init(
    leading: CollectionLayoutSpacing? = nil, top: CollectionLayoutSpacing? = nil,
    trailing: CollectionLayoutSpacing? = nil, bottom: CollectionLayoutSpacing? = nil
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }
}
