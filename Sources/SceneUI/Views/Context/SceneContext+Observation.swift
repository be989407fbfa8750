import Observation
import SceneServices

extension SceneContext {
  /// Follows values of `@Observable` models, on the graph's own loop.
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
  /// // At the end of this event, or when the clock next goes on, 2 is printed, once.
  /// token.cancel()
  /// ```
  ///
  /// However often the values change during an event, `onChange` is called once, when the event is over; outside of
  /// events, when the clock next goes on. Who began to observe first hears first. What `onChange` changes itself comes the turn after. The models belong to the
  /// graph: they are changed by the task that the graph runs in.
  ///
  /// - Parameters:
  ///   - read: reads the values, now and after each change. What it has read last is followed.
  ///   - onChange: gets what was read after the change.
  /// - Returns: a token; letting it go ends the observation. The closures live until then, so let them hold the token's
  ///   owner weakly.
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

/// The standard library tells of one change, before it is made, and to a closure that may know nothing of the graph. So
/// that closure leaves word, and the graph reads, and follows, anew.
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
    // Reading may have ended it.
    if !isOver { onChange(value) }
  }
}
