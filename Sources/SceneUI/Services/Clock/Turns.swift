import SceneValues

/// The turns of a clock's loop: one for each event that a window delivers, one for each timer.
///
/// What is left for the end of a turn is done there once, however often it was caused: groups of undo are closed, and
/// who observes model values hears of changes.
final class Turns {
  /// Events may deliver events: a turn is over when the outermost is.
  private var depth = 0
  private var actions: [() -> Void] = []
  private var receivers: [Int: () -> Void] = [:]
  private var nextReceiver = 0
  let posted = PostedReceivers()

  /// Whether a turn is wanted, though no timer may be due.
  var isWanted: Bool { !actions.isEmpty || !posted.isEmpty }

  func during<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    depth += 1
    defer {
      depth -= 1
      end()
    }
    return try body()
  }

  /// Leaves something for the end of this turn; where none is under way, for the beginning of the next.
  func afterwards(_ action: @escaping () -> Void) { actions.append(action) }

  /// What is caused here is left for the next turn: two that answer each other do not hold up everything else.
  func end() {
    guard depth == 0, isWanted else { return }
    depth = 1
    let due = actions
    actions = []
    for action in due { action() }
    // The standard library tells several who follow one value in any order: here, who began first hears first.
    for number in posted.take().sorted() { receivers[number]?() }
    depth = 0
  }

  // MARK: Receivers

  /// - Returns: a number by which to `post` to `posted`, from anywhere.
  func addReceiver(_ receive: @escaping () -> Void) -> Int {
    nextReceiver += 1
    receivers[nextReceiver] = receive
    return nextReceiver
  }

  func removeReceiver(_ number: Int) { receivers[number] = nil }
}

/// Where closures that must be `Sendable` leave word for the graph, which is not.
final class PostedReceivers: Sendable {
  private let numbers = Locked<[Int]>([])

  var isEmpty: Bool { numbers.withLock { $0.isEmpty } }

  func post(_ number: Int) {
    numbers.withLock { numbers in if !numbers.contains(number) { numbers.append(number) } }
  }

  func take() -> [Int] {
    numbers.withLock { numbers in
      defer { numbers = [] }
      return numbers
    }
  }
}
