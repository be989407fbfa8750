extension CalendarLocale {
  /// Returns a date in long form, including its year, such as `June 21, 2026` or `21. Juni 2026`.
  ///
  /// ```swift
  /// label.text = context.calendarLocale.text(ofDay: picker.date, in: context.timeZone)
  /// ```
  ///
  /// The date is in seconds since 1970, and is limited to the years 1 to 9999.
  public func text(ofDay date: Double, in timeZone: TimeZone) -> String {
    longText(of: WallTime(date: date, in: timeZone).civil)
  }
}
