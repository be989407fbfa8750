import SceneDiagnostics

extension SourceText {
  /// Returns a text without the marks `‹` and `›`, and the range between them.
  static func marked(_ marked: String, path: String = "Main.scene") -> SourceLocation {
    var text = ""
    var bounds: [Int] = []
    for character in marked {
      if character == "‹" || character == "›" {
        bounds.append(text.utf8.count)
      } else {
        text.append(character)
      }
    }
    return SourceLocation(SourceText(path: path, text), SourceRange(bounds[0]..<bounds[1]))
  }
}

extension Diagnostic {
  static func sample(
    _ marked: String, _ message: String = "Here", severity: Severity = .warning, path: String = "Main.scene"
  ) -> Diagnostic {
    Diagnostic(
      rule: "some-rule", severity: severity, message: "\(message)", at: SourceText.marked(marked, path: path))
  }

  static var full: Diagnostic {
    var diagnostic = sample(
      "<card>\n  <outlet property=\"‹titel›\"/>\n</card>\n", "Outlet 'titel' does not exist on 'CardView'",
      severity: .error)
    let source = diagnostic.location.source
    diagnostic.fixIts = [
      FixIt("Replace 'titel' with 'title'", edits: [.init(diagnostic.location.range, with: "title")])
    ]
    diagnostic.notes = [
      .init("'CardView' is named here", at: SourceLocation(source, SourceRange(1..<5))),
      .init("It has the outlets 'title' and 'image'"),
    ]
    return diagnostic
  }
}
