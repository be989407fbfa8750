import SceneTesting
import SceneUI
import TestSupport
import Testing

@Suite(
  "Time zones of date pickers", .enabled(if: TimeZone(identifier: "Europe/Berlin") != nil, "needs tzdata"))
struct DatePickerTimeZoneTests {
  /// June 21, 2026, 12:30 UTC, a Sunday.
  private static let noon = 1_782_045_000.0

  private func play(_ body: (Stage, DatePicker) throws -> Void) throws {
    try onStage { stage in
      stage.context.calendarLocale = .german
      let picker = stage.add(DatePicker(frame: Rect(x: 0, y: 20, width: 320, height: 216)))
      picker.date = Self.noon
      try body(stage, picker)
    }
  }

  private func time(_ picker: DatePicker) -> [Int] { (1...2).map { picker.selectedRow(inComponent: $0) } }

  private func zone(_ identifier: String) throws -> TimeZone {
    try #require(TimeZone(identifier: identifier))
  }

  @Test func wheelsFollowTimeZoneOfContext() throws {
    try play { stage, picker in
      #expect(stage.context.timeZone == .gmt && time(picker) == [12, 30])
      stage.context.timeZone = try zone("Europe/Berlin")
      #expect(time(picker) == [14, 30])
      stage.context.timeZone = try zone("Asia/Tokyo")
      #expect(time(picker) == [21, 30] && picker.date == Self.noon)
      stage.context.timeZone = try zone("Pacific/Auckland")
      #expect(stage.harness.svg().contains(">Mo, 22. Juni<"))
    }
  }

  @Test func ownTimeZoneOverridesThatOfContext() throws {
    try play { stage, picker in
      picker.timeZone = try zone("Asia/Kathmandu")
      #expect(time(picker) == [18, 15])
      stage.context.timeZone = try zone("Europe/Berlin")
      #expect(time(picker) == [18, 15])
      picker.timeZone = nil
      #expect(time(picker) == [14, 30])
    }
  }

  @Test("A time that clocks skip moves forward, as do the wheels")
  func skippedTime() throws {
    try play { stage, picker in
      stage.context.timeZone = try zone("Europe/Berlin")
      picker.date = CalendarTime(year: 2026, month: 3, day: 29, hour: 1, minute: 30).date(
        in: stage.context.timeZone)
      let frame = picker.frameForRow(2, inComponent: 1)
      try stage.harness.tap(picker, at: frame.center)
      stage.harness.advance(seconds: 1)
      #expect(time(picker) == [3, 30])
      #expect(CalendarTime(date: picker.date, in: .gmt).hour == 1)
    }
  }

  @Test func sceneSetsTimeZone() throws {
    try onStage { stage in
      let picker: DatePicker = try stage.load(
        #"<datePicker locale="de" timeZone="America/New_York" date="1782045000"/>"#)
      #expect(picker.timeZone?.identifier == "America/New_York" && time(picker) == [8, 30])
    }
  }

  @Test("A scene with an unknown time zone is loaded, and the context reports the time zone")
  func unknownTimeZone() throws {
    try onStage { stage in
      var failures: [String] = []
      stage.context.failureHandler = { failures.append("\($0)") }
      stage.context.timeZone = try zone("Europe/Berlin")
      let picker: DatePicker = try stage.load(
        #"<datePicker locale="de" timeZone="Europe/Berln" date="1782045000"/>"#)
      #expect(time(picker) == [14, 30] && picker.timeZone == nil)
      #expect(failures == ["the time zone 'Europe/Berln' of a date picker does not exist on this system"])
    }
  }

  @Test func defaultIsSystemTimeZoneOnlyWithSystemClock() {
    #expect(SceneContext(clock: ManualClock()).timeZone == .gmt)
    #expect(SceneContext(clock: SystemClock()).timeZone == .current)
  }

  @Test func contextPostsChangesOfTimeZone() throws {
    try onStage { stage in
      var count = 0
      let token = stage.context.notifications.observe(.timeZoneDidChange) { _ in count += 1 }
      stage.context.timeZone = try zone("Europe/Berlin")
      stage.context.timeZone = try zone("Europe/Berlin")
      #expect(count == 1)
      token.cancel()
    }
  }
}
