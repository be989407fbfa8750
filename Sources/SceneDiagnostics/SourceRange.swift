/// A half-open range of UTF-8 byte offsets in a source text, stored as 32-bit integers.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: UInt32
  /// The offset immediately after the last byte.
  public var end: UInt32

  /// Creates a range between two offsets without validating their order.
  public init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  /// Creates a range from 64-bit offsets. Traps if an offset is negative or exceeds 32 bits.
  public init(_ range: Range<Int>) {
    self.init(start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
  }

  /// Returns an empty range that starts at the given offset.
  public static func at(_ offset: Int) -> SourceRange { SourceRange(offset..<offset) }

  /// The range as array indices. Traps if the end precedes the start.
  public var bytes: Range<Int> { Int(start)..<Int(end) }
  /// Whether the range is empty.
  public var isEmpty: Bool { start == end }
}
