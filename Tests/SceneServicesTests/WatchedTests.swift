import SceneServices
import Testing

/// Tests that observers of single properties receive each change immediately.
@Suite struct WatchedTests {
  private final class Thermometer {
    @Watched var degrees = 20
    /// A property without observers.
    @Watched var place: String?
  }

  private final class Log {
    var lines: [String] = []
    func note(_ name: String, _ change: ValueChange<Int>) {
      let text = { (value: Int?) in value.map(String.init) ?? "nil" }
      lines.append("\(name): \(text(change.old)) to \(text(change.new))\(change.isPrior ? ", soon" : "")")
    }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  @Test func reportsEachChangeWithOldAndNewValue() {
    let (thermometer, log) = (Thermometer(), Log())
    let token = thermometer.$degrees.observe { log.note("one", $0) }
    #expect(log.take() == [])
    thermometer.degrees = 21
    #expect(log.take() == ["one: 20 to 21"], "before the next line runs")
    thermometer.degrees += 1
    thermometer.degrees = 22
    #expect(log.take() == ["one: 21 to 22", "one: 22 to 22"], "setting an equal value is also a change")
    token.cancel()
    thermometer.degrees = 23
    #expect(log.take() == [])
    thermometer.place = "roof"
    #expect(thermometer.place == "roof")
  }

  @Test("Notifies an observer at registration and before each change if requested")
  func supportsInitialAndPriorNotifications() {
    let (thermometer, log) = (Thermometer(), Log())
    var seen: [Int] = []
    let tokens = [
      thermometer.$degrees.observe([.initial, .prior]) {
        log.note("both", $0)
        seen.append(thermometer.degrees)
      },
      thermometer.$degrees.observe(.initial) { log.note("initial", $0) },
    ]
    #expect(log.take() == ["both: nil to 20", "initial: nil to 20"])
    thermometer.degrees = 21
    #expect(log.take() == ["both: 20 to nil, soon", "both: 20 to 21", "initial: 20 to 21"])
    #expect(seen == [20, 20, 21], "before a change, the property has the old value")
    for token in tokens { token.cancel() }
  }

  @Test("Reports nil as the old or new value of an optional property")
  func reportsNilAsAValue() {
    let thermometer = Thermometer()
    var changes: [(old: String??, new: String??, isPrior: Bool)] = []
    let token = thermometer.$place.observe(.prior) { changes.append(($0.old, $0.new, $0.isPrior)) }
    thermometer.place = "roof"
    thermometer.place = nil
    #expect(changes.map(\.isPrior) == [true, false, true, false])
    #expect(changes[1].old == .some(nil) && changes[1].new == "roof")
    #expect(changes[3].old == "roof" && changes[3].new == .some(nil))
    token.cancel()
  }

  @Test("Observers can be added and removed during a notification")
  func observersCanChangeDuringNotification() {
    let (thermometer, log) = (Thermometer(), Log())
    var tokens: [ObservationToken] = []
    tokens.append(
      thermometer.$degrees.observe {
        log.note("one", $0)
        if thermometer.degrees == 21 {
          tokens[1].cancel()
          tokens.append(thermometer.$degrees.observe { log.note("late", $0) })
        }
      })
    tokens.append(thermometer.$degrees.observe { log.note("ended", $0) })
    tokens.append(
      thermometer.$degrees.observe {
        log.note("bounded", $0)
        if thermometer.degrees > 30 { thermometer.degrees = 30 }
      })
    thermometer.degrees = 21
    #expect(log.take() == ["one: 20 to 21", "bounded: 20 to 21"])
    thermometer.degrees = 31
    #expect(
      log.take() == [
        "one: 21 to 31", "bounded: 21 to 31", "one: 31 to 30", "bounded: 31 to 30", "late: 31 to 30",
        "late: 21 to 31",
      ])
    #expect(thermometer.degrees == 30)
  }

  @Test func releasingTokenRemovesObserver() {
    let (thermometer, log) = (Thermometer(), Log())
    do {
      let token = thermometer.$degrees.observe { log.note("one", $0) }
      withExtendedLifetime(token) { thermometer.degrees = 21 }
    }
    thermometer.degrees = 22
    #expect(log.take() == ["one: 20 to 21"])
  }
}
