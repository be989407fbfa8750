extension CalendarLocale {
  static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  /// The locale for the United States.
  public static let english = CalendarLocale(
    identifier: "en",
    monthNames: words(
      "January February March April May June July August September October November December"),
    shortMonthNames: words("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
    shortWeekdayNames: words("Sun Mon Tue Wed Thu Fri Sat"), usesTwelveHours: true,
    dateOrder: .monthDayYear, dayPattern: "{weekday} {month} {day}",
    hourUnit: Unit(one: "hour", other: "hours"))

  /// The locale for the United Kingdom, with dates such as `Sun 21 Jun` and a 24-hour clock.
  public static let britishEnglish: CalendarLocale = {
    var locale = english
    locale.identifier = "en-GB"
    (locale.amName, locale.pmName) = ("am", "pm")
    locale.usesTwelveHours = false
    locale.dateOrder = .dayMonthYear
    locale.dayPattern = "{weekday} {day} {month}"
    return locale
  }()

  /// The locale for Germany, with dates such as `So, 21. Juni` and a 24-hour clock.
  public static let german = CalendarLocale(
    identifier: "de",
    monthNames: words("Januar Februar März April Mai Juni Juli August September Oktober November Dezember"),
    shortMonthNames: words("Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez."),
    shortWeekdayNames: words("So Mo Di Mi Do Fr Sa"), dayPattern: "{weekday}, {day}. {month}",
    daySuffix: ".", hourUnit: Unit(one: "Std.", other: "Std."), minuteUnit: "Min.")

  /// The locale for Spain, with dates such as `dom, 21 jun` and a 24-hour clock.
  public static let spanish = CalendarLocale(
    identifier: "es",
    monthNames: words(
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
    shortMonthNames: words("ene feb mar abr may jun jul ago sept oct nov dic"),
    shortWeekdayNames: words("dom lun mar mié jue vie sáb"), amName: "a. m.", pmName: "p. m.",
    dayPattern: "{weekday}, {day} {month}", fullDayPattern: "{day} de {month} de {year}",
    hourUnit: Unit(one: "hora", other: "horas"))

  /// The locale for France, with dates such as `dim. 21 juin` and a 24-hour clock.
  public static let french = CalendarLocale(
    identifier: "fr",
    monthNames: words(
      "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
    shortMonthNames: words("janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."),
    shortWeekdayNames: words("dim. lun. mar. mer. jeu. ven. sam."), dayPattern: "{weekday} {day} {month}",
    hourUnit: Unit(one: "heure", other: "heures"))

  /// The locale for Italy, with dates such as `dom 21 giu` and a 24-hour clock.
  public static let italian = CalendarLocale(
    identifier: "it",
    monthNames: words(
      "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"),
    shortMonthNames: words("gen feb mar apr mag giu lug ago set ott nov dic"),
    shortWeekdayNames: words("dom lun mar mer gio ven sab"), dayPattern: "{weekday} {day} {month}",
    hourUnit: Unit(one: "ora", other: "ore"))

  /// The locale for Japan, with dates such as `6月21日(日)`, the year first, and a 24-hour clock.
  public static let japanese: CalendarLocale = {
    let months = (1...12).map { "\($0)月" }
    return CalendarLocale(
      identifier: "ja", monthNames: months, shortMonthNames: months,
      shortWeekdayNames: words("日 月 火 水 木 金 土"), amName: "午前", pmName: "午後", startsWithHalfDay: true,
      dateOrder: .yearMonthDay, dayPattern: "{month}{day}日({weekday})", daySuffix: "日", yearSuffix: "年",
      hourUnit: Unit(one: "時間", other: "時間"), minuteUnit: "分")
  }()
}
