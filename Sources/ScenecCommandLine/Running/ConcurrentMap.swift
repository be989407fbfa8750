import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// What a function makes of each element, on all cores; in the order of the elements, whichever is done first.
  func concurrentMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
    let results = Mutex([Result?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = transform(self[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.map { $0! } }
  }
}
