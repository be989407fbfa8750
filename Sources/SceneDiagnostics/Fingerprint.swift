/// An identifier of a diagnostic that remains valid when lines above the diagnostic are added or removed. It consists of
/// the rule and the text of the line. Several diagnostics can have equal fingerprints.
package struct Fingerprint: Hashable, Sendable {
  static let longestLine = 200

  package var rule: RuleID
  package var line: String

  package init(rule: RuleID, line: String) {
    self.rule = rule
    self.line = line
  }
}

extension Diagnostic {
  /// The diagnostic's fingerprint, which is computed from the first 200 characters of the line.
  package var fingerprint: Fingerprint {
    let line = location.source.line(location.start.line)
    // The line is truncated before conversion, because a line may be as long as the file.
    let text = String(
      decoding: line.drop(while: Self.isSpace).prefix(4 * Fingerprint.longestLine), as: UTF8.self)
    let cut = text.prefix(Fingerprint.longestLine)
    let end = cut.lastIndex { !$0.isWhitespace }.map(cut.index(after:)) ?? cut.startIndex
    return Fingerprint(rule: rule, line: String(cut[..<end]))
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
