import SceneDiagnostics
import SceneValues

package struct ChangeReport {
  /// Whether the output contains ANSI escape sequences for color. Only terminals support these sequences.
  let color: Bool

  package init(color: Bool) { self.color = color }

  package func text(of changes: [SceneChange]) -> String {
    guard !changes.isEmpty else { return "" }
    let counts = SceneChange.Kind.allCases.compactMap { kind -> String? in
      let count = changes.count { $0.kind == kind }
      return count > 0 ? "\(count) \(kind)" : nil
    }
    let sum = changes.count == 1 ? "1 change" : "\(changes.count) changes"
    return changes.map { line($0) + "\n" }.joined() + "\(sum): \(counts.joined(separator: ", "))\n"
  }

  private func line(_ change: SceneChange) -> String {
    let place = change.place.map { "\($0.source.path.printable):\($0.start): " } ?? ""
    let verb = color ? "\u{1B}[\(Self.code(change.kind))m\(change.kind)\u{1B}[0m" : "\(change.kind)"
    return "\(place)\(verb): " + Self.words(change).printable
  }

  private static func words(_ change: SceneChange) -> String {
    func quoted(_ text: String?) -> String { text.map(SceneComparison.quoted) ?? "nothing" }
    let (old, new) = (change.displayedOld ?? change.old, change.displayedNew ?? change.new)
    switch change.kind {
    case .added: return change.subject + Self.behind(new)
    case .removed: return change.subject + Self.behind(old)
    case .moved where change.property == "order":
      return "\(change.subject) among its siblings, from position \(change.old ?? "") to \(change.new ?? "")"
    case .moved: return "\(change.subject) from \(change.old ?? "") to \(change.new ?? "")"
    case .changed:
      return "\(change.subject): \(change.property ?? "") \(quoted(old)) → \(quoted(new))"
    }
  }

  private static func behind(_ words: String?) -> String {
    words.map { $0.isEmpty ? "" : ", \($0)" } ?? ""
  }

  private static func code(_ kind: SceneChange.Kind) -> Int {
    switch kind {
    case .added: 32
    case .removed: 31
    case .moved: 36
    case .changed: 33
    }
  }
}
