import SceneValues

package struct OpenDocument: Sendable {
  let uri: String
  package let path: String
  private(set) var version: Int
  package private(set) var bytes: [UInt8]
  private var lines: LineStarts

  init(uri: String, path: String, version: Int, text: String) {
    self.uri = uri
    self.path = path
    self.version = version
    bytes = Array(text.utf8)
    lines = LineStarts(bytes)
  }

  package init(path: String, bytes: [UInt8]) {
    uri = FileURI.uri(of: path)
    self.path = path
    version = 0
    self.bytes = bytes
    lines = LineStarts(bytes)
  }

  mutating func apply(
    _ changes: [JSONValue], version: Int?, _ encoding: PositionEncoding
  ) throws(ProtocolError) {
    for change in changes {
      guard let text = change["text"]?.string else { throw .missing("text") }
      if let range = change["range"], range["start"] != nil {
        guard let range = ClientRange(range) else { throw .missing("range") }
        replace(self.range(of: range, encoding), with: text)
      } else {
        bytes = Array(text.utf8)
        lines = LineStarts(bytes)
      }
    }
    self.version = version ?? self.version + 1
  }

  private mutating func replace(_ range: Range<Int>, with text: String) {
    let added = Array(text.utf8)
    bytes.replaceSubrange(range, with: added)
    lines.replace(range, with: added.count, in: bytes)
  }

  /// Returns the byte offset of a position. A position beyond the end of a line refers to the end of the line.
  package func offset(of position: ClientPosition, _ encoding: PositionEncoding) -> Int {
    guard position.line < lines.offsets.count else { return bytes.count }
    var offset = lines.offsets[position.line]
    let end = endOfLine(position.line)
    if encoding == .utf8 {
      offset = min(offset + min(position.character, bytes.count), end)
      while offset > lines.offsets[position.line], offset < end, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      return offset
    }
    var units = position.character
    while offset < end, units > 0 {
      let length = Self.length(of: bytes[offset])
      let size = length == 4 ? 2 : 1
      guard size <= units else { break }
      units -= size
      offset += 1
      while offset < end, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
    }
    return offset
  }

  package func range(of range: ClientRange, _ encoding: PositionEncoding) -> Range<Int> {
    let start = offset(of: range.start, encoding)
    return start..<max(start, offset(of: range.end, encoding))
  }

  /// Returns the position at the given byte offset. An offset beyond the end of the text refers to the end.
  package func position(of offset: Int, _ encoding: PositionEncoding) -> ClientPosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = lines.line(of: offset)
    let start = lines.offsets[line]
    guard encoding == .utf16 else { return ClientPosition(line: line, character: offset - start) }
    var units = 0
    for byte in bytes[start..<offset] where byte & 0xC0 != 0x80 { units += byte >= 0xF0 ? 2 : 1 }
    return ClientPosition(line: line, character: units)
  }

  package func range(of range: Range<Int>, _ encoding: PositionEncoding) -> ClientRange {
    ClientRange(position(of: range.lowerBound, encoding), position(of: range.upperBound, encoding))
  }

  var lineCount: Int { lines.offsets.count }

  func startOfLine(_ line: Int) -> Int { lines.offsets[line] }

  func endOfLine(_ line: Int) -> Int {
    guard line + 1 < lines.offsets.count else { return bytes.count }
    var end = lines.offsets[line + 1]
    if end > lines.offsets[line], bytes[end - 1] == 0x0A { end -= 1 }
    if end > lines.offsets[line], bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }

  func line(of offset: Int) -> Int { lines.line(of: offset) }

  private static func length(of byte: UInt8) -> Int {
    byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
  }
}
