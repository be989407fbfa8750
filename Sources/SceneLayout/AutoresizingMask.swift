import SceneValues

/// The parts of a view's layout that are flexible when its parent's size changes: its margins, width and
/// height.
///
/// In a scene, the members are written by name: `autoresizing="flexibleWidth flexibleTopMargin"`.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits of the parts. The first of `members` has the lowest bit.
  public var rawValue: UInt8

  /// Creates a mask from bits. Unknown bits are retained but have no effect.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The distance from the parent's left edge is flexible.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  /// The width is flexible.
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  /// The distance from the parent's right edge is flexible.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  /// The distance from the parent's top edge is flexible.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  /// The height is flexible.
  public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  /// The distance from the parent's bottom edge is flexible.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
}

extension AutoresizingMask: SceneOptionSet {
  /// The flexible parts and their names in scenes.
  public static let members: [(name: String, member: AutoresizingMask)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]
}
