import Foundation
import SceneUI
import Testing

/// Also run under the thread sanitizer by `make sanitize`.
@Suite struct WorkQueueParallelTests {
  private static let posters = 8
  private static let posts = 200

  /// Runs a graph with its own loop on its own thread, and returns the recorded counts.
  private static func count(
    _ prepare: @escaping @Sendable (ObjectHandle<Tally>) -> Void, until end: Int
  ) async -> [String] {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let context = SceneContext(clock: SystemClock())
        let clock = context.clock as! SystemClock
        let tally = Tally()
        prepare(context.handle(of: tally))
        clock.run(while: { tally.lines.count < end })
        continuation.resume(returning: tally.lines)
      }
    }
  }

  @Test("Performs the work of each thread in the order in which it was posted")
  func performsWorkInOrderOfEachThread() async {
    let lines = await Self.count(
      { handle in
        for poster in 0..<Self.posters {
          Thread.detachNewThread {
            for number in 0..<Self.posts { handle.post { $0.lines.append("\(poster) \(number)") } }
          }
        }
      }, until: Self.posters * Self.posts)
    #expect(lines.count == Self.posters * Self.posts)
    for poster in 0..<Self.posters {
      let own = lines.filter { $0.hasPrefix("\(poster) ") }
      #expect(own == (0..<Self.posts).map { "\(poster) \($0)" })
    }
  }

  @Test func tasksCanAwaitWorkOnTheLoop() async {
    let lines = await Self.count(
      { handle in
        Task {
          await withTaskGroup(of: Void.self) { group in
            for poster in 0..<Self.posters {
              group.addTask {
                for number in 0..<50 {
                  let before = try? await handle.run { tally in
                    tally.lines.append("\(poster)")
                    return tally.lines.count
                  }
                  #expect((before ?? 0) > number)
                }
              }
            }
          }
        }
      }, until: Self.posters * 50)
    #expect(Set(lines).count == Self.posters)
  }

  @Test func anotherThreadCanStopSleepingLoop() async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let clock = SystemClock()
        let queue = clock.workQueue
        Thread.detachNewThread { queue.stop() }
        clock.run()
        continuation.resume()
      }
    }
  }
}

/// State that belongs to the graph's thread and is not `Sendable`.
private final class Tally {
  var lines: [String] = []
}
