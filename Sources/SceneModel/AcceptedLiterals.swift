import ScenePlatform
import SceneDiagnostics

/// Literals that types have accepted, a few of them: a scene says the same few colors, fonts and words of many objects,
/// and to compare bytes is a tenth of the work of reading a literal again.
struct AcceptedLiterals {
  private struct Slot {
    var type = -1
    var range = SourceRange.at(0)
  }

  private static let count = 64
  private var slots = [Slot](repeating: Slot(), count: Self.count)

  func contains(
    _ literal: UnsafeBufferPointer<UInt8>, type: Int, in source: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let slot = slots[Self.index(literal, type)]
    guard slot.type == type, slot.range.bytes.count == literal.count else { return false }
    // The slot's range is that of a literal of this source, and is as long as the literal.
    return literal.isEmpty
      || memcmp(source.baseAddress! + slot.range.bytes.lowerBound, literal.baseAddress!, literal.count) == 0
  }

  /// Keeps a literal, in place of another one that was kept in the same slot.
  ///
  /// - Parameters:
  ///   - literal: its bytes.
  ///   - range: where it stands in the source.
  ///   - type: the number of the type that accepted it.
  mutating func insert(_ literal: UnsafeBufferPointer<UInt8>, _ range: SourceRange, type: Int) {
    slots[Self.index(literal, type)] = Slot(type: type, range: range)
  }

  /// A hash of the type, the length, and the first and last byte, which is fast. A literal replaces one with the same
  /// hash.
  private static func index(_ literal: UnsafeBufferPointer<UInt8>, _ type: Int) -> Int {
    let ends = literal.isEmpty ? 0 : Int(literal[0]) &* 3 &+ Int(literal[literal.count - 1])
    return (type &* 31 &+ literal.count &* 7 &+ ends) & (count - 1)
  }
}
