import CGIO
import Foundation
import SceneUI
import Testing

@testable import SceneWindow

/// Checks that the app's loop waits for the sources of GLib's main context.
@Suite("GLib's main context in a loop", .serialized) struct GlibLoopTests {
  private final class Caller {
    let clock = SystemClock()
    var calls = 0

    var handle: gpointer { Unmanaged.passUnretained(self).toOpaque() }

    static func call(_ handle: gpointer?) {
      let caller = Unmanaged<Caller>.fromOpaque(handle!).takeUnretainedValue()
      caller.calls += 1
      caller.clock.stop()
    }

    /// Runs until GLib calls the closure, or the time is over.
    func run() {
      let limit = Timer(interval: 20, on: clock) { [clock] _ in clock.stop() }
      clock.run()
      limit.invalidate()
    }
  }

  private func play(_ body: (Caller, GlibLoop) throws -> Void) throws {
    let caller = Caller()
    let glib = try #require(GlibLoop(caller.clock.loop))
    try withExtendedLifetime((caller, glib)) { try body(caller, glib) }
  }

  @Test("Each GLib timeout wakes the loop")
  func timeouts() throws {
    try play { caller, glib in
      let source = g_timeout_add(
        5,
        { handle in
          Caller.call(handle)
          return 1
        }, caller.handle)
      glib.turn()
      for calls in 1...3 {
        caller.run()
        #expect(caller.calls == calls)
      }
      g_source_remove(source)
      glib.turn()
      #expect(caller.clock.loop.secondsUntilDue == nil, "no timer is pending")
    }
  }

  @Test("A descriptor that GLib watches wakes the loop until GLib stops watching it")
  func descriptors() throws {
    try play { caller, glib in
      let pipe = Pipe()
      let channel = g_io_channel_unix_new(pipe.fileHandleForReading.fileDescriptor)
      g_io_add_watch(
        // The constant for "readable", whose name is visible in only one of the modules with GLib's
        // declarations.
        channel, .init(1),
        { channel, _, handle in
          var (letter, count): (gchar, gsize) = (0, 0)
          g_io_channel_set_encoding(channel, nil, nil)
          g_io_channel_read_chars(channel, &letter, 1, &count, nil)
          Caller.call(handle)
          return 0
        }, caller.handle)
      g_io_channel_unref(channel)
      glib.turn()
      pipe.fileHandleForWriting.write(Data("ab".utf8))
      caller.run()
      #expect(caller.calls == 1)
      caller.clock.loop.step()
      #expect(caller.calls == 1)
    }
  }

  @Test("Work that another thread adds to GLib's loop wakes the loop")
  func otherThreads() throws {
    try play { caller, glib in
      glib.turn()
      let handle = UInt(bitPattern: caller.handle)
      Thread.detachNewThread {
        g_idle_add(
          { handle in
            Caller.call(handle)
            return 0
          }, gpointer(bitPattern: handle))
      }
      caller.run()
      #expect(caller.calls == 1)
    }
  }

  @Test("A GLib source that is always ready does not block other work")
  func busy() throws {
    try play { caller, glib in
      let source = g_idle_add(
        { handle in
          Unmanaged<Caller>.fromOpaque(handle!).takeUnretainedValue().calls += 1
          return 1
        }, caller.handle)
      #expect(glib.turn() && caller.calls > 0)
      var ticks = 0
      let timer = Timer(interval: 0.001, repeats: true, on: caller.clock) { [clock = caller.clock] _ in
        ticks += 1
        if ticks == 3 { clock.stop() }
      }
      caller.run()
      #expect(ticks == 3)
      timer.invalidate()
      g_source_remove(source)
    }
  }
}
