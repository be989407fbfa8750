import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct DisplayLinkTests {
  private let clock = ManualClock(now: 100)
  private let context: SceneContext

  init() { context = SceneContext(registry: .library, clock: clock) }

  private final class Game {
    var frames: [Double] = []
    func advance(_ link: DisplayLink) { frames.append(link.timestamp) }
  }

  @Test("Calls a display link once per frame with the times of the current and next frames")
  func frames() {
    var times: [(shown: Double, next: Double)] = []
    let link = DisplayLink(on: context) { times.append(($0.timestamp, $0.targetTimestamp)) }
    #expect(times.isEmpty, "not before the next frame")
    clock.advance(by: 1)
    #expect(times.count == 60)
    for (index, time) in times.enumerated() {
      #expect(isNear(time.shown, 100 + Double(index + 1) / 60))
      #expect(isNear(time.next, 100 + Double(index + 2) / 60))
    }
    #expect(isNear(link.frameDuration, 1.0 / 60))
  }

  @Test("Calls all display links of a clock together, regardless of when they were created")
  func together() {
    var (first, second): ([Double], [Double]) = ([], [])
    let one = DisplayLink(on: context) { first.append($0.timestamp) }
    clock.advance(by: 0.1213)
    first = []
    let other = DisplayLink(on: context) { second.append($0.timestamp) }
    clock.advance(by: 0.5)
    #expect(first.count == 30)
    #expect(first == second)
    withExtendedLifetime((one, other)) {}
  }

  @Test(
    "Skips frames to match a lower preferred frame rate",
    arguments: [(60, 60), (45, 30), (30, 30), (29, 20), (24, 20), (15, 15), (7, 7), (1, 1)])
  func preferred(wanted: Int, given: Int) {
    var count = 0
    let link = DisplayLink(on: context) { _ in count += 1 }
    link.preferredFramesPerSecond = wanted
    clock.advance(by: 10)
    // A tenth of a second is one frame at the lowest rate.
    #expect(abs(count - given * 10) <= 4)
    #expect(count <= wanted * 10)
    #expect(isNear(link.targetTimestamp - link.timestamp, link.frameDuration))
  }

  @Test("A paused link makes no calls, does not wake the loop, and can be resumed")
  func paused() {
    var count = 0
    let link = DisplayLink(on: context) { _ in count += 1 }
    #expect(clock.nextDueTime != nil)
    link.isPaused = true
    #expect(clock.nextDueTime == nil)
    clock.advance(by: 1)
    #expect(count == 0)
    link.isPaused = false
    clock.advance(by: 0.1)
    #expect(count == 6)
    #expect(isNear(link.timestamp, 101.1))
  }

  @Test("An invalidated link makes no more calls, even if its own callback invalidates it")
  func invalid() {
    var count = 0
    let link = DisplayLink(on: context) { link in
      count += 1
      if count == 3 { link.invalidate() }
    }
    clock.advance(by: 1)
    #expect(count == 3)
    #expect(!link.isValid)
    #expect(clock.nextDueTime == nil)
    link.isPaused = true
    link.isPaused = false
    clock.advance(by: 1)
    #expect(count == 3)
  }

  @Test("rule 29: calls end when the link or its target is released")
  func lifetimes() {
    var link: DisplayLink? = DisplayLink(on: context) { _ in
      Issue.record("called after the link was released")
    }
    weak let gone = link
    link = nil
    #expect(gone == nil)
    clock.advance(by: 1)
    var game: Game? = Game()
    let played = DisplayLink(on: context, target: game!) { $0.advance($1) }
    clock.advance(by: 0.05)
    #expect(game?.frames.count == 3)
    weak let over = game
    game = nil
    #expect(over == nil)
    clock.advance(by: 0.05)
    #expect(!played.isValid)
    #expect(clock.nextDueTime == nil)
  }
}
