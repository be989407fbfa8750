import SceneValues

/// Writes entries of a table of translations.
package enum StringsWriter {
  /// `/* comment */`, then `"key" = "text";`, each on a line of its own.
  package static func entry(_ key: String, _ text: String, comment: String) -> String {
    // A comment ends where it says so, whatever it is about.
    "/* \(comment.replacing("*/", with: "* /")) */\n\(quoted(key)) = \(quoted(text));\n"
  }

  /// In double quotes, as `StringsTable` reads it back.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
