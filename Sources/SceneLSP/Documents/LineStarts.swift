import SceneDiagnostics

/// Where the lines of a text begin, kept as it is edited: an edit looks at what it puts in, and moves the rest.
struct LineStarts: Sendable {
  private(set) var offsets: [Int]

  init(_ bytes: [UInt8]) {
    offsets = [0]
    Self.append(to: &offsets, bytes, 0..<bytes.count)
  }

  /// After some bytes of a text were put in the place of others.
  ///
  /// - Parameters:
  ///   - range: where others were.
  ///   - count: how many there are now.
  ///   - bytes: the text as it is now.
  mutating func replace(_ range: Range<Int>, with count: Int, in bytes: [UInt8]) {
    // A line feed behind a carriage return belongs to it: both sides may part or come together.
    let from = max(0, range.lowerBound - 1)
    let to = min(range.lowerBound + count + 1, bytes.count)
    let shift = count - range.count
    let oldTo = to - shift
    // Starts behind the first byte looked at, up to the one behind the last.
    let first = lowerBound(from + 1)
    let last = lowerBound(oldTo + 1)
    var middle: [Int] = []
    Self.append(to: &middle, bytes, from..<to)
    var rest = Array(offsets[last...])
    if shift != 0 { for index in rest.indices { rest[index] += shift } }
    offsets.replaceSubrange(first..., with: middle)
    offsets += rest
  }

  /// The line of an offset, from 0.
  func line(of offset: Int) -> Int { lowerBound(offset + 1) - 1 }

  /// The first line start that is not before an offset.
  private func lowerBound(_ offset: Int) -> Int {
    var (low, high) = (0, offsets.count)
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Lines end with LF, CR LF or a CR alone. A line feed at the beginning of the range whose return lies before it ends
  /// a line as well as any.
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
