import SceneValues

/// The margins and dimensions of a view that are flexible when the size of its parent changes.
///
/// In a scene, the members are written by name: `autoresizing="flexibleWidth flexibleTopMargin"`.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits of the flexible parts. The first of `members` is the lowest bit.
  public var rawValue: UInt8

  /// Creates a mask from bits. Unknown bits are kept but have no effect.
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
  /// The flexible parts, with their names in scenes.
  public static let members: [(name: String, member: AutoresizingMask)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]
}
