/// The turns of a clock's loop: one for each event that a window delivers, one for each timer.
///
/// What is left for the end of a turn is done there once, however often it was caused: groups of undo are closed, and
/// who observes model values hears of changes.
package final class Turns {
  /// Events may deliver events: a turn is over when the outermost is.
  private var depth = 0
  private var actions: [() -> Void] = []
  private var receivers: [Int: () -> Void] = [:]
  private var nextReceiver = 0
  package let posted: WorkQueue

  init(posted: WorkQueue) { self.posted = posted }

  /// Whether a turn is wanted, though no timer may be due.
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

  /// Leaves something for the end of this turn; where none is under way, for the beginning of the next.
  package func afterwards(_ action: @escaping () -> Void) {
    actions.append(action)
    if depth == 0 { posted.wake() }
  }

  /// A loop that runs in a turn has turns of its own, which are over before that one is.
  func nested<Result>(_ body: () -> Result) -> Result {
    let outer = depth
    depth = 0
    defer { depth = outer }
    return body()
  }

  /// What is caused here is left for the next turn: two that answer each other do not hold up everything else.
  func end() {
    guard depth == 0, isWanted else { return }
    depth = 1
    let due = actions
    actions = []
    for action in due { action() }
    // The standard library tells several who follow one value in any order: here, who began first hears first.
    for number in posted.takeReceivers().sorted() { receivers[number]?() }
    depth = 0
  }

  // MARK: Receivers

  /// - Returns: a number by which to `post(to:)`, from anywhere.
  package func addReceiver(_ receive: @escaping () -> Void) -> Int {
    nextReceiver += 1
    receivers[nextReceiver] = receive
    return nextReceiver
  }

  package func removeReceiver(_ number: Int) { receivers[number] = nil }
}
