import ScenePlatform
import SceneDiagnostics

/// A small cache of literals that types have accepted. Scenes repeat the same colors, fonts and words.
/// Comparing bytes takes a tenth of the time of parsing a literal.
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
    // The range of the slot belongs to a literal of this source with the same length.
    return literal.isEmpty
      || memcmp(source.baseAddress! + slot.range.bytes.lowerBound, literal.baseAddress!, literal.count) == 0
  }

  /// Caches a literal, and replaces the previous literal of the slot.
  ///
  /// - Parameters:
  ///   - literal: The bytes of the literal.
  ///   - range: The range in the source.
  ///   - type: The number of the type that accepted the literal.
  mutating func insert(_ literal: UnsafeBufferPointer<UInt8>, _ range: SourceRange, type: Int) {
    slots[Self.index(literal, type)] = Slot(type: type, range: range)
  }

  /// Returns a fast hash of the type, the length, and the first and last byte. Collisions replace the cached
  /// literal.
  private static func index(_ literal: UnsafeBufferPointer<UInt8>, _ type: Int) -> Int {
    let ends = literal.isEmpty ? 0 : Int(literal[0]) &* 3 &+ Int(literal[literal.count - 1])
    return (type &* 31 &+ literal.count &* 7 &+ ends) & (count - 1)
  }
}
