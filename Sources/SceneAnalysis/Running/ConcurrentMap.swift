import Dispatch
import SceneValues

extension Array where Element: Sendable {
  /// Transforms the elements in parallel. The cancellation of the current thread applies to all of them.
  package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    // A lock would dominate the time of fast transforms. Sharing `first` is safe, because only one iteration
    // writes each index, and `concurrentPerform` returns after all iterations.
    let cancellation = Cancellation.current
    return [Result](unsafeUninitializedCapacity: count) { results, made in
      nonisolated(unsafe) let first = results.baseAddress
      DispatchQueue.concurrentPerform(iterations: count) { index in
        let result = cancellation.map { $0.during { transform(self[index]) } } ?? transform(self[index])
        (first! + index).initialize(to: result)
      }
      made = count
    }
  }
}
