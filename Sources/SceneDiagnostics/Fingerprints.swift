/// A generator of short identifiers that remain stable after edits elsewhere in the file. An identifier is a hash of the
/// path, the `Fingerprint`, and the position among diagnostics with equal fingerprints.
struct Fingerprints {
  private struct Key: Hashable {
    let path: String
    let fingerprint: Fingerprint
  }

  private var seen: [Key: Int] = [:]

  /// Returns a diagnostic's identifier of 16 hexadecimal digits. Call this method in the order of the diagnostics.
  mutating func next(_ diagnostic: Diagnostic, path: String) -> String {
    let fingerprint = diagnostic.fingerprint
    let occurrence = seen[Key(path: path, fingerprint: fingerprint), default: 0]
    seen[Key(path: path, fingerprint: fingerprint)] = occurrence + 1

    var hash = FNV1a()
    for part in [path, diagnostic.rule.rawValue, fingerprint.line, String(occurrence)] { hash.combine(part) }
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// A hash that is the same on every machine and in every run, unlike Swift's `Hasher`.
private struct FNV1a {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a string and a terminator to the hash so that the parts "ab", "c" and "a", "bc" have different hashes.
  mutating func combine(_ part: String) {
    for byte in part.utf8 { add(byte) }
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
