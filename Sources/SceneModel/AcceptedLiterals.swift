import ScenePlatform
import SceneDiagnostics

/// A small cache of accepted literals. Comparing the bytes of a literal takes one-tenth of the time required to parse it.
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
    // The range is that of an accepted literal with the same type and length in this source.
    return literal.isEmpty
      || memcmp(source.baseAddress! + slot.range.bytes.lowerBound, literal.baseAddress!, literal.count) == 0
  }

  mutating func insert(_ literal: UnsafeBufferPointer<UInt8>, _ range: SourceRange, type: Int) {
    slots[Self.index(literal, type)] = Slot(type: type, range: range)
  }

  /// Returns the index of a literal's slot, computed with a fast hash. A literal replaces any other literal in its slot.
  private static func index(_ literal: UnsafeBufferPointer<UInt8>, _ type: Int) -> Int {
    let ends = literal.isEmpty ? 0 : Int(literal[0]) &* 3 &+ Int(literal[literal.count - 1])
    return (type &* 31 &+ literal.count &* 7 &+ ends) & (count - 1)
  }
}
