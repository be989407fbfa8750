import SceneValues

extension View {
  /// A description of the view hierarchy for debugging, with one indented line per view. Each line is the `description`
  /// of a view.
  public var recursiveDescription: String { description(indent: "") }

  private func description(indent: String) -> String {
    subviews.reduce("\(indent)\(description)\n") { $0 + $1.description(indent: indent + "   | ") }
  }

  final var viewDescription: String {
    var line = "<\(ownDescription)"
    if let name { line += "; name = '\(name)'" }
    line += "; frame = (\(Value.rect(frame).literal))"
    if let text = shownTexts.first { line += "; text = \"\(text)\"" }
    if isHidden { line += "; hidden" }
    if alpha != 1 { line += "; alpha = \(Value.number(alpha))" }
    if tag != 0 { line += "; tag = \(tag)" }
    return line + ">"
  }
}
