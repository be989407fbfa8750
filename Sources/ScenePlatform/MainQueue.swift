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

  /// Readable while the queue has something to do. Nil where a loop cannot look after it: on another thread than the
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

  /// Does what the queue has to do. Only where there is a descriptor. While the queue itself is what is being done,
  /// nothing is.
  package static func perform(for descriptor: Int32) {
    #if os(Linux)
      var count: UInt64 = 0
      _ = read(descriptor, &count, 8)
      scene_main_queue_perform()
    #endif
  }
}
