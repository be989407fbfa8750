extension CalendarTime {
  /// Creates the local time of a date, in seconds since 1970, in a time zone. Fractions of seconds are ignored.
  public init(date: Double, in timeZone: TimeZone) {
    self.init(WallTime(date: date, in: timeZone))
  }

  /// Returns the date of this local time, in seconds since 1970. If clocks skip the time, it moves forward by the length
  /// of the gap, so that 2:30 becomes 3:30. If the time occurs twice, the result is the first date.
  public func date(in timeZone: TimeZone) -> Double { wallTime.date(in: timeZone) }

  /// Returns the local time that is a number of units after a date, as `adding(_:_:)` does. Minutes and hours are lengths
  /// of time, so that they are not affected by changes of the offset.
  package static func date(_ count: Int, _ unit: CalendarUnit, after date: Double, in timeZone: TimeZone)
    -> Double
  {
    switch unit {
    case .minute, .hour: return date + Double(count) * unit.maxSeconds
    case .day, .week, .month, .year:
      let fraction = date - date.rounded(.down)
      return CalendarTime(date: date, in: timeZone).adding(count, unit).date(in: timeZone) + fraction
    }
  }
}

extension WallTime {
  package init(date: Double, in timeZone: TimeZone) {
    self.init(date: date, offset: timeZone.secondsFromGMT(for: date))
  }

  package func date(in timeZone: TimeZone) -> Double {
    Double(timeZone.rules.time(ofLocal: secondsSince1970))
  }
}
