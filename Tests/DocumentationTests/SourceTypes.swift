/// The types that a Swift source declares and refers to, found by scanning its words.
///
/// The scan skips comments and string literals, but not their interpolations. It does not resolve names: a
/// name is a type of the module if the module declares a top-level type with that name.
struct SourceTypes {
  let outer: Set<String>
  let declared: Set<String>
  private let named: Set<String>

  /// The types that the source refers to and does not declare. Members (`.Name`) do not count.
  var references: Set<String> { named.subtracting(declared) }

  init(_ source: [UInt8]) {
    (outer, declared, named) = source.withUnsafeBufferPointer {
      var scanner = Scanner(bytes: $0)
      scanner.scan()
      return (scanner.outer, scanner.declared, scanner.named)
    }
  }
}

/// A scanner of unsafe bytes, because the tests scan all sources of the package without optimization.
private struct Scanner {
  let bytes: UnsafeBufferPointer<UInt8>
  var outer: Set<String> = []
  var declared: Set<String> = []
  var named: Set<String> = []
  private var position = 0
  private var depth = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private static let keywords = ["class", "struct", "enum", "protocol", "actor", "typealias"].map {
    Array($0.utf8)
  }

  /// Scans to the end, or to the parenthesis that closes an interpolation.
  mutating func scan(isInterpolation: Bool = false) {
    var isMember = false
    var isDeclaration = false
    var parentheses = 0
    while position < bytes.count {
      let byte = bytes[position]
      if Self.isPart(byte) {
        let start = position
        while position < bytes.count, Self.isPart(bytes[position]) { position += 1 }
        if byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z") {
          note(start..<position, isDeclaration: isDeclaration, isMember: isMember)
          isDeclaration = false
        } else {
          isDeclaration = isKeyword(start..<position)
        }
        isMember = false
        continue
      }
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "`"):
        position += 1
        continue
      case UInt8(ascii: "/") where isAt("//"): skipLine()
      case UInt8(ascii: "/") where isAt("/*"): skip(past: "*/")
      case UInt8(ascii: "#"), UInt8(ascii: "\""): skipText()
      default:
        if byte == UInt8(ascii: "{") { depth += 1 }
        if byte == UInt8(ascii: "}") { depth -= 1 }
        if byte == UInt8(ascii: "(") { parentheses += 1 }
        if byte == UInt8(ascii: ")") { parentheses -= 1 }
        position += 1
        if isInterpolation, parentheses < 0 { return }
      }
      isMember = byte == UInt8(ascii: ".")
      isDeclaration = false
    }
  }

  private mutating func note(_ range: Range<Int>, isDeclaration: Bool, isMember: Bool) {
    let name = String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    if isDeclaration {
      declared.insert(name)
      if depth == 0 { outer.insert(name) }
    } else if !isMember {
      named.insert(name)
    }
  }

  private func isKeyword(_ range: Range<Int>) -> Bool {
    range.count >= 4 && Self.keywords.contains { $0.count == range.count && bytes[range].elementsEqual($0) }
  }

  // MARK: Comments and literals

  private func isAt(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount where bytes[position + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
  }

  private mutating func skip(past end: StaticString) {
    while position < bytes.count, !isAt(end) { position += 1 }
    position = min(position + end.utf8CodeUnitCount, bytes.count)
  }

  /// Skips a literal such as `"a"`, `"""a"""` or `#"a"#`, or the number sign of something else.
  private mutating func skipText() {
    var signs = 0
    while position < bytes.count, bytes[position] == UInt8(ascii: "#") {
      position += 1
      signs += 1
    }
    guard isAt("\"") else { return }
    let isLong = isAt("\"\"\"")
    position += isLong ? 3 : 1
    while position < bytes.count {
      if isLong ? isAt("\"\"\"") : isAt("\"") {
        position += isLong ? 3 : 1
        if skipSigns(signs) { return }
      } else if bytes[position] == UInt8(ascii: "\\") {
        position += 1
        guard skipSigns(signs), position < bytes.count else { continue }
        position += 1
        if bytes[position - 1] == UInt8(ascii: "(") { scan(isInterpolation: true) }
      } else if !isLong, bytes[position] == UInt8(ascii: "\n") {
        // A quote in other syntax, such as a regular expression.
        return
      } else {
        position += 1
      }
    }
  }

  /// Skips number signs if `count` of them follow.
  ///
  /// - Returns: Whether the number signs were skipped.
  private mutating func skipSigns(_ count: Int) -> Bool {
    for index in 0..<count
    where position + index >= bytes.count || bytes[position + index] != UInt8(ascii: "#") {
      return false
    }
    position += count
    return true
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }
}
