import ScenePlatform
import SceneDiagnostics

/// A lexer that locates the attributes in a start tag by comparing its bytes with the values that libxml2 reports. The
/// tag is well-formed, so names and values that libxml2 did not copy have the reported lengths. No bounds checks are
/// needed: white space ends at a name or quote, a value ends at its quote, and libxml2 reports the number of attributes.
struct StartTagLexer {
  private let base: UnsafePointer<UInt8>
  private var position: Int
  private let end: Int

  init(base: UnsafePointer<UInt8>, position: Int, end: Int) {
    self.base = base
    self.position = position
    self.end = end
  }

  /// Returns the next attribute. If its value differs from the source, the value is appended to `decoded`.
  @inline(__always)
  mutating func attribute(
    _ name: NameInterner.Name, from value: UnsafePointer<UInt8>, to valueEnd: UnsafePointer<UInt8>,
    isCopy: Bool, into decoded: inout [UInt8]
  ) -> SyntaxTree.Attribute {
    skipWhiteSpace()
    while startsNamespaceDeclaration { skipAttribute() }
    let nameStart = position
    position += name.length
    let quote = skipToValue()

    let start = position
    let length = valueEnd - value
    var place = SyntaxTree.DecodedBytes.source
    if isCopy {
      position = closingQuote(quote)
      if position - start != length || memcmp(base + start, value, length) != 0 {
        place = .init(decoded.count..<decoded.count + length)
        decoded.append(contentsOf: UnsafeBufferPointer(start: value, count: length))
      }
    } else {
      position += length
    }
    defer { position += 1 }
    return SyntaxTree.Attribute(
      name: name.id, nameRange: SourceRange(nameStart..<nameStart + name.length),
      valueRange: SourceRange(start..<position), decoded: place)
  }

  @inline(__always)
  private mutating func skipWhiteSpace() {
    while base[position].isXMLWhiteSpace { position += 1 }
  }

  @inline(__always)
  private mutating func skipToValue() -> UInt8 {
    skipWhiteSpace()
    position += 1
    skipWhiteSpace()
    defer { position += 1 }
    return base[position]
  }

  private func closingQuote(_ quote: UInt8) -> Int {
    memchr(base + position, Int32(quote), end - position)! - UnsafeMutableRawPointer(mutating: base)
  }

  /// Whether a namespace declaration follows. libxml2 does not report namespace declarations as attributes.
  private var startsNamespaceDeclaration: Bool {
    guard base[position] == 0x78, end - position > 5, memcmp(base + position, "xmlns", 5) == 0 else {
      return false
    }
    let next = base[position + 5]
    return next == 0x3A || next == 0x3D || next.isXMLWhiteSpace
  }

  private mutating func skipAttribute() {
    while base[position] != 0x3D { position += 1 }
    let quote = skipToValue()
    position = closingQuote(quote) + 1
    skipWhiteSpace()
  }
}
