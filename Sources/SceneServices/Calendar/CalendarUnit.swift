/// A unit of calendar time, for example of the interval between repeating events.
public enum CalendarUnit: String, Sendable, Hashable, CaseIterable {
  case minute, hour, day, week, month, year

  package var maxSeconds: Double {
    switch self {
    case .minute: 60
    case .hour: 3600
    case .day: 86_400
    case .week: 7 * 86_400
    case .month: 31 * 86_400
    case .year: 366 * 86_400
    }
  }
}

extension CalendarTime {
  /// Returns the time that is the given number of units later, or earlier if the number is negative.
  ///
  /// ```swift
  /// let january = CalendarTime(year: 2027, month: 1, day: 31, hour: 9)
  /// print(january.adding(1, .month).day)  // prints 28
  /// print(january.adding(2, .month).day)  // prints 31
  /// ```
  ///
  /// Adding months or years preserves the day of the month. If the resulting month is shorter, the result is its last
  /// day. The result is limited to the years 1 to 9999.
  public func adding(_ count: Int, _ unit: CalendarUnit) -> CalendarTime {
    let count = min(max(count, -1_000_000_000), 1_000_000_000)
    var time = normalized
    switch unit {
    case .minute: time.minute += count
    case .hour: time.hour += count
    case .day: time.day += count
    case .week: time.day += 7 * count
    case .month: time = time.onDay(ofMonth: time.month + count, time.year)
    case .year: time = time.onDay(ofMonth: time.month, time.year + count)
    }
    return time.normalized
  }

  private func onDay(ofMonth month: Int, _ year: Int) -> CalendarTime {
    let first = CalendarTime(year: year, month: month, day: 1).wallTime.civil
    return CalendarTime(
      year: first.year, month: first.month, day: min(day, first.daysInMonth), hour: hour, minute: minute,
      second: second)
  }
}
