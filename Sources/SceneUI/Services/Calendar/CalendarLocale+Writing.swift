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
    let month = monthNames[day.month - 1]
    return switch dateOrder {
    case .dayMonthYear: "\(day.day)\(daySuffix) \(month) \(day.year)\(yearSuffix)"
    case .monthDayYear: "\(month) \(day.day)\(daySuffix), \(day.year)\(yearSuffix)"
    case .yearMonthDay: "\(day.year)\(yearSuffix)\(month)\(day.day)\(daySuffix)"
    }
  }
}
