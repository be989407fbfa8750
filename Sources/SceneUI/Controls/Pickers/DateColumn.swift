import SceneServices

/// A wheel of a date picker. It defines the rows, the row for a time, and the time that results from choosing a row.
enum DateColumn: Hashable {
  /// A combined wheel for the weekday, month, and day.
  case day
  case month, dayOfMonth, year
  case hour
  /// The hour in 12-hour format and the AM or PM marker, respectively.
  case halfDayHour, halfDay
  case minute
  case hours, minutes

  var width: Double {
    switch self {
    case .day: 140
    case .month: 130
    case .dayOfMonth, .hour, .halfDayHour, .minute: 56
    case .halfDay: 60
    case .year: 80
    case .hours, .minutes: 110
    }
  }

  /// Returns the number of rows, regardless of the picker's minimum and maximum dates.
  func numberOfRows(interval: Int) -> Int {
    switch self {
    case .day: WallTime.lastDay - WallTime.firstDay + 1
    case .month, .halfDayHour: 12
    case .dayOfMonth: 31
    case .year: 9999
    case .hour, .hours: 24
    case .halfDay: 2
    case .minute, .minutes: 60 / interval
    }
  }

  func title(ofRow row: Int, interval: Int, in locale: CalendarLocale) -> String {
    switch self {
    case .day: locale.title(of: CivilDate(daysSince1970: WallTime.firstDay + row))
    case .month: locale.monthNames[row]
    case .dayOfMonth: locale.written(row + 1) + locale.daySuffix
    case .year: locale.written(row + 1) + locale.yearSuffix
    case .hour: locale.written(row, digits: 2)
    case .halfDayHour: locale.written(row == 0 ? 12 : row)
    case .halfDay: row == 0 ? locale.amName : locale.pmName
    case .minute: locale.written(row * interval, digits: 2)
    case .hours: "\(locale.written(row)) \(row == 1 ? locale.hourUnit.one : locale.hourUnit.other)"
    case .minutes: "\(locale.written(row * interval)) \(locale.minuteUnit)"
    }
  }

  func row(of time: WallTime, interval: Int) -> Int {
    switch self {
    case .day: time.day - WallTime.firstDay
    case .month: time.civil.month - 1
    case .dayOfMonth: time.civil.day - 1
    case .year: time.civil.year - 1
    case .hour, .hours: time.hour
    case .halfDayHour: time.hour % 12
    case .halfDay: time.hour / 12
    case .minute, .minutes: time.minute / interval
    }
  }

  /// Returns the time that results from choosing a row. If the month lacks the chosen day, its last day is used.
  func choosing(row: Int, in time: WallTime, interval: Int) -> WallTime {
    var time = time
    // If the time was between two rows of the minute wheel, the row that was shown determines the minute.
    let minute = time.minute / interval * interval
    switch self {
    case .day: time.day = WallTime.firstDay + row
    case .month: time.civil = time.civil.with(month: row + 1)
    case .dayOfMonth: time.civil.day = min(row + 1, time.civil.daysInMonth)
    case .year: time.civil = time.civil.with(year: row + 1)
    case .hour, .hours: time.set(hour: row, minute: minute)
    case .halfDayHour: time.set(hour: time.hour / 12 * 12 + row, minute: minute)
    case .halfDay: time.set(hour: row * 12 + time.hour % 12, minute: minute)
    case .minute, .minutes: time.set(hour: time.hour, minute: row * interval)
    }
    return time
  }
}
