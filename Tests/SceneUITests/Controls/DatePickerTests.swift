import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct DatePickerTests {
  /// 29 February 2024, 10:37:42 UTC, a Thursday.
  private static let leapDay = 1_709_203_062.0
  private static let day = 86_400.0

  private func play(
    _ mode: DatePicker.Mode, _ body: (Stage, DatePicker, Recorder) throws -> Void
  ) throws {
    try onStage { stage in
      stage.context.calendarLocale.usesTwelveHours = false
      let picker = stage.add(DatePicker(frame: Rect(x: 0, y: 20, width: 320, height: 216)))
      picker.mode = mode
      picker.date = Self.leapDay
      let recorder = Recorder()
      picker.addTarget(recorder, for: .valueChanged) { (recorder, picker: DatePicker) in
        recorder.log.append("\(Int(picker.date))")
      }
      try body(stage, picker, recorder)
    }
  }

  private func rows(_ picker: DatePicker) -> [Int] {
    (0..<4).map { picker.selectedRow(inComponent: $0) }.filter { $0 >= 0 }
  }

  private func tap(_ row: Int, of component: Int, in picker: DatePicker, on stage: Stage) throws {
    let frame = picker.frameForRow(row, inComponent: component)
    #expect(!frame.isEmpty, "row \(row) does not show")
    try stage.harness.tap(picker, at: frame.center)
    stage.harness.advance(seconds: 1)
  }

  @Test func turningWheelsSelectsTime() throws {
    try play(.time) { stage, picker, recorder in
      #expect(rows(picker) == [10, 37])
      try tap(11, of: 0, in: picker, on: stage)
      #expect(picker.date == Self.leapDay + 3600 - 42, "whole minutes are picked")
      try tap(35, of: 1, in: picker, on: stage)
      #expect(picker.date == Self.leapDay + 3600 - 42 - 120 && recorder.log.count == 2)
      let shown = stage.harness.svg()
      #expect(shown.contains(">11<") && shown.contains(">35<") && shown.contains(">09<"))
    }
  }

  @Test func twoWheelsCanTurnSimultaneously() throws {
    try play(.time) { stage, picker, recorder in
      for (row, component) in [(11, 0), (39, 1)] {
        let point = picker.frameForRow(row, inComponent: component).center
        stage.harness.up(try stage.harness.touchDown(in: picker, at: point))
        stage.harness.advance(seconds: 0.1)
      }
      stage.harness.advance(seconds: 1)
      #expect(rows(picker) == [11, 39] && recorder.log.count == 2)
      // A touch holds the day wheel while the new month lacks the selected day.
      picker.mode = .date
      picker.date = 1_706_659_200
      #expect(rows(picker) == [0, 30, 2023])
      let touch = try stage.harness.touchDown(in: picker, at: picker.frameForRow(30, inComponent: 1).center)
      stage.harness.up(
        try stage.harness.touchDown(in: picker, at: picker.frameForRow(1, inComponent: 0).center))
      stage.harness.advance(seconds: 1)
      stage.harness.up(touch)
      stage.harness.advance(seconds: 1)
      #expect(rows(picker) == [1, 28, 2023])
    }
  }

  @Test func invalidDayBecomesLastDayOfMonth() throws {
    try play(.date) { stage, picker, recorder in
      #expect(rows(picker) == [1, 28, 2023])
      try tap(2024, of: 2, in: picker, on: stage)
      #expect(rows(picker) == [1, 27, 2024], "2025 is not a leap year")
      #expect(picker.date == Self.leapDay + 365 * Self.day, "the time of day stays")
      try tap(29, of: 1, in: picker, on: stage)
      #expect(rows(picker) == [1, 27, 2024] && recorder.log.count == 1, "February 30 does not exist")
      try tap(2, of: 0, in: picker, on: stage)
      #expect(rows(picker) == [2, 27, 2024] && recorder.log.count == 2)
      #expect(stage.harness.svg().contains(">March<"))
    }
  }

  @Test("One wheel selects the day if a picker shows both date and time")
  func picksDayAndTimeTogether() throws {
    try play(.dateAndTime) { stage, picker, _ in
      #expect(stage.harness.svg().contains(">Thu Feb 29<"))
      let row = picker.selectedRow(inComponent: 0)
      try tap(row + 1, of: 0, in: picker, on: stage)
      #expect(picker.date == Self.leapDay + Self.day)
      #expect(stage.harness.svg().contains(">Fri Mar 1<"))
      try stage.harness.drag(
        picker, from: Point(x: 100, y: 108), to: Point(x: 100, y: 172), seconds: 2)
      stage.harness.advance(seconds: 1)
      #expect(picker.selectedRow(inComponent: 0) < row + 1)
    }
  }

  @Test("A countdown timer selects a duration and does not change the date")
  func countdownTimerIgnoresDate() throws {
    try play(.countDownTimer) { stage, picker, recorder in
      picker.countDownDuration = 3900
      #expect(rows(picker) == [1, 5])
      try tap(2, of: 0, in: picker, on: stage)
      #expect(picker.countDownDuration == 7500 && picker.date == Self.leapDay)
      #expect(recorder.log.count == 1 && stage.harness.svg().contains(">2 hours<"))
      picker.countDownDuration = 1e9
      #expect(rows(picker) == [23, 59])
    }
  }

  @Test func wheelsReturnToNearestDateWithinLimits() throws {
    try play(.time) { stage, picker, recorder in
      picker.minimumDate = Self.leapDay - 600
      picker.maximumDate = Self.leapDay + 600
      try tap(12, of: 0, in: picker, on: stage)
      #expect(picker.date == Self.leapDay + 600 && rows(picker) == [10, 47])
      try tap(11, of: 0, in: picker, on: stage)
      #expect(rows(picker) == [10, 47] && recorder.log.count == 1, "the row is already selected")
      picker.date = 0
      #expect(picker.date == Self.leapDay - 600)
      picker.minimumDate = Self.leapDay + 1200
      picker.date = 5
      #expect(picker.date == 5, "limits that exclude every date are ignored")
    }
  }

  @Test func supportsMinuteInterval() throws {
    try play(.time) { stage, picker, _ in
      picker.minuteInterval = 15
      #expect(rows(picker) == [10, 2] && picker.date == Self.leapDay)
      #expect(stage.harness.svg().contains(">45<"))
      try tap(11, of: 0, in: picker, on: stage)
      #expect(picker.date == Self.leapDay + 3600 - 42 - 420)
      try tap(3, of: 1, in: picker, on: stage)
      #expect(picker.date == Self.leapDay + 3600 - 42 + 480)
      picker.minuteInterval = 7
      #expect(picker.minuteInterval == 1 && rows(picker) == [11, 45])
    }
  }

  @Test func showsTimeInOtherTimeZones() throws {
    try play(.dateAndTime) { stage, picker, _ in
      picker.timeZone = TimeZone(secondsFromGMT: 14 * 3600)
      #expect(stage.harness.svg().contains(">Fri Mar 1<") && picker.selectedRow(inComponent: 1) == 0)
      picker.timeZone = TimeZone(secondsFromGMT: -11 * 3600)
      #expect(stage.harness.svg().contains(">Wed Feb 28<") && picker.selectedRow(inComponent: 1) == 23)
      try tap(22, of: 1, in: picker, on: stage)
      #expect(picker.date == Self.leapDay - 3600 - 42)
    }
  }

  @Test func disabledPickerDoesNotTurn() throws {
    try play(.time) { stage, picker, recorder in
      picker.isEnabled = false
      let frame = picker.frameForRow(11, inComponent: 0)
      try stage.harness.tap(picker, at: frame.center)
      stage.harness.advance(seconds: 1)
      #expect(rows(picker) == [10, 37] && recorder.log == [])
    }
  }

  @Test func defaultsToDateOfTheClock() throws {
    try onStage { stage in
      stage.clock.advance(by: 7200)
      let picker = stage.add(DatePicker())
      stage.clock.advance(by: 7200)
      #expect(picker.date == 7200)
      picker.date = .infinity
      #expect(picker.date == 7200)
    }
  }

  @Test("Shows an extreme date as the first or last day that the wheels contain")
  func keepsExtremeDates() throws {
    try play(.date) { _, picker, _ in
      picker.date = 1e15
      #expect(rows(picker) == [11, 30, 9998])
      picker.date = -1e15
      #expect(rows(picker) == [0, 0, 0])
    }
  }

  @Test func sceneConfiguresDatePicker() throws {
    try onStage { stage in
      let picker: DatePicker = try stage.load(
        """
        <datePicker frame="0 0 320 216" date="1709203062" mode="date" minuteInterval="5"
          maximumDate="1709200000" timeZone="GMT+0100" enabled="false"/>
        """)
      #expect(picker.date == 1_709_200_000 && picker.mode == .date && picker.minuteInterval == 5)
      #expect(
        rows(picker) == [1, 28, 2023] && picker.timeZone?.secondsFromGMT(for: 0) == 3600 && !picker.isEnabled)
    }
  }

  @Test func datePickerCanBeReleasedWhileWheelsTurn() throws {
    try play(.date) { stage, picker, _ in
      picker.setDate(0, animated: true)
      #expect(stage.clock.nextDueTime != nil)
    }
  }
}
