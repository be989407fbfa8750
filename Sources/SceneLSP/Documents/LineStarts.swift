import SceneDiagnostics

/// The offsets at which lines start. After an edit, only the inserted bytes are scanned, and later offsets are shifted.
struct LineStarts: Sendable {
  private(set) var offsets: [Int]

  init(_ bytes: [UInt8]) {
    offsets = [0]
    Self.append(to: &offsets, bytes, 0..<bytes.count)
  }

  mutating func replace(_ range: Range<Int>, with count: Int, in bytes: [UInt8]) {
    // A carriage return and a line feed after it end one line. An edit can separate or join them.
    let from = max(0, range.lowerBound - 1)
    let to = min(range.lowerBound + count + 1, bytes.count)
    let shift = count - range.count
    let oldTo = to - shift
    let first = lowerBound(from + 1)
    let last = lowerBound(oldTo + 1)
    var middle: [Int] = []
    Self.append(to: &middle, bytes, from..<to)
    var rest = Array(offsets[last...])
    if shift != 0 { for index in rest.indices { rest[index] += shift } }
    offsets.replaceSubrange(first..., with: middle)
    offsets += rest
  }

  func line(of offset: Int) -> Int { lowerBound(offset + 1) - 1 }

  private func lowerBound(_ offset: Int) -> Int {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Appends the line starts in a range. Lines end with LF, CR LF, or CR alone. A line feed at the start of the range
  /// ends a line even if a carriage return immediately precedes the range.
  private static func append(to starts: inout [Int], _ bytes: [UInt8], _ range: Range<Int>) {
    bytes.withUnsafeBufferPointer { bytes in
      for index in range {
        let byte = bytes[index]
        if byte == 0x0A {
          starts.append(index + 1)
        } else if byte == 0x0D, index + 1 == bytes.count || bytes[index + 1] != 0x0A {
          starts.append(index + 1)
        }
      }
    }
  }
}
