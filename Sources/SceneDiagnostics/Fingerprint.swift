/// Identifies a diagnostic even after the lines above it have moved: by its rule and by the text of its line.
///
/// Several diagnostics of a file may have the same; they are told apart by which of them comes first.
package struct Fingerprint: Hashable, Sendable {
  /// Longer lines are the same where they begin alike.
  static let longestLine = 200

  /// The rule of the diagnostic.
  package var rule: RuleID
  /// The line that the diagnostic begins on, without white space at its ends.
  package var line: String

  /// A fingerprint of a rule and a line, which is taken as it is.
  package init(rule: RuleID, line: String) {
    self.rule = rule
    self.line = line
  }
}

extension Diagnostic {
  /// What the diagnostic is known by again; of its line, the first 200 characters count.
  package var fingerprint: Fingerprint {
    let line = location.source.line(location.start.line)
    // Cut before it is looked at: a line may be as long as a file.
    let text = String(
      decoding: line.drop(while: Self.isSpace).prefix(4 * Fingerprint.longestLine), as: UTF8.self)
    let cut = text.prefix(Fingerprint.longestLine)
    let end = cut.lastIndex { !$0.isWhitespace }.map(cut.index(after:)) ?? cut.startIndex
    return Fingerprint(rule: rule, line: String(cut[..<end]))
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}
