#if os(Linux)
  import CEvents
#endif

/// The main actor's queue, which is also `DispatchQueue.main`. An event loop on the main thread watches and drains it.
package enum MainQueue {
  package static var isOnMainThread: Bool {
    #if os(Linux)
      scene_is_main_thread()
    #else
      pthread_main_np() != 0
    #endif
  }

  /// A descriptor that becomes readable when work is added to the queue. Watch the descriptor for changes
  /// (`Readiness.changes`) instead of reading from it, because an outer Foundation run loop also reads from it. The value
  /// is nil on other threads and on systems where the queue has no descriptor.
  package static var descriptor: Int32? {
    #if os(Linux)
      guard isOnMainThread else { return nil }
      let descriptor = scene_main_queue_descriptor()
      return descriptor < 0 ? nil : descriptor
    #else
      return nil
    #endif
  }

  /// Runs the work in the queue. Call this function only if `descriptor` is not nil. Nested calls have no effect.
  package static func perform() {
    #if os(Linux)
      scene_main_queue_perform()
    #endif
  }
}
