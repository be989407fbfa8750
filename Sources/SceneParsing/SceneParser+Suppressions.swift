import SceneDiagnostics
import SceneModel
import SceneSyntax

extension SceneParser {
  mutating func parseSuppressions() {
    for instruction in tree.instructions
    where tree.target(of: instruction) == "scenec" && !imports.contains(element: Int(instruction.parent)) {
      document.suppressions.append(
        SuppressionNode(
          range: instruction.range, rule: ignoredRule(of: instruction),
          element: tree.element(after: instruction)))
    }
  }

  /// Returns the rule in `ignore RULE reason="…"`. Returns nil if the syntax is invalid or the reason is empty.
  private func ignoredRule(of instruction: SyntaxTree.Instruction) -> Name? {
    let words = Name(tree.data(of: instruction), instruction.dataRange).words
    guard words.count > 2, words[0].text == "ignore" else { return nil }
    let start = Int(words[2].range.start)
    let rest = tree.source.text(SourceRange(start..<Int(instruction.dataRange.end)))
    guard rest.hasPrefix("reason=") else { return nil }
    let reason = rest.dropFirst("reason=".count).trimmedEnd
    guard let quote = reason.first, quote == "\"" || quote == "'", reason.last == quote, reason.count > 2,
      !reason.dropFirst().dropLast().contains(quote)
    else { return nil }
    return words[1]
  }
}

extension Substring {
  fileprivate var trimmedEnd: Substring {
    lastIndex { !$0.isWhitespace }.map { self[...$0] } ?? ""
  }
}
