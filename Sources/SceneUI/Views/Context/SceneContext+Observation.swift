import Observation
import SceneServices

extension SceneContext {
  /// Observes values of `@Observable` models on the context's clock.
  ///
  /// ```swift
  /// @Observable final class Counter { var count = 0 }
  ///
  /// let counter = Counter()
  /// let token = context.observe {
  ///   counter.count
  /// } onChange: {
  ///   print($0)
  /// }
  /// counter.count = 1
  /// counter.count = 2
  /// // Prints 2 once, at the end of this event or when the clock next advances.
  /// token.cancel()
  /// ```
  ///
  /// Each observation calls `onChange` at most once per event, at the end of the event. Observations are processed in the
  /// order in which they began. Changes made in `onChange` are reported in the next turn of the loop. Change models only
  /// in the task in which the graph runs.
  ///
  /// - Parameters:
  ///   - read: A closure that reads the values, initially and after each change. The values read by the latest call are
  ///     observed.
  ///   - onChange: A closure that receives the value that was read after the change.
  /// - Returns: A token that ends the observation when the token is canceled or released. The token retains the closures,
  ///   so capture its owner weakly.
  public func observe<Value>(
    _ read: @escaping () -> Value, onChange: @escaping (Value) -> Void
  ) -> ObservationToken {
    let turns = clock.turns
    let observed = ObservedValue(read: read, onChange: onChange, posted: turns.posted)
    let number = turns.addReceiver { observed.receive() }
    observed.number = number
    _ = observed.follow()
    return ObservationToken { [weak turns] in
      observed.isOver = true
      turns?.removeReceiver(number)
    }
  }
}

/// An observer of repeated value changes. The standard library reports only the first change, before it takes effect, to
/// a sendable closure. That closure cannot access the graph, so it posts to the work queue, and the value is read later.
private final class ObservedValue<Value> {
  private let read: () -> Value
  private let onChange: (Value) -> Void
  private let posted: WorkQueue
  var number = 0
  var isOver = false

  init(read: @escaping () -> Value, onChange: @escaping (Value) -> Void, posted: WorkQueue) {
    self.read = read
    self.onChange = onChange
    self.posted = posted
  }

  func follow() -> Value {
    withObservationTracking(read, onChange: { [weak posted, number] in posted?.post(to: number) })
  }

  func receive() {
    guard !isOver else { return }
    let value = follow()
    // Reading the value can end the observation.
    if !isOver { onChange(value) }
  }
}
