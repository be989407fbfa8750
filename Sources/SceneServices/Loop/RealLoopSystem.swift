import ScenePlatform

/// The operating system's services for a loop. Resources are allocated when they are first required.
final class RealLoopSystem: LoopSystem {
  private let start = ContinuousClock.now
  private let startTime: Double
  private var parts: (queue: EventQueue, wakeup: Wakeup)?
  private var deadline: Double?

  init() {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    startTime = Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  var now: Double {
    let elapsed = (ContinuousClock.now - start).components
    return startTime + Double(elapsed.seconds) + Double(elapsed.attoseconds) * 1e-18
  }

  var wake: @Sendable () -> Void {
    get throws(LoopError) {
      let wakeup = try made().wakeup
      return { wakeup.signal() }
    }
  }

  var descriptor: Int32 { get throws(LoopError) { try made().queue.descriptor } }

  func setInterest(_ interest: Readiness, in descriptor: Int32) throws(LoopError) {
    let queue = try made().queue
    do throws(SystemError) {
      try queue.setInterest(interest, in: descriptor)
    } catch {
      throw LoopError.cannotWatch(descriptor: descriptor, reason: "\(error)")
    }
  }

  func wait(until deadline: Double?) -> [ReadyDescriptor] {
    guard let (queue, wakeup) = try? made() else {
      rest(until: deadline)
      return []
    }
    let isDue = deadline.map { $0 <= now } ?? false
    if !isDue { setDeadline(deadline) }
    var ready = queue.wait(blocking: !isDue)
    if let place = ready.firstIndex(where: { $0.descriptor == wakeup.descriptor }) {
      wakeup.reset()
      ready.remove(at: place)
    }
    return ready
  }

  func setDeadline(_ deadline: Double?) {
    // A timer that has expired must be set again, even to the same deadline.
    if let set = self.deadline, set == deadline, set > now { return }
    if self.deadline == nil, deadline == nil { return }
    self.deadline = deadline
    parts?.queue.setTimer(seconds: deadline.map { $0 - now })
  }

  private func made() throws(LoopError) -> (queue: EventQueue, wakeup: Wakeup) {
    if let parts { return parts }
    do throws(SystemError) {
      let made = (queue: try EventQueue(), wakeup: try Wakeup())
      try made.queue.setInterest(.readable, in: made.wakeup.descriptor)
      parts = made
      return made
    } catch {
      throw LoopError.noDescriptors(reason: "\(error)")
    }
  }

  /// Sleeps until a deadline, but at most for 0.1 s, because without a descriptor, other threads cannot wake this thread.
  private func rest(until deadline: Double?) {
    let seconds = min(max(0, (deadline ?? .infinity) - now), 0.1)
    var time = timespec()
    time.tv_nsec = Int(seconds * 1e9)
    nanosleep(&time, nil)
  }
}
