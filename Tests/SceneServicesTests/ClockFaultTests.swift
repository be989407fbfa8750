import SceneServices
import Testing

@Suite struct ClockFaultTests {
  /// Both timers are due at the same moment.
  @Test func stoppedClockCallsNoTimers() {
    let clock = SystemClock()
    var calls: [Int] = []
    for number in 1...2 {
      Timer(interval: 0.001, on: clock) { [unowned clock] _ in
        calls.append(number)
        clock.stop()
      }
    }
    clock.run()
    #expect(calls == [1])
    clock.run()
    #expect(calls == [1, 2])
  }

  @Test("run(while:) checks its condition after every timer")
  func checksConditionAfterEveryTimer() {
    let clock = SystemClock()
    var calls = 0
    for _ in 0..<3 { Timer(interval: 0.001, on: clock) { _ in calls += 1 } }
    clock.run { calls < 2 }
    #expect(calls == 2)
  }

  @Test func rejectsInfiniteAndNaNTimerIntervals() async {
    await #expect(processExitsWith: .failure) { ManualClock().advance(by: .infinity) }
    await #expect(processExitsWith: .failure) { Timer(interval: .nan, on: ManualClock()) { _ in } }
  }
}
