import SceneDiagnostics

package struct Name: Sendable, Hashable {
  package var text: String
  package var range: SourceRange

  package init(_ text: String, _ range: SourceRange) {
    self.text = text
    self.range = range
  }

  /// The storyboard and the id in `Other#id`, or nil for an id in this file.
  package var elsewhere: (storyboard: String, id: String)? {
    guard let mark = text.utf8.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    return (String(text[..<mark]), String(text[text.index(after: mark)...]))
  }

  package var words: [Name] {
    let isVerbatim = text.utf8.count == range.bytes.count
    let bytes = Array(text.utf8)
    var words: [Name] = []
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, !Self.isSpace(bytes[index]) { index += 1 }
      if index > start {
        let base = range.bytes.lowerBound
        words.append(
          Name(
            String(decoding: bytes[start..<index], as: UTF8.self),
            isVerbatim ? SourceRange(base + start..<base + index) : range))
      }
      index += 1
    }
    return words
  }

  /// Returns the words of a list with their source ranges. `places` is nil if the text of the list matches the source.
  package func words(at places: [SourceRange]?) -> [Name] {
    let words = words
    // An id may contain a space, in which case the numbers of words and ranges differ.
    guard let places, places.count == words.count else { return words }
    return zip(words, places).map { Name($0.text, $1) }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
