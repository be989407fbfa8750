import SceneValues

/// Which parts of a view's frame give way when its parent's size changes: its margins, its width and height.
///
/// A scene writes the members by name: `autoresizing="flexibleWidth flexibleTopMargin"`.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// A bit for each part, in the order of `members` from the lowest.
  public var rawValue: UInt8

  /// A mask of these bits; those that stand for no part are kept and mean nothing.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The distance from the parent's left edge gives way.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  /// The width gives way.
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  /// The distance from the parent's right edge gives way.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  /// The distance from the parent's upper edge gives way.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  /// The height gives way.
  public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  /// The distance from the parent's lower edge gives way.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
}

extension AutoresizingMask: SceneOptionSet {
  /// The parts by the names that scenes write.
  public static let members: [(name: String, member: AutoresizingMask)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]
}
