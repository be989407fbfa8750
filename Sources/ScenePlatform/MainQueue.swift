#if os(Linux)
  import CEvents
#endif

/// The queue of the main actor and `DispatchQueue.main`, for an event loop on the main thread.
package enum MainQueue {
  package static var isOnMainThread: Bool {
    #if os(Linux)
      scene_is_main_thread()
    #else
      pthread_main_np() != 0
    #endif
  }

  /// A descriptor that is readable after work was added to the queue. Watch it for changes (`Readiness.changes`)
  /// without reading from it, because an outer run loop of Foundation also reads from it. Nil on other threads, and on
  /// systems on which the queue has no descriptor.
  package static var descriptor: Int32? {
    #if os(Linux)
      guard isOnMainThread else { return nil }
      let descriptor = scene_main_queue_descriptor()
      return descriptor < 0 ? nil : descriptor
    #else
      return nil
    #endif
  }

  /// Performs the work in the queue. Call this function only if `descriptor` is not nil. Nested calls have no effect.
  package static func perform() {
    #if os(Linux)
      scene_main_queue_perform()
    #endif
  }
}
