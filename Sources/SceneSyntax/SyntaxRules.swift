import SceneDiagnostics

package enum SyntaxRules {
  package static let all = [
    xmlNotWellFormed, doctypeNotAllowed, encodingNotUTF8, limitExceeded, MergeConflict.description,
  ]
}
