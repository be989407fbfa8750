/// A locale for dates and times, which specifies the names and the order of their components. Use a built-in locale,
/// modify one, or create your own:
///
/// ```swift
/// var locale = CalendarLocale.english
/// locale.usesTwelveHours = false
/// context.calendarLocale = locale
/// ```
public struct CalendarLocale: Hashable, Sendable {
  /// The identifier, such as `en` or `en-GB`. It also determines the digits, as specified by Unicode CLDR, for example
  /// for `fa`, `ar-EG`, and `ar-u-nu-arab`.
  public var identifier: String
  /// The names of the 12 months, beginning with January.
  public var monthNames: [String]
  /// The short names of the 12 months, beginning with January. Dates with a weekday use these names.
  public var shortMonthNames: [String]
  /// The short names of the seven weekdays, beginning with Sunday.
  public var shortWeekdayNames: [String]
  /// The word for AM.
  public var amName: String
  /// The word for PM.
  public var pmName: String
  /// Whether the locale uses a 12-hour clock.
  public var usesTwelveHours: Bool
  /// Whether the word for AM or PM precedes the hour.
  public var startsWithHalfDay: Bool
  /// The order of the day, month, and year.
  public var dateOrder: DateOrder
  /// The format of a date without a year. It contains `{weekday}`, `{month}` (the short name), and `{day}`.
  public var dayPattern: String
  /// The format of a date with a year, or nil if `dateOrder` determines the format. It contains `{day}`, `{month}` (the
  /// full name), and `{year}`. The day and year include their suffixes.
  public var fullDayPattern: String?
  /// The suffix that follows the day in dates without a weekday, such as `.` in German.
  public var daySuffix: String
  /// The suffix that follows the year, such as `年` in Japanese.
  public var yearSuffix: String
  /// The name of the hour unit in durations.
  public var hourUnit: Unit
  /// The name of the minute unit in durations.
  public var minuteUnit: String

  /// The order of the day, month, and year in text and in a date picker's wheels.
  public enum DateOrder: String, Hashable, Sendable, CaseIterable {
    /// The orders that are used in Germany, the United States, and Japan, respectively.
    case dayMonthYear, monthDayYear, yearMonthDay
  }

  /// The name of a unit, which follows a number.
  public struct Unit: Hashable, Sendable {
    /// The form for the number 1.
    public var one: String
    /// The form for all other numbers, including 0.
    public var other: String

    /// Creates a unit from its two forms. The forms must not have leading spaces.
    public init(one: String, other: String) { (self.one, self.other) = (one, other) }
  }

  /// Creates a locale from the values of its properties. The arrays must contain 12, 12, and 7 names; otherwise, the app
  /// terminates. Date pickers in scenes support only built-in locales.
  public init(
    identifier: String, monthNames: [String], shortMonthNames: [String], shortWeekdayNames: [String],
    amName: String = "AM", pmName: String = "PM", usesTwelveHours: Bool = false,
    startsWithHalfDay: Bool = false, dateOrder: DateOrder = .dayMonthYear, dayPattern: String,
    fullDayPattern: String? = nil, daySuffix: String = "", yearSuffix: String = "", hourUnit: Unit,
    minuteUnit: String = "min"
  ) {
    precondition(
      monthNames.count == 12 && shortMonthNames.count == 12 && shortWeekdayNames.count == 7,
      "a locale needs twelve month names, twelve short month names, and seven weekday names")
    self.identifier = identifier
    self.monthNames = monthNames
    self.shortMonthNames = shortMonthNames
    self.shortWeekdayNames = shortWeekdayNames
    self.amName = amName
    self.pmName = pmName
    self.usesTwelveHours = usesTwelveHours
    self.startsWithHalfDay = startsWithHalfDay
    self.dateOrder = dateOrder
    self.dayPattern = dayPattern
    self.fullDayPattern = fullDayPattern
    self.daySuffix = daySuffix
    self.yearSuffix = yearSuffix
    self.hourUnit = hourUnit
    self.minuteUnit = minuteUnit
  }

  package func title(of date: CivilDate) -> String {
    Self.filled(
      dayPattern,
      [
        "weekday": shortWeekdayNames[date.weekday], "month": shortMonthNames[date.month - 1],
        "day": written(date.day),
      ])
  }

  static func filled(_ pattern: String, _ values: [String: String]) -> String {
    var text = ""
    var rest = pattern[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: start)..<end])
      text += rest[..<start] + (values[name] ?? "{\(name)}")
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }
}
