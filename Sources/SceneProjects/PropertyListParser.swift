/// Parses property lists in text format. Parsing takes linear time, and the nesting depth is limited.
struct PropertyListParser {
  /// The maximum nesting depth. Xcode projects use a depth of 4.
  private static let maximumDepth = 64

  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func parse(_ bytes: [UInt8]) throws(ProjectFault) -> PropertyListNode {
    var parser = PropertyListParser(bytes)
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.position == bytes.count else { throw parser.fault() }
    return value
  }

  private func fault(_ reason: ProjectFault.Reason = .isNoPropertyList) -> ProjectFault {
    ProjectFault(offset: min(position, bytes.count), reason: reason)
  }

  private mutating func value(depth: Int) throws(ProjectFault) -> PropertyListNode {
    skipSpace()
    guard depth < Self.maximumDepth else { throw fault(.isTooDeep) }
    let start = position
    let value: PropertyListNode.Value
    if take("{") {
      value = .table(try table(depth))
    } else if take("(") {
      value = .list(try list(depth))
    } else if take("<") {
      value = .text(try data())
    } else {
      value = .text(try word())
    }
    return PropertyListNode(value: value, range: start..<position)
  }

  private mutating func table(_ depth: Int) throws(ProjectFault) -> [String: PropertyListNode] {
    var entries: [String: PropertyListNode] = [:]
    while true {
      skipSpace()
      if take("}") { return entries }
      let key = try word()
      skipSpace()
      guard take("=") else { throw fault() }
      entries[key] = try value(depth: depth + 1)
      skipSpace()
      guard take(";") else { throw fault() }
    }
  }

  private mutating func list(_ depth: Int) throws(ProjectFault) -> [PropertyListNode] {
    var items: [PropertyListNode] = []
    while true {
      skipSpace()
      if take(")") { return items }
      items.append(try value(depth: depth + 1))
      skipSpace()
      if !take(",") {
        guard take(")") else { throw fault() }
        return items
      }
    }
  }

  private mutating func data() throws(ProjectFault) -> String {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      guard Self.isPlain(bytes[position]) || bytes[position] <= UInt8(ascii: " ") else { throw fault() }
      position += 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard take(">") else { throw fault() }
    return text
  }

  private mutating func word() throws(ProjectFault) -> String {
    if take("\"") { return try quoted(by: UInt8(ascii: "\"")) }
    if take("'") { return try quoted(by: UInt8(ascii: "'")) }
    let start = position
    while position < bytes.count, Self.isPlain(bytes[position]), !isComment { position += 1 }
    guard position > start else { throw fault() }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(ProjectFault) -> String {
    var text: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { escape(into: &text) } else { text.append(byte) }
    }
    throw fault()
  }

  /// Parses an escape sequence such as `\n`, `\"`, `\U00e9`, or `\351`, starting after the backslash.
  private mutating func escape(into text: inout [UInt8]) {
    guard position < bytes.count else { return }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "U"): text += Array(number(digits: 4, radix: 16).utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      position -= 1
      text += Array(number(digits: 3, radix: 8).utf8)
    default: text.append(byte)
    }
  }

  private mutating func number(digits: Int, radix: Int) -> String {
    let end = min(position + digits, bytes.count)
    let written = bytes[position..<end].prefix { Character(Unicode.Scalar($0)).isHexDigit }
    position = written.endIndex
    let scalar = UInt32(String(decoding: written, as: UTF8.self), radix: radix).flatMap(Unicode.Scalar.init)
    return scalar.map { String(Character($0)) } ?? "\u{FFFD}"
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      if bytes[position] <= UInt8(ascii: " ") || bytes[position] == 0xEF && isByteOrderMark {
        position += bytes[position] == 0xEF ? 3 : 1
      } else if isComment {
        skipComment()
      } else {
        return
      }
    }
  }

  private var isByteOrderMark: Bool { position == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

  private var isComment: Bool {
    bytes[position] == UInt8(ascii: "/") && position + 1 < bytes.count
      && (bytes[position + 1] == UInt8(ascii: "/") || bytes[position + 1] == UInt8(ascii: "*"))
  }

  private mutating func skipComment() {
    let isLine = bytes[position + 1] == UInt8(ascii: "/")
    position += 2
    while position < bytes.count {
      if isLine, bytes[position] == UInt8(ascii: "\n") { return }
      if !isLine, bytes[position] == UInt8(ascii: "*"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "/")
      {
        position += 2
        return
      }
      position += 1
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_./$:-".utf8.contains(byte)
    }
  }
}
