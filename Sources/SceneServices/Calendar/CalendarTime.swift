import SceneValues

/// A date and time in the Gregorian calendar. The year is from 1 to 9999.
///
/// ```swift
/// var time = CalendarTime(date: context.clock.now, in: context.timeZone)
/// time.day += 1  // tomorrow, even on the last day of a month
/// (time.hour, time.minute, time.second) = (7, 0, 0)
/// let date = time.date(in: context.timeZone)
/// ```
public struct CalendarTime: Hashable, Sendable {
  /// The year, limited to values from 1 to 9999.
  public var year: Int
  /// The month, starting at 1. Values outside the range 1 to 12 refer to months in other years.
  public var month: Int
  /// The day of the month, starting at 1. Values outside the month refer to days in other months.
  public var day: Int
  /// The hour, from 0 to 23. Other values refer to hours on other days.
  public var hour: Int
  /// The minute, from 0 to 59. Other values refer to minutes in other hours.
  public var minute: Int
  /// The second, from 0 to 59. Other values refer to seconds in other minutes.
  public var second: Int

  /// Creates a time on a given day. The default is midnight.
  public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }

  init(_ time: WallTime) {
    let day = time.civil
    self.init(
      year: day.year, month: day.month, day: day.day, hour: time.hour, minute: time.minute,
      second: time.second % 60)
  }

  var wallTime: WallTime {
    // Limiting the values prevents overflow.
    let (months, monthInYear) = Self.divided(Self.bounded(month) - 1, by: 12)
    let first = CivilDate(
      year: min(max(Self.bounded(year) + months, 1), 9999), month: monthInYear + 1, day: 1)
    let days = first.daysSince1970 + Self.bounded(day) - 1
    let seconds = Self.bounded(hour) * 3600 + Self.bounded(minute) * 60 + Self.bounded(second)
    let (more, secondInDay) = Self.divided(seconds, by: 86_400)
    return WallTime(day: min(max(days + more, WallTime.firstDay), WallTime.lastDay), second: secondInDay)
  }

  var normalized: CalendarTime { CalendarTime(wallTime) }

  /// The day of the week, where 0 is Sunday.
  public var weekday: Int { wallTime.civil.weekday }

  private static func bounded(_ number: Int) -> Int { min(max(number, -1_000_000_000), 1_000_000_000) }

  private static func divided(_ number: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
    let remainder = (number % divisor + divisor) % divisor
    return ((number - remainder) / divisor, remainder)
  }
}
