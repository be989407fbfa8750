import SceneDiagnostics
import SceneValues

/// Something that is wrong in a file, for who looks at its scenes.
struct CatalogueFinding: Hashable, Sendable {
  var severity: Severity
  /// Nil for what no rule says: that a file cannot be read.
  var rule: String?
  var message: String
  var line = 1
  var column = 1

  init(_ diagnostic: Diagnostic) {
    severity = diagnostic.severity
    rule = "\(diagnostic.rule)"
    message = diagnostic.message.text
    (line, column) = (diagnostic.location.start.line, diagnostic.location.start.column)
  }

  /// An error of the file as a whole.
  init(_ message: String) {
    severity = .error
    self.message = message
  }

  var json: JSONText {
    .object([
      ("severity", .string(severity.rawValue)), ("rule", rule.map(JSONText.string) ?? .null),
      ("message", .string(message)), ("line", .int(line)), ("column", .int(column)),
    ])
  }
}
