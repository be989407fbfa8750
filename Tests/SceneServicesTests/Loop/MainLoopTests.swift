import Observation
import SceneUI
import TestSupport
import Testing

/// Counts waits on a system in which they take no time.
@Suite struct MainLoopTests {
  private let system = ScriptedSystem()
  private let clock: SystemClock
  private var loop: MainLoop { clock.loop }

  init() { clock = SystemClock(system: system) }

  @Test func sleepsExactlyUntilTheNextTimer() {
    var times: [Double] = []
    for interval in [0.5, 2, 2, 3600] {
      Timer(interval: interval, on: clock) { _ in times.append(clock.now) }
    }
    loop.run(while: { times.count < 4 })
    #expect(times == [100.5, 102, 102, 3700])
    #expect(system.waits == [100.5, 102, 3700])
  }

  @Test func sleepsUntilWorkIsPosted() {
    let queue = clock.workQueue
    system.events = [
      {
        queue.stop()
        return []
      }
    ]
    loop.run()
    #expect(system.waits == [nil])
  }

  @Test("run(while:) checks its condition after each sleep and each call")
  func checksConditionAfterEverySleepAndCall() {
    var asked = 0
    for interval in [1.0, 1, 2] { Timer(interval: interval, on: clock) { _ in } }
    loop.run {
      asked += 1
      return clock.now < 102
    }
    #expect(system.waits == [101, 102])
    #expect(asked > 5)
  }

  @Test func performsPostedWorkInOrderAfterDueTimers() {
    var done: [String] = []
    Timer(interval: 1, on: clock) { _ in done.append("timer") }
    for name in ["first", "second"] { clock.workQueue.postHere { done.append("\(name) at \(clock.now)") } }
    system.pass(1.5)
    #expect(clock.nextDueTime == 100)
    #expect(loop.step())
    #expect(done == ["timer", "first at 101.5", "second at 101.5"])
    #expect(system.waits.isEmpty && clock.nextDueTime == nil)
  }

  @Test(
    "A timer that always schedules the next one fires once after the computer wakes from sleep",
    arguments: [3600, 10 * 365.25 * 86_400])
  func skipsMissedTimersOfChain(slept: Double) {
    var times: [Double] = []
    func schedule() {
      Timer(interval: 0.5, on: clock) { [clock] _ in
        times.append(clock.now)
        schedule()
      }
    }
    schedule()
    Timer(interval: 0.25, repeats: true, on: clock) { [clock] _ in times.append(clock.now) }
    system.pass(slept)
    #expect(loop.step())
    #expect(times == [100 + slept, 100 + slept], "both timers fire at the current time")
    let next = clock.nextDueTime
    #expect(next.map { $0 > clock.now && $0 <= clock.now + 0.25 } == true)
    loop.run(while: { times.count < 5 })
    #expect(system.waits.count == 2)
  }

  @Test("The clock never moves backward, and timers fire when the time reaches them")
  func timeThatMovesBackward() {
    var fired = 0
    Timer(interval: 1, repeats: true, on: clock) { _ in fired += 1 }
    for back in [3600, 10 * 365.25 * 86_400] {
      system.pass(-back)
      #expect(!loop.step() && clock.now == 100 && fired == 0)
      system.pass(back)
    }
    system.pass(1)
    #expect(loop.step() && clock.now == 101 && fired == 1)
  }

  @Test func repeatedPostsDoNotDelayTimers() {
    var (rounds, fired) = (0, 0)
    func proceed() {
      rounds += 1
      system.pass(0.4)
      clock.workQueue.postHere(proceed)
    }
    proceed()
    Timer(interval: 1, on: clock) { _ in fired += 1 }
    loop.run(while: { fired == 0 })
    #expect(rounds == 3)
  }

  @Test func stoppedLoopKeepsRemainingWorkForNextRun() {
    var done: [Int] = []
    for number in 1...3 {
      clock.workQueue.postHere {
        done.append(number)
        clock.stop()
      }
    }
    loop.run()
    #expect(done == [1])
    loop.run()
    #expect(done == [1, 2])
    loop.stop()
    loop.run()
    #expect(done == [1, 2, 3], "stopping a loop that is not running has no effect")
  }

  @Test("step(timeout:) waits no longer than its timeout")
  func stepWaitsNoLongerThanItsTimeout() {
    var fired = 0
    Timer(interval: 5, on: clock) { _ in fired += 1 }
    #expect(!loop.step())
    #expect(!loop.step(timeout: 2))
    #expect(system.waits == [102] && clock.now == 102 && loop.secondsUntilDue == 3)
    #expect(loop.step(timeout: nil))
    #expect(system.waits == [102, 105] && fired == 1 && loop.secondsUntilDue == nil)
  }

  @Test("stop() ends only the innermost running loop")
  func stopEndsInnermostLoop() {
    var steps: [String] = []
    Timer(interval: 1, on: clock) { _ in
      steps.append("asks")
      Timer(interval: 1, on: clock) { _ in
        steps.append("answers")
        clock.stop()
      }
      loop.run()
      steps.append("has the answer")
    }
    Timer(interval: 3, on: clock) { _ in
      steps.append("ends")
      clock.stop()
    }
    loop.run()
    #expect(steps == ["asks", "answers", "has the answer", "ends"])
    #expect(system.waits == [101, 102, 103])
  }

  @Test func nestedLoopReportsModelChanges() {
    let counter = Counter()
    let context = SceneContext(clock: clock)
    var heard: [Int] = []
    let token = context.observe({ counter.count }, onChange: { heard.append($0) })
    Timer(interval: 1, on: clock) { _ in
      counter.count = 1
      Timer(interval: 1, on: clock) { _ in clock.stop() }
      loop.run()
      #expect(heard == [1])
      clock.stop()
    }
    loop.run()
    token.cancel()
    #expect(system.waits == [101, 102])
  }

  @Test func callsMissedRepeatingTimerOnce() {
    var fired = 0
    let timer = Timer(interval: 1, repeats: true, on: clock) { _ in fired += 1 }
    system.pass(10.5)
    loop.step()
    #expect(fired == 1 && timer.fireTime == 111)
  }

  @Test("A timer that is created by posted work starts at the current time")
  func timerCreatedByPostedWorkStartsAtThatTime() {
    system.pass(30)
    clock.workQueue.postHere { Timer(interval: 1, on: clock) { _ in } }
    loop.step()
    #expect(clock.nextDueTime == 131)
  }
}

@Observable private final class Counter {
  var count = 0
}
