import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct DatePickerLocaleTests {
  /// 29 February 2024, 14:37:42 UTC, a Thursday.
  private static let leapDay = 1_709_217_462.0

  private func play(
    _ mode: DatePicker.Mode, _ locale: CalendarLocale, _ body: (Stage, DatePicker) throws -> Void
  ) throws {
    try onStage { stage in
      stage.context.calendarLocale = locale
      let picker = stage.add(DatePicker(frame: Rect(x: 0, y: 20, width: 320, height: 216)))
      picker.mode = mode
      picker.date = Self.leapDay
      try body(stage, picker)
    }
  }

  private func rows(_ picker: DatePicker) -> [Int] {
    (0..<5).map { picker.selectedRow(inComponent: $0) }.filter { $0 >= 0 }
  }

  private func tap(_ row: Int, of component: Int, in picker: DatePicker, on stage: Stage) throws {
    try stage.harness.tap(picker, at: picker.frameForRow(row, inComponent: component).center)
    stage.harness.advance(seconds: 1)
  }

  @Test(arguments: [
    (CalendarLocale.english, [1, 28, 2023], ["February", "29", "2024"], "Thu Feb 29", "PM"),
    (.britishEnglish, [28, 1, 2023], ["29", "February", "2024"], "Thu 29 Feb", "14"),
    (.german, [28, 1, 2023], ["29.", "Februar", "2024"], "Do, 29. Feb.", "14"),
    (.french, [28, 1, 2023], ["29", "février", "2024"], "jeu. 29 févr.", "14"),
    (.spanish, [28, 1, 2023], ["29", "febrero", "2024"], "jue, 29 feb", "14"),
    (.italian, [28, 1, 2023], ["29", "febbraio", "2024"], "gio 29 feb", "14"),
    (.japanese, [2023, 1, 28], ["2024年", "2月", "29日"], "2月29日(木)", "14"),
  ])
  func languageDeterminesOrderOfComponents(
    _ locale: CalendarLocale, _ selected: [Int], _ parts: [String], _ day: String, _ time: String
  ) throws {
    try play(.date, locale) { stage, picker in
      #expect(rows(picker) == selected)
      let svg = stage.harness.svg()
      for part in parts { #expect(svg.contains(">\(part)<"), "\(part)") }
      picker.mode = .dateAndTime
      let both = stage.harness.svg()
      #expect(both.contains(">\(day)<") && both.contains(">\(time)<"))
    }
  }

  @Test func showsAMAndPM() throws {
    try play(.time, .english) { stage, picker in
      #expect(rows(picker) == [2, 37, 1])
      try tap(0, of: 2, in: picker, on: stage)
      #expect(picker.date == Self.leapDay - 12 * 3600 - 42 && rows(picker) == [2, 37, 0])
      try tap(1, of: 0, in: picker, on: stage)
      try tap(0, of: 0, in: picker, on: stage)
      #expect(rows(picker) == [0, 37, 0] && stage.harness.svg().contains(">12<"), "half past midnight")
      #expect(Int(picker.date) % 86_400 == 37 * 60)
      try tap(1, of: 2, in: picker, on: stage)
      #expect(Int(picker.date) % 86_400 == 12 * 3600 + 37 * 60, "noon")
    }
  }

  @Test func appCanSetLocale() throws {
    var locale = CalendarLocale.japanese
    locale.usesTwelveHours = true
    locale.dayPattern = "{day} {era} {"
    try play(.dateAndTime, locale) { stage, picker in
      let svg = stage.harness.svg()
      #expect(rows(picker).dropFirst() == [1, 2, 37], "the AM/PM column is first")
      #expect(svg.contains(">午後<") && svg.contains(">29 {era} {<"))
      picker.locale = .german
      #expect(rows(picker).dropFirst() == [14, 37] && stage.harness.svg().contains(">Do, 29. Feb.<"))
      picker.locale = nil
      #expect(rows(picker).count == 4)
    }
  }

  @Test("Localizes the units of a countdown timer and never shows an empty duration")
  func durations() throws {
    try play(.countDownTimer, .german) { stage, picker in
      picker.countDownDuration = 3660
      #expect(stage.harness.svg().contains(">1 Std.<") && stage.harness.svg().contains(">1 Min.<"))
      try tap(0, of: 1, in: picker, on: stage)
      #expect(picker.countDownDuration == 3600)
      try tap(0, of: 0, in: picker, on: stage)
      #expect(
        picker.countDownDuration == 60 && rows(picker) == [0, 1], "a timer cannot have a duration of zero")
    }
  }

  @Test("Visible wheels use the preferred locale unless the app sets another locale")
  func preferredLocale() throws {
    try play(.date, .german) { stage, picker in
      stage.context.calendarLocaleOverride = nil
      #expect(stage.context.calendarLocale == .english && rows(picker) == [1, 28, 2023])
      stage.context.preferredLocales = ["de-AT", "en"]
      #expect(stage.context.calendarLocale == .german && rows(picker) == [28, 1, 2023])
      #expect(stage.harness.svg().contains(">Februar<"))
      stage.context.preferredLocales = ["en_GB"]
      #expect(stage.harness.svg().contains(">February<") && rows(picker) == [28, 1, 2023])
      stage.context.preferredLocales = ["tlh"]
      #expect(stage.context.calendarLocale == .english, "the names of this locale are unknown")
      stage.context.calendarLocale = .japanese
      #expect(
        rows(picker) == [2023, 1, 28] && stage.harness.svg().contains(">2024年<"),
        "the calendar locale was set explicitly")
      stage.context.preferredLocales = ["fr"]
      #expect(stage.context.calendarLocale == .japanese)
    }
  }

  @Test(
    "Formats dates with the month names of the language and the digits of the region",
    arguments: [
      ("ar-EG", "٢٩ فبراير ٢٠٢٤"), ("ar-AE", "29 فبراير 2024"), ("zh-TW", "2024年2月29日"),
      ("no", "29. februar 2024"), ("nn-NO", "29. februar 2024"),
      ("iw", "29 בפברואר 2024"), ("pt_PT", "29 de fevereiro de 2024"), ("sw", "February 29, 2024"),
    ])
  func regions(_ locale: String, _ text: String) {
    let context = SceneContext(clock: ManualClock())
    context.preferredLocales = [locale]
    #expect(context.calendarLocale.text(ofDay: Self.leapDay, in: .gmt) == text)
    #expect(context.calendarLocale.shortWeekdayNames[4] != "Thu" || locale == "sw")
  }

  @Test("The script or the region determines whether Chinese names are simplified or traditional")
  func chinese() {
    func weekday(_ locale: String) -> String {
      let context = SceneContext(clock: ManualClock())
      context.preferredLocales = [locale]
      return context.calendarLocale.shortWeekdayNames[0]
    }
    #expect(["zh", "zh-CN", "zh-Hans-HK", "zh_SG"].allSatisfy { weekday($0) == "周日" })
    #expect(["zh-TW", "zh-Hant", "zh-HK", "zh-Hant-CN"].allSatisfy { weekday($0) == "週日" })
  }

  @Test("Formats dates with the digits of the locale or of the numbering system that the locale specifies")
  func digits() throws {
    var persian = CalendarLocale.english
    (persian.identifier, persian.usesTwelveHours, persian.dateOrder) = ("fa", false, .dayMonthYear)
    #expect(persian.text(ofDay: Self.leapDay, in: .gmt) == "۲۹ February ۲۰۲۴")
    try play(.dateAndTime, persian) { stage, picker in
      let svg = stage.harness.svg()
      #expect(svg.contains(">Thu February ۲۹<") || svg.contains(">Thu Feb ۲۹<"))
      #expect(svg.contains(">۱۴<") && svg.contains(">۳۷<") && svg.contains(">۰۹<") == false)
      picker.mode = .countDownTimer
      picker.countDownDuration = 3660
      #expect(stage.harness.svg().contains(">۱ hour<"))
      picker.locale = nil
      stage.context.calendarLocaleOverride = nil
      stage.context.preferredLocales = ["de-u-nu-deva"]
      #expect(stage.context.calendarLocale.text(ofDay: Self.leapDay, in: .gmt) == "२९. Februar २०२४")
    }
  }

  @Test func sceneSetsLocale() throws {
    try onStage { stage in
      let picker: DatePicker = try stage.load(
        #"<datePicker frame="0 0 320 216" mode="date" date="1709217462" locale="en-GB"/>"#)
      #expect(picker.locale == .britishEnglish && rows(picker) == [28, 1, 2023])
    }
  }

  @Test("Ignores invalid date limits")
  func ignoresInvalidLimits() throws {
    try play(.time, .german) { stage, picker in
      picker.minimumDate = .nan
      picker.maximumDate = .infinity
      picker.date = Self.leapDay
      #expect(picker.date == Self.leapDay)
      try tap(15, of: 0, in: picker, on: stage)
      #expect(picker.date == Self.leapDay + 3600 - 42)
    }
  }

  @Test("In every locale, the wheels select the correct day")
  func everyLocale() throws {
    for name in CalendarLocale.Identifier.allCases {
      let locale = name.locale
      #expect(locale.identifier == name.rawValue)
      #expect(Set(locale.monthNames).count == 12 && Set(locale.shortWeekdayNames).count == 7)
      try play(.dateAndTime, locale) { stage, picker in
        let row = picker.selectedRow(inComponent: 0)
        try tap(row + 1, of: 0, in: picker, on: stage)
        try tap(row, of: 0, in: picker, on: stage)
        #expect(picker.date == Self.leapDay)
      }
    }
  }

  @Test("Formats a date in the long format of the locale")
  func spelling() {
    let texts: [CalendarLocale.Identifier: String] = [
      .english: "February 29, 2024", .britishEnglish: "29 February 2024", .german: "29. Februar 2024",
      .japanese: "2024年2月29日", .spanish: "29 de febrero de 2024", .arabic: "29 فبراير 2024",
      .danish: "29. februar 2024", .hebrew: "29 בפברואר 2024", .hungarian: "2024. február 29.",
      .korean: "2024년 2월 29일", .portuguese: "29 de fevereiro de 2024", .russian: "29 февраля 2024 г.",
      .simplifiedChinese: "2024年2月29日", .turkish: "29 Şubat 2024",
    ]
    for (name, text) in texts { #expect(name.locale.text(ofDay: Self.leapDay, in: .gmt) == text) }
    #expect(
      CalendarLocale.english.text(ofDay: 0, in: TimeZone(secondsFromGMT: -3600)!) == "December 31, 1969")
    #expect(
      CalendarLocale.english.text(ofDay: 86_399, in: TimeZone(secondsFromGMT: 3600)!) == "January 2, 1970")
    #expect(CalendarLocale.english.text(ofDay: -.infinity, in: .gmt) == "January 1, 1")
  }
}
