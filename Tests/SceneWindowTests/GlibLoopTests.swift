import CGIO
import Foundation
import SceneUI
import Testing

@testable import SceneWindow

/// What GLib's libraries wait for, the program's loop waits for.
@Suite("GLib's main context in a loop", .serialized) struct GlibLoopTests {
  /// Stops a clock when GLib calls it.
  private final class Caller {
    let clock = SystemClock()
    var calls = 0

    var handle: gpointer { Unmanaged.passUnretained(self).toOpaque() }

    static func call(_ handle: gpointer?) {
      let caller = Unmanaged<Caller>.fromOpaque(handle!).takeUnretainedValue()
      caller.calls += 1
      caller.clock.stop()
    }

    /// Runs until GLib has called, or not at all.
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

  @Test("A timeout of GLib's ends the sleep of the loop, again and again")
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
      #expect(caller.clock.loop.secondsUntilDue == nil, "nothing is waited for")
    }
  }

  @Test("A descriptor that GLib watches does so, too, and no more once GLib has left it")
  func descriptors() throws {
    try play { caller, glib in
      let pipe = Pipe()
      let channel = g_io_channel_unix_new(pipe.fileHandleForReading.fileDescriptor)
      g_io_add_watch(
        // Readable: its name is seen in one of the modules alone that have GLib's declarations.
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

  @Test("What another thread gives to GLib wakes the loop")
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

  @Test("What is always ready lets others have their turn")
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
