/// A reader of messages, which consist of header lines with the length, an empty line, and the body.
struct MessageReader {
  /// An error that makes it impossible to find the next message.
  enum Fault: Error, Equatable {
    case head(String)
  }

  static let longestHead = 4096
  static let longestMessage = 1 << 29

  private var bytes: [UInt8] = []
  private var position = 0
  private var length: Int?

  mutating func append(_ more: some Collection<UInt8>) {
    if position > 1 << 16 || position == bytes.count {
      bytes.removeFirst(position)
      position = 0
    }
    bytes.append(contentsOf: more)
  }

  /// Returns the next message, or nil if the message is still incomplete. After an error, no more messages can be read.
  mutating func next() throws(Fault) -> [UInt8]? {
    if length == nil { length = try readHead() }
    guard let length, bytes.count - position >= length else { return nil }
    defer { self.length = nil }
    position += length
    return Array(bytes[(position - length)..<position])
  }

  private mutating func readHead() throws(Fault) -> Int? {
    let rest = bytes[position...].prefix(Self.longestHead)
    guard let end = Self.end(of: rest) else {
      guard rest.count < Self.longestHead else {
        throw .head("the header has more than \(Self.longestHead) bytes")
      }
      return nil
    }
    let head = rest[..<end.lowerBound]
    var length: Int?
    for line in head.split(whereSeparator: { $0 == 0x0D || $0 == 0x0A }) {
      let text = String(decoding: line, as: UTF8.self)
      guard let colon = text.firstIndex(of: ":") else { throw .head("a line has no colon") }
      guard text[..<colon].lowercased() == "content-length" else { continue }
      let word = text[text.index(after: colon)...].filter { $0 != " " && $0 != "\t" }
      guard word.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(word),
        number <= Self.longestMessage
      else { throw .head("invalid length '\(word.prefix(40))'") }
      length = number
    }
    guard let length else { throw .head("'Content-Length' is missing") }
    position = end.upperBound
    return length
  }

  /// Returns the range of the line endings that separate the header from the body. A single line feed is also accepted.
  private static func end(of head: ArraySlice<UInt8>) -> Range<Int>? {
    var index = head.startIndex
    while let feed = head[index...].firstIndex(of: 0x0A) {
      let next = feed + 1
      if next < head.endIndex, head[next] == 0x0A { return feed..<next + 1 }
      if next + 1 < head.endIndex, head[next] == 0x0D, head[next + 1] == 0x0A { return feed..<next + 2 }
      index = next
    }
    return nil
  }
}
