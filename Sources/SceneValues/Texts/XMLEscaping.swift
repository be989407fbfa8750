extension String {
  /// The text as it may stand in an element.
  package var xmlText: String { xmlEscaped { $0 == "\n" || $0 == "\t" } }

  /// The text as it may stand in an attribute, where a bare line break or tab would be read as a space.
  package var xmlAttribute: String { xmlEscaped { _ in false } }

  /// Puts U+FFFD for what XML cannot hold at all.
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
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
