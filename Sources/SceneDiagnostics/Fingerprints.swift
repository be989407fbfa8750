/// Names for findings that outlast edits elsewhere in the file: a finding whose line only moved keeps its own.
///
/// A fingerprint is made of the rule, the file's path, and the text of the line without the white space around it.
/// Where several findings agree in all of that, each counts those before it.
public struct Fingerprints {
  private var seen: [UInt64: UInt64] = [:]

  public init() {}

  /// The fingerprint of the next finding, as 16 hexadecimal digits: findings are asked for in their order.
  ///
  /// - Parameter path: the path to go by, where it is not the one that is printed.
  public mutating func next(_ finding: Diagnostic, path: String? = nil) -> String {
    let source = finding.location.source
    var hash = FNV1a()
    hash.combine(finding.rule.rawValue.utf8)
    hash.combine((path ?? source.path).utf8)
    hash.combine(Self.trimmed(source.line(finding.location.start.line)))
    let occurrence = seen[hash.value, default: 0]
    seen[hash.value] = occurrence + 1
    hash.combine(String(occurrence).utf8)
    let digits = String(hash.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    guard let first = line.firstIndex(where: { !isSpace($0) }),
      let last = line.lastIndex(where: { !isSpace($0) })
    else { return [] }
    return line[first...last]
  }
}

/// A hash that is the same on every machine and in every run, unlike Swift's own.
private struct FNV1a {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds a part, and an end mark that UTF-8 cannot hold: "ab", "c" is not "a", "bc".
  mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { add(byte) }
    add(0xFF)
  }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}
