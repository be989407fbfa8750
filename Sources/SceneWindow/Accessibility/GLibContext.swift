import CAccessibility
import SceneProgram

/// GLib's default context within the loop of an application: what GLib waits for, the loop waits for, and nothing is looked
/// at before.
final class GLibContext {
  private let loop: MainLoop
  private let context = g_main_context_default()
  private var descriptors = [GPollFD](repeating: GPollFD(), count: 16)
  private var watches: [ObservationToken] = []
  private var timer: Timer?
  private var isSettling = false

  /// - Returns: nil where another thread has the context.
  init?(_ loop: MainLoop) {
    guard g_main_context_acquire(g_main_context_default()) != 0 else { return nil }
    self.loop = loop
  }

  deinit { g_main_context_release(context) }

  /// Does what is to be done now, and waits for what comes next. To be called after each use of what lives in the context.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    watches = []
    timer?.invalidate()
    timer = nil
    for _ in 0..<Self.mostRounds {
      let (count, priority, timeout) = query()
      _ = g_poll(&descriptors, UInt32(count), 0)
      if g_main_context_check(context, priority, &descriptors, Int32(count)) == 0 {
        return wait(count, timeout)
      }
      g_main_context_dispatch(context)
    }
    // The loop has other things to do, too.
    wait(0, 0)
  }

  private static let mostRounds = 100

  /// What GLib waits for, and for how many milliseconds at most; -1 for ever.
  private func query() -> (count: Int, priority: Int32, timeout: Int32) {
    var (priority, timeout): (Int32, Int32) = (0, -1)
    g_main_context_prepare(context, &priority)
    while true {
      let count = g_main_context_query(context, priority, &timeout, &descriptors, Int32(descriptors.count))
      if count <= descriptors.count { return (Int(count), priority, timeout) }
      descriptors = [GPollFD](repeating: GPollFD(), count: Int(count))
    }
  }

  private func wait(_ count: Int, _ timeout: Int32) {
    for descriptor in descriptors.prefix(count) {
      var events: DescriptorEvents = []
      if descriptor.events & Self.input != 0 { events.insert(.readable) }
      if descriptor.events & Self.output != 0 { events.insert(.writable) }
      // One that cannot be watched is closed: GLib finds that out by itself.
      guard let watch = try? loop.watch(descriptor.fd, for: events, { [weak self] _ in self?.settle() })
      else { continue }
      watches.append(watch)
    }
    guard timeout >= 0 else { return }
    timer = Timer(interval: Double(timeout) / 1000, on: loop.clock) { [weak self] _ in self?.settle() }
  }

  private static let input = UInt16(G_IO_IN.rawValue | G_IO_PRI.rawValue)
  private static let output = UInt16(G_IO_OUT.rawValue)
}
