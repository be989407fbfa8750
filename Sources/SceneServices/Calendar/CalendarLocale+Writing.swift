import SceneValues

extension CalendarLocale {
  /// Returns a date in long form, including its year, such as `June 21, 2026` or `21. Juni 2026`.
  ///
  /// ```swift
  /// label.text = context.calendarLocale.text(ofDay: picker.date)
  /// ```
  ///
  /// - Parameters:
  ///   - date: The date in seconds since 1970. It is limited to the years 1 to 9999.
  ///   - timeZoneOffset: The offset of local time from UTC, in seconds.
  /// - Returns: The day, month, and year in the locale's order.
  public func text(ofDay date: Double, timeZoneOffset: Int = 0) -> String {
    let day = WallTime(date: date, offset: timeZoneOffset).civil
    let usual =
      switch dateOrder {
      case .dayMonthYear: "{day} {month} {year}"
      case .monthDayYear: "{month} {day}, {year}"
      case .yearMonthDay: "{year}{month}{day}"
      }
    return Self.filled(
      fullDayPattern ?? usual,
      [
        "day": written(day.day) + daySuffix, "month": monthNames[day.month - 1],
        "year": written(day.year) + yearSuffix,
      ])
  }

  package func written(_ number: Int, digits: Int = 1) -> String {
    let western = "\(number)"
    let zeros = String(repeating: "0", count: max(0, digits - western.utf8.count))
    return NumberingSystem(locale: identifier).written(zeros + western)
  }
}
