import SceneValues

/// How many columns lie before each block of a text; counted when somebody first asks for a place far in a line.
///
/// A program may write a whole document in one line. Without the table, that line would be counted from its start for
/// each place: forty thousand diagnostics in a line of a megabyte took minutes.
struct ColumnTable: Sendable {
  /// What is counted without the table, in bytes.
  static let block = 4096

  private let bytes: [UInt8]
  private let counts: Lazy<[Columns]>

  init(of bytes: [UInt8]) {
    self.bytes = bytes
    counts = Lazy { Self.count(bytes) }
  }

  /// The columns from the beginning of the text to an offset.
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

/// A number of columns, in either unit.
struct Columns {
  private var scalars = 0
  /// The scalars for which UTF-16 has two units.
  private var pairs = 0

  init(of bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      // A continuation byte (10xxxxxx) belongs to the scalar before it; what takes four bytes takes a pair.
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
