import SceneDiagnostics
import SceneValues

struct CatalogDiagnostic: Hashable, Sendable {
  var severity: Severity
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

  init(_ message: String) {
    severity = .error
    self.message = message
  }

  var json: JSONText {
    let rule: JSONText = rule.map(JSONText.string) ?? .null
    return .object([
      ("severity", .string(severity.rawValue)), ("rule", rule), ("message", .string(message)),
      ("line", .int(line)), ("column", .int(column)),
    ])
  }
}
