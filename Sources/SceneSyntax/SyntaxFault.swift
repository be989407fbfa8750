import SceneDiagnostics
import SceneValues

/// The first thing wrong with a text, in offsets; `diagnostic(in:)` makes a diagnostic of it.
struct SyntaxFault: Error {
  var rule: RuleDescription
  var message: String
  var range: Range<Int>
  var notes: [(message: String, range: Range<Int>)] = []
  var fixIts: [FixIt] = []

  init(_ rule: RuleDescription, _ message: String, at range: Range<Int>) {
    self.rule = rule
    self.message = Self.shortened(message)
    self.range = range
  }

  /// The kind of nearly all faults.
  init(_ message: String, at range: Range<Int>) {
    self.init(SyntaxRules.xmlNotWellFormed, message, at: range)
  }

  func noting(_ message: String, at range: Range<Int>) -> SyntaxFault {
    var fault = self
    fault.notes.append((message, range))
    return fault
  }

  /// Offers to put other text into a place of the source.
  ///
  /// - Parameters:
  ///   - message: what the fix does.
  ///   - range: what is replaced.
  ///   - replacement: what takes its place.
  ///   - isSafe: whether nothing else can have been meant. Where a tag begins or ends is a guess.
  /// - Returns: the fault with one more fix.
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

  /// Messages quote the file, where a name or value may be as long as the file.
  private static func shortened(_ message: String) -> String {
    message.utf8.count <= 240 ? message : message.prefix(200) + "…"
  }

  func diagnostic(in source: SourceText) -> Diagnostic {
    rule.diagnostic(
      Message(message), at: SourceLocation(source, SourceRange(range)),
      notes: notes.map { .init(Message($0.message), at: SourceLocation(source, SourceRange($0.range))) },
      fixIts: fixIts)
  }
}

extension SyntaxFault {
  /// A fault that libxml2 found and the fault finder did not. None is known, but libxml2 decides.
  static func reported(_ message: String?, at offset: Int) -> SyntaxFault {
    let line = message?.split(separator: "\n").first.map(String.init) ?? "the parser gave no reason"
    return SyntaxFault("The XML is not well formed: \(line)", at: offset..<offset)
  }

  static func tooManyBytes(_ limit: Int) -> SyntaxFault {
    let size = limit >= 1 << 20 && limit % (1 << 20) == 0 ? "\(limit >> 20) MiB" : "\(limit) bytes"
    return SyntaxFault(SyntaxRules.limitExceeded, "The file is larger than \(size)", at: 0..<0)
  }

  static func otherEncoding(_ name: String, at range: Range<Int>) -> SyntaxFault {
    SyntaxFault(SyntaxRules.encodingNotUTF8, "The file is in '\(name)', not in UTF-8", at: range)
  }

  static func invalidUTF8(_ byte: UInt8, at offset: Int) -> SyntaxFault {
    let hex = (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    return SyntaxFault(
      SyntaxRules.encodingNotUTF8, "The byte 0x\(hex) is not UTF-8 here", at: offset..<offset + 1)
  }
}
