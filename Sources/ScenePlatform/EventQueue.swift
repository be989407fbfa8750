#if os(Linux)
  import CEvents

  /// Waits for many file descriptors and for a moment in time, by one descriptor that others can wait for in turn.
  package final class EventQueue {
    /// Readable while a descriptor that is watched is ready, and once the timer has run down.
    package let descriptor: Int32
    private let timer: Int32
    private var buffer = [epoll_event](repeating: epoll_event(), count: 64)

    package init() throws(SystemError) {
      descriptor = epoll_create1(Int32(EPOLL_CLOEXEC))
      guard descriptor >= 0 else { throw SystemError() }
      // The time that a machine sleeps counts.
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

    /// Watches a file descriptor, or watches it for something else than before.
    ///
    /// - Parameters:
    ///   - interest: what to wait for; for nothing, it is not watched any more.
    ///   - watched: the file descriptor.
    /// - Throws: where there is no such descriptor, or it is of a kind that is always ready, as files are.
    package func setInterest(_ interest: Readiness, in watched: Int32) throws(SystemError) {
      guard !interest.isEmpty else {
        // One that was closed meanwhile is gone already.
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

    /// Sets when the descriptor becomes readable without any other reason.
    ///
    /// - Parameter seconds: from now on; nil for never.
    package func setTimer(seconds: Double?) {
      var time = itimerspec()
      if let seconds {
        // A microsecond late: a deadline in seconds since 1970 has no finer steps, and whoever is woken before it would
        // have to wait again. 0 would be never.
        let wait = max(0, min(seconds, 1e9)) + 1e-6
        time.it_value.tv_sec = Int(wait)
        time.it_value.tv_nsec = Int((wait - wait.rounded(.down)) * 1e9)
      }
      timerfd_settime(timer, 0, &time, nil)
    }

    /// Looks which descriptors are ready.
    ///
    /// - Parameter blocking: whether to wait until there is something to tell.
    /// - Returns: those that are; none where the timer has run down, or a signal has come.
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
