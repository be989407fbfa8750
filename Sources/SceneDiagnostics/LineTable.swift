import ScenePlatform
import SceneValues

/// The start offsets of a text's lines. The offsets are computed on first access because most files have no diagnostics.
/// Computing them for every file would add 10% to the parsing time.
struct LineTable: Sendable {
  private let lazyStarts: Lazy<[UInt32]>

  init(of bytes: [UInt8]) { lazyStarts = Lazy { bytes.withUnsafeBufferPointer(Self.findLines) } }

  var starts: [UInt32] { lazyStarts.value }

  /// Returns the start offsets of the lines. As in XML, lines end with LF, CR LF, or CR alone.
  private static func findLines(in bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
    var starts: [UInt32] = [0]
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return starts }
    let hasReturns = memchr(base, 0x0D, bytes.count) != nil
    starts.reserveCapacity(bytes.count / 32)
    var index = 0
    while index < bytes.count {
      if hasReturns {
        let byte = bytes[index]
        index += 1
        guard byte == 0x0A || byte == 0x0D else { continue }
        if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      } else {
        // The match is at or after the index and before the end, so the next index is at most the count.
        guard let feed = memchr(base + index, 0x0A, bytes.count - index) else { break }
        index = feed - UnsafeMutableRawPointer(mutating: base) + 1
      }
      starts.append(UInt32(index))
    }
    return starts
  }
}
