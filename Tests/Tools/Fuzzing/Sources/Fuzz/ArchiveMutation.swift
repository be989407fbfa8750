import SceneArchive

/// Changes of compiled scenes that have a chance to verify: archives in fixed form are made of words of four bytes, packed
/// ones of bytes, and a digest or a checksum is over them all.
enum ArchiveMutation {
  private static let header = 32

  /// Most random bytes are refused at once; small numbers, sentinels and copies of other fields get further.
  static func change(_ bytes: inout [UInt8], using random: inout Random) {
    guard bytes.count >= header + 4 else { return }
    // The major version.
    guard bytes[8] == 1 else { return changePacked(&bytes, using: &random) }
    let words = bytes.count / 4
    let place = (header / 4 + random.below(words - header / 4)) * 4
    let other = random.below(words) * 4
    switch random.below(8) {
    case 0: bytes[place + random.below(4)] = UInt8(random.below(256))
    case 1: bytes[word: place] = UInt32(random.below(12))
    case 2: bytes[word: place] = .max - UInt32(random.below(4))
    case 3: bytes[word: place] = bytes[word: other]
    case 4: bytes[word: place] &+= random.below(2) == 0 ? 1 : .max
    case 5: (bytes[word: place], bytes[word: other]) = (bytes[word: other], bytes[word: place])
    case 6: writeNumber(at: place, of: &bytes, using: &random)
    default: exchangeRecords(around: place, of: &bytes, using: &random)
    }
  }

  /// Behind the header, which only one value of each field fits.
  private static func changePacked(_ bytes: inout [UInt8], using random: inout Random) {
    let place = 24 + random.below(bytes.count - 24)
    switch random.below(6) {
    case 0: bytes[place] = UInt8(random.below(256))
    case 1: bytes[place] = UInt8(random.below(12))
    case 2: bytes[place] ^= 1 << UInt8(random.below(8))
    case 3: bytes[place] = bytes[24 + random.below(bytes.count - 24)]
    case 4: bytes[place] &+= random.below(2) == 0 ? 1 : .max
    default: exchangeRecords(around: place, of: &bytes, using: &random)
    }
  }

  /// A number that says much or nothing, where a value may have its own.
  private static func writeNumber(at place: Int, of bytes: inout [UInt8], using random: inout Random) {
    guard place + 8 <= bytes.count else { return }
    let numbers = [0, -0.0, -1, 1e-300, 0.5, 1e9, -1e18, 1e300, .infinity, .nan, .greatestFiniteMagnitude]
    let bits = numbers[random.below(numbers.count)].bitPattern
    bytes[word: place] = UInt32(truncatingIfNeeded: bits)
    bytes[word: place + 4] = UInt32(truncatingIfNeeded: bits >> 32)
  }

  /// Two neighbours of some length change places.
  private static func exchangeRecords(
    around place: Int, of bytes: inout [UInt8], using random: inout Random
  ) {
    let length = 4 * (1 + random.below(12))
    guard place + 2 * length <= bytes.count else { return }
    let first = Array(bytes[place..<place + length])
    bytes.replaceSubrange(place..<place + length, with: bytes[place + length..<place + 2 * length])
    bytes.replaceSubrange(place + length..<place + 2 * length, with: first)
  }

  /// The verifier tells which digest or checksum a file should have, and where.
  static func repairDigest(of bytes: inout [UInt8]) {
    do throws(ArchiveError) {
      _ = try Archive(bytes: bytes)
    } catch {
      let found: UInt64
      switch error.kind {
      case .digestMismatch(_, let digest): found = digest
      case .checksumMismatch(_, let checksum): found = checksum
      default: return
      }
      for byte in 0..<8 {
        bytes[error.offset + byte] = UInt8(truncatingIfNeeded: found >> UInt64(8 * byte))
      }
    }
  }
}

extension [UInt8] {
  fileprivate subscript(word place: Int) -> UInt32 {
    get { (0..<4).reduce(0) { $0 | UInt32(self[place + $1]) << UInt32(8 * $1) } }
    set { for byte in 0..<4 { self[place + byte] = UInt8(truncatingIfNeeded: newValue >> UInt32(8 * byte)) } }
  }
}
