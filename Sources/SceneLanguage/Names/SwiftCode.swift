/// The tokens of a Swift source file and their enclosing types, which determine the members to which a name can refer.
struct SwiftCode {
  let words: SwiftWords
  private let bytes: [UInt8]
  private let tokens: [SwiftWords.Token]
  /// The unqualified name of the innermost type that encloses each token, or nil if there is no such type.
  private var types: [String?] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    words = SwiftWords(bytes, keepsTokens: true)
    tokens = words.tokens
    findTypes()
  }

  private static let typeKeywords: Set = ["class", "struct", "enum", "extension", "protocol", "actor"]
  private static let memberKeywords: Set = [
    "func", "var", "let", "subscript", "override", "final", "private",
  ]
  /// The keywords that precede the name in a declaration.
  private static let declaring: Set = [
    "var", "let", "func", "case", "class", "struct", "enum", "protocol", "typealias", "extension", "actor",
    "import", "associatedtype", "for", "macro", "inout",
  ]

  private mutating func findTypes() {
    var open: [String?] = []
    var next: String?
    for index in tokens.indices {
      types.append(open.last ?? nil)
      switch tokens[index].kind {
      case .mark(UInt8(ascii: "{")):
        open.append(next ?? open.last ?? nil)
        next = nil
      case .mark(UInt8(ascii: "}")): _ = open.popLast()
      case .word where Self.typeKeywords.contains(text(index)) && !isMark(index - 1, "."):
        var end = index + 1
        guard let name = word(end), !Self.memberKeywords.contains(name) else { break }
        while isMark(end + 1, "."), word(end + 2) != nil { end += 2 }
        next = word(end)
      default: break
      }
    }
  }

  func indices(of name: String) -> [Int] {
    let wanted = Array(name.utf8)
    return tokens.indices.filter { tokens[$0].kind == .word && bytes[tokens[$0].range].elementsEqual(wanted) }
  }

  func range(_ index: Int) -> Range<Int> { tokens[index].range }

  /// Returns the ranges of selector strings, including quotation marks, as in `Selector("press:")` or `action: "press:"`.
  func selectorTexts(_ selector: String) -> [Range<Int>] {
    let wanted = Array("\"\(selector)\"".utf8)
    return tokens.indices.filter { index in
      guard tokens[index].kind == .text, bytes[tokens[index].range].elementsEqual(wanted) else {
        return false
      }
      let before = word(index - 2) ?? ""
      return isMark(index - 1, "(") && ["Selector", "NSSelectorFromString"].contains(before)
        || isMark(index - 1, ":") && ["action", "selector"].contains(before)
    }.map(range)
  }

  private func text(_ index: Int) -> String { String(decoding: bytes[tokens[index].range], as: UTF8.self) }

  private func word(_ index: Int) -> String? {
    tokens.indices.contains(index) && tokens[index].kind == .word ? text(index) : nil
  }

  private func isMark(_ index: Int, _ mark: String) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .mark(mark.utf8.first ?? 0)
  }

  /// Returns the range of an empty localization key, as in `NSLocalizedString("")` or `String(localized: "")`.
  func emptyTextKey(at offset: Int) -> Range<Int>? {
    guard
      let index = tokens.firstIndex(where: { $0.kind == .text && $0.range == offset - 1..<offset + 1 })
    else { return nil }
    let isLabeled = isMark(index - 1, ":") && word(index - 2) == "localized"
    let open = isLabeled ? index - 3 : index - 1
    guard isMark(open, "("), let function = word(open - 1) else { return nil }
    let names =
      isLabeled ? ["String", "AttributedString"] : ["NSLocalizedString", "LocalizedStringResource"]
    return names.contains(function) ? range(index) : nil
  }

  /// Returns a word's first occurrence inside the braces of a type that satisfies a predicate, or nil if there is none.
  func place(of name: String, inTypes isWanted: (String) -> Bool) -> Range<Int>? {
    indices(of: name).first { types[$0].map(isWanted) ?? false }.map(range)
  }

  func isOverride(_ index: Int) -> Bool {
    var before = index - 1
    while let word = word(before), before >= 0 {
      if word == "override" { return true }
      before -= 1
    }
    return false
  }

  /// Returns the reason why a word might not refer to a member of the owner types, or nil if it certainly does.
  func uncertaintyReason(at index: Int, isOwner: (String) -> Bool) -> String? {
    let name = text(index)
    let isInOwner = types[index].map(isOwner) ?? false
    if isMark(index - 1, ".") {
      var object = index - 2
      while isMark(object, "?") || isMark(object, "!") { object -= 1 }
      if word(object) == "self", !isMark(object - 1, "."), isInOwner { return nil }
      if let type = word(object), isOwner(type) { return nil }
      return "'\(name)' belongs to an object of an unknown class here"
    }
    if let before = word(index - 1), Self.declaring.contains(before) {
      return "Another declaration in Swift has the name '\(name)'"
    }
    if isMark(index + 1, ":") || isFollowedByName(index) {
      return "'\(name)' may be a label or a parameter here"
    }
    // The word could be a regular expression between slashes.
    if isMark(index - 1, "/"), isMark(index + 1, "/") { return "'\(name)' may have a different meaning here" }
    if let before = tokens.indices.contains(index - 1) ? tokens[index - 1].kind : nil,
      ["$", "@", "#", "\\", "`"].contains(where: { before == .mark($0.utf8.first ?? 0) })
    {
      return "'\(name)' may have a different meaning here"
    }
    if isGivenInPattern(index) { return "Another declaration in Swift has the name '\(name)'" }
    return isInOwner ? nil : "'\(name)' may have a different meaning here"
  }

  private func isFollowedByName(_ index: Int) -> Bool {
    guard let next = word(index + 1), !["is", "as", "in", "else", "where"].contains(next) else {
      return false
    }
    return !bytes[tokens[index].range.upperBound..<tokens[index + 1].range.lowerBound].contains(0x0A)
  }

  /// Returns whether a word is a closure parameter, a capture, or possibly part of a pattern, as in `{ (a, name) in`,
  /// `let (a, name) =`, or `for (a, name) in`.
  private func isGivenInPattern(_ index: Int) -> Bool {
    var before = index - 1
    while before >= 0, !isMark(before, "{") {
      if let word = word(before) {
        if ["let", "var", "for"].contains(word) { return true }
        if Self.endsPattern.contains(word) { return false }
      } else if !Self.patternMarks.contains(where: { isMark(before, $0) }) {
        return false
      }
      before -= 1
    }
    guard before >= 0 else { return false }
    var behind = index + 1
    while behind < tokens.count {
      if let word = word(behind) {
        if word == "in" { return true }
        if Self.endsPattern.contains(word) { return false }
      } else if !Self.patternMarks.contains(where: { isMark(behind, $0) }) {
        return false
      }
      behind += 1
    }
    return false
  }

  private static let patternMarks = ["(", ")", ",", ":", "[", "]", "?", "!", ".", "_", "@", "-", ">", "&"]
  private static let endsPattern: Set = [
    "in", "for", "if", "guard", "return", "while", "switch", "func", "try", "await", "else", "case", "where",
  ]
}
