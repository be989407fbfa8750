#if canImport(Darwin)
  /// A queue that waits for file descriptors and a timer. The queue's own descriptor can also be watched.
  package final class EventQueue {
    /// A descriptor that is readable after the timer fires or while a watched descriptor is ready.
    package let descriptor: Int32
    private var buffer = Array(repeating: kevent(), count: 64)

    package init() throws(SystemError) {
      descriptor = kqueue()
      guard descriptor >= 0 else { throw SystemError() }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    deinit { close(descriptor) }

    /// Watches a file descriptor or changes the events of a descriptor that is already being watched. Pass an empty set
    /// of events to stop watching the descriptor. Throws an error if the descriptor is invalid.
    package func setInterest(_ interest: Readiness, in watched: Int32) throws(SystemError) {
      let clear = interest.contains(.changes) ? EV_CLEAR : 0
      for (filter, isWanted) in [
        (EVFILT_READ, interest.contains(.readable)), (EVFILT_WRITE, interest.contains(.writable)),
      ] {
        // Removing a descriptor that is not watched fails, which is harmless.
        if !change(UInt(watched), filter, isWanted ? EV_ADD | clear : EV_DELETE), isWanted {
          throw SystemError()
        }
      }
    }

    /// Sets the time until the timer fires, in seconds. Pass nil to stop the timer.
    package func setTimer(seconds: Double?) {
      guard let seconds else {
        _ = change(0, EVFILT_TIMER, EV_DELETE)
        return
      }
      // The timer fires one microsecond late, as on Linux.
      let wait = Int((max(0, min(seconds, 1e9)) + 1e-6) * 1e9)
      _ = change(0, EVFILT_TIMER, EV_ADD | EV_ONESHOT, flags: UInt32(NOTE_NSECONDS), data: wait)
    }

    /// Returns the ready descriptors. The array can be empty because the timer or a signal also ends the wait.
    package func wait(blocking: Bool) -> [ReadyDescriptor] {
      var none = timespec()
      let count =
        blocking
        ? kevent(descriptor, nil, 0, &buffer, Int32(buffer.count), nil)
        : kevent(descriptor, nil, 0, &buffer, Int32(buffer.count), &none)
      guard count > 0 else { return [] }
      return buffer[..<Int(count)].compactMap { event in
        var readiness: Readiness
        switch Int32(event.filter) {
        case EVFILT_READ: readiness = .readable
        case EVFILT_WRITE: readiness = .writable
        default: return nil
        }
        if Int32(event.flags) & (EV_EOF | EV_ERROR) != 0 { readiness.insert(.closed) }
        return ReadyDescriptor(descriptor: Int32(event.ident), readiness: readiness)
      }
    }

    private func change(
      _ ident: UInt, _ filter: Int32, _ action: Int32, flags: UInt32 = 0, data: Int = 0
    ) -> Bool {
      var change = kevent(
        ident: ident, filter: Int16(filter), flags: UInt16(action), fflags: flags, data: data, udata: nil)
      return kevent(descriptor, &change, 1, nil, 0, nil) == 0
    }
  }
#endif
