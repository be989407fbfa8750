extension HoverText {
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\u{2028}", "\u{2029}": result += " "
      case "\\", "`", "*", "_", "[", "]", "<", ">", "&", "#", "~", "|", "!":
        result += "\\"
        result.unicodeScalars.append(scalar)
      // At the start of a paragraph or after a number, these characters begin a list, a horizontal rule, or a heading.
      case "-", "+", "=", ".", ")":
        if result.unicodeScalars.allSatisfy({ ("0"..."9").contains($0) || $0 == " " }) { result += "\\" }
        result.unicodeScalars.append(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  package static func plain(_ page: String) -> String {
    var result = ""
    var isCode = false
    var rest = page.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "`" {
        isCode.toggle()
      } else if !isCode, scalar == "*", rest.first == "*" {
        rest.removeFirst()
      } else if !isCode, scalar == "\\", let next = rest.first, next.isASCII, !next.properties.isAlphabetic {
        result.unicodeScalars.append(next)
        rest.removeFirst()
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
