import ScenePlatform
import SceneDiagnostics

/// Finds where the attributes of a start tag lie, walking its bytes beside what libxml2 has said of them.
///
/// The tag is known to be well formed, so each name is as long as libxml2 says, and so is each value that it
/// did not have to copy; only the white space, the `=` and the quotes between are looked at.
///
/// So nothing is read beyond the tag, though no bound is compared: white space ends at a name or at a quote, a value at its
/// quote, and there are as many of these as libxml2 has told of.
struct StartTagLexer {
  private let base: UnsafePointer<UInt8>
  private var position: Int
  private let end: Int

  init(base: UnsafePointer<UInt8>, position: Int, end: Int) {
    self.base = base
    self.position = position
    self.end = end
  }

  /// The next attribute. Its value is given as libxml2 has it; where that is a copy whose bytes differ from the
  /// source's, it is added to `decoded`.
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

  /// Leaves the position after the opening quote, which it returns.
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

  /// libxml2 keeps these apart from the attributes.
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
