/// One wheel of a date picker: what its rows are, which one a time is on, and what choosing one makes of a time.
enum DateColumn {
  /// Weekday, month and day in one.
  case day
  case month, dayOfMonth, year
  case hour, minute
  /// Of a length of time.
  case hours, minutes

  /// In points.
  var width: Double {
    switch self {
    case .day: 140
    case .month: 130
    case .dayOfMonth, .hour, .minute: 56
    case .year: 80
    case .hours, .minutes: 110
    }
  }

  /// - Parameter interval: from one minute that can be chosen to the next.
  func numberOfRows(interval: Int) -> Int {
    switch self {
    case .day: WallTime.lastDay - WallTime.firstDay + 1
    case .month: 12
    case .dayOfMonth: 31
    case .year: 9999
    case .hour, .hours: 24
    case .minute, .minutes: 60 / interval
    }
  }

  func title(ofRow row: Int, interval: Int) -> String {
    switch self {
    case .day:
      let date = CivilDate(daysSince1970: WallTime.firstDay + row)
      let month = CivilDate.monthNames[date.month - 1].prefix(3)
      return "\(CivilDate.weekdayNames[date.weekday]) \(month) \(date.day)"
    case .month: return CivilDate.monthNames[row]
    case .dayOfMonth, .year: return "\(row + 1)"
    case .hour: return Self.twoDigits(row)
    case .minute: return Self.twoDigits(row * interval)
    case .hours: return row == 1 ? "1 hour" : "\(row) hours"
    case .minutes: return "\(row * interval) min"
    }
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  func row(of time: WallTime, interval: Int) -> Int {
    switch self {
    case .day: time.day - WallTime.firstDay
    case .month: time.civil.month - 1
    case .dayOfMonth: time.civil.day - 1
    case .year: time.civil.year - 1
    case .hour, .hours: time.hour
    case .minute, .minutes: time.minute / interval
    }
  }

  /// The time that is chosen with a row. A day that its month does not have becomes the last one that it has.
  func choosing(row: Int, in time: WallTime, interval: Int) -> WallTime {
    var time = time
    switch self {
    case .day: time.day = WallTime.firstDay + row
    case .month: time.civil = time.civil.with(month: row + 1)
    case .dayOfMonth: time.civil.day = min(row + 1, time.civil.daysInMonth)
    case .year: time.civil = time.civil.with(year: row + 1)
    // What the minute's wheel shows is what counts, also where the time lay between two of its rows.
    case .hour, .hours: time.set(hour: row, minute: time.minute / interval * interval)
    case .minute, .minutes: time.set(hour: time.hour, minute: row * interval)
    }
    return time
  }
}
