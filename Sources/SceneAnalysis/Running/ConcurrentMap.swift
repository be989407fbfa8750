import Dispatch

extension Array where Element: Sendable {
  package func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    // A lock would dominate the time of fast transforms. Sharing `first` is safe, because only one iteration
    // writes each index, and `concurrentPerform` returns after all iterations.
    [Result](unsafeUninitializedCapacity: count) { results, made in
      nonisolated(unsafe) let first = results.baseAddress
      DispatchQueue.concurrentPerform(iterations: count) { index in
        (first! + index).initialize(to: transform(self[index]))
      }
      made = count
    }
  }
}
