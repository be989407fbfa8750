/// The turns of a clock's loop: one for each event of a window and for each timer.
///
/// Deferred actions run once at the end of a turn, however often they are requested.
package final class Turns {
  /// The nesting depth. Events can deliver events, and a turn ends with the outermost.
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

  /// Defers an action to the end of this turn, or to the start of the next turn if none is active.
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

  /// Actions that are deferred here wait for the next turn, which prevents an endless loop.
  func end() {
    guard depth == 0, isWanted else { return }
    depth = 1
    let due = actions
    actions = []
    for action in due { action() }
    // Sorting restores the order of registration, which the standard library does not preserve.
    for number in posted.takeReceivers().sorted() { receivers[number]?() }
    depth = 0
  }

  // MARK: Receivers

  package func addReceiver(_ receive: @escaping () -> Void) -> Int {
    nextReceiver += 1
    receivers[nextReceiver] = receive
    return nextReceiver
  }

  package func removeReceiver(_ number: Int) { receivers[number] = nil }
}
