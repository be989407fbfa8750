/// A thread-local pointer that is set while a function runs.
package struct ThreadSlot: Sendable {
  private let key: pthread_key_t

  /// Creates a slot that is empty on all threads. Slots are never released, so create one for the whole
  /// process.
  package init() {
    var key = pthread_key_t()
    let code = pthread_key_create(&key, nil)
    precondition(code == 0, "the system has no more thread-local storage")
    self.key = key
  }

  /// The pointer of the current thread, or nil if none is set.
  package var pointer: UnsafeRawPointer? {
    get { UnsafeRawPointer(pthread_getspecific(key)) }
    nonmutating set { pthread_setspecific(key, newValue) }
  }
}
