/// How dates and times are written somewhere: names, and the order in which they stand.
///
/// Some are built in. For another, make one, or change one:
///
/// ```swift
/// var locale = CalendarLocale.english
/// locale.usesTwelveHours = false
/// context.calendarLocale = locale
/// ```
public struct CalendarLocale: Hashable, Sendable {
  /// `en`, `en-GB`. The digits of dates are those that Unicode's CLDR gives the locale of this name, or those that it asks
  /// for: `fa`, `ar-EG`, `ar-u-nu-arab`.
  public var identifier: String
  /// Twelve, from January.
  public var monthNames: [String]
  /// As short as they stand beside a weekday and a day: twelve, from January.
  public var shortMonthNames: [String]
  /// Seven, from Sunday.
  public var shortWeekdayNames: [String]
  /// What the hours before noon are called.
  public var amName: String
  /// What the hours from noon on are called.
  public var pmName: String
  /// Whether hours are counted to twelve, twice a day.
  public var usesTwelveHours: Bool
  /// Whether the half of the day stands before the hour.
  public var startsWithHalfDay: Bool
  /// In which order day, month and year stand.
  public var dateOrder: DateOrder
  /// A day of any month, with `{weekday}`, `{month}` (short) and `{day}` in it.
  public var dayPattern: String
  /// A day with its year, spelt out, with `{day}`, `{month}` (in full) and `{year}` in it, which have their suffixes; nil for
  /// what is usual for the order.
  public var fullDayPattern: String?
  /// What follows the number of a day where no weekday stands beside it: `.` in German.
  public var daySuffix: String
  /// What follows the number of a year: `年` in Japanese.
  public var yearSuffix: String
  /// What follows a number of hours, in lengths of time.
  public var hourUnit: Unit
  /// What follows a number of minutes, in lengths of time.
  public var minuteUnit: String

  /// The order of day, month and year, as text and as the wheels of a date picker.
  public enum DateOrder: String, Hashable, Sendable, CaseIterable {
    /// The orders of a German, an American and a Japanese date.
    case dayMonthYear, monthDayYear, yearMonthDay
  }

  /// The word that follows a number.
  public struct Unit: Hashable, Sendable {
    /// After 1.
    public var one: String
    /// After every other number, 0 included.
    public var other: String

    /// Makes a unit from its two forms, without a space before them.
    public init(one: String, other: String) { (self.one, self.other) = (one, other) }
  }

  /// Makes a locale from its names and orders.
  ///
  /// Another number of names than twelve, twelve and seven is a mistake in the program, and stops it.
  ///
  /// - Parameters:
  ///   - identifier: a language tag, such as `pt-BR`. Date pickers of scenes know the built-in ones only.
  ///   - monthNames: twelve, from January.
  ///   - shortMonthNames: twelve, from January.
  ///   - shortWeekdayNames: seven, from Sunday.
  ///   - amName: what the hours before noon are called.
  ///   - pmName: what the hours from noon on are called.
  ///   - usesTwelveHours: whether hours are counted to twelve, twice a day.
  ///   - startsWithHalfDay: whether the half of the day stands before the hour.
  ///   - dateOrder: the order of day, month and year.
  ///   - dayPattern: with `{weekday}`, `{month}` and `{day}` in it.
  ///   - fullDayPattern: with `{day}`, `{month}` and `{year}` in it.
  ///   - daySuffix: follows the number of a day.
  ///   - yearSuffix: follows the number of a year.
  ///   - hourUnit: follows a number of hours.
  ///   - minuteUnit: follows a number of minutes.
  public init(
    identifier: String, monthNames: [String], shortMonthNames: [String], shortWeekdayNames: [String],
    amName: String = "AM", pmName: String = "PM", usesTwelveHours: Bool = false,
    startsWithHalfDay: Bool = false, dateOrder: DateOrder = .dayMonthYear, dayPattern: String,
    fullDayPattern: String? = nil, daySuffix: String = "", yearSuffix: String = "", hourUnit: Unit,
    minuteUnit: String = "min"
  ) {
    precondition(
      monthNames.count == 12 && shortMonthNames.count == 12 && shortWeekdayNames.count == 7,
      "a locale has twelve names of months, twelve short ones, and seven of weekdays")
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

  /// A day as the pattern writes it.
  package func title(of date: CivilDate) -> String {
    Self.filled(
      dayPattern,
      [
        "weekday": shortWeekdayNames[date.weekday], "month": shortMonthNames[date.month - 1],
        "day": written(date.day),
      ])
  }

  /// A pattern with values in place of their names. What stands in no known braces is written as it is.
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
