import CGIO
import SceneProgram

/// GLib's main context in the program's loop: what GLib's libraries wait for, the thread waits for, too, and otherwise
/// sleeps.
///
/// The thread that makes one owns the context as long as it lives, so that other threads which give the context
/// something to do wake it.
final class GlibLoop {
  private let loop: MainLoop
  private let context: OpaquePointer
  private var watches: [Int32: (events: DescriptorEvents, token: ObservationToken)] = [:]
  private var timer: Timer?
  private var isTurning = false

  /// Takes the context, which is nobody's yet: it fails where another thread runs it.
  ///
  /// - Parameter loop: that of the calling thread.
  init?(_ loop: MainLoop) {
    guard let context = g_main_context_default(), g_main_context_acquire(context) != 0 else { return nil }
    self.loop = loop
    self.context = context
  }

  deinit {
    timer?.invalidate()
    g_main_context_release(context)
  }

  /// Does what there is to do now, and has the loop wait for the rest. Call it before the thread sleeps: what it has
  /// itself given to GLib wakes nobody.
  ///
  /// - Returns: whether there was anything.
  @discardableResult
  func turn() -> Bool {
    guard !isTurning else { return false }
    isTurning = true
    defer { isTurning = false }
    var count = 0
    // A source that is always ready must not keep others from their turn.
    while count < 100, g_main_context_iteration(context, 0) != 0 { count += 1 }
    wait(isAnew: count > 0)
    return count > 0
  }

  /// The descriptors that GLib waits for now, and the time until which it does so.
  ///
  /// - Parameter isAnew: whether GLib did something: it may have closed a descriptor, and opened another by the same number, which
  ///   nobody watches.
  private func wait(isAnew: Bool) {
    if isAnew { watches = [:] }
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
      // One that cannot be watched is GLib's to find out, when it next looks at it.
      guard let token = try? loop.watch(descriptor, for: events, { [weak self] _ in self?.turn() }) else {
        continue
      }
      watches[descriptor] = (events, token)
    }
  }

  /// - Parameter timeout: less than 0 for ever.
  private func wait(milliseconds timeout: gint) {
    guard timeout >= 0 else {
      timer?.invalidate()
      timer = nil
      return
    }
    let seconds = Double(timeout) / 1000
    // The same moment as before needs no other timer.
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
