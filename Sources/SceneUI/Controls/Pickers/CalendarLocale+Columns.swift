import SceneServices

/// The wheels of a date picker in a locale, in order.
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
