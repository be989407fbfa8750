/// How much of a file a reader takes on. How many of everything there can be, follows from the length.
public struct ArchiveLimits: Sendable, Hashable {
  /// In bytes, of a file and of the tables that are laid out of it; never more than 1 GiB, so that no offset or sum of two counts leaves 32 bits.
  public let length: Int
  /// How deep objects may be nested within a unit; its top-level objects have depth 1.
  public let depth: Int

  /// Limits of 1 GiB and a depth of 200, unless others are given; a length above 1 GiB is taken for that.
  public init(length: Int = 1 << 30, depth: Int = 200) {
    self.length = min(length, 1 << 30)
    self.depth = depth
  }
}
