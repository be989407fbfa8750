import SceneDiagnostics
import SceneValues

extension String {
  /// The attribute value in double quotes with minimal escaping.
  package var escapedInCanonicalAttribute: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 > 0x7E || $0 == 0x22 || $0 == 0x26 || $0 == 0x3C }) else {
      return self
    }
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case "\"": escaped += "&quot;"
      case "\u{0}"..<"\u{20}", "\u{7F}"..."\u{A0}", "\u{AD}", "\u{200B}", "\u{200E}", "\u{200F}",
        "\u{2028}"..."\u{202E}", "\u{2060}"..."\u{2069}", "\u{FEFF}":
        escaped += "&#\(scalar.value);"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension CanonicalWriter {
  func namespaces(of index: Int) -> [String] {
    tree.namespaces(of: index).map { declaration in
      let name = declaration.prefix.isEmpty ? "xmlns" : "xmlns:\(declaration.prefix)"
      return "\(name)=\"\(declaration.uri.replacing("\"", with: "&quot;"))\""
    }.sorted()
  }
}

extension CanonicalWriter {
  package static func tooLarge(_ source: SourceText, limit: Int) -> Diagnostic {
    SyntaxRules.limitExceeded.diagnostic(
      "The formatted file would be larger than \(limit) bytes", at: SourceLocation(source, .at(0)))
  }
}
