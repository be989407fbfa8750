import Testing

@testable import SceneServices

@Suite struct CivilDateTests {
  @Test func consecutiveDaysHaveConsecutiveNumbers() {
    var expected = CivilDate(year: 1, month: 1, day: 1)
    var weekday = 1
    for days in WallTime.firstDay...WallTime.lastDay {
      let date = CivilDate(daysSince1970: days)
      guard date == expected, date.daysSince1970 == days, date.weekday == weekday else {
        Issue.record("\(days) is \(date), weekday \(date.weekday), and not \(expected), \(weekday)")
        return
      }
      weekday = (weekday + 1) % 7
      expected.day += 1
      if expected.day > expected.daysInMonth {
        expected.day = 1
        expected.month += 1
      }
      if expected.month > 12 {
        expected.month = 1
        expected.year += 1
      }
    }
    #expect(expected == CivilDate(year: 10_000, month: 1, day: 1))
  }

  @Test("Day numbers, month lengths, and leap days match known values")
  func knownDays() {
    #expect(CivilDate(daysSince1970: 0) == CivilDate(year: 1970, month: 1, day: 1))
    #expect(CivilDate(year: 2000, month: 3, day: 1).daysSince1970 == 11_017)
    #expect(CivilDate(year: 1900, month: 2, day: 1).daysInMonth == 28)
    #expect(CivilDate(year: 2000, month: 2, day: 1).daysInMonth == 29)
    #expect(
      CivilDate(year: 2024, month: 2, day: 29).with(year: 2023) == CivilDate(year: 2023, month: 2, day: 28))
  }

  @Test("Measures a time before 1970 from the start of its day")
  func timesBefore1970() {
    let time = WallTime(date: -1, offset: 0)
    #expect(time == WallTime(day: -1, second: 86_399) && time.secondsSince1970 == -1)
    #expect(WallTime(date: -0.5, offset: 1).second == 0)
  }
}
