import SceneDiagnostics
import SceneSyntax
import SceneValues

/// The text of an element with `base64-UTF8="YES"`. Xcode uses this encoding if XML cannot represent the text.
struct EncodedText {
  private enum Fault {
    case notBase64, notUTF8
    case character(Unicode.Scalar)
  }

  static let attribute = BooleanNames.base64

  /// The decoded text, without the characters that scenes cannot contain.
  private(set) var text = ""
  private var fault: Fault?

  private init(_ written: String) {
    let letters = written.utf8.filter { $0 > UInt8(ascii: " ") }
    let code = letters.prefix { $0 != UInt8(ascii: "=") }
    // A final group of one character encodes less than one byte.
    guard code.count % 4 != 1, letters[code.endIndex...].allSatisfy({ $0 == UInt8(ascii: "=") }),
      let bytes = Base64.bytes(String(decoding: code, as: UTF8.self))
    else {
      fault = .notBase64
      return
    }
    guard let decoded = String(validating: bytes, as: UTF8.self) else {
      fault = .notUTF8
      return
    }
    for character in decoded.unicodeScalars {
      if XMLCharacters.isCharacter(character.value) {
        text.unicodeScalars.append(character)
      } else {
        fault = fault ?? .character(character)
      }
    }
  }

  static func text(in index: Int, of tree: SyntaxTree) -> String {
    let written = tree.texts(of: index).map { tree.value(of: $0) }.joined()
    guard let name = tree.names.id(of: attribute), isEncoded(tree.elements[index], by: name, in: tree) else {
      return written
    }
    return EncodedText(written).text
  }

  private static func isEncoded(_ element: SyntaxTree.Element, by name: NameID, in tree: SyntaxTree) -> Bool {
    tree.attribute(name, of: element).map { tree.value(of: $0, is: "YES") } ?? false
  }

  /// Returns the diagnostics for all encoded texts. `isInScene` indicates whether the scene contains the text of the
  /// given element. Texts that the scene does not contain, such as key equivalents, can contain any character.
  static func diagnostics(in tree: SyntaxTree, isInScene: (Int) -> Bool) -> [Diagnostic] {
    guard let name = tree.names.id(of: attribute) else { return [] }
    return tree.elements.indices.compactMap { index in
      guard isEncoded(tree.elements[index], by: name, in: tree) else { return nil }
      let texts = tree.texts(of: index)
      let encoded = EncodedText(texts.map { tree.value(of: $0) }.joined())
      if case .character = encoded.fault, !isInScene(index) { return nil }
      guard let fault = encoded.fault, let first = texts.first, let last = texts.last else { return nil }
      let range = trimmed(first.range.bytes.lowerBound..<last.range.bytes.upperBound, in: tree)
      return diagnostic(fault, at: tree.location(range))
    }
  }

  static func trimmed(_ range: Range<Int>, in tree: SyntaxTree) -> SourceRange {
    let bytes = tree.source.bytes[range]
    guard let first = bytes.firstIndex(where: { $0 > UInt8(ascii: " ") }),
      let last = bytes.lastIndex(where: { $0 > UInt8(ascii: " ") })
    else { return SourceRange(range) }
    return SourceRange(first..<last + 1)
  }

  private static func diagnostic(_ fault: Fault, at location: SourceLocation) -> Diagnostic {
    let rule = InterfaceBuilderRules.encodedText
    switch fault {
    case .notBase64: return rule.diagnostic("The text is not valid Base64", at: location)
    case .notUTF8: return rule.diagnostic("The decoded text is not valid UTF-8", at: location)
    case .character(let character):
      let code = XMLCharacters.hex(character.value)
      return rule.diagnostic(
        "The decoded text contains the character U+\(code), which a scene cannot contain: it is ignored",
        at: location, severity: .warning)
    }
  }
}
