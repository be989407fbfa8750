import SceneArchive

/// Mutates the bytes of compiled scenes so that they may pass verification, and repairs the checksum.
package enum ByteMutation {
  private static let header = 24

  /// Changes bytes after the header, because each field of the header has only one valid value.
  package static func change(_ bytes: inout [UInt8], using random: inout some RandomNumberGenerator) {
    guard bytes.count > header else { return }
    let place = Int.random(in: header..<bytes.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes[place] = UInt8.random(in: 0..<12, using: &random)
    case 2: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 3: bytes[place] = bytes[Int.random(in: header..<bytes.count, using: &random)]
    default: bytes[place] &+= Bool.random(using: &random) ? 1 : .max
    }
    repairChecksum(of: &bytes)
  }

  private static func repairChecksum(of bytes: inout [UInt8]) {
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
