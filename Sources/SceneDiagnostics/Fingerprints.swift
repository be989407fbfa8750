/// Short names for the diagnostics of a report that outlast edits elsewhere in the file: a diagnostic whose line only moved
/// keeps its own.
///
/// A name is a hash of the file's path, the diagnostic's `Fingerprint`, and its number among diagnostics that share both.
struct Fingerprints {
  private struct Key: Hashable {
    let path: String
    let fingerprint: Fingerprint
  }

  private var seen: [Key: Int] = [:]

  /// The name of the next finding, as 16 hexadecimal digits: diagnostics are asked for in their order.
  mutating func next(_ finding: Diagnostic, path: String) -> String {
    let fingerprint = finding.fingerprint
    let occurrence = seen[Key(path: path, fingerprint: fingerprint), default: 0]
    seen[Key(path: path, fingerprint: fingerprint)] = occurrence + 1

    var hash = FNV1a()
    for part in [path, finding.rule.rawValue, fingerprint.line, String(occurrence)] { hash.combine(part) }
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// A hash that is the same on every machine and in every run, unlike Swift's own.
private struct FNV1a {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a part, and an end mark that UTF-8 cannot hold: "ab", "c" is not "a", "bc".
  mutating func combine(_ part: String) {
    for byte in part.utf8 { add(byte) }
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
