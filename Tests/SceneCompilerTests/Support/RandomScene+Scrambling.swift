import TestSupport

extension RandomScene {
  /// Returns the same scene in another form: with reordered attributes, other quotes, and random white space
  /// and comments.
  ///
  /// The text must come from `text(seed:)`, in which no value contains a bracket.
  static func scrambled(_ text: String, seed: UInt64, comments: Bool = true) -> String {
    var chance = Chance(seed: seed)
    var output = chance.pick(
      comments ? ["", "\u{FEFF}", "<?xml version='1.0'?>", "<!-- a scene -->\r\n"] : [""])
    var kept = 0
    for piece in text.split(separator: "<") {
      if kept > 0 || piece.hasPrefix("ib:") {
        let tag = piece.prefix { $0 != ">" }
        if piece.hasPrefix("/") { kept -= 1 } else if !tag.hasSuffix("/") && !tag.hasPrefix("!") { kept += 1 }
        output += "<" + (kept == 0 ? piece.prefix(tag.count + 1) + "\n" : piece)
        continue
      }
      let end = piece.firstIndex(of: ">")!
      var tag = piece[..<end]
      let isEmpty = tag.last == "/"
      if isEmpty { tag = tag.dropLast() }
      let name = tag.prefix { $0 != " " }
      var attributes = tag.dropFirst(name.count).matches(of: /([A-Za-z:]+)="([^"]*)"/).map {
        (String($0.1), String($0.2))
      }
      for index in attributes.indices { attributes.swapAt(index, chance.below(attributes.count)) }
      output += "<" + name
      for (key, value) in attributes {
        output += chance.pick([" ", "  ", "\n\t", "\r\n"]) + key + chance.pick(["=", " = "])
        output += chance.happens(oneIn: 2) ? "'\(value)'" : "\"\(value)\""
      }
      if !attributes.isEmpty { output += chance.pick(["", " ", "\n"]) }
      output += isEmpty ? chance.pick(["/>", "></\(name) >"]) : ">"
      output += chance.pick(
        comments
          ? [
            "", " ", "\n", "\r\n", "\n\n\n\t", " <!-- behind -->", "\n  <!-- two\n       lines -->\n",
            "\n\n<!--a--><!--b-->\n",
          ] : ["", " ", "\n", "\n\n\n"])
    }
    return output
  }
}
