import SceneServices
import Testing

@Suite struct CalendarTimeTests {
  @Test(
    "Conversion between times and calendar dates matches known values",
    arguments: [
      (0.0, CalendarTime(year: 1970, month: 1, day: 1), 4),
      (951_782_400, CalendarTime(year: 2000, month: 2, day: 29), 2),
      (1_700_000_000, CalendarTime(year: 2023, month: 11, day: 14, hour: 22, minute: 13, second: 20), 2),
      (-1, CalendarTime(year: 1969, month: 12, day: 31, hour: 23, minute: 59, second: 59), 3),
    ])
  func known(_ date: Double, _ time: CalendarTime, _ weekday: Int) {
    #expect(CalendarTime(date: date, in: .gmt) == time)
    #expect(time.date(in: .gmt) == date && time.weekday == weekday)
    let zone = TimeZone(secondsFromGMT: 5400)!
    let east = CalendarTime(date: date, in: zone)
    #expect(east.date(in: zone) == date && east.date(in: .gmt) == date + 5400)
  }

  @Test func normalizesOutOfRangeDateComponents() {
    func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Double {
      CalendarTime(year: year, month: month, day: day, hour: hour).date(in: .gmt)
    }
    #expect(date(2023, 12, 32) == date(2024, 1, 1))
    #expect(date(2024, 2, 30) == date(2024, 3, 1))
    #expect(date(2023, 14, 1) == date(2024, 2, 1))
    #expect(date(2024, 0, 1) == date(2023, 12, 1) && date(2024, -11, 1) == date(2023, 1, 1))
    #expect(date(2024, 1, 1, -1) == date(2023, 12, 31, 23))
  }

  @Test func addingMonthsKeepsDayOrUsesLastDayOfMonth() {
    let last = CalendarTime(year: 2024, month: 1, day: 31, hour: 9, minute: 30)
    #expect(last.adding(1, .month) == CalendarTime(year: 2024, month: 2, day: 29, hour: 9, minute: 30))
    #expect(last.adding(13, .month) == CalendarTime(year: 2025, month: 2, day: 28, hour: 9, minute: 30))
    #expect(last.adding(-2, .month) == CalendarTime(year: 2023, month: 11, day: 30, hour: 9, minute: 30))
    let leap = CalendarTime(year: 2024, month: 2, day: 29)
    #expect(leap.adding(1, .year) == CalendarTime(year: 2025, month: 2, day: 28))
    #expect(leap.adding(4, .year) == CalendarTime(year: 2028, month: 2, day: 29))
    #expect(leap.adding(1, .week) == CalendarTime(year: 2024, month: 3, day: 7))
    #expect(leap.adding(-1, .minute) == CalendarTime(year: 2024, month: 2, day: 28, hour: 23, minute: 59))
    #expect(leap.adding(25, .hour) == CalendarTime(year: 2024, month: 3, day: 1, hour: 1))
    for count in [Int.min, Int.max] {
      for unit in CalendarUnit.allCases { #expect((1...9999).contains(leap.adding(count, unit).year)) }
    }
  }

  @Test("Extreme date components produce finite times")
  func supportsExtremeDates() {
    for number in [Int.min, Int.max] {
      let time = CalendarTime(
        year: number, month: number, day: number, hour: number, minute: number, second: number)
      #expect(time.date(in: .gmt).isFinite && (0..<7).contains(time.weekday))
      for unit in CalendarUnit.allCases { #expect((1...9999).contains(time.adding(1, unit).year)) }
    }
    #expect(
      CalendarTime(date: .infinity, in: .gmt).year == 9999
        && CalendarTime(date: -.infinity, in: .gmt).year == 1)
  }
}
