/// Additional built-in locales. Their data is from Unicode CLDR 47.
extension CalendarLocale {
  /// The locale for Arabic-speaking countries, with dates such as `الأحد، 21 يونيو` and a 12-hour clock.
  public static let arabic = CalendarLocale(
    identifier: "ar",
    monthNames: words(
      "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر"),
    shortMonthNames: words("يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر"),
    shortWeekdayNames: words("الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت"), amName: "ص", pmName: "م",
    usesTwelveHours: true,
    dayPattern: "{weekday}، {day} {month}",
    hourUnit: Unit(one: "س", other: "س"), minuteUnit: "د")

  /// The locale for Denmark, with dates such as `søn. 21. jun.` and a 24-hour clock.
  public static let danish = CalendarLocale(
    identifier: "da",
    monthNames: words(
      "januar februar marts april maj juni juli august september oktober november december"),
    shortMonthNames: words("jan. feb. mar. apr. maj jun. jul. aug. sep. okt. nov. dec."),
    shortWeekdayNames: words("søn. man. tirs. ons. tors. fre. lør."),
    dayPattern: "{weekday} {day}. {month}", daySuffix: ".",
    hourUnit: Unit(one: "t.", other: "t."), minuteUnit: "min.")

  /// The locale for Greece, with dates such as `Κυρ 21 Ιουν` and a 12-hour clock.
  public static let greek = CalendarLocale(
    identifier: "el",
    monthNames: words(
      "Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου Δεκεμβρίου"
    ),
    shortMonthNames: words("Ιαν Φεβ Μαρ Απρ Μαΐ Ιουν Ιουλ Αυγ Σεπ Οκτ Νοε Δεκ"),
    shortWeekdayNames: words("Κυρ Δευ Τρί Τετ Πέμ Παρ Σάβ"), amName: "π.μ.", pmName: "μ.μ.",
    usesTwelveHours: true,
    dayPattern: "{weekday} {day} {month}",
    hourUnit: Unit(one: "ώ.", other: "ώ."), minuteUnit: "λ.")

  /// The locale for Israel, with dates such as `יום א׳, 21 ביוני` and a 24-hour clock.
  public static let hebrew = CalendarLocale(
    identifier: "he",
    monthNames: words(
      "ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר"),
    shortMonthNames: words("ינו׳ פבר׳ מרץ אפר׳ מאי יוני יולי אוג׳ ספט׳ אוק׳ נוב׳ דצמ׳"),
    shortWeekdayNames: ["יום א׳", "יום ב׳", "יום ג׳", "יום ד׳", "יום ה׳", "יום ו׳", "שבת"],
    dayPattern: "{weekday}, {day} ב{month}", fullDayPattern: "{day} ב{month} {year}",
    hourUnit: Unit(one: "שעה", other: "שע׳"), minuteUnit: "דק׳")

  /// The locale for Hungary, with dates such as `jún. 21., V` and a 24-hour clock.
  public static let hungarian = CalendarLocale(
    identifier: "hu",
    monthNames: words(
      "január február március április május június július augusztus szeptember október november december"),
    shortMonthNames: words("jan. febr. márc. ápr. máj. jún. júl. aug. szept. okt. nov. dec."),
    shortWeekdayNames: words("V H K Sze Cs P Szo"), amName: "de.", pmName: "du.", dateOrder: .yearMonthDay,
    dayPattern: "{month} {day}., {weekday}", fullDayPattern: "{year} {month} {day}", daySuffix: ".",
    yearSuffix: ".",
    hourUnit: Unit(one: "ó", other: "ó"), minuteUnit: "p")

  /// The locale for Korea, with dates such as `6월 21일 (일)` and a 12-hour clock.
  public static let korean = CalendarLocale(
    identifier: "ko",
    monthNames: (1...12).map { "\($0)월" },
    shortMonthNames: (1...12).map { "\($0)월" },
    shortWeekdayNames: words("일 월 화 수 목 금 토"), amName: "오전", pmName: "오후", usesTwelveHours: true,
    startsWithHalfDay: true, dateOrder: .yearMonthDay,
    dayPattern: "{month} {day}일 ({weekday})", fullDayPattern: "{year} {month} {day}", daySuffix: "일",
    yearSuffix: "년",
    hourUnit: Unit(one: "시간", other: "시간"), minuteUnit: "분")

  /// The locale for Norway, with dates such as `søn. 21. juni` and a 24-hour clock.
  public static let norwegian = CalendarLocale(
    identifier: "nb",
    monthNames: words(
      "januar februar mars april mai juni juli august september oktober november desember"),
    shortMonthNames: words("jan. feb. mars apr. mai juni juli aug. sep. okt. nov. des."),
    shortWeekdayNames: words("søn. man. tir. ons. tor. fre. lør."), amName: "a.m.", pmName: "p.m.",
    dayPattern: "{weekday} {day}. {month}", daySuffix: ".",
    hourUnit: Unit(one: "t", other: "t"))

