import SceneValues

/// The width or height of an element in a compositional layout.
public struct CollectionLayoutDimension: Hashable, Sendable {
  enum Measure: Hashable {
    case absolute, estimated, fractionalWidth, fractionalHeight
  }

  /// The value in points, or a fraction of the container's width or height.
  public let dimension: Double
  let measure: Measure

  private init(_ dimension: Double, _ measure: Measure) {
    (self.dimension, self.measure) = (dimension.bounded(to: .lengths, from: 0), measure)
  }

  /// Creates a dimension with a fixed number of points.
  public static func absolute(_ points: Double) -> Self { Self(points, .absolute) }

  /// Creates a dimension from an estimate in points. The estimate is used until the size of the content is known.
  public static func estimated(_ points: Double) -> Self { Self(points, .estimated) }

  /// Creates a dimension that is a fraction of the container's width, where 1 is the full width.
  public static func fractionalWidth(_ part: Double) -> Self { Self(part, .fractionalWidth) }

  /// Creates a dimension that is a fraction of the container's height, where 1 is the full height.
  public static func fractionalHeight(_ part: Double) -> Self { Self(part, .fractionalHeight) }

  /// Whether the dimension is a fixed number of points.
  public var isAbsolute: Bool { measure == .absolute }
  /// Whether the dimension is an estimate that is replaced by the size of the content.
  public var isEstimated: Bool { measure == .estimated }
  /// Whether the dimension is a fraction of the container's width.
  public var isFractionalWidth: Bool { measure == .fractionalWidth }
  /// Whether the dimension is a fraction of the container's height.
  public var isFractionalHeight: Bool { measure == .fractionalHeight }

  func length(in container: Size) -> Double {
    switch measure {
    case .absolute, .estimated: dimension
    case .fractionalWidth: (dimension * container.width).bounded(to: .lengths, from: 0)
    case .fractionalHeight: (dimension * container.height).bounded(to: .lengths, from: 0)
    }
  }
}

/// An element's size in a compositional layout. Fractions are relative to the enclosing group or, without a group, to the
/// section.
public struct CollectionLayoutSize: Hashable, Sendable {
  /// The element's width.
  public let widthDimension: CollectionLayoutDimension
  /// The element's height.
  public let heightDimension: CollectionLayoutDimension

  /// Creates a size from a width and a height.
  public init(widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
  }

  static let all = CollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))

  var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }

  var estimates: SolvedElement.Estimates {
    SolvedElement.Estimates(width: widthDimension.isEstimated, height: heightDimension.isEstimated)
  }

  func size(in container: Size) -> Size {
    Size(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// Returns the size in points. If the content's preferred size is known, it replaces the estimated dimensions.
  func size(in container: Size, wanted: Size?) -> Size {
    var size = size(in: container)
    guard let wanted = wanted?.bounded(to: .lengths, from: .zero) else { return size }
    if widthDimension.isEstimated { size.width = wanted.width }
    if heightDimension.isEstimated { size.height = wanted.height }
    return size
  }
}
