extension RuleDescription {
  /// The rule's manual page as printed by `scenec explain`. It is plain text that ends with a line break.
  ///
  /// ```
  /// outlet-not-found
  /// connection, error
  ///
  /// Outlet does not exist on the source's class
  /// …
  /// ```
  package var manualPage: String {
    var page =
      "\(id)\n\(category.rawValue), \(severity.rawValue)\(isOffByDefault ? ", off by default" : "")\n"
    page += "\n"
    for paragraph in [summary] + discussion.paragraphs { page += paragraph.wrapped(at: 80) + "\n\n" }
    page += "Wrong:\n\n" + Self.marked(wrong).indented + Self.beside(wrongCompanions)
    page += "\nRight:\n\n" + Self.marked(right).indented + Self.beside(rightCompanions)
    return page
  }

  private static func beside(_ companions: [Companion]) -> String {
    let names = companions.filter(\.text.isEmpty).map(\.name)
    var page = names.isEmpty ? "" : "\n  with the files \(names.joined(separator: ", "))\n"
    for companion in companions where !companion.text.isEmpty {
      page += "\n  with the file \(companion.name):\n\n" + marked(companion.text).indented
    }
    return page
  }

  /// Returns the lines of a sample without the `▶` marks. Carets below a line indicate the positions of the marks.
  private static func marked(_ sample: String) -> [String] {
    sample.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line -> [String] in
      var text = ""
      var carets = ""
      for character in line {
        if character == mark {
          carets += String(repeating: " ", count: text.count - carets.count) + "^"
        } else {
          text.append(character)
        }
      }
      return carets.isEmpty ? [text] : [text, carets]
    }
  }
}

extension String {
  fileprivate var paragraphs: [String] {
    split(separator: "\n", omittingEmptySubsequences: false)
      .split { $0.allSatisfy(\.isWhitespace) }
      .map { $0.joined(separator: " ") }
  }

  fileprivate func wrapped(at width: Int) -> String {
    var lines: [String] = [""]
    for word in split(separator: " ") {
      if !lines[lines.count - 1].isEmpty, lines[lines.count - 1].count + 1 + word.count > width {
        lines.append("")
      }
      if !lines[lines.count - 1].isEmpty { lines[lines.count - 1] += " " }
      lines[lines.count - 1] += word
    }
    return lines.joined(separator: "\n")
  }
}

extension [String] {
  fileprivate var indented: String {
    map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
  }
}
