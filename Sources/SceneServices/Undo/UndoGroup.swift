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

  var isEmpty: Bool { entries.allSatisfy(\.isDead) }

  func append(_ operation: UndoOperation) { entries.append(.operation(operation)) }
  func append(_ group: UndoGroup) { entries.append(.group(group)) }

  func takeLastGroup() -> UndoGroup? {
    while let last = entries.last, last.isDead { entries.removeLast() }
    switch entries.last {
    case nil: return nil
    case .operation:
      preconditionFailure(
        "no nested group can be undone: operations were registered after the last group was closed")
    case .group(let group):
      entries.removeLast()
      return group
    }
  }

  /// Performs all operations in reverse order. Operations that are removed during the call are skipped.
  func perform() {
    while let entry = entries.last {
      switch entry {
      case .operation(let operation):
        entries.removeLast()
        operation.perform()
      case .group(let group):
        // The group stays in the list during `perform`, so that `remove` can find it.
        group.perform()
        if case .group(let last) = entries.last, last === group { entries.removeLast() }
      }
    }
  }

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

struct UndoOperation {
  private weak var target: AnyObject?
  private let handler: (AnyObject) -> Void

  init<Target: AnyObject>(target: Target, handler: @escaping (Target) -> Void) {
    self.target = target
    // The cast is safe, because `perform` passes the stored target, which is a `Target`.
    self.handler = { handler(unsafeDowncast($0, to: Target.self)) }
  }

  var isDead: Bool { target == nil }

  func isFor(_ other: AnyObject) -> Bool { target === other }

  func perform() {
    if let target { handler(target) }
  }
}
