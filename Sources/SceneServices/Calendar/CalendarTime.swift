import SceneValues

/// What calendar and clock on a wall show, by the Gregorian calendar, from the year 1 to 9999.
///
/// ```swift
/// var time = CalendarTime(date: context.clock.now, timeZoneOffset: 3600)
/// time.day += 1  // tomorrow, also on the last day of a month
/// time.hour = 7
/// let date = time.date(timeZoneOffset: 3600)
/// ```
public struct CalendarTime: Hashable, Sendable {
  /// From 1 to 9999; a date before or after takes the first or the last.
  public var year: Int
  /// From 1 for January. Less or more are months of the years before or after.
  public var month: Int
  /// From 1. Less or more are days of the months before or after.
  public var day: Int
  /// From 0 to 23. Less or more are hours of the days before or after.
  public var hour: Int
  /// From 0 to 59. Less or more are minutes of the hours before or after.
  public var minute: Int
  /// From 0 to 59. Less or more are seconds of the minutes before or after.
  public var second: Int

  /// A time on a day; midnight where nothing is said of it.
  public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
    (self.year, self.month, self.day) = (year, month, day)
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }

  /// What the wall shows at a date.
  ///
  /// - Parameters:
  ///   - date: in seconds since 1970; parts of a second are left out.
  ///   - offset: how far the clocks of the place are ahead of UTC, in seconds.
  public init(date: Double, timeZoneOffset offset: Int = 0) {
    let wall = WallTime(date: date, offset: offset)
    let day = wall.civil
    self.init(
      year: day.year, month: day.month, day: day.day, hour: wall.hour, minute: wall.minute,
      second: wall.second % 60)
  }

  /// When the wall shows this.
  ///
  /// - Parameter offset: how far the clocks of the place are ahead of UTC, in seconds.
  /// - Returns: seconds since 1970.
  public func date(timeZoneOffset offset: Int = 0) -> Double {
    // In numbers that cannot be too large: whatever a program has put in.
    let (months, monthInYear) = Self.divided(Self.bounded(month) - 1, by: 12)
    let first = CivilDate(
      year: min(max(Self.bounded(year) + months, 1), 9999), month: monthInYear + 1, day: 1)
    let days = first.daysSince1970 + Self.bounded(day) - 1
    let seconds = Self.bounded(hour) * 3600 + Self.bounded(minute) * 60 + Self.bounded(second)
    let (more, secondInDay) = Self.divided(seconds, by: 86_400)
    let bounded = min(max(days + more, WallTime.firstDay), WallTime.lastDay)
    return WallTime(day: bounded, second: secondInDay).date(offset: Self.bounded(offset))
  }

  /// The day of the week, from 0 for Sunday.
  public var weekday: Int {
    CivilDate(daysSince1970: WallTime(date: date(), offset: 0).day).weekday
  }

  private static func bounded(_ number: Int) -> Int { min(max(number, -1_000_000_000), 1_000_000_000) }

  private static func divided(_ number: Int, by divisor: Int) -> (quotient: Int, remainder: Int) {
    let remainder = (number % divisor + divisor) % divisor
    return ((number - remainder) / divisor, remainder)
  }
}
