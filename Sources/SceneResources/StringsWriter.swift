import SceneValues

package enum StringsWriter {
  /// Returns the source text of an entry: a `/* comment */` line and a `"key" = "text";` line.
  package static func entry(_ key: String, _ text: String, comment: String) -> String {
    // An unchanged `*/` would end the comment early.
    "/* \(comment.replacing("*/", with: "* /")) */\n\(quoted(key)) = \(quoted(text));\n"
  }

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
