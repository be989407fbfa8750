/// A property list as Xcode writes its projects: `{ name = Clock; files = (A, "B C"); }`.
indirect enum PropertyListText {
  case text(String)
  case list([PropertyListText])
  case table([String: PropertyListText])

  /// Nil if the bytes are no property list as text.
  init?(_ bytes: [UInt8]) {
    var reader = PropertyListReader(bytes)
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }

  subscript(key: String) -> PropertyListText? {
    guard case .table(let entries) = self else { return nil }
    return entries[key]
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  var texts: [String] {
    guard case .list(let items) = self else { return [] }
    return items.compactMap(\.text)
  }
}

private struct PropertyListReader {
  private static let greatestDepth = 64

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return position == bytes.count
    }
  }

  mutating func value(depth: Int) -> PropertyListText? {
    skipSpace()
    guard depth < Self.greatestDepth, position < bytes.count else { return nil }
    if take("{") { return table(depth) }
    if take("(") { return list(depth) }
    return word().map(PropertyListText.text)
  }

  private mutating func table(_ depth: Int) -> PropertyListText? {
    var entries: [String: PropertyListText] = [:]
    while true {
      skipSpace()
      if take("}") { return .table(entries) }
      guard let key = word() else { return nil }
      skipSpace()
      guard take("="), let value = value(depth: depth + 1) else { return nil }
      entries[key] = value
      skipSpace()
      guard take(";") else { return nil }
    }
  }

  private mutating func list(_ depth: Int) -> PropertyListText? {
    var items: [PropertyListText] = []
    while true {
      skipSpace()
      if take(")") { return .list(items) }
      guard let item = value(depth: depth + 1) else { return nil }
      items.append(item)
      skipSpace()
      if !take(",") {
        guard take(")") else { return nil }
        return .list(items)
      }
    }
  }

  /// A text, in quotes or without.
  private mutating func word() -> String? {
    let isQuoted = take("\"")
    var word: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      if isQuoted {
        position += 1
        if byte == UInt8(ascii: "\"") { return String(decoding: word, as: UTF8.self) }
        guard byte == UInt8(ascii: "\\"), position < bytes.count else {
          word.append(byte)
          continue
        }
        word.append(bytes[position] == UInt8(ascii: "n") ? UInt8(ascii: "\n") : bytes[position])
        position += 1
      } else {
        guard Self.isPlain(byte) else { break }
        word.append(byte)
        position += 1
      }
    }
    return isQuoted || word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      if bytes[position] <= UInt8(ascii: " ") {
        position += 1
      } else if bytes[position...].starts(with: "/*".utf8) {
        position += 2
        while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
        position = min(position + 2, bytes.count)
      } else if bytes[position...].starts(with: "//".utf8) {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
      } else {
        return
      }
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
