/// A half-open range of UTF-8 byte offsets in one source text.
///
/// Stored in 32 bits: the front end refuses texts that are larger long before.
public struct SourceRange: Hashable, Sendable {
  public var start: UInt32
  public var end: UInt32

  public init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  public init(_ range: Range<Int>) {
    self.init(start: UInt32(range.lowerBound), end: UInt32(range.upperBound))
  }

  /// An empty range: a place between two bytes.
  public static func at(_ offset: Int) -> SourceRange { SourceRange(offset..<offset) }

  public var bytes: Range<Int> { Int(start)..<Int(end) }
  public var isEmpty: Bool { start == end }
}
