import SceneValues

/// The progress of a task. Any thread can update the progress. To display it, assign it to the `observedProgress` of a
/// progress view.
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
/// A part of a task can have its own progress, which represents a number of units of the whole task.
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
  private let whole: Whole?

  // The type is sendable, because the weak reference is set once, before other threads can access it.
  private final class Whole: @unchecked Sendable {
    private(set) weak var progress: TaskProgress?
    init(_ progress: TaskProgress) { self.progress = progress }
  }

  /// Creates a progress object with no completed units. If the total number is unknown, pass a number less than 1.
  public convenience init(totalUnitCount: Int) { self.init(totalUnitCount, partOf: nil) }

  private init(_ total: Int, partOf whole: Whole?) {
    state = Locked(State(total: total))
    self.whole = whole
  }

  /// The total number of units, or a number less than 1 if it is unknown.
  public var totalUnitCount: Int {
    get { state.withLock { $0.total } }
    set { change { $0.total = newValue } }
  }

  /// The number of completed units, excluding those of parts. `+=` is not atomic. If several threads report progress, use
  /// a part for each thread or call ``complete(_:)``.
  public var completedUnitCount: Int {
    get { state.withLock { $0.completed } }
    set { change { $0.completed = newValue } }
  }

  /// Adds completed units atomically. By default, adds one unit.
  public func complete(_ units: Int = 1) {
    change { state in
      let (sum, isTooMuch) = state.completed.addingReportingOverflow(units)
      state.completed = isTooMuch ? (units > 0 ? .max : .min) : sum
    }
  }

  /// The completed fraction, from 0 to 1, including parts. If the total number of units is unknown, the fraction is 0.
  public var fractionCompleted: Double {
    // Parts have their own locks, so they are read without this lock.
    let (total, completed, parts) = state.withLock { ($0.total, $0.completed, $0.parts) }
    guard total > 0 else { return 0 }
    var done = Double(completed)
    for part in parts { done += Double(part.units) * part.progress.fractionCompleted }
    return min(max(done / Double(total), 0), 1)
  }

  /// Whether all units are completed.
  public var isFinished: Bool { fractionCompleted >= 1 }

  /// Creates a part with its own progress and no completed units. Canceling the whole task also cancels the part.
  ///
  /// - Parameters:
  ///   - total: The total number of units in the part.
  ///   - units: The number of units of the whole task that the completed part represents.
  /// - Returns: The part.
  public func makePart(totalUnitCount total: Int, countingFor units: Int) -> TaskProgress {
    let part = TaskProgress(total, partOf: Whole(self))
    let isCancelled = state.withLock { state in
      state.parts.append(Part(progress: part, units: units))
      return state.isCancelled
    }
    if isCancelled { part.cancel() }
    return part
  }

  /// Whether the task has been canceled. The code that performs the task must check this property and stop if it is true.
  public var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Cancels the task and its parts.
  public func cancel() {
    let parts = state.withLock { state in
      state.isCancelled = true
      return state.parts
    }
    for part in parts { part.progress.cancel() }
  }

  private func change(_ body: (inout State) -> Void) {
    let observers = state.withLock { state in
      body(&state)
      return Array(state.observers.values)
    }
    notify(observers)
  }

  private func partDidChange() { notify(state.withLock { Array($0.observers.values) }) }

  private func notify(_ observers: [@Sendable () -> Void]) {
    for observer in observers { observer() }
    whole?.progress?.partDidChange()
  }

  package func addObserver(_ observer: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      state.nextObserver += 1
      state.observers[state.nextObserver] = observer
      return state.nextObserver
    }
  }

  package func removeObserver(_ number: Int) { state.withLock { $0.observers[number] = nil } }
}
