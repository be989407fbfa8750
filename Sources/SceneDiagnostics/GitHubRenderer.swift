import SceneValues

/// A renderer for workflow commands that GitHub Actions converts to annotations:
///
/// ```
/// ::error file=Main.scene,line=3,col=22,endColumn=26,title=outlet-not-found::Outlet 'titel' does not exist
/// ```
///
/// Only annotations for diagnostics specify a file. GitHub would show any other annotation at the first line of the file.
///
/// GitHub displays columns only for ranges within a line, and treats the end column as inclusive.
package struct GitHubRenderer: Sendable {
  package init() {}

  package func render(_ report: Report) -> String {
    var text = report.problems.map { command("error", [], $0.message) }.joined()
    text += report.printed.map(line).joined()
    text += report.omittedDiagnostics.map { command("notice", [], $0.messageWithPath) }.joined()
    let notChecked = report.importantNotChecked.map(\.message).joined(separator: "\n")
    // GitHub shows only ten notices for each step, so one notice contains all records.
    return text + (notChecked.isEmpty ? "" : command("notice", [("title", "not checked")], notChecked))
  }

  private func line(_ diagnostic: Diagnostic) -> String {
    let location = diagnostic.location
    let start = location.start(in: .utf16)
    let end = location.end(in: .utf16)
    var properties = [("file", location.source.path.withoutDot), ("line", "\(start.line)")]
    if start.line == end.line {
      properties += [("col", "\(start.column)"), ("endColumn", "\(max(start.column, end.column - 1))")]
    } else {
      properties.append(("endLine", "\(end.line)"))
    }
    properties.append(("title", diagnostic.rule.rawValue))
    return command(diagnostic.severity.command, properties, diagnostic.textWithAdvice)
  }

  private func command(_ name: String, _ properties: [(String, String)], _ message: String) -> String {
    let properties = properties.map { "\($0)=\(escaped($1, isProperty: true))" }.joined(separator: ",")
    return "::\(name)\(properties.isEmpty ? "" : " ")\(properties)::\(escaped(message, isProperty: false))\n"
  }

  /// Escapes percent signs and line breaks. In properties, also escapes colons and commas, which would end the property.
  private func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar.isUnprintable ? "\u{FFFD}" : scalar)
      }
    }
    return result
  }
}

extension Severity {
  fileprivate var command: String { self == .note ? "notice" : rawValue }
}

extension Diagnostic {
  fileprivate var textWithAdvice: String {
    let help = fixIts.map { "help: \($0.message)" }
    let notes = notes.map { note in
      let place = note.location.map { " (\($0.source.path):\($0.start))" } ?? ""
      return "note: \(note.message)\(place)"
    }
    return ([message.text] + help + notes).joined(separator: "\n")
  }
}
