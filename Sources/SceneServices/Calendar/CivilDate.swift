/// A day in the proleptic Gregorian calendar.
package struct CivilDate: Equatable {
  package var year: Int
  package var month: Int
  package var day: Int

  package init(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }

  // Years start in March, so that the leap day is the last day. All eras of 400 years have the same number of days.
  private static let daysInEra = 146_097
  /// The number of days from March 1 of year 0 to January 1, 1970.
  private static let epoch = 719_468

  package init(daysSince1970 days: Int) {
    let shifted = days + Self.epoch
    let era = (shifted >= 0 ? shifted : shifted - (Self.daysInEra - 1)) / Self.daysInEra
    let dayOfEra = shifted - era * Self.daysInEra
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    // Starting in March, the lengths of months repeat in cycles of 153 days: 31, 30, 31, 30, and 31 days.
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  package var daysSince1970: Int {
    let yearFromMarch = month <= 2 ? year - 1 : year
    let era = (yearFromMarch >= 0 ? yearFromMarch : yearFromMarch - 399) / 400
    let yearOfEra = yearFromMarch - era * 400
    let monthFromMarch = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * Self.daysInEra + dayOfEra - Self.epoch
  }

  var isLeapYear: Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  package var daysInMonth: Int {
    switch month {
    case 2: isLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  package func with(year: Int? = nil, month: Int? = nil) -> CivilDate {
    var date = CivilDate(year: year ?? self.year, month: month ?? self.month, day: day)
    date.day = min(day, date.daysInMonth)
    return date
  }

  /// The weekday, where 0 is Sunday.
  var weekday: Int {
    // January 1, 1970 was a Thursday.
    let shifted = (daysSince1970 + 4) % 7
    return shifted < 0 ? shifted + 7 : shifted
  }
}
