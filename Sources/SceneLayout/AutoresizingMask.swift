import SceneValues

/// The margins and dimensions of a view that are flexible when the size of its parent changes.
///
/// In a scene, the members are written by name: `autoresizing="flexibleWidth flexibleTopMargin"`.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bit mask of the flexible parts. The first element of `members` corresponds to the lowest bit.
  public var rawValue: UInt8

  /// Creates a mask from raw bits. Unknown bits are preserved but have no effect.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A flexible distance from the parent's left edge.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  /// A flexible width.
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  /// A flexible distance from the parent's right edge.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  /// A flexible distance from the parent's top edge.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  /// A flexible height.
  public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  /// A flexible distance from the parent's bottom edge.
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
