#if os(Linux)
  import CEvents
#endif

/// The queue of the main actor and of `DispatchQueue.main`, for a loop that holds the main thread.
package enum MainQueue {
  package static var isOnMainThread: Bool {
    #if os(Linux)
      scene_is_main_thread()
    #else
      pthread_main_np() != 0
    #endif
  }

  /// Readable since the queue had something to do. Whoever watches it waits for changes (`Readiness.changes`), and does not
  /// read it: Foundation's loop does, where it runs around this one, and has to find what is left to do. Nil where a loop cannot look after it: on another thread than the
  /// main one, and on systems that wake loops by other means than descriptors.
  package static var descriptor: Int32? {
    #if os(Linux)
      guard isOnMainThread else { return nil }
      let descriptor = scene_main_queue_descriptor()
      return descriptor < 0 ? nil : descriptor
    #else
      return nil
    #endif
  }

  /// Does what the queue has to do. Only where there is a descriptor. While something of the queue is being done, this does
  /// nothing.
  package static func perform() {
    #if os(Linux)
      scene_main_queue_perform()
    #endif
  }
}
