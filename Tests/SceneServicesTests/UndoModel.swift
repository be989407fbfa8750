/// A naive reference model of an undo manager, which copies values and searches linearly.
struct UndoModel {
  indirect enum Entry {
    /// - Parameter grouped: Whether the inverse operation is registered in its own group.
    case set(target: Int, value: Int, grouped: Bool)
    /// - Parameter name: The name of the group, which an operation redone inside an open group retains.
    case group([Entry], name: String = "")
  }

  struct Group {
    var entries: [Entry] = []
    var name = ""
  }

  var values: [Int: Int]
  var undoable: [Group] = []
  var redoable: [Group] = []
  var open: [Group] = []
  var outermostIsTheEvents = false
  var isEventOver = false
  var disabled = 0
  var levels = 0
  var groupsByEvent = true

  init(targets: Int) { values = Dictionary(uniqueKeysWithValues: (0..<targets).map { ($0, 0) }) }

  // MARK: What can be seen

  var canUndo: Bool { !undoable.isEmpty || open.contains { !$0.entries.isEmpty } }
  var undoName: String {
    open.contains { !$0.entries.isEmpty } ? open[0].name : undoable.last?.name ?? ""
  }
  /// Whether `undoNestedGroup` is a valid call.
  var canUndoNested: Bool {
    if case .set? = open.last?.entries.last { return false }
    return true
  }

  // MARK: What can be done

  mutating func set(_ target: Int, to value: Int, grouped: Bool) {
    let entry = Entry.set(target: target, value: values[target]!, grouped: grouped)
    if disabled == 0 || grouped {
      if open.isEmpty { openEvent() }
      if disabled == 0 {
        redoable = []
        open[open.count - 1].entries.append(grouped ? .group([entry]) : entry)
      }
    }
    values[target] = value
    if grouped { closeIfOver() }
  }

  mutating func openEvent() {
    guard groupsByEvent else { return }
    open = [Group()]
    outermostIsTheEvents = true
    isEventOver = false
  }

  mutating func begin() {
    if open.isEmpty { openEvent() }
    open.append(Group())
  }

  mutating func end() {
    let group = open.removeLast()
    if open.isEmpty { outermostIsTheEvents = false }
    keep(group)
    closeIfOver()
  }

  private mutating func closeIfOver() {
    if isEventOver && outermostIsTheEvents && open.count == 1 {
      isEventOver = false
      end()
    }
  }

  mutating func turn() {
    if outermostIsTheEvents { isEventOver = true }
    closeIfOver()
  }

  mutating func undo() {
    if open.count == 1 { end() }
    undoNested()
  }

  mutating func undoNested() {
    var group: Group
    if open.isEmpty {
      guard let last = undoable.popLast() else { return }
      group = last
    } else {
      guard case .group(let entries, let name)? = open[open.count - 1].entries.popLast() else { return }
      group = Group(entries: entries, name: name)
    }
    group.entries = perform(group.entries)
    if !group.entries.isEmpty { redoable.append(group) }
  }

  mutating func redo() {
    guard var group = redoable.popLast() else { return }
    group.entries = perform(group.entries)
    keep(group)
  }

  /// - Returns: The inverse operations.
  private mutating func perform(_ entries: [Entry]) -> [Entry] {
    var inverse: [Entry] = []
    for entry in entries.reversed() {
      switch entry {
      case .set(let target, let value, let grouped):
        if disabled == 0 {
          let back = Entry.set(target: target, value: values[target]!, grouped: grouped)
          inverse.append(grouped ? .group([back]) : back)
        }
        values[target] = value
      case .group(let entries, _): inverse += perform(entries)
      }
    }
    return inverse
  }

  private mutating func keep(_ group: Group) {
    guard !group.entries.isEmpty else { return }
    if open.isEmpty {
      undoable.append(group)
      trim()
    } else {
      open[open.count - 1].entries.append(.group(group.entries, name: group.name))
    }
  }

  mutating func trim() {
    guard levels > 0 else { return }
    undoable = undoable.suffix(levels)
    redoable = redoable.suffix(levels)
  }

  mutating func setName(_ name: String) {
    if open.isEmpty { openEvent() }
    if !open.isEmpty {
      open[0].name = name
    } else if !undoable.isEmpty {
      undoable[undoable.count - 1].name = name
    }
  }

  mutating func removeAll() {
    undoable = []
    redoable = []
    disabled = 0
    for index in open.indices { open[index].entries = [] }
  }

  mutating func forget(_ target: Int) {
    func without(_ entries: [Entry]) -> [Entry] {
      entries.compactMap { entry in
        switch entry {
        case .set(let other, _, _): return other == target ? nil : entry
        case .group(let entries, let name):
          let rest = without(entries)
          return rest.isEmpty ? nil : .group(rest, name: name)
        }
      }
    }
    func without(_ groups: [Group]) -> [Group] {
      groups.map { Group(entries: without($0.entries), name: $0.name) }
    }
    undoable = without(undoable).filter { !$0.entries.isEmpty }
    redoable = without(redoable).filter { !$0.entries.isEmpty }
    open = without(open)
  }
}
