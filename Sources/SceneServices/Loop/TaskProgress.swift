import SceneValues

/// How much of a task is done: any thread tells it, and the bar whose `observedProgress` it is shows it.
///
/// ```swift
/// let progress = TaskProgress(totalUnitCount: files.count)
/// progressView.observedProgress = progress
/// Task.detached {
///   for file in files where !progress.isCancelled {
///     await copy(file)
///     progress.completedUnitCount += 1
///   }
/// }
/// ```
///
/// A part of a task may have a progress of its own, which counts for some units of the whole.
public final class TaskProgress: Sendable {
  private struct State: Sendable {
    var total: Int
    var completed = 0
    var isCancelled = false
    var parts: [Part] = []
    var observers: [Int: @Sendable () -> Void] = [:]
    var nextObserver = 0
  }

  private struct Part: Sendable {
    let progress: TaskProgress
    let units: Int
  }

  private let state: Locked<State>
  /// What this is a part of. The whole keeps its parts.
  private let whole: Whole?

  // Sendable: a weak reference is set once, before anybody else has it.
  private final class Whole: @unchecked Sendable {
    private(set) weak var progress: TaskProgress?
    init(_ progress: TaskProgress) { self.progress = progress }
  }

  /// Nothing is done yet.
  ///
  /// - Parameter totalUnitCount: how many units there are to do, of whatever kind; less than 1 where nobody knows.
  public convenience init(totalUnitCount: Int) { self.init(totalUnitCount, partOf: nil) }

  private init(_ total: Int, partOf whole: Whole?) {
    state = Locked(State(total: total))
    self.whole = whole
  }

  /// How many units there are to do; less than 1 where nobody knows.
  public var totalUnitCount: Int {
    get { state.withLock { $0.total } }
    set { change { $0.total = newValue } }
  }

  /// How many units are done, without those that parts count for.
  ///
  /// `+=` is two steps: where several threads count, each has a part of its own, or they call ``complete(_:)``.
  public var completedUnitCount: Int {
    get { state.withLock { $0.completed } }
    set { change { $0.completed = newValue } }
  }

  /// More units are done; in one step, whichever threads count.
  ///
  /// - Parameter units: how many more; one unless said.
  public func complete(_ units: Int = 1) {
    change { state in
      let (sum, isTooMuch) = state.completed.addingReportingOverflow(units)
      state.completed = isTooMuch ? (units > 0 ? .max : .min) : sum
    }
  }

  /// How much is done, from 0 to 1, with parts; 0 where nobody knows how much there is to do.
  public var fractionCompleted: Double {
    // Parts are asked without the lock: they have their own.
    let (total, completed, parts) = state.withLock { ($0.total, $0.completed, $0.parts) }
    guard total > 0 else { return 0 }
    let done = parts.reduce(Double(completed)) { $0 + Double($1.units) * $1.progress.fractionCompleted }
    return min(max(done / Double(total), 0), 1)
  }

  /// Whether all is done.
  public var isFinished: Bool { fractionCompleted >= 1 }

  /// A part that has a progress of its own.
  ///
  /// - Parameters:
  ///   - total: how many units there are to do in it.
  ///   - units: for how many units of this it counts when it is done.
  /// - Returns: a progress of which nothing is done; it is canceled where this is.
  public func makePart(totalUnitCount total: Int, countingFor units: Int) -> TaskProgress {
    let part = TaskProgress(total, partOf: Whole(self))
    let isCancelled = state.withLock { state in
      state.parts.append(Part(progress: part, units: units))
      return state.isCancelled
    }
    if isCancelled { part.cancel() }
    return part
  }

  // MARK: Cancelling

  /// Whether somebody wants the task to end. Whoever does it has to look.
  public var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Asks whoever does the task, or a part of it, to end.
  public func cancel() {
    let parts = state.withLock { state in
      state.isCancelled = true
      return state.parts
    }
    for part in parts { part.progress.cancel() }
  }

  // MARK: Observing

  private func change(_ body: (inout State) -> Void) {
    let observers = state.withLock { state in
      body(&state)
      return Array(state.observers.values)
    }
    tell(observers)
  }

  private func partDidChange() { tell(state.withLock { Array($0.observers.values) }) }

  private func tell(_ observers: [@Sendable () -> Void]) {
    for observer in observers { observer() }
    whole?.progress?.partDidChange()
  }

  /// - Parameter observer: called after each change, on the thread that made it.
  /// - Returns: a number to remove it by.
  package func addObserver(_ observer: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      state.nextObserver += 1
      state.observers[state.nextObserver] = observer
      return state.nextObserver
    }
  }

  package func removeObserver(_ number: Int) { state.withLock { $0.observers[number] = nil } }
}
