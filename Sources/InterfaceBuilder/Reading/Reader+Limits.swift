import SceneDiagnostics
import SceneModel
import SceneSyntax
import SceneValues

/// Reports contradictory values of an element if the scene preserves them without a type. The rule `value-out-of-range`
/// checks all other values of the scene.
extension Reader {
  func limitDiagnostics() -> [Diagnostic] {
    guard !form.isArchive else { return [] }
    let groups = WrittenLimits.groups(isMac: form.isMac)
    let (selections, choices) = (WrittenLimits.selections, WrittenLimits.choices)
    let isLimited = WrittenLimits.isLimited(isMac: form.isMac)
    lazy var ids = Set(tree.elements.indices.compactMap { text(.id, of: $0) })
    var diagnostics: [Diagnostic] = []
    for (index, element) in tree.elements.enumerated() where isLimited[numbers[element.name]] {
      let name = elementName(index)
      // If the bounds contradict each other, every value contradicts one of them.
      diagnostics += groups[name, default: []].compactMap { group in
        group.lazy.compactMap { contradiction(to: $0, of: index) }.first
      }
      diagnostics += selections[name, default: []].compactMap { missing($0, in: index, ids) }
      diagnostics += choices[name, default: []].compactMap { repeated($0, in: index) }
    }
    return diagnostics
  }

  /// Returns the first contradiction. Xcode can write a nested value twice, so all values with the key are checked.
  private func contradiction(to limit: ValueLimit, of index: Int) -> Diagnostic? {
    let values = values(limit.key, of: index)
    guard !values.isEmpty, let (bound, cause) = bound(of: limit, in: index) else { return nil }
    let value = values.first { value in
      guard let number = number(value) else { return false }
      return switch limit.bound {
      case .atLeast: number < bound
      case .atMost: number > bound
      case .indexOf, .indexIn: number >= bound
      case .divisorOf: number != 0 && bound.truncatingRemainder(dividingBy: number) != 0
      }
    }
    return value.map { value in
      outOfRange(
        limit.message(for: tree.value(of: value), exceeding: bound, isDefault: cause == nil), at: value,
        notes: cause.map { [note(ValueLimit.cause($0.key), at: $0.attribute)] } ?? [])
    }
  }

  private typealias Bound = (number: Double, cause: (key: String, attribute: SyntaxTree.Attribute)?)

  /// Returns the tightest bound that an element sets, or nil if it sets none.
  private func bound(of limit: ValueLimit, in index: Int) -> Bound? {
    switch limit.bound {
    case .atLeast(let key): bounds(key, of: index).max { $0.number < $1.number }
    case .atMost(let key):
      bounds(key, of: index).filter { !WrittenLimits.isUnlimited(key, $0.number) }.min {
        $0.number < $1.number
      }
    case .indexOf(let key): bounds(key, of: index).filter { $0.number > 0 }.min { $0.number < $1.number }
    case .indexIn(let slot):
      Optional(items([slot], of: index).count).flatMap { $0 > 0 ? (Double($0), nil) : nil }
    case .divisorOf(let whole): (Double(whole), nil)
    }
  }

  private func bounds(_ key: String, of index: Int) -> [Bound] {
    let attributes = values(key, of: index)
    if attributes.isEmpty { return usualNumber(key, of: index).map { [($0, nil)] } ?? [] }
    return attributes.compactMap { attribute in number(attribute).map { ($0, (key, attribute)) } }
  }

  /// Returns the attribute with the given key, or the attributes of the nested values with that key.
  private func values(_ key: String, of index: Int) -> [SyntaxTree.Attribute] {
    let parts = WrittenLimits.parts(of: key)
    let names =
      parts.count > 1 ? [parts[1]] : [ReaderKey.value.name, ReaderKey.timeIntervalSinceReferenceDate.name]
    if parts.count == 1, let own = tree.attribute(named: key, of: index) { return [own] }
    return tree.children(of: index).filter { text(.key, of: $0) == parts[0] }.compactMap { nested in
      names.lazy.compactMap { tree.attribute(named: $0, of: nested) }.first
    }
  }

  private func number(_ attribute: SyntaxTree.Attribute) -> Double? { Number.read(tree.value(of: attribute)) }

  /// Returns the number that a missing attribute represents, or nil if the app's code might set another value.
  private func usualNumber(_ key: String, of index: Int) -> Double? {
    let owners = [index, Int(tree.elements[index].parent)]
    guard owners.allSatisfy({ $0 < 0 || attribute(.customClass, of: $0) == nil }) else { return nil }
    return WrittenLimits.usual(key, of: elementName(index))
  }

  private func items(_ path: [String], of index: Int) -> [Int] {
    path.reduce([index]) { parents, name in
      parents.flatMap { tree.children(of: $0) }.filter { elementName($0) == name }
    }.flatMap { tree.children(of: $0) }
  }

  /// Returns a diagnostic if the selected element is in another list. A missing element is a dangling reference.
  private func missing(_ selection: WrittenLimits.Selection, in index: Int, _ ids: Set<String>) -> Diagnostic?
  {
    guard let selected = tree.attribute(named: selection.key, of: index) else { return nil }
    let id = tree.value(of: selected)
    let items = items(selection.path, of: index)
    guard !items.isEmpty, items.allSatisfy({ text(.id, of: $0) != id }), ids.contains(id) else { return nil }
    return outOfRange(.isElsewhere(selection, id), at: selected)
  }

  private func repeated(_ choice: WrittenLimits.Choice, in index: Int) -> Diagnostic? {
    let mode = tree.attribute(named: choice.mode, of: index)
    guard mode.map({ tree.value(of: $0) == choice.single }) ?? true else { return nil }
    let selected = items(choice.path, of: index).compactMap {
      tree.attribute(named: choice.attribute, of: $0)
    }
    .filter { tree.value(of: $0) == choice.value }
    guard selected.count > 1 else { return nil }
    return outOfRange(
      .isRepeated(choice, selected.count, isDefault: mode == nil), at: selected[1],
      notes: [note(ValueLimit.cause(choice.attribute), at: selected[0])])
  }

  private func outOfRange(
    _ message: Message, at attribute: SyntaxTree.Attribute, notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    Diagnostic(
      rule: "value-out-of-range", severity: .warning, message: message,
      at: tree.location(attribute.valueRange), notes: notes)
  }

  private func note(_ message: Message, at attribute: SyntaxTree.Attribute) -> Diagnostic.Note {
    Diagnostic.Note(message, at: tree.location(attribute.valueRange))
  }
}

extension Message {
  fileprivate static func isElsewhere(_ selection: WrittenLimits.Selection, _ id: String) -> Message {
    let list = selection.path[selection.path.count - 1]
    return "'\(key: selection.key)' must be one of the '\(list)' of the \(selection.element), not '\(id)'"
  }

  fileprivate static func isRepeated(_ choice: WrittenLimits.Choice, _ count: Int, isDefault: Bool) -> Message
  {
    let limit: Message =
      isDefault
      ? "the default of '\(key: choice.mode)' is '\(choice.single)'"
      : "'\(key: choice.mode)' is '\(choice.single)'"
    return "'\(key: choice.attribute)' is '\(choice.value)' \(count) times, but \(limit)"
  }
}
