/// Parses an XML property list. Supports the five predefined entities, but neither other entities nor namespaces.
struct PropertyListReader {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0
  private static let maximumDepth = 100

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func readDocument() throws(PropertyList.Fault) -> PropertyList {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    try skipBetween()
    let root = try readTag()
    guard root.name == "plist", !root.isClosed, !root.isEnd else { throw fault("'<plist>'", at: root.start) }
    let value = try readValue()
    try readEnd(of: "plist")
    try skipBetween()
    guard position == bytes.count else { throw fault("the end of the file") }
    return value
  }

  private mutating func readValue() throws(PropertyList.Fault) -> PropertyList {
    try skipBetween()
    let tag = try readTag()
    guard !tag.isEnd else { throw fault("a value", at: tag.start) }
    depth += 1
    guard depth < Self.maximumDepth else {
      throw fault("fewer than \(Self.maximumDepth) levels", at: tag.start)
    }
    defer { depth -= 1 }
    let range = tag.start..<position
    switch tag.name {
    case "dict":
      return PropertyList(content: .dictionary(tag.isClosed ? [] : try readMembers()), range: range)
    case "array":
      var items: [PropertyList] = []
      if !tag.isClosed {
        while try !takeEnd(of: "array") { items.append(try readValue()) }
      }
      return PropertyList(content: .array(items), range: range)
    case "string":
      guard !tag.isClosed else { return PropertyList(content: .text(""), range: range) }
      let (text, range) = try readText(until: "string")
      return PropertyList(content: .text(text), range: range)
    case "true", "false", "integer", "real", "date", "data":
      if !tag.isClosed { _ = try readText(until: tag.name) }
      return PropertyList(content: .other, range: range)
    default: throw fault("'<dict>', '<string>' or another value", at: tag.start)
    }
  }

  private mutating func readMembers() throws(PropertyList.Fault) -> [PropertyList.Member] {
    var members: [PropertyList.Member] = []
    while try !takeEnd(of: "dict") {
      let tag = try readTag()
      guard tag.name == "key", !tag.isEnd, !tag.isClosed else { throw fault("'<key>'", at: tag.start) }
      let (key, range) = try readText(until: "key")
      members.append(PropertyList.Member(key: key, keyRange: range, value: try readValue()))
    }
    return members
  }

  private struct Tag {
    var name: String
    var start: Int
    var isEnd = false
    var isClosed = false
  }

  private mutating func readTag() throws(PropertyList.Fault) -> Tag {
    let start = position
    guard take("<") else { throw fault("'<'") }
    let isEnd = take("/")
    let nameStart = position
    while let byte = next, Self.isName(byte) { position += 1 }
    guard position > nameStart else { throw fault("the name of an element") }
    var tag = Tag(name: text(nameStart..<position), start: start, isEnd: isEnd)
    // Attributes are ignored, such as in '<plist version="1.0">'.
    var quote: UInt8?
    while let byte = next, byte != UInt8(ascii: ">") || quote != nil {
      if quote == byte {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if quote == nil, byte == UInt8(ascii: "<") {
        break
      }
      position += 1
    }
    guard take(">") else { throw fault("'>'") }
    tag.isClosed = bytes[position - 2] == UInt8(ascii: "/")
    return tag
  }

  private mutating func readEnd(of name: String) throws(PropertyList.Fault) {
    guard try takeEnd(of: name) else { throw fault("'</\(name)>'") }
  }

  private mutating func takeEnd(of name: String) throws(PropertyList.Fault) -> Bool {
    try skipBetween()
    guard bytes[position...].starts(with: Array("</".utf8)) else {
      guard position < bytes.count else { throw fault("'</\(name)>'") }
      return false
    }
    let tag = try readTag()
    guard tag.name == name else { throw fault("'</\(name)>'", at: tag.start) }
    return true
  }

  private mutating func readText(
    until name: String
  ) throws(PropertyList.Fault) -> (text: String, range: Range<Int>) {
    let start = position
    var decoded: [UInt8] = []
    while let byte = next {
      if byte == UInt8(ascii: "<") {
        if skip("<!--", until: "-->") { continue }
        if bytes[position...].starts(with: Array("<![CDATA[".utf8)) {
          let from = position + 9
          guard skip("<![CDATA[", until: "]]>") else { throw fault("']]>'") }
          decoded += bytes[from..<position - 3]
          continue
        }
        let end = position
        let tag = try readTag()
        guard tag.isEnd, tag.name == name else { throw fault("'</\(name)>'", at: tag.start) }
        return (String(decoding: decoded, as: UTF8.self), start..<end)
      }
      if byte == UInt8(ascii: "&") {
        decoded += try readReference()
      } else {
        decoded.append(byte)
        position += 1
      }
    }
    throw fault("'</\(name)>'")
  }

  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  private mutating func readReference() throws(PropertyList.Fault) -> [UInt8] {
    let start = position
    position += 1
    let nameStart = position
    while let byte = next, byte != UInt8(ascii: ";"), position - nameStart < 10 { position += 1 }
    let name = text(nameStart..<position)
    guard take(";") else { throw fault("';'") }
    if let known = Self.entities[name] { return Array(known.utf8) }
    let digits = name.dropFirst()
    let value =
      digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard name.first == "#", let value, value != 0, let scalar = Unicode.Scalar(value) else {
      throw fault("'&amp;' or another predefined entity", at: start)
    }
    return Array(UTF8.encode(scalar)!)
  }

  private mutating func skipBetween() throws(PropertyList.Fault) {
    while let byte = next {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case UInt8(ascii: "<"):
        let isKnown =
          skip("<!--", until: "-->") || skip("<?", until: "?>") || skip("<!DOCTYPE", until: ">")
        if !isKnown { return }
      default: return
      }
    }
  }

  private mutating func skip(_ start: StaticString, until end: StaticString) -> Bool {
    let (first, last) = (Array(start.description.utf8), Array(end.description.utf8))
    guard bytes[position...].starts(with: first) else { return false }
    var index = position + first.count
    while index + last.count <= bytes.count {
      if bytes[index] == last[0], bytes[index..<index + last.count].elementsEqual(last) {
        position = index + last.count
        return true
      }
      index += 1
    }
    return false
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character.asciiValue else { return false }
    position += 1
    return true
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func fault(_ expected: String, at offset: Int? = nil) -> PropertyList.Fault {
    PropertyList.Fault(offset: min(offset ?? position, bytes.count), expected: expected)
  }
}
