#if os(Linux)
  import CEvents

  /// A queue that waits for file descriptors and a timer. The queue's own descriptor can also be watched.
  package final class EventQueue {
    /// A descriptor that is readable after the timer fires or while a watched descriptor is ready.
    package let descriptor: Int32
    private let timer: Int32
    private var buffer = [epoll_event](repeating: epoll_event(), count: 64)

    package init() throws(SystemError) {
      descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
      guard descriptor >= 0 else { throw SystemError() }
      // This clock includes the time during which the system sleeps.
      timer = timerfd_create(CLOCK_BOOTTIME, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
      guard timer >= 0 else {
        let error = SystemError()
        close(descriptor)
        throw error
      }
      try setInterest(.readable, in: timer)
    }

    deinit {
      close(timer)
      close(descriptor)
    }

    /// Watches a file descriptor or changes the events of a descriptor that is already being watched. Pass an empty set
    /// of events to stop watching the descriptor. Throws an error if the descriptor is invalid or is always ready because
    /// it refers to a regular file.
    package func setInterest(_ interest: Readiness, in watched: Int32) throws(SystemError) {
      guard !interest.isEmpty else {
        // If the descriptor was closed, the system has already removed it.
        epoll_ctl(descriptor, EPOLL_CTL_DEL, watched, nil)
        return
      }
      var event = epoll_event()
      event.data.fd = watched
      if interest.contains(.readable) { event.events |= EPOLLIN.rawValue }
      if interest.contains(.writable) { event.events |= EPOLLOUT.rawValue }
      if interest.contains(.changes) { event.events |= EPOLLET.rawValue }
      if epoll_ctl(descriptor, EPOLL_CTL_ADD, watched, &event) == 0 { return }
      guard errno == EEXIST, epoll_ctl(descriptor, EPOLL_CTL_MOD, watched, &event) == 0 else {
        throw SystemError()
      }
    }

    package func setTimer(seconds: Double?) {
      var time = itimerspec()
      if let seconds {
        // The timer fires one microsecond late. Deadlines in seconds since 1970 have no finer resolution, and a thread
        // that wakes up too early would have to wait again. The value 0 would stop the timer.
        let wait = max(0, min(seconds, 1e9)) + 1e-6
        time.it_value.tv_sec = Int(wait)
        time.it_value.tv_nsec = Int((wait - wait.rounded(.down)) * 1e9)
      }
      timerfd_settime(timer, 0, &time, nil)
    }

    /// Returns the ready descriptors. The array can be empty because the timer or a signal also ends the wait.
    package func wait(blocking: Bool) -> [ReadyDescriptor] {
      let count = epoll_wait(descriptor, &buffer, Int32(buffer.count), blocking ? -1 : 0)
      guard count > 0 else { return [] }
      return buffer[..<Int(count)].compactMap { event in
        guard event.data.fd != timer else {
          var expirations: UInt64 = 0
          _ = read(timer, &expirations, 8)
          return nil
        }
        return ReadyDescriptor(descriptor: event.data.fd, readiness: Readiness(epoll: event.events))
      }
    }
  }

  extension Readiness {
    fileprivate init(epoll events: UInt32) {
      self = []
      if events & EPOLLIN.rawValue != 0 { insert(.readable) }
      if events & EPOLLOUT.rawValue != 0 { insert(.writable) }
      if events & (EPOLLHUP.rawValue | EPOLLERR.rawValue) != 0 { insert(.closed) }
    }
  }
#endif
