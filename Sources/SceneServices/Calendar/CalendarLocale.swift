/// A locale for dates and times, which contains names and the order of components.
///
/// Use a built-in locale, or create or modify one:
///
/// ```swift
/// var locale = CalendarLocale.english
/// locale.usesTwelveHours = false
/// context.calendarLocale = locale
/// ```
public struct CalendarLocale: Hashable, Sendable {
  /// The identifier, such as `en` or `en-GB`. The identifier determines the digits according to Unicode CLDR,
  /// including `fa`, `ar-EG` and `ar-u-nu-arab`.
  public var identifier: String
  /// The names of the 12 months, beginning with January.
  public var monthNames: [String]
  /// The short names of the 12 months, beginning with January, for dates with weekday and day.
  public var shortMonthNames: [String]
  /// The short names of the seven weekdays, beginning with Sunday.
  public var shortWeekdayNames: [String]
  /// The name for the hours before noon.
  public var amName: String
  /// The name for the hours from noon on.
  public var pmName: String
  /// Whether the locale uses a 12-hour clock.
  public var usesTwelveHours: Bool
  /// Whether AM or PM precedes the hour.
  public var startsWithHalfDay: Bool
  /// The order of day, month and year.
  public var dateOrder: DateOrder
  /// The format of a date without a year, with `{weekday}`, `{month}` (short) and `{day}`.
  public var dayPattern: String
  /// The long format of a date, with `{day}`, `{month}` (full) and `{year}`, where day and year include their
  /// suffixes. If nil, the order determines the format.
  public var fullDayPattern: String?
  /// The suffix of a day in dates without a weekday, such as `.` in German.
  public var daySuffix: String
  /// The suffix of a year, such as `年` in Japanese.
  public var yearSuffix: String
  /// The unit name for hours in durations.
  public var hourUnit: Unit
  /// The unit name for minutes in durations.
  public var minuteUnit: String

  /// The order of day, month and year in text and in the wheels of a date picker.
  public enum DateOrder: String, Hashable, Sendable, CaseIterable {
    /// The order in German, American and Japanese dates, respectively.
    case dayMonthYear, monthDayYear, yearMonthDay
  }

  /// The word that follows a number.
  public struct Unit: Hashable, Sendable {
    /// The form for the number 1.
    public var one: String
    /// The form for all other numbers, including 0.
    public var other: String

    /// Creates a unit from its two forms, without leading spaces.
    public init(one: String, other: String) { (self.one, self.other) = (one, other) }
  }

  /// Creates a locale from its names and formats.
  ///
  /// Passing a number of names other than 12, 12 and 7 is a programming error and terminates the app.
  ///
  /// - Parameters:
  ///   - identifier: A language tag, such as `pt-BR`. Date pickers in scenes support only the built-in
  ///     locales.
  ///   - monthNames: The 12 names, beginning with January.
  ///   - shortMonthNames: The 12 names, beginning with January.
  ///   - shortWeekdayNames: The seven names, beginning with Sunday.
  ///   - amName: The name for the hours before noon.
  ///   - pmName: The name for the hours from noon on.
  ///   - usesTwelveHours: Whether the locale uses a 12-hour clock.
  ///   - startsWithHalfDay: Whether AM or PM precedes the hour.
  ///   - dateOrder: The order of day, month and year.
  ///   - dayPattern: A format with `{weekday}`, `{month}` and `{day}`.
  ///   - fullDayPattern: A format with `{day}`, `{month}` and `{year}`.
  ///   - daySuffix: The suffix of a day.
  ///   - yearSuffix: The suffix of a year.
  ///   - hourUnit: The unit name for hours.
  ///   - minuteUnit: The unit name for minutes.
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
