import SceneValues

extension CalendarLocale {
  /// A day with its year, spelt out: `June 21, 2026`, `21. Juni 2026`.
  ///
  /// ```swift
  /// label.text = context.calendarLocale.text(ofDay: picker.date)
  /// ```
  ///
  /// - Parameters:
  ///   - date: seconds since 1970; taken to the nearest day from the year 1 to 9999.
  ///   - timeZoneOffset: how far the clocks of the place are ahead of UTC, in seconds.
  /// - Returns: the text, in the order and with the suffixes of this locale.
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

  /// A number with the digits of the locale, as many at least as are asked for.
  package func written(_ number: Int, digits: Int = 1) -> String {
    let western = "\(number)"
    let zeros = String(repeating: "0", count: max(0, digits - western.utf8.count))
    return NumberingSystem(locale: identifier).written(zeros + western)
  }
}
