/// A half-open range of UTF-8 byte offsets in one source text.
///
/// Stored in 32 bits: the front end refuses texts that are larger long before.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: UInt32
  /// The offset after the last byte.
  public var end: UInt32

  /// A range between two offsets; the end is not checked to be the later one.
  public init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  /// The same range in 32 bits; a bound that is negative or does not fit traps.
  public init(_ range: Range<Int>) {
    self.init(start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
  }

  /// An empty range: a place between two bytes.
  public static func at(_ offset: Int) -> SourceRange { SourceRange(offset..<offset) }

  /// The range as offsets that an array of bytes takes; it traps where the end is before the start.
  public var bytes: Range<Int> { Int(start)..<Int(end) }
  /// Whether the range is a place between two bytes.
  public var isEmpty: Bool { start == end }
}
