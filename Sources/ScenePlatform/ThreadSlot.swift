/// A thread-local pointer that is set while a function runs.
package struct ThreadSlot: Sendable {
  private let key: pthread_key_t

  /// Creates a slot. The slot is never released.
  package init() {
    var key = pthread_key_t()
    let code = pthread_key_create(&key, nil)
    precondition(code == 0, "the system has no more thread-local storage")
    self.key = key
  }

  package var pointer: UnsafeRawPointer? {
    get { UnsafeRawPointer(pthread_getspecific(key)) }
    nonmutating set { pthread_setspecific(key, newValue) }
  }
}
