/// One pointer for each thread: what is going on there now, while a function runs.
package struct ThreadSlot: Sendable {
  private let key: pthread_key_t

  /// A slot that is empty in all threads. It is never given back: make one for the whole program.
  package init() {
    var key = pthread_key_t()
    let code = pthread_key_create(&key, nil)
    precondition(code == 0, "the system has no room for what threads remember")
    self.key = key
  }

  /// What the slot holds in this thread; nil where nothing was put.
  package var pointer: UnsafeRawPointer? {
    get { UnsafeRawPointer(pthread_getspecific(key)) }
    nonmutating set { pthread_setspecific(key, newValue) }
  }
}
