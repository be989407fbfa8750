import SceneValues

/// A renderer for diagnostics in a format similar to that of other compilers:
///
/// ```
/// Main.scene:3:22: error: Outlet 'titel' does not exist on 'CardView' [outlet-not-found]
///  3 |   <outlet property="titel" destination="title"/>
///    |                     ^~~~~
///    |                     title
///    = help: Replace 'titel' with 'title'
/// ```
public struct TerminalRenderer: Sendable {
  /// Whether the output contains ANSI escape sequences for color. Set this property only if the output is a terminal.
  public var color: Bool
  /// The maximum number of columns to print from a source line.
  public var columns: Int

  /// Creates a renderer. If `columns` is less than 20, 20 is used.
  public init(color: Bool, columns: Int = 100) {
    self.color = color
    self.columns = max(columns, 20)
  }

  /// Returns the text of all diagnostics in the order given.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map(render).joined()
  }

  /// Returns the text of one diagnostic. The text ends with a line break.
  public func render(_ diagnostic: Diagnostic) -> String {
    var output = Output(color: color)
    output.headline(
      diagnostic.severity.rawValue, diagnostic.message.text, at: diagnostic.location, rule: diagnostic.rule,
      style: Style(diagnostic.severity))
    let excerpt = self.excerpt(of: diagnostic.location)
    if let excerpt { output.excerpt(excerpt) }
    let gutter = excerpt?.gutter ?? 1
    for fixIt in diagnostic.fixIts {
      if let excerpt, let edit = fixIt.edits.first, fixIt.edits.count == 1, !edit.replacement.isEmpty,
        !edit.replacement.contains(where: \.isNewline),
        let column = excerpt.column(ofByte: Int(edit.range.start), in: diagnostic.location.source)
      {
        output.gutterLine(gutter, String(repeating: " ", count: column), edit.replacement.printable, .help)
      }
      output.remark(gutter, "help", fixIt.message.text, .help)
    }
    for note in diagnostic.notes {
      guard let location = note.location else {
        output.remark(gutter, "note", note.message.text, .note)
        continue
      }
      output.headline("note", note.message.text, at: location, rule: nil, style: .note)
      if let excerpt = self.excerpt(of: location) { output.excerpt(excerpt) }
    }
    return output.text
  }

  private func excerpt(of location: SourceLocation) -> SourceExcerpt? {
    location.source.bytes.isEmpty ? nil : SourceExcerpt(location, columns: columns)
  }
}

extension SourceExcerpt {
  fileprivate var gutter: Int { String(lineNumber).count }
}

private enum Style: String {
  case error = "1;31"
  case warning = "1;35"
  case note = "1;36"
  case help = "1;32"
  case strong = "1"
  case faint = "2"

  init(_ severity: Severity) {
    switch severity {
    case .error: self = .error
    case .warning: self = .warning
    case .note: self = .note
    }
  }
}

private struct Output {
  let color: Bool
  var text = ""

  init(color: Bool) { self.color = color }

  mutating func headline(
    _ kind: String, _ message: String, at location: SourceLocation, rule: RuleID?, style: Style
  ) {
    text += styled("\(location.source.path.printable):\(location.start):", .strong)
    text += " " + styled(kind + ":", style) + " " + styled(message.printable, .strong)
    if let rule { text += " " + styled("[\(rule)]", .faint) }
    text += "\n"
  }

  mutating func excerpt(_ excerpt: SourceExcerpt) {
    text +=
      styled(" \(excerpt.lineNumber) |", .faint) + (excerpt.text.isEmpty ? "" : " " + excerpt.text) + "\n"
    let underline = "^" + String(repeating: "~", count: max(0, excerpt.span.count - 1))
    gutterLine(excerpt.gutter, String(repeating: " ", count: excerpt.span.lowerBound), underline, .help)
  }

  mutating func gutterLine(_ gutter: Int, _ indent: String, _ content: String, _ style: Style) {
    text += styled(" \(String(repeating: " ", count: gutter)) |", .faint)
    text += " " + indent + styled(content, style) + "\n"
  }

  mutating func remark(_ gutter: Int, _ kind: String, _ message: String, _ style: Style) {
    text += styled(" \(String(repeating: " ", count: gutter)) =", .faint)
    text += " " + styled(kind + ":", style) + " " + message.printable + "\n"
  }

  private func styled(_ text: String, _ style: Style) -> String {
    color ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
