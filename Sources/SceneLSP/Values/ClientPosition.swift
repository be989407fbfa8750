import SceneValues

/// A line and a character, both counted from 0; what a character is, client and server have agreed on.
package struct ClientPosition: Hashable, Sendable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.wholeNumber, let character = value?["character"]?.wholeNumber, line >= 0,
      character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  package var json: JSONText { .object([("line", .int(line)), ("character", .int(character))]) }
}

/// From one position to another, which does not belong to it.
package struct ClientRange: Hashable, Sendable {
  package var start: ClientPosition
  package var end: ClientPosition

  package init(_ start: ClientPosition, _ end: ClientPosition) {
    self.start = start
    self.end = end
  }

  init?(_ value: JSONValue?) {
    guard let start = ClientPosition(value?["start"]), let end = ClientPosition(value?["end"]) else {
      return nil
    }
    self.init(start, end)
  }

  package var json: JSONText { .object([("start", start.json), ("end", end.json)]) }
}

/// What the characters of positions are.
package enum PositionEncoding: String, Sendable {
  /// Bytes of UTF-8.
  case utf8 = "utf-8"
  /// Code units of UTF-16, which every client knows.
  case utf16 = "utf-16"
}
