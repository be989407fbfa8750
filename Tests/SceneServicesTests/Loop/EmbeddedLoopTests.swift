import Foundation
import SceneUI
import Testing

/// Tests a loop that runs inside another event loop, here `poll`.
@Suite struct EmbeddedLoopTests {
  private let clock = SystemClock()
  private let descriptor: Int32
  private var loop: MainLoop { clock.loop }

  init() throws { descriptor = try clock.loop.fileDescriptor }

  /// Waits for the loop for a number of milliseconds, or forever if the timeout is negative.
  private func isReadable(within timeout: Int32 = 0) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, timeout) == 1
  }

  @Test func loopDescriptorIsReadableWhileTimerIsDue() {
    #expect(!isReadable() && !loop.dispatchPending())
    var fired = 0
    Timer(interval: 0.001, on: clock) { _ in fired += 1 }
    Timer(interval: 3600, on: clock) { _ in fired += 1 }
    while fired == 0 {
      #expect(isReadable(within: -1))
      loop.dispatchPending()
    }
    #expect(!isReadable() && fired == 1)
  }

  @Test func callsTimerThatIsAddedLaterButDueEarlier() {
    var fired = 0
    Timer(interval: 3600, on: clock) { _ in fired += 1 }
    Timer(interval: 0.001, on: clock) { _ in fired += 1 }
    while fired == 0 {
      #expect(isReadable(within: -1))
      loop.dispatchPending()
    }
  }

  @Test func loopDescriptorIsReadableWhileWorkIsPosted() {
    var done = 0
    clock.workQueue.postHere {
      done += 1
      clock.workQueue.postHere { done += 1 }
    }
    #expect(isReadable())
    loop.dispatchPending()
    #expect(done == 1 && isReadable())
    loop.dispatchPending()
    #expect(done == 2 && !isReadable())
  }

  @Test("The loop's descriptor is readable while a watched descriptor is readable")
  func loopDescriptorIsReadableWhileWatchedDescriptorIs() throws {
    let pipe = try PipeEnds()
    var heard = ""
    let token = try loop.watch(pipe.output) { _ in heard += pipe.read(1) }
    #expect(!isReadable())
    pipe.write("ab")
    while isReadable() { loop.dispatchPending() }
    #expect(heard == "ab")
    token.cancel()
  }

  @Test("A pending model change makes the loop's descriptor readable")
  func modelChangeMakesLoopDescriptorReadable() {
    let context = SceneContext(clock: clock)
    let undo = SceneUI.UndoManager(context: context)
    undo.registerUndo(withTarget: clock) { _ in }
    #expect(undo.groupingLevel == 1 && isReadable())
    loop.dispatchPending()
    #expect(undo.groupingLevel == 0 && !isReadable())
  }

  @Test func embeddedLoopCanRunStandalone() {
    var fired = 0
    Timer(interval: 0.001, on: clock) { _ in fired += 1 }
    clock.run(while: { fired == 0 })
    #expect(!isReadable())
    Timer(interval: 0.001, on: clock) { _ in fired += 1 }
    while fired < 2 {
      #expect(isReadable(within: -1))
      loop.dispatchPending()
    }
  }
}
