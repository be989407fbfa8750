package enum MarkupEscape {
  /// Returns the text escaped for use as an attribute value in double or single quotation marks.
  package static func encoded(_ text: String, in quote: UInt8 = UInt8(ascii: "\"")) -> String {
    let isSingle = quote == UInt8(ascii: "'")
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\"" where !isSingle: result += "&quot;"
      case "'" where isSingle: result += "&apos;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      case "\r": result += "&#13;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns the value with its character references decoded. Invalid references remain unchanged.
  package static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      let end = rest[mark...].prefix(12).firstIndex(of: ";")
      guard let end, let scalar = character(rest[rest.index(after: mark)..<end]) else {
        result.append("&")
        rest = rest[rest.index(after: mark)...]
        continue
      }
      result.unicodeScalars.append(scalar)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case _ where name.hasPrefix("#x"): UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
    default: nil
    }
  }
}
