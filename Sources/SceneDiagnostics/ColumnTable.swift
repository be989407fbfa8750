import SceneValues

/// A table of the number of columns before each block of a text. The table is computed on demand. Without the table, a
/// document that consists of a single line would be scanned from its start for each position. For a line of 1 MB with
/// 40,000 diagnostics, these scans would take minutes.
struct ColumnTable: Sendable {
  static let block = 4096

  private let bytes: [UInt8]
  private let counts: Lazy<[Columns]>

  init(of bytes: [UInt8]) {
    self.bytes = bytes
    counts = Lazy { Self.count(bytes) }
  }

  func columns(before offset: Int) -> Columns {
    let full = offset / Self.block
    return counts.value[full] + Columns(of: bytes[full * Self.block..<offset])
  }

  private static func count(_ bytes: [UInt8]) -> [Columns] {
    var counts = [Columns(of: [])]
    counts.reserveCapacity(bytes.count / block + 1)
    for start in stride(from: 0, through: bytes.count - block, by: block) {
      counts.append(counts[counts.count - 1] + Columns(of: bytes[start..<start + block]))
    }
    return counts
  }
}

struct Columns {
  private var scalars = 0
  /// The number of scalars that UTF-16 encodes as surrogate pairs.
  private var pairs = 0

  init(of bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      // A continuation byte (10xxxxxx) belongs to the preceding scalar.
      scalars += byte & 0xC0 == 0x80 ? 0 : 1
      pairs += byte >= 0xF0 ? 1 : 0
    }
  }

  func count(in unit: ColumnUnit) -> Int { unit == .utf16 ? scalars + pairs : scalars }

  static func + (left: Columns, right: Columns) -> Columns {
    var sum = left
    sum.scalars += right.scalars
    sum.pairs += right.pairs
    return sum
  }

  static func - (left: Columns, right: Columns) -> Columns {
    var rest = left
    rest.scalars -= right.scalars
    rest.pairs -= right.pairs
    return rest
  }
}
