import ScenePlatform

/// A value that several threads share, one at a time.
///
/// The standard library's `Mutex` would do, but the thread sanitizer cannot see it: where threads wait for each other,
/// the hand-over happens in code of the library that is not instrumented, and accesses that were in order are reported
/// as races (one run in six of the parallel tests). The sanitizer knows `pthread_mutex_t`; a lock and an unlock cost
/// the same when nobody waits.
// Sendable: the mutex is made before anybody else has the object and unmade when nobody has it any more, and between these
// the value is read and written by who holds the mutex alone.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  package init(_ value: Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    let status = pthread_mutex_init(mutex, nil)
    precondition(status == 0, "no mutex: \(status)")
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  package func withLock<Result, Failure>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure)
    -> Result
  {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&value)
  }
}
