import SceneValues

extension CalendarLocale {
  func longText(of day: CivilDate) -> String {
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
