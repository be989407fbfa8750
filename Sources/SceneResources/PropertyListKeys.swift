/// The top-level keys of an XML property list. `.stringsdict` files and some `.strings` files use this format.
struct PropertyListKeys {
  private(set) var keys: Set<String> = []
  private(set) var isWhole = true
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    read()
  }

  static func isXML(_ bytes: [UInt8]) -> Bool {
    let start = bytes.drop { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) }
    return start.starts(with: "<?xml".utf8) || start.starts(with: "<plist".utf8)
      || start.starts(with: "<!DOCTYPE".utf8)
  }

  private mutating func read() {
    var hasRoot = false
    while let open = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = open
      if starts("<!--") {
        skip(to: "-->")
      } else if starts("<key>") {
        position += 5
        readKey()
      } else if starts("</dict") || starts("</array") {
        depth -= 1
        skip(to: ">")
      } else if starts("<dict") || starts("<array") {
        skip(to: ">")
        hasRoot = true
        if position < 2 || bytes[position - 2] != UInt8(ascii: "/") { depth += 1 }
      } else {
        isWhole = isWhole && !starts("<![")
        skip(to: ">")
      }
    }
    isWhole = isWhole && hasRoot && depth == 0
  }

  private func starts(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private mutating func skip(to mark: String) {
    let mark = Array(mark.utf8)
    while position < bytes.count {
      if bytes[position] == mark[0], bytes[position...].starts(with: mark) {
        position += mark.count
        return
      }
      position += 1
    }
  }

  private mutating func readKey() {
    let end = bytes[position...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    let text = bytes[position..<end]
    position = end
    guard depth == 1 else { return }
    guard text.contains(UInt8(ascii: "&")) else {
      keys.insert(String(decoding: text, as: UTF8.self))
      return
    }
    if let key = Self.decoded(String(decoding: text, as: UTF8.self)) {
      keys.insert(key)
    } else {
      isWhole = false
    }
  }

  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  /// Decodes character references. Returns nil if the text contains an entity that XML does not predefine.
  private static func decoded(_ text: String) -> String? {
    let parts = text.split(separator: "&", omittingEmptySubsequences: false)
    var decoded = String(parts[0])
    for part in parts.dropFirst() {
      guard let end = part.firstIndex(of: ";") else { return nil }
      let name = part[..<end]
      if let entity = entities[String(name)] {
        decoded += entity
      } else {
        let isHexadecimal = name.hasPrefix("#x")
        guard name.hasPrefix("#"),
          let number = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10),
          let scalar = Unicode.Scalar(number)
        else { return nil }
        decoded.unicodeScalars.append(scalar)
      }
      decoded += part[part.index(after: end)...]
    }
    return decoded
  }
}
