import SceneDiagnostics

/// The attributes of a start tag, as written. Values with references such as `&amp;` are not decoded.
struct StartTag {
  struct Attribute {
    let name: String
    let value: String
    let range: SourceRange
  }

  private(set) var attributes: [Attribute] = []

  init(named name: SourceRange, in source: SourceText) {
    let bytes = source.bytes
    var position = name.bytes.upperBound
    while true {
      let start = position
      skip(&position, in: bytes, while: Self.isSpace)
      let nameStart = position
      skip(&position, in: bytes) { !Self.isSpace($0) && !"=/><\"'".utf8.contains($0) }
      let name = nameStart..<position
      skip(&position, in: bytes, while: Self.isSpace)
      guard !name.isEmpty, position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return }
      position += 1
      skip(&position, in: bytes, while: Self.isSpace)
      guard position < bytes.count, "\"'".utf8.contains(bytes[position]) else { return }
      let quote = bytes[position]
      let value = position + 1
      position = value
      skip(&position, in: bytes) { $0 != quote && $0 != UInt8(ascii: "<") }
      guard position < bytes.count, bytes[position] == quote else { return }
      attributes.append(
        Attribute(
          name: source.text(SourceRange(name)), value: source.text(SourceRange(value..<position)),
          range: SourceRange(start..<position + 1)))
      position += 1
    }
  }

  private func skip(_ position: inout Int, in bytes: [UInt8], while holds: (UInt8) -> Bool) {
    while position < bytes.count, holds(bytes[position]) { position += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }
}
