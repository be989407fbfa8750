import SceneServices
import TestSupport
import Testing

@Suite struct ClockTests {
  @Test("rule 27: a manual clock advances only on request and fires due timers in order")
  func order() {
    let clock = ManualClock(now: 100)
    var fired: [String] = []
    func note(_ name: String) -> (Timer) -> Void { { _ in fired.append("\(name) at \(clock.now)") } }
    Timer(interval: 3, on: clock, note("late"))
    Timer(interval: 1, on: clock, note("early"))
    Timer(interval: 2, on: clock, note("first of two"))
    Timer(interval: 2, on: clock, note("second of two"))
    #expect(clock.now == 100)
    #expect(clock.nextDueTime == 101)
    clock.advance(by: 0)
    #expect(fired.isEmpty)
    clock.advance(by: 2)
    #expect(fired == ["early at 101.0", "first of two at 102.0", "second of two at 102.0"])
    #expect(clock.now == 102)
    clock.advance(by: 10)
    #expect(fired.last == "late at 103.0")
    #expect(clock.now == 112)
    #expect(clock.nextDueTime == nil)
  }

  @Test func timerProvidesItsUserInfo() {
    let clock = ManualClock()
    var found: [String] = []
    let timer = Timer(interval: 1, repeats: true, on: clock, userInfo: "tea") {
      found.append($0.userInfo as? String ?? "nothing")
    }
    Timer(interval: 1, on: clock) { found.append($0.userInfo as? String ?? "nothing") }
    clock.advance(by: 2)
    #expect(found == ["tea", "nothing", "tea"])
    timer.invalidate()
  }

  @Test("rule 27: a repeating timer fires after each interval, in order with other timers")
  func repeats() {
    let clock = ManualClock()
    var fired: [String] = []
    let timer = Timer(interval: 1, repeats: true, on: clock) { fired.append("tick \($0.isValid)") }
    Timer(interval: 2.5, on: clock) { timer in fired.append("once \(timer.isValid)") }
    clock.advance(by: 3)
    #expect(fired == ["tick true", "tick true", "once false", "tick true"])
    #expect(timer.isValid)
    #expect(timer.fireTime == 4)
    timer.invalidate()
    clock.advance(by: 10)
    #expect(fired.count == 4)
    #expect(!timer.isValid)
  }

  @Test("rule 27: a firing timer can create timers and invalidate itself and other timers")
  func inCallback() {
    let clock = ManualClock()
    var fired: [String] = []
    let other = Timer(interval: 3, on: clock) { _ in fired.append("other") }
    var count = 0
    Timer(interval: 1, repeats: true, on: clock) { timer in
      count += 1
      fired.append("tick")
      guard count == 2 else { return }
      timer.invalidate()
      other.invalidate()
      Timer(interval: 1, on: clock) { _ in fired.append("new at \(clock.now)") }
    }
    clock.advance(by: 10)
    #expect(fired == ["tick", "tick", "new at 3.0"])
  }

  @Test("rule 27: a timer callback can advance the clock, and time never moves backward")
  func nested() {
    let clock = ManualClock()
    var times: [Double] = []
    Timer(interval: 1, on: clock) { _ in clock.advance(by: 5) }
    Timer(interval: 2, on: clock) { _ in times.append(clock.now) }
    clock.advance(by: 1)
    #expect(times == [2])
    #expect(clock.now == 6)
    clock.advance(by: 1)
    #expect(clock.now == 7)
  }

  @Test("rule 9a: a clock releases fired and invalidated timers and all objects that they retain")
  func released() {
    Lifetimes.counting { lifetimes in
      let clock = ManualClock()
      func schedule(repeats: Bool) -> Timer {
        let life = Life()
        return Timer(interval: 1, repeats: repeats, on: clock) { _ in withExtendedLifetime(life) {} }
      }
      _ = schedule(repeats: false)
      let repeating = schedule(repeats: true)
      #expect(lifetimes.alive == 2)
      clock.advance(by: 1)
      #expect(lifetimes.alive == 1)
      repeating.invalidate()
      #expect(lifetimes.alive == 0)
    }
  }

  @Test("rule 27: the system clock fires timers when they are due, until it is stopped")
  func real() {
    let clock = SystemClock()
    let start = clock.now
    var fired: [Int] = []
    Timer(interval: 0.002, on: clock) { _ in fired.append(2) }
    Timer(interval: 0.001, repeats: true, on: clock) { timer in
      fired.append(1)
      if fired.count > 4 {
        timer.invalidate()
        clock.stop()
      }
    }
    clock.run()
    #expect(fired.first == 1)
    #expect(fired.contains(2))
    #expect(fired.count == 5)
    #expect(clock.now > start)
  }

  @Test("rule 27: the system clock runs while a condition is true")
  func whileCondition() {
    let clock = SystemClock()
    var count = 0
    Timer(interval: 0.001, repeats: true, on: clock) { _ in count += 1 }
    clock.run(while: { count < 3 })
    #expect(count >= 3)
    let stood = clock.now
    #expect(clock.now == stood, "the clock does not advance between two readings")
    clock.run(while: { false })
    #expect(clock.now == stood)
  }

  @Test("rule 27: a missed repeating timer fires once, and its next due date is in the future")
  func missed() {
    let clock = SystemClock()
    // Adding a power of two to the time does not round.
    let timer = Timer(interval: 1.0 / 1024, repeats: true, on: clock) { [unowned clock] _ in clock.stop() }
    // Takes longer than several intervals.
    let end = ContinuousClock.now + .milliseconds(5)
    while ContinuousClock.now < end {}
    clock.run()
    #expect(timer.fireTime > clock.now, "the clock does not advance between two readings")
  }
}
