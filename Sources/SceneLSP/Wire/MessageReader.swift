/// Takes bytes as they come, and gives the messages in them: each is a head of lines, of which one says how long the
/// message is, an empty line, and the message.
struct MessageReader {
  /// Why nothing that follows can be understood: where the next message would begin is not known.
  enum Fault: Error, Equatable {
    /// A head without an end, or one that says no length that there can be.
    case head(String)
  }

  /// How long a head may be, and a message, in bytes.
  static let longestHead = 4096
  static let longestMessage = 1 << 29

  private var bytes: [UInt8] = []
  /// What was given already.
  private var position = 0
  /// How long the message is whose head was read.
  private var length: Int?

  /// Adds what has come.
  mutating func append(_ more: some Collection<UInt8>) {
    if position > 1 << 16 || position == bytes.count {
      bytes.removeFirst(position)
      position = 0
    }
    bytes.append(contentsOf: more)
  }

  /// The next message; nil where it has not come as a whole.
  ///
  /// - Throws: `Fault`, after which nothing more can be read.
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
        throw .head("a head of more than \(Self.longestHead) bytes")
      }
      return nil
    }
    let head = rest[..<end.lowerBound]
    var length: Int?
    for line in head.split(whereSeparator: { $0 == 0x0D || $0 == 0x0A }) {
      let text = String(decoding: line, as: UTF8.self)
      guard let colon = text.firstIndex(of: ":") else { throw .head("a line without a colon") }
      guard text[..<colon].lowercased() == "content-length" else { continue }
      let word = text[text.index(after: colon)...].filter { $0 != " " && $0 != "\t" }
      guard word.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(word),
        number <= Self.longestMessage
      else { throw .head("the length '\(word.prefix(40))'") }
      length = number
    }
    guard let length else { throw .head("no Content-Length") }
    position = end.upperBound
    return length
  }

  /// The empty line; lines that end with a line feed alone are understood, too.
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
