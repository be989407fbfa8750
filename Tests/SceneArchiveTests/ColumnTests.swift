import TestSupport
import Testing

@testable import SceneArchive

/// Column blocks: decoding restores the entries, the size matches the format, and invalid data is rejected.
@Suite struct ColumnTests {
  private func read(_ bytes: [UInt8], _ count: Int) -> (
    entries: [UInt32], left: Int, failure: ArchiveError?
  ) {
    bytes.withUnsafeBytes { bytes in
      var cursor = PackedCursor(bytes, 0..<bytes.count)
      var found: [UInt32] = []
      for group in Column.groups(of: count) {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Column.blockLength + Column.alignment) {
          let entries = $0.baseAddress!
          entries.initialize(repeating: 0xDEAD_BEEF, count: $0.count)
          let same = cursor.block(of: group.count, to: entries)
          found += (0..<group.count).map { same ?? entries[$0] }
        }
      }
      return (found, cursor.remaining, cursor.failure)
    }
  }

  private func expectSame(_ entries: [UInt32], sourceLocation: SourceLocation = #_sourceLocation) {
    var writer = PackedWriter()
    writer.columns([entries])
    // Tests the end of a file, and with following data.
    for rest in [0, 1, 7, 8, 9] {
      let (found, left, failure) = read(writer.bytes + Array(repeating: 0xA5, count: rest), entries.count)
      #expect(found == entries, sourceLocation: sourceLocation)
      #expect(left == rest, sourceLocation: sourceLocation)
      #expect(failure == nil, sourceLocation: sourceLocation)
    }
  }

  @Test("Round-trips column entries of every bit width, with and without constant steps", arguments: 0...32)
  func widths(_ width: Int) {
    var random = SplitMix64(state: UInt64(width) + 1)
    let most = width == 0 ? 0 : UInt32.max >> UInt32(32 - width)
    for count in [1, 2, 3, 7, 8, 9, 127, 128, 129, 300] {
      let base = UInt32.random(in: 0 ... .max, using: &random)
      let entries = (0..<count).map { _ in base &+ UInt32.random(in: 0...most, using: &random) }
      expectSame(entries)
      var sum = base
      expectSame(
        entries.map {
          sum &+= $0 &- base
          return sum
        })
    }
  }

  @Test("A column stores missing indexes in only a few bits")
  func none() {
    var writer = PackedWriter()
    writer.columns([[noIndex, 0, 1, noIndex, 2, firstResponderReference, ownerReference]])
    // A header of two bytes, and seven entries of three bits each.
    #expect(writer.bytes.count == 2 + 3)
    expectSame([noIndex, 0, 1, noIndex, 2, firstResponderReference, ownerReference])
    expectSame([noIndex])
    expectSame(Array(repeating: noIndex, count: 1000))
    expectSame([0, .max, 0x8000_0000, 0x7FFF_FFFF])
  }

  @Test("Constant and linear columns require only a few bytes per block")
  func few() {
    for (entries, most) in [
      (Array(repeating: 0, count: 1280), 10), (Array(repeating: 5, count: 1280), 20),
      ((0..<1280).map { UInt32($0) * 3 }, 40),
    ] {
      var writer = PackedWriter()
      writer.columns([entries])
      #expect(writer.bytes.count <= most)
      expectSame(entries)
    }
  }

  @Test("Stores the blocks of several columns in alternating order")
  func groups() {
    let (first, second) = ((0..<200).map { UInt32($0 * 7 % 50) }, (0..<200).map { UInt32($0 * $0) })
    var (together, apart) = (PackedWriter(), PackedWriter())
    together.columns([first, second])
    for group in Column.groups(of: 200) {
      apart.block(first[group])
      apart.block(second[group])
    }
    #expect(together.bytes == apart.bytes)
    #expect(Array(Column.groups(of: 200)) == [0..<128, 128..<200])
    #expect(Array(Column.groups(of: 0)).isEmpty)
  }

  @Test("Reports where an unreadable block of a column begins")
  func unreadable() {
    // A width of 33, an entry of more than 32 bits, a base of more than 32 bits, a missing first entry, and
    // missing bits.
    let samples: [(bytes: [UInt8], count: Int, kind: ArchiveError.Kind)] = [
      ([33, 0, 0], 2, .badValue(field: "width of a column", value: 33)),
      ([0xFF, 0xFF, 0xFF, 0xFF, 0x1F], 1, .badValue(field: "entry of a column", value: 0x1_FFFF_FFFF)),
      (
        [0x80, 0x80, 0x80, 0x80, 0x80, 0x10], 2,
        .badValue(field: "entry of a column", value: 0x1_0000_0000)
      ),
      ([0x48], 2, .truncated(expected: 2, found: 1)),
      ([8, 1, 2], 3, .truncated(expected: 4, found: 3)),
      ([], 1, .truncated(expected: 1, found: 0)),
    ]
    for (bytes, count, kind) in samples {
      let (found, _, failure) = read(bytes, count)
      #expect(failure?.kind == kind)
      #expect(found.count == count)
    }
  }
}
