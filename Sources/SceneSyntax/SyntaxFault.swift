import SceneDiagnostics
import SceneValues

/// An error in a source, along with its range of byte offsets. `diagnostic(in:)` converts the error to a diagnostic.
struct SyntaxFault: Error {
  var rule: RuleDescription
  var message: String
  var range: Range<Int>
  var notes: [(message: String, range: Range<Int>)] = []
  var fixIts: [FixIt] = []
  var advice: String?

  init(_ rule: RuleDescription, _ message: String, at range: Range<Int>) {
    self.rule = rule
    self.message = Self.shortened(message)
    self.range = range
  }

  init(_ message: String, at range: Range<Int>) {
    self.init(SyntaxRules.xmlNotWellFormed, message, at: range)
  }

  func advising(_ advice: String) -> SyntaxFault {
    var fault = self
    fault.advice = advice
    return fault
  }

  func noting(_ message: String, at range: Range<Int>) -> SyntaxFault {
    var fault = self
    fault.notes.append((message, range))
    return fault
  }

  /// Returns the fault with a fix that replaces a source range. A fix is safe if it is the only possible correction.
  func fixing(
    _ message: String, at range: Range<Int>, with replacement: String, isSafe: Bool = false
  ) -> SyntaxFault {
    var fault = self
    fault.fixIts.append(
      FixIt(
        Message(Self.shortened(message)), edits: [.init(SourceRange(range), with: replacement)],
        isSafe: isSafe))
    return fault
  }

  /// Shortens a message, which can contain very long names or values.
  private static func shortened(_ message: String) -> String {
    message.utf8.count <= 240 ? message : message.prefix(200) + "…"
  }

  func diagnostic(in source: SourceText) -> Diagnostic {
    rule.diagnostic(
      Message(message), at: SourceLocation(source, SourceRange(range)),
      notes: notes.map { .init(Message($0.message), at: SourceLocation(source, SourceRange($0.range))) }
        + (advice.map { [.init(Message($0))] } ?? []),
      fixIts: fixIts)
  }
}

extension SyntaxFault {
  /// Creates a fault for an error that only libxml2 detects. No such error is known, but a rejected source needs a fault.
  static func reported(_ message: String?, at offset: Int) -> SyntaxFault {
    let line = message?.split(separator: "\n").first.map(String.init) ?? "the parser reported no reason"
    return SyntaxFault("The XML is not well-formed: \(line)", at: offset..<offset)
  }

  static func tooManyBytes(_ limit: Int) -> SyntaxFault {
    let size = limit >= 1 << 20 && limit % (1 << 20) == 0 ? "\(limit >> 20) MiB" : "\(limit) bytes"
    return SyntaxFault(SyntaxRules.limitExceeded, "The file is larger than \(size)", at: 0..<0)
  }

  static func otherEncoding(_ name: String, at range: Range<Int>) -> SyntaxFault {
    SyntaxFault(SyntaxRules.encodingNotUTF8, "The encoding of the file is '\(name)', not UTF-8", at: range)
      .advising("Save the file as UTF-8")
  }

  /// Creates a fault for a file that is encoded in UTF-8 but declares another encoding.
  static func otherDeclaration(_ name: String, at range: Range<Int>) -> SyntaxFault {
    SyntaxFault(SyntaxRules.encodingNotUTF8, "The file is UTF-8, but declares '\(name)'", at: range)
      .fixing("Replace '\(name)' with 'UTF-8'", at: range, with: "UTF-8")
  }

  static func invalidUTF8(_ byte: UInt8, at offset: Int) -> SyntaxFault {
    let hex = (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    return SyntaxFault(
      SyntaxRules.encodingNotUTF8, "The byte 0x\(hex) is not valid UTF-8", at: offset..<offset + 1
    ).advising("Save the file as UTF-8")
  }
}
