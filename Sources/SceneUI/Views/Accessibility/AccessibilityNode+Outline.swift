import SceneValues

extension AccessibilityNode {
  /// The tree as text, for tests and debugging. Each element is on its own line, indented by two spaces per level.
  /// Positions and identifiers are omitted:
  ///
  ///     window
  ///       heading "Alarms"
  ///       switch "Wake up" on
  public var outline: String { lines(indentedBy: 0).joined(separator: "\n") }

  private func lines(indentedBy depth: Int) -> [String] {
    [String(repeating: "  ", count: depth) + summary]
      + children.flatMap { $0.lines(indentedBy: depth + 1) }
  }

  /// The role, label, value, and state of the element as text.
  public var summary: String {
    var words = [role.rawValue]
    if !label.isEmpty { words.append(Self.quoted(label)) }
    if !value.isEmpty { words.append("= \(Self.quoted(value))") }
    if let text { words.append("text \(Self.quoted(text.string))") }
    if let check { words.append(check.rawValue) }
    if let position { words.append("\(position.index) of \(position.count)") }
    if let count { words.append("with \(count)") }
    if isSelected { words.append("selected") }
    if isFocused { words.append("focused") }
    if !isEnabled { words.append("disabled") }
    if isModal { words.append("modal") }
    if hasMenu { words.append("menu") }
    if isOffscreen { words.append("offscreen") }
    return words.joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.map { $0.isNewline ? "\\n" : $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
      + "\""
  }
}
