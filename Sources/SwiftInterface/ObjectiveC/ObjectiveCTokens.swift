import SceneDiagnostics

/// The tokens of a file, including the pairs of matching brackets.
struct ObjectiveCTokens {
  let bytes: [UInt8]
  let list: [ObjectiveCToken]
  /// The index of the matching bracket for each bracket, and -1 for unmatched brackets and all other tokens.
  private(set) var partners: [Int]

  /// The maximum nesting depth. Brackets that are nested more deeply are unmatched.
  private static let deepest = 256
  private static let longestName = 256

  init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    list = ObjectiveCLexer(bytes, in: range).tokens
    partners = Array(repeating: -1, count: list.count)
    pair()
  }

  var count: Int { list.count }

  subscript(index: Int) -> ObjectiveCToken? { index >= 0 && index < list.count ? list[index] : nil }

  /// Returns the text of a name. Returns an empty string for other tokens and names too long to occur in scenes.
  func name(_ index: Int) -> String {
    guard let token = self[index], token.kind == .name, token.range.count <= Self.longestName else {
      return ""
    }
    return String(decoding: bytes[token.range], as: UTF8.self)
  }

  /// Returns the keyword of a token, such as `interface` for `@interface`. Returns an empty string for other tokens.
  func keyword(_ index: Int) -> String {
    guard let token = self[index], token.kind == .keyword, token.range.count <= Self.longestName else {
      return ""
    }
    return String(decoding: bytes[token.range.dropFirst()], as: UTF8.self)
  }

  func isMark(_ mark: Unicode.Scalar, at index: Int) -> Bool { self[index]?.isMark(mark) == true }

  func after(_ index: Int) -> Int { partners[index] > index ? partners[index] + 1 : index + 1 }

  func range(_ index: Int) -> SourceRange { SourceRange(list[index].range) }

  func directive(_ index: Int) -> ObjectiveCDirective { ObjectiveCDirective(bytes, list[index].range) }

  /// Returns the text that follows the name of a directive.
  func line(ofDirective index: Int) -> String {
    let text = String(
      decoding: bytes[list[index].range].dropFirst().prefix(Self.longestCondition), as: UTF8.self)
    return String(text.drop { $0.isWhitespace }.drop { $0.isLetter }).replacing("\\\n", with: " ")
  }

  private static let longestCondition = 512

  /// Matches brackets. Each branch of a condition starts with the brackets that are open before the condition. The code
  /// after the condition continues with the brackets that are open at the end of the first branch. For example, `#if A`
  /// `if (a) {` `#else` `if (b) {` `#endif` opens one block.
  private mutating func pair() {
    var open: [Int] = []
    var conditions: [(before: [Int], first: [Int]?)] = []
    for (index, token) in list.enumerated() {
      switch token.kind {
      case .directive:
        switch directive(index).name {
        case "if", "ifdef", "ifndef": conditions.append((open, nil))
        case "else", "elif":
          guard let last = conditions.popLast() else { break }
          conditions.append((last.before, last.first ?? open))
          open = last.before
        case "endif": if let last = conditions.popLast() { open = last.first ?? open }
        default: break
        }
      case .keyword:
        // These keywords are never inside brackets, so any open brackets are unmatched.
        if ["interface", "implementation", "end"].contains(keyword(index)) { open = [] }
      case .mark: pair(token.mark, at: index, &open)
      default: break
      }
    }
  }

  private mutating func pair(_ mark: UInt8, at index: Int, _ open: inout [Int]) {
    let opening: UInt8
    switch mark {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      if open.count < Self.deepest { open.append(index) }
      return
    case UInt8(ascii: ")"): opening = UInt8(ascii: "(")
    case UInt8(ascii: "]"): opening = UInt8(ascii: "[")
    case UInt8(ascii: "}"): opening = UInt8(ascii: "{")
    default: return
    }
    // A closing brace also closes all open brackets in its block.
    while mark == UInt8(ascii: "}"), let last = open.last, list[last].mark != opening { open.removeLast() }
    guard let last = open.last, list[last].mark == opening else { return }
    open.removeLast()
    partners[last] = index
    partners[index] = last
  }
}