  /// The locale for the Netherlands, with dates such as `zo 21 jun` and a 24-hour clock.
  public static let dutch = CalendarLocale(
    identifier: "nl",
    monthNames: words(
      "januari februari maart april mei juni juli augustus september oktober november december"),
    shortMonthNames: words("jan feb mrt apr mei jun jul aug sep okt nov dec"),
    shortWeekdayNames: words("zo ma di wo do vr za"), amName: "a.m.", pmName: "p.m.",
    dayPattern: "{weekday} {day} {month}",
    hourUnit: Unit(one: "uur", other: "uur"))

  /// The locale for Poland, with dates such as `niedz., 21 cze` and a 24-hour clock.
  public static let polish = CalendarLocale(
    identifier: "pl",
    monthNames: words(
      "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia"),
    shortMonthNames: words("sty lut mar kwi maj cze lip sie wrz paź lis gru"),
    shortWeekdayNames: words("niedz. pon. wt. śr. czw. pt. sob."),
    dayPattern: "{weekday}, {day} {month}",
    hourUnit: Unit(one: "godz.", other: "godz."))

  /// The locale for Brazil, with dates such as `dom., 21 de jun.` and a 24-hour clock.
  public static let portuguese = CalendarLocale(
    identifier: "pt",
    monthNames: words(
      "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro"),
    shortMonthNames: words("jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez."),
    shortWeekdayNames: words("dom. seg. ter. qua. qui. sex. sáb."),
    dayPattern: "{weekday}, {day} de {month}", fullDayPattern: "{day} de {month} de {year}",
    hourUnit: Unit(one: "h", other: "h"))

  /// The locale for Russia, with dates such as `вс, 21 июн.` and a 24-hour clock.
  public static let russian = CalendarLocale(
    identifier: "ru",
    monthNames: words(
      "января февраля марта апреля мая июня июля августа сентября октября ноября декабря"),
    shortMonthNames: words("янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек."),
    shortWeekdayNames: words("вс пн вт ср чт пт сб"),
    dayPattern: "{weekday}, {day} {month}", yearSuffix: " г.",
    hourUnit: Unit(one: "ч", other: "ч"), minuteUnit: "мин")

  /// The locale for Sweden, with dates such as `sön 21 juni` and a 24-hour clock.
  public static let swedish = CalendarLocale(
    identifier: "sv",
    monthNames: words(
      "januari februari mars april maj juni juli augusti september oktober november december"),
    shortMonthNames: words("jan. feb. mars apr. maj juni juli aug. sep. okt. nov. dec."),
    shortWeekdayNames: words("sön mån tis ons tors fre lör"), amName: "fm", pmName: "em",
    dayPattern: "{weekday} {day} {month}",
    hourUnit: Unit(one: "tim", other: "tim"))

  /// The locale for Turkey, with dates such as `21 Haz Paz` and a 24-hour clock.
  public static let turkish = CalendarLocale(
    identifier: "tr",
    monthNames: words(
      "Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık"),
    shortMonthNames: words("Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara"),
    shortWeekdayNames: words("Paz Pzt Sal Çar Per Cum Cmt"), amName: "ÖÖ", pmName: "ÖS",
    dayPattern: "{day} {month} {weekday}",
    hourUnit: Unit(one: "sa.", other: "sa."), minuteUnit: "dk.")

  /// The locale for Ukraine, with dates such as `нд, 21 черв.` and a 24-hour clock.
  public static let ukrainian = CalendarLocale(
    identifier: "uk",
    monthNames: words(
      "січня лютого березня квітня травня червня липня серпня вересня жовтня листопада грудня"),
    shortMonthNames: words("січ. лют. бер. квіт. трав. черв. лип. серп. вер. жовт. лист. груд."),
    shortWeekdayNames: words("нд пн вт ср чт пт сб"), amName: "дп", pmName: "пп",
    dayPattern: "{weekday}, {day} {month}", yearSuffix: " р.",
    hourUnit: Unit(one: "год", other: "год"), minuteUnit: "хв")

  /// The locale for China, with dates such as `6月21日周日` and a 24-hour clock.
  public static let simplifiedChinese = CalendarLocale(
    identifier: "zh-Hans",
    monthNames: (1...12).map { "\($0)月" },
    shortMonthNames: (1...12).map { "\($0)月" },
    shortWeekdayNames: words("周日 周一 周二 周三 周四 周五 周六"), amName: "上午", pmName: "下午", dateOrder: .yearMonthDay,
    dayPattern: "{month}{day}日{weekday}", daySuffix: "日", yearSuffix: "年",
    hourUnit: Unit(one: "小时", other: "小时"), minuteUnit: "分钟")

  /// The locale for Taiwan, with dates such as `6月21日 週日` and a 12-hour clock.
  public static let traditionalChinese = CalendarLocale(
    identifier: "zh-Hant",
    monthNames: (1...12).map { "\($0)月" },
    shortMonthNames: (1...12).map { "\($0)月" },
    shortWeekdayNames: words("週日 週一 週二 週三 週四 週五 週六"), amName: "上午", pmName: "下午", usesTwelveHours: true,
    startsWithHalfDay: true, dateOrder: .yearMonthDay,
    dayPattern: "{month}{day}日 {weekday}", daySuffix: "日", yearSuffix: "年",
    hourUnit: Unit(one: "小時", other: "小時"), minuteUnit: "分鐘")
}
