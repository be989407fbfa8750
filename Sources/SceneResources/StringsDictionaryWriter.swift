import SceneValues

package enum StringsDictionaryWriter {
  package static func file(_ entries: [(key: String, text: PluralText)]) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    \(self.entries(entries))</dict>
    </plist>

    """
  }

  package static func entries(_ entries: [(key: String, text: PluralText)]) -> String {
    var lines: [String] = []
    for (key, text) in entries {
      lines += [
        "  " + element("key", key), "  <dict>",
        "    " + element("key", "NSStringLocalizedFormatKey"),
        "    " + element("string", numbered(text.format, text)),
      ]
      for variable in text.variables { lines += self.lines(of: variable, in: text) }
      lines.append("  </dict>")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func lines(of variable: PluralText.Variable, in whole: PluralText) -> [String] {
    var lines = [
      "    " + element("key", variable.name), "    <dict>",
      "      " + element("key", "NSStringFormatSpecTypeKey"),
      "      " + element("string", "NSStringPluralRuleType"),
      "      " + element("key", "NSStringFormatValueTypeKey"),
      "      " + element("string", valueType(of: variable)),
    ]
    for (category, text) in variable.forms.sorted(by: { $0.key < $1.key }) {
      lines += [
        "      " + element("key", category.rawValue), "      " + element("string", numbered(text, whole)),
      ]
    }
    return lines + ["    </dict>"]
  }

  private static func numbered(_ text: String, _ whole: PluralText) -> String {
    FormatPart.pieces(of: text).map { part, source in
      guard case .variable(let name, nil) = part, let argument = whole.variable(name)?.argument else {
        return String(source)
      }
      return "%\(argument)$#@\(name)@"
    }.joined()
  }

  private static func valueType(of variable: PluralText.Variable) -> String {
    for part in FormatPart.parts(of: variable.forms[.other] ?? "") {
      if case .gap(let gap) = part { return gap.kind.rawValue == "@" ? "d" : String(gap.kind.rawValue) }
    }
    return "d"
  }

  private static func element(_ name: String, _ text: String) -> String {
    "<\(name)>\(text.xmlText)</\(name)>"
  }
}
