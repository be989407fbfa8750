extension String {
  package var xmlText: String { xmlEscaped { $0 == "\n" || $0 == "\t" } }

  /// The string, escaped as an attribute value. XML parsers convert unescaped line breaks and tabs to spaces.
  package var xmlAttribute: String { xmlEscaped { _ in false } }

  /// Returns the escaped string. Characters that XML does not allow are replaced with U+FFFD.
  private func xmlEscaped(keeping isKept: (Unicode.Scalar) -> Bool) -> String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case _ where isKept(scalar): result.unicodeScalars.append(scalar)
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      case _ where scalar.isUnprintable: result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
