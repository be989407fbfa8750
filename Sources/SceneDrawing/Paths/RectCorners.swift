import SceneValues

/// A set of a rectangle's corners. Scenes specify the set as names separated by spaces, such as `topLeft topRight`.
///
/// In scenes and in Xcode files, the `layer.maskedCorners` runtime attribute is a number: the sum of the corners' bits.
public struct RectCorners: SceneOptionSet, Hashable {
  /// The corners as a bit mask.
  public let rawValue: UInt8
  /// Creates a set from a bit mask: 1 is top left, 2 is top right, 4 is bottom left, and 8 is bottom right.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The corner with minimum x and minimum y.
  public static let topLeft = RectCorners(rawValue: 1 << 0)
  /// The corner with maximum x and minimum y.
  public static let topRight = RectCorners(rawValue: 1 << 1)
  /// The corner with minimum x and maximum y.
  public static let bottomLeft = RectCorners(rawValue: 1 << 2)
  /// The corner with maximum x and maximum y.
  public static let bottomRight = RectCorners(rawValue: 1 << 3)
  /// All four corners.
  public static let all: RectCorners = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  /// The names of the corners in scenes.
  public static let members: [(name: String, member: RectCorners)] = [
    ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
    ("bottomRight", .bottomRight),
  ]
}
