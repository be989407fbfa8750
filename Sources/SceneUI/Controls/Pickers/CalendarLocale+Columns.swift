import SceneServices

/// The order of a date picker's wheels in a locale.
extension CalendarLocale {
  var dateColumns: [DateColumn] {
    switch dateOrder {
    case .dayMonthYear: [.dayOfMonth, .month, .year]
    case .monthDayYear: [.month, .dayOfMonth, .year]
    case .yearMonthDay: [.year, .month, .dayOfMonth]
    }
  }

  var timeColumns: [DateColumn] {
    guard usesTwelveHours else { return [.hour, .minute] }
    return startsWithHalfDay ? [.halfDay, .halfDayHour, .minute] : [.halfDayHour, .minute, .halfDay]
  }
}
