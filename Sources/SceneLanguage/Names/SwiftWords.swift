/// The words of a Swift source outside of comments and texts.
struct SwiftWords {
  private let bytes: [UInt8]
  /// In the order of the source.
  private(set) var ranges: [Range<Int>] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
        index = Self.endOfComment(bytes, from: index)
      } else if byte == UInt8(ascii: "\"") {
        index = Self.endOfText(bytes, from: index)
      } else if Self.isWord(byte) {
        let start = index
        while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
        ranges.append(start..<index)
      } else {
        index += 1
      }
    }
  }

  func text(_ index: Int) -> String { String(decoding: bytes[ranges[index]], as: UTF8.self) }

  /// The word at a place, the cursor's ends included.
  func index(at offset: Int) -> Int? {
    ranges.firstIndex { $0.lowerBound <= offset && offset <= $0.upperBound }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Comments may lie in each other.
  private static func endOfComment(_ bytes: [UInt8], from start: Int) -> Int {
    var (index, depth) = (start, 0)
    while index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return index }
      } else {
        index += 1
      }
    }
    return bytes.count
  }

  private static func endOfText(_ bytes: [UInt8], from start: Int) -> Int {
    let quotes = bytes[start...].prefix(3).allSatisfy { $0 == UInt8(ascii: "\"") } && start + 3 <= bytes.count
    var index = start + (quotes ? 3 : 1)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 2
      } else if bytes[index] == UInt8(ascii: "\"") {
        let three = bytes[index...].prefix(3)
        if !quotes { return index + 1 }
        if three.count == 3, three.allSatisfy({ $0 == UInt8(ascii: "\"") }) { return index + 3 }
        index += 1
      } else if bytes[index] == 0x0A, !quotes {
        return index
      } else {
        index += 1
      }
    }
    return bytes.count
  }
}
