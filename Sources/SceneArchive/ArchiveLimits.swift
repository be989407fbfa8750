/// The size limits for reading archives. The maximum number of records is derived from the maximum length.
public struct ArchiveLimits: Sendable, Hashable {
  /// The maximum length, in bytes, of a file and of its unpacked tables. It cannot exceed 1 GiB, so that offsets and sums
  /// of two counts fit into 32 bits.
  public let length: Int
  /// The maximum nesting depth of objects in a unit. Top-level objects have a depth of 1.
  public let depth: Int

  /// Creates limits. The default length, 1 GiB, is also the maximum. The default depth is 200.
  public init(length: Int = 1 << 30, depth: Int = 200) {
    self.length = min(length, 1 << 30)
    self.depth = depth
  }
}
