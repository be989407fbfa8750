import SceneDiagnostics

/// What reading a file may report.
package enum SyntaxRules {
  package static let all = [xmlNotWellFormed, doctypeNotAllowed, encodingNotUTF8, limitExceeded]
}
