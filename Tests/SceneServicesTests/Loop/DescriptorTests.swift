import Foundation
import SceneUI
import Testing

@Suite struct DescriptorTests {
  private let clock = SystemClock()
  private var loop: MainLoop { clock.loop }

  @Test func callsHandlerWhileDataIsAvailable() throws {
    let pipe = try PipeEnds()
    var heard: [String] = []
    let token = try loop.watch(pipe.output) { events in
      #expect(events == .readable)
      heard.append(pipe.read(2))
    }
    #expect(!loop.step())
    pipe.write("abcd")
    #expect(loop.step(timeout: nil) && loop.step(timeout: nil) && !loop.step())
    #expect(heard == ["ab", "cd"])
    token.cancel()
    pipe.write("e")
    #expect(!loop.step())
  }

  @Test func releasingTokenStopsWatchingDescriptor() throws {
    let pipe = try PipeEnds()
    var calls = 0
    var token: SceneUI.ObservationToken? = try loop.watch(pipe.output) { _ in calls += 1 }
    pipe.write("a")
    loop.step(timeout: nil)
    #expect(token != nil)
    token = nil
    loop.step()
    #expect(calls == 1)
  }

  @Test func closedPipeIsReadable() throws {
    let pipe = try PipeEnds()
    var heard: [DescriptorEvents] = []
    let token = try loop.watch(pipe.output) { events in
      heard.append(events)
      #expect(pipe.read(1) == "")
    }
    pipe.closeInput()
    loop.step(timeout: nil)
    #expect(heard == [[.readable, .closed]])
    token.cancel()
  }

  @Test("A socket can be watched for reading and writing at the same time")
  func supportsReadingAndWritingTheSameSocket() throws {
    let pair = try PipeEnds(sockets: true)
    var heard: [String] = []
    let reading = try loop.watch(pair.output) { _ in heard.append("read \(pair.read(1))") }
    let writing = try loop.watch(pair.output, for: .writable) { events in
      #expect(events == .writable)
      heard.append("write")
    }
    #expect(loop.step(timeout: nil) && heard == ["write"])
    pair.write("a")
    #expect(loop.step(timeout: nil) && heard == ["write", "read a", "write"])
    writing.cancel()
    #expect(!loop.step())
    pair.write("b")
    #expect(loop.step(timeout: nil) && heard.last == "read b")
    reading.cancel()
  }

  @Test func doesNotCallCanceledHandler() throws {
    let pipe = try PipeEnds()
    var tokens: [SceneUI.ObservationToken] = []
    var calls = 0
    for _ in 0..<2 {
      tokens.append(
        try loop.watch(pipe.output) { _ in
          calls += 1
          tokens.removeAll()
        })
    }
    pipe.write("a")
    loop.step(timeout: nil)
    #expect(calls == 1)
  }

  @Test func nestedLoopDoesNotCallRunningHandlerAgain() throws {
    let (first, second) = (try PipeEnds(), try PipeEnds())
    var heard: [String] = []
    let outer = try loop.watch(first.output) { _ in
      heard.append("begins")
      // The data is still available to read.
      second.write("b")
      loop.run()
      heard.append("reads \(first.read(1))")
    }
    let inner = try loop.watch(second.output) { _ in
      heard.append("inner reads \(second.read(1))")
      clock.stop()
    }
    first.write("a")
    loop.step(timeout: nil)
    #expect(heard == ["begins", "inner reads b", "reads a"])
    first.write("c")
    loop.step(timeout: nil)
    #expect(heard.count == 6, "the observation continues after the event")
    outer.cancel()
    inner.cancel()
  }

  @Test("Closes the current undo group after the handler of a descriptor returns")
  func reportsModelChangesAfterHandler() throws {
    let pipe = try PipeEnds()
    let context = SceneContext(clock: clock)
    let undo = SceneUI.UndoManager(context: context)
    let token = try loop.watch(pipe.output) { _ in
      _ = pipe.read(1)
      undo.registerUndo(withTarget: pipe) { _ in }
    }
    pipe.write("a")
    loop.step(timeout: nil)
    #expect(undo.groupingLevel == 0 && undo.canUndo, "the turn's undo group is closed")
    token.cancel()
  }

  @Test func watchingRegularFileThrows() throws {
    let file = try FileHandle(forReadingFrom: URL(filePath: #filePath))
    let number = file.fileDescriptor
    #expect {
      _ = try loop.watch(number) { _ in }
    } throws: {
      "\($0)" == "The loop cannot wait for file descriptor \(number): Operation not permitted"
    }
    #expect(throws: LoopError.self) { try loop.watch(9999) { _ in } }
    #expect(!loop.step(), "the loop continues without the descriptor")
  }
}
