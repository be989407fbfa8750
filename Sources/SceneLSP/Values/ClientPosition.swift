import SceneValues

/// A zero-based line and character. The client and the server negotiate the unit in which characters are counted.
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

/// A range of positions that excludes its end.
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

package enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}
