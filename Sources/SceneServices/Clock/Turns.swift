/// The turns of a clock's loop. Each window event and each timer runs in its own turn. Actions that are deferred during a
/// turn are called when the turn ends.
package final class Turns {
  /// The nesting depth. An event can trigger other events. A turn ends when the outermost event does.
  private var depth = 0
  private var actions: [() -> Void] = []
  private var receivers: [Int: () -> Void] = [:]
  private var nextReceiver = 0
  package let posted: WorkQueue

  init(posted: WorkQueue) { self.posted = posted }

  var isWanted: Bool { !actions.isEmpty || posted.hasReceivers }

  package func during<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result
  {
    depth += 1
    defer {
      depth -= 1
      end()
    }
    return try body()
  }

  /// Defers an action to the end of the current turn. If no turn is active, the action is called when the loop continues.
  package func afterwards(_ action: @escaping () -> Void) {
    actions.append(action)
    if depth == 0 { posted.wake() }
  }

  func nested<Result>(_ body: () -> Result) -> Result {
    let outer = depth
    depth = 0
    defer { depth = outer }
    return body()
  }

  /// Ends a turn. Actions that are deferred during this call wait for the next turn, which prevents an endless loop.
  func end() {
    guard depth == 0, isWanted else { return }
    depth = 1
    let due = actions
    actions = []
    for action in due { action() }
    // Sorting restores the order in which the receivers were added.
    for number in posted.takeReceivers().sorted() { receivers[number]?() }
    depth = 0
  }

  package func addReceiver(_ receive: @escaping () -> Void) -> Int {
    nextReceiver += 1
    receivers[nextReceiver] = receive
    return nextReceiver
  }

  package func removeReceiver(_ number: Int) { receivers[number] = nil }
}
