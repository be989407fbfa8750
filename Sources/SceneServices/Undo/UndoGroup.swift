/// What is undone together: operations, and groups that were made inside this one.
final class UndoGroup {
  private enum Entry {
    case operation(UndoOperation)
    case group(UndoGroup)

    var isDead: Bool {
      switch self {
      case .operation(let operation): operation.isDead
      case .group(let group): group.isEmpty
      }
    }
  }
  private var entries: [Entry] = []
  var name = ""

  /// Whether there is nothing left to do: all targets may have gone.
  var isEmpty: Bool { entries.allSatisfy(\.isDead) }

  func append(_ operation: UndoOperation) { entries.append(.operation(operation)) }
  func append(_ group: UndoGroup) { entries.append(.group(group)) }

  /// Takes out the last entry, if it is a group.
  ///
  /// - Returns: nil where there is no entry at all.
  func takeLastGroup() -> UndoGroup? {
    while let last = entries.last, last.isDead { entries.removeLast() }
    switch entries.last {
    case nil: return nil
    case .operation:
      preconditionFailure(
        "there is no nested group to undo: operations were registered after the last one was closed")
    case .group(let group):
      entries.removeLast()
      return group
    }
  }

  /// Does everything, the last first. What is removed meanwhile is not done.
  func perform() {
    while let entry = entries.last {
      switch entry {
      case .operation(let operation):
        entries.removeLast()
        operation.perform()
      case .group(let group):
        // It stays within reach of `remove` until it is done.
        group.perform()
        if case .group(let last) = entries.last, last === group { entries.removeLast() }
      }
    }
  }

  /// Forgets a target, and with it those that have gone.
  func remove(target: AnyObject) {
    entries.removeAll { entry in
      switch entry {
      case .operation(let operation): return operation.isDead || operation.isFor(target)
      case .group(let group):
        group.remove(target: target)
        return group.isEmpty
      }
    }
  }

  func removeAll() { entries = [] }
}

/// Something that can be done to a target, for as long as that lives.
struct UndoOperation {
  private weak var target: AnyObject?
  private let handler: (AnyObject) -> Void

  init<Target: AnyObject>(target: Target, handler: @escaping (Target) -> Void) {
    self.target = target
    // Holds: `perform` calls it with the target, which came in as a `Target`.
    self.handler = { handler(unsafeDowncast($0, to: Target.self)) }
  }

  var isDead: Bool { target == nil }

  func isFor(_ other: AnyObject) -> Bool { target === other }

  func perform() {
    if let target { handler(target) }
  }
}
