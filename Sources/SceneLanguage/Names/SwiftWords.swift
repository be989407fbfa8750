/// The words of a Swift source file, excluding comments and string literals.
struct SwiftWords {
  private let bytes: [UInt8]
  private(set) var ranges: [Range<Int>] = []
  private var comments: [Range<Int>] = []
  private(set) var tokens: [Token] = []

  struct Token {
    enum Kind: Equatable { case word, text, mark(UInt8) }

    var kind: Kind
    var range: Range<Int>
  }

  init(_ bytes: [UInt8], keepsTokens: Bool = false) {
    self.bytes = bytes
    func keep(_ kind: Token.Kind, _ range: Range<Int>) {
      if keepsTokens { tokens.append(Token(kind: kind, range: range)) }
    }
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        let start = index
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        comments.append(start..<index)
      } else if byte == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
        let start = index
        index = Self.endOfComment(bytes, from: index)
        comments.append(start..<index)
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "#"),
        let end = Self.endOfText(bytes, from: index)
      {
        keep(.text, index..<end)
        index = end
      } else if Self.isWord(byte) {
        let start = index
        while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
        ranges.append(start..<index)
        keep(.word, start..<index)
      } else {
        // If no raw string begins at the first of several `#` characters, none begins at the following ones.
        let end = byte == UInt8(ascii: "#") ? Self.endOfHashes(bytes, from: index) : index + 1
        for place in index..<end where byte > 0x20 { keep(.mark(byte), place..<place + 1) }
        index = end
      }
    }
  }

  private static func endOfHashes(_ bytes: [UInt8], from start: Int) -> Int {
    bytes[start...].firstIndex { $0 != UInt8(ascii: "#") } ?? bytes.count
  }

  func text(_ index: Int) -> String { String(decoding: bytes[ranges[index]], as: UTF8.self) }

  func index(at offset: Int) -> Int? {
    ranges.firstIndex { $0.lowerBound <= offset && offset <= $0.upperBound }
  }

  /// Returns the occurrences of a word outside comments, including occurrences in strings and regular expressions.
  func places(of word: String) -> [Range<Int>] {
    let wanted = Array(word.utf8)
    var places: [Range<Int>] = []
    var (index, nextComment) = (0, 0)
    while index < bytes.count {
      if nextComment < comments.count, index >= comments[nextComment].lowerBound {
        index = max(index, comments[nextComment].upperBound)
        nextComment += 1
      } else if Self.isWord(bytes[index]) {
        let start = index
        while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
        if bytes[start..<index].elementsEqual(wanted) { places.append(start..<index) }
      } else {
        index += 1
      }
    }
    return places
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

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

  /// Returns the end of the string literal at the given offset, or nil if there is none. Raw strings are supported.
  private static func endOfText(_ bytes: [UInt8], from start: Int, depth: Int = 0) -> Int? {
    let hashes = endOfHashes(bytes, from: start) - start
    var index = start + hashes
    guard index < bytes.count else { return nil }
    func ends(_ count: Int, of mark: UInt8) -> Bool {
      let all = bytes[index...].prefix(count + hashes)
      return all.count == count + hashes && all.prefix(count).allSatisfy { $0 == mark }
        && all.dropFirst(count).allSatisfy { $0 == UInt8(ascii: "#") }
    }
    if hashes > 0, bytes[index] == UInt8(ascii: "/") {
      index += 1
      while index < bytes.count, !ends(1, of: UInt8(ascii: "/")) { index += 1 }
      return min(index + 1 + hashes, bytes.count)
    }
    guard bytes[index] == UInt8(ascii: "\"") else { return nil }
    let quotes = bytes[index...].prefix(3).count { $0 == UInt8(ascii: "\"") } == 3 ? 3 : 1
    index += quotes
    while index < bytes.count {
      if ends(quotes, of: UInt8(ascii: "\"")) { return index + quotes + hashes }
      if bytes[index] == 0x0A, quotes == 1 { return index }
      if bytes[index] == UInt8(ascii: "\\"),
        bytes[(index + 1)...].prefix(hashes).allSatisfy({ $0 == UInt8(ascii: "#") })
      {
        index += 1 + hashes
        let isCode = index < bytes.count && bytes[index] == UInt8(ascii: "(")
        index = isCode ? endOfParentheses(bytes, from: index, depth) : index + 1
      } else {
        index += 1
      }
    }
    return bytes.count
  }

  /// Returns the end of an interpolation, which can contain string literals.
  private static func endOfParentheses(_ bytes: [UInt8], from start: Int, _ textDepth: Int) -> Int {
    // Limits the recursion depth, because each level uses stack space.
    guard textDepth < 50 else { return bytes.count }
    var (index, depth) = (start, 0)
    while index < bytes.count {
      if let end = endOfText(bytes, from: index, depth: textDepth + 1) {
        index = end
        continue
      }
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      index = max(index + 1, endOfHashes(bytes, from: index))
      if depth == 0 { return index }
    }
    return bytes.count
  }
}
