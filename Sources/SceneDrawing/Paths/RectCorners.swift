import SceneValues

/// Corners of a rectangle, each by itself.
///
/// For a property of this type, scenes write names, separated by spaces: `topLeft topRight`. A layer's `maskedCorners` is
/// written as a number in scenes, as it is in Xcode's files: the sum of the bits.
public struct RectCorners: SceneOptionSet, Hashable {
  /// A bit for each corner.
  public let rawValue: UInt8
  /// The corners that some bits stand for: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Where x and y are least.
  public static let topLeft = RectCorners(rawValue: 1 << 0)
  /// Where x is greatest and y is least.
  public static let topRight = RectCorners(rawValue: 1 << 1)
  /// Where x is least and y is greatest.
  public static let bottomLeft = RectCorners(rawValue: 1 << 2)
  /// Where x and y are greatest.
  public static let bottomRight = RectCorners(rawValue: 1 << 3)
  /// All four.
  public static let all: RectCorners = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  /// The corners, as scenes name them for properties of this type.
  public static let members: [(name: String, member: RectCorners)] = [
    ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
    ("bottomRight", .bottomRight),
  ]
}
