import SceneValues

/// One side of an element of a compositional layout.
public struct CollectionLayoutDimension: Hashable, Sendable {
  enum Measure: Hashable {
    case absolute, estimated, fractionalWidth, fractionalHeight
  }

  /// In points, or a part of the container's side.
  public let dimension: Double
  let measure: Measure

  private init(_ dimension: Double, _ measure: Measure) {
    (self.dimension, self.measure) = (dimension.bounded(to: .lengths, from: 0), measure)
  }

  /// So many points.
  public static func absolute(_ points: Double) -> Self { Self(points, .absolute) }

  /// So many points until what is shown says how much it wants.
  public static func estimated(_ points: Double) -> Self { Self(points, .estimated) }

  /// A part of the container's width: 1 for all of it.
  public static func fractionalWidth(_ part: Double) -> Self { Self(part, .fractionalWidth) }

  /// A part of the container's height: 1 for all of it.
  public static func fractionalHeight(_ part: Double) -> Self { Self(part, .fractionalHeight) }

  /// Whether it is so many points, whatever is shown.
  public var isAbsolute: Bool { measure == .absolute }
  /// Whether what is shown decides.
  public var isEstimated: Bool { measure == .estimated }
  /// Whether it is a part of the container's width.
  public var isFractionalWidth: Bool { measure == .fractionalWidth }
  /// Whether it is a part of the container's height.
  public var isFractionalHeight: Bool { measure == .fractionalHeight }

  func length(in container: Size) -> Double {
    switch measure {
    case .absolute, .estimated: dimension
    case .fractionalWidth: (dimension * container.width).bounded(to: .lengths, from: 0)
    case .fractionalHeight: (dimension * container.height).bounded(to: .lengths, from: 0)
    }
  }
}

/// How wide and high an element of a compositional layout is. What is a part is one of its container: of the group, and
/// for a group in a section, of the section.
public struct CollectionLayoutSize: Hashable, Sendable {
  /// How wide it is.
  public let widthDimension: CollectionLayoutDimension
  /// How high it is.
  public let heightDimension: CollectionLayoutDimension

  /// The size that two sides make.
  public init(widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension) {
    (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension)
  }

  /// As large as its container.
  static let all = CollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))

  var isEstimated: Bool { widthDimension.isEstimated || heightDimension.isEstimated }

  /// Which of its sides what is shown says itself.
  var estimates: SolvedElement.Estimates {
    SolvedElement.Estimates(width: widthDimension.isEstimated, height: heightDimension.isEstimated)
  }

  func size(in container: Size) -> Size {
    Size(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// What is estimated gives way to what is wanted.
  func size(in container: Size, wanted: Size?) -> Size {
    var size = size(in: container)
    guard let wanted = wanted?.bounded(to: .lengths, from: .zero) else { return size }
    if widthDimension.isEstimated { size.width = wanted.width }
    if heightDimension.isEstimated { size.height = wanted.height }
    return size
  }
}
