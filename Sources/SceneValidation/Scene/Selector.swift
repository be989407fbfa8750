import SceneValues

enum Selector {
  /// Returns whether a string has the form `name`, `name:`, or `name:forEvent:`.
  static func isWellFormed(_ text: String) -> Bool {
    let name = name(of: text)
    return isName(name) && ["", ":", ":forEvent:"].contains(text.dropFirst(name.count))
  }

  static func name(of text: String) -> Substring {
    text[..<(text.utf8.firstIndex(of: UInt8(ascii: ":")) ?? text.endIndex)]
  }

  /// Converts a Swift method name, such as `name()`, `name(_:)`, `name(_:forEvent:)`, or `name(sender:)`, to a selector.
  static func fromSwift(_ text: String) -> String? {
    if text.hasPrefix("#selector("), text.hasSuffix(")") { return inner(text.dropFirst(10).dropLast()) }
    if text.hasPrefix("@selector("), text.hasSuffix(")") { return inner(text.dropFirst(10).dropLast()) }
    if let dot = text.prefix(while: { $0 != "(" }).lastIndex(of: ".") {
      return inner(text[text.index(after: dot)...])
    }
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let name = text[..<open]
    let labels = text[text.index(after: open)...].dropLast()
    guard isName(name) else { return nil }
    switch labels {
    case "": return String(name)
    case "_:": return name + ":"
    case "_:forEvent:", "_:for:": return name + ":forEvent:"
    default:
      let label = labels.dropLast()
      guard labels.last == ":", isName(label) else { return nil }
      return SwiftSelector.selector(String(name), labels: [String(label)])
    }
  }

  private static func inner(_ text: Substring) -> String? {
    isWellFormed(String(text)) ? String(text) : fromSwift(String(text))
  }

  private static func isName(_ text: Substring) -> Bool {
    // Fast path for ASCII names. Looking up Unicode properties would take half of the time for checking a selector.
    if isPlainName(text) { return true }
    guard let first = text.unicodeScalars.first else { return false }
    return (first == "_" || first.properties.isXIDStart)
      && text.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
  }

  private static func isPlainName(_ text: Substring) -> Bool {
    guard let first = text.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return text.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) || $0 == UInt8(ascii: "_")
    }
  }
}
