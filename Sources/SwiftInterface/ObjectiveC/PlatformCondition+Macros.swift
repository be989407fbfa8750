import SceneModel

extension PlatformCondition {
  /// Evaluates the condition of an `#if` in Objective-C. Platform macros, `defined`, `__has_include`, `!`, `&&`,
  /// `||`, and parentheses are evaluated. Everything else is treated as unknown.
  init(macros text: String) {
    var parser = MacroConditionParser(text)
    self = parser.parsed()
  }
}

private struct MacroConditionParser {
  private var words: [String] = []
  private var position = 0
  private var depth = 0
  private static let maximumDepth = 64

  init(_ text: String) {
    var rest = text[...]
    while let first = rest.first {
      if first.isLetter || first.isNumber || first == "_" {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        words.append(String(word))
        rest = rest.dropFirst(word.count)
      } else if rest.hasPrefix("//") || rest.hasPrefix("/*") {
        break
      } else if let mark = ["&&", "||", "==", "!="].first(where: rest.hasPrefix) {
        words.append(mark)
        rest = rest.dropFirst(2)
      } else {
        if !first.isWhitespace { words.append(String(first)) }
        rest = rest.dropFirst()
      }
    }
  }

  mutating func parsed() -> PlatformCondition {
    let condition = disjunction()
    return position == words.count ? condition : .unknown
  }

  private mutating func skip(_ word: String) -> Bool {
    guard position < words.count, words[position] == word else { return false }
    position += 1
    return true
  }

  private mutating func disjunction() -> PlatformCondition {
    var condition = conjunction()
    while skip("||") { condition = condition || conjunction() }
    return condition
  }

  private mutating func conjunction() -> PlatformCondition {
    var condition = operand()
    while skip("&&") { condition = condition && operand() }
    return condition
  }

  private mutating func operand() -> PlatformCondition {
    guard depth < Self.maximumDepth else { return .unknown }
    depth += 1
    defer { depth -= 1 }
    if skip("!") { return !operand() }
    if skip("(") {
      let condition = disjunction()
      return skip(")") ? condition : .unknown
    }
    guard position < words.count else { return .unknown }
    let name = words[position]
    position += 1
    if name == "__has_include" { return framework() }
    if name == "defined" {
      let isInParentheses = skip("(")
      guard position < words.count else { return .unknown }
      position += 1
      let condition = PlatformCondition(defined: words[position - 1])
      return isInParentheses && !skip(")") ? .unknown : condition
    }
    let condition = PlatformCondition(macro: name)
    if skip(">") {
      // An undefined macro has the value 0.
      _ = skip("=")
      guard position < words.count, Self.isVersion(words[position]) else { return .unknown }
      position += 1
      return PlatformCondition(mayHold: condition.mayHold, mayFail: .all)
    }
    if skip("==") || skip("!=") {
      let isEqual = words[position - 1] == "=="
      guard position < words.count, ["0", "1"].contains(words[position]) else { return .unknown }
      position += 1
      return isEqual == (words[position - 1] == "1") ? condition : !condition
    }
    return condition
  }

  private static func isVersion(_ word: String) -> Bool {
    word.first.map { ("1"..."9").contains($0) } == true
      || ["__IPHONE_", "__MAC_", "MAC_OS_"].contains(where: word.hasPrefix)
  }

  /// Reads the framework in `(<UIKit/UIKit.h>)`.
  private mutating func framework() -> PlatformCondition {
    guard skip("("), skip("<"), position < words.count else { return .unknown }
    let module = words[position]
    while position < words.count, words[position] != ")" { position += 1 }
    return skip(")") ? PlatformCondition(canImport: module) : .unknown
  }
}
