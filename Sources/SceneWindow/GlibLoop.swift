import CGIO
import SceneProgram

/// Runs GLib's main context in the app's loop, so that the thread waits for GLib's file descriptors and timers. The
/// thread that creates the loop owns the context. That thread wakes up when another thread adds work to the context.
final class GlibLoop {
  private let loop: MainLoop
  private let context: OpaquePointer
  private var watches: [Int32: (events: DescriptorEvents, token: ObservationToken)] = [:]
  private var timer: Timer?
  private var isTurning = false

  init?(_ loop: MainLoop) {
    guard let context = g_main_context_default(), g_main_context_acquire(context) != 0 else { return nil }
    self.loop = loop
    self.context = context
  }

  deinit {
    timer?.invalidate()
    g_main_context_release(context)
  }

  /// Runs GLib's pending work and schedules its remaining work. Returns whether any work was pending. Call this
  /// function before the thread sleeps, because work added by the thread itself does not wake it.
  @discardableResult
  func turn() -> Bool {
    guard !isTurning else { return false }
    isTurning = true
    defer { isTurning = false }
    var count = 0
    // Because of the limit, a source that is always ready does not block other sources.
    while count < 100, g_main_context_iteration(context, 0) != 0 { count += 1 }
    wait(isRecreated: count > 0)
    return count > 0
  }

  /// Watches GLib's current file descriptors until GLib's next timeout. Pass true for `isRecreated` if GLib ran work,
  /// because that work might have closed a descriptor and reused its number.
  private func wait(isRecreated: Bool) {
    if isRecreated { watches = [:] }
    var priority: gint = 0
    g_main_context_prepare(context, &priority)
    var timeout: gint = -1
    var wanted: [GPollFD] = []
    while true {
      let room = Int32(wanted.count)
      let count = g_main_context_query(context, priority, &timeout, &wanted, room)
      if count <= room {
        wanted.removeLast(Int(room - count))
        break
      }
      wanted = Array(repeating: GPollFD(), count: Int(count))
    }
    var events: [Int32: DescriptorEvents] = [:]
    for entry in wanted { events[entry.fd, default: []].formUnion(DescriptorEvents(glib: entry.events)) }
    watch(events)
    wait(milliseconds: timeout)
  }

  private func watch(_ wanted: [Int32: DescriptorEvents]) {
    for (descriptor, watch) in watches where wanted[descriptor] != watch.events {
      watch.token.cancel()
      watches[descriptor] = nil
    }
    for (descriptor, events) in wanted where watches[descriptor] == nil {
      // GLib itself detects an invalid descriptor in its next iteration.
      guard let token = try? loop.watch(descriptor, for: events, { [weak self] _ in self?.turn() }) else {
        continue
      }
      watches[descriptor] = (events, token)
    }
  }

  private func wait(milliseconds timeout: gint) {
    guard timeout >= 0 else {
      timer?.invalidate()
      timer = nil
      return
    }
    let seconds = Double(timeout) / 1000
    if let timer, timer.isValid, abs(timer.fireTime - loop.clock.now - seconds) < 0.001 { return }
    timer?.invalidate()
    timer = Timer(interval: seconds, on: loop.clock) { [weak self] _ in self?.turn() }
  }
}

extension DescriptorEvents {
  fileprivate init(glib bits: gushort) {
    self = []
    let bits = UInt32(bits)
    if bits & (G_IO_IN.rawValue | G_IO_PRI.rawValue) != 0 { insert(.readable) }
    if bits & G_IO_OUT.rawValue != 0 { insert(.writable) }
  }
}
