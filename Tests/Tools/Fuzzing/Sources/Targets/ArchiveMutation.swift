import SceneArchive

/// Mutates compiled scenes so that they may pass verification, and repairs the checksum.
enum ArchiveMutation {
  private static let header = 24

  /// Changes bytes after the header, because each field of the header has only one valid value.
  static func change(_ bytes: inout [UInt8], using random: inout Random) {
    guard bytes.count > header else { return }
    let place = header + random.below(bytes.count - header)
    switch random.below(6) {
    case 0: bytes[place] = UInt8(random.below(256))
    case 1: bytes[place] = UInt8(random.below(12))
    case 2: bytes[place] ^= 1 << UInt8(random.below(8))
    case 3: bytes[place] = bytes[header + random.below(bytes.count - header)]
    case 4: bytes[place] &+= random.below(2) == 0 ? 1 : .max
    default: exchangeRecords(around: place, of: &bytes, using: &random)
    }
  }

  /// Swaps two adjacent records of some length.
  private static func exchangeRecords(
    around place: Int, of bytes: inout [UInt8], using random: inout Random
  ) {
    let length = 4 * (1 + random.below(12))
    guard place + 2 * length <= bytes.count else { return }
    let first = Array(bytes[place..<place + length])
    bytes.replaceSubrange(place..<place + length, with: bytes[place + length..<place + 2 * length])
    bytes.replaceSubrange(place + length..<place + 2 * length, with: first)
  }

  static func repairChecksum(of bytes: inout [UInt8]) {
    do throws(ArchiveError) {
      _ = try Archive(bytes: bytes)
    } catch {
      guard case .checksumMismatch(_, let checksum) = error.kind else { return }
      for byte in 0..<8 {
        bytes[error.offset + byte] = UInt8(truncatingIfNeeded: checksum >> UInt64(8 * byte))
      }
    }
  }
}
