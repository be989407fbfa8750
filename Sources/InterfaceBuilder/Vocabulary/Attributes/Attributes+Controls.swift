extension AttributeFacts {
  static let controls: [FamilyFacts] = [
    FamilyFacts(
      .switch, in: [.control],
      [
        .init("on", .bool),
        .init("onTintColor", .color),
        .init("thumbTintColor", .color),
        .preserved("onImage", .image),
        .preserved("offImage", .image),
        .preserved("title", .string),
        .preserved("preferredStyle", .string),
        .preserved("offTintColor", .color),
      ]),
    FamilyFacts(
      .slider, in: [.control],
      [
        .init("value", .number),
        .init("minValue", as: "minimumValue", .number),
        .init("maxValue", as: "maximumValue", .number),
        .init("continuous", .bool),
        .init("minimumTrackTintColor", .color),
        .init("maximumTrackTintColor", .color),
        .preserved("thumbTintColor", .color),
        .init("minimumValueImage", .image),
        .init("maximumValueImage", .image),
        .preserved("minimumValueImageCatalog", .string),
        .preserved("maximumValueImageCatalog", .string),
        .preserved("sliderStyle", .string),
      ]),
    FamilyFacts(
      .stepper, in: [.control],
      [
        .init("value", .number),
        .init("minimumValue", .number),
        .init("maximumValue", .number),
        .init("stepValue", .number),
        .init("wraps", .bool),
        .init("autorepeat", .bool),
        .init("continuous", .bool),
        .preserved("decrementImage", .image),
        .preserved("incrementImage", .image),
        .preserved("dividerImage", .image),
      ]),
    FamilyFacts(
      .segmentedControl, in: [.control],
      [
        .init("selectedSegmentIndex", .int),
        .init("momentary", .bool),
        .preserved("segmentControlStyle", .string),
        .init("apportionsSegmentWidthsByContent", .bool),
        .preserved("selectedSegmentTintColor", .color),
        .preserved("springLoaded", .bool),
      ]),
    FamilyFacts(
      .segment, in: [.any],
      [
        .init("title", .string),
        .init("enabled", .bool),
        .preserved("image", .image),
        .preserved("catalog", .string),
        .preserved("width", .number),
        .preserved("contentOffset", .size),
        .preserved("image.catalog", as: "catalog", .string),
        .preserved("image.symbolScale", as: "symbolScale", .string),
      ]),
    FamilyFacts(
      .colorWell, in: [.control],
      [
        .init("title", .string),
        .init("selectedColor", .color),
        .init("supportsAlpha", .bool),
      ]),
    FamilyFacts(
      .menu, in: [.any],
      [
        .init("title", .string),
        .init("subtitle", .string),
        .init("image", .image),
        .init("options", .options, ["displayInline", "destructive", "singleSelection"]),
        .preserved("catalog", .string),
        .preserved("image.catalog", as: "catalog", .string),
      ]),
    FamilyFacts(
      .menuAction, in: [.any],
      [
        .init("title", .string),
        .init("subtitle", .string),
        .init("image", .image),
        .init("state", .enum, ["off", "on", "mixed"]),
        .preserved("catalog", .string),
        .preserved("image.catalog", as: "catalog", .string),
        .preserved("identifier", .string),
        .preserved("discoverabilityTitle", .string),
      ]),
    FamilyFacts(
      .progressView, in: [.view],
      [
        .init("progress", .number),
        .init("progressTintColor", .color),
        .init("trackTintColor", .color),
        .init("progressViewStyle", as: "style", .enum, ["default", "bar"]),
        .init("progressImage", .image),
        .init("trackImage", .image),
      ]),
    FamilyFacts(
      .activityIndicator, in: [.view],
      [
        .init(
          "style", .enum,
          [
            "medium", "large", .init("gray", is: "medium"), .init("white", is: "medium"),
            .init("whiteLarge", is: "large"),
          ]),
        .init("color", .color),
        .init("hidesWhenStopped", .bool, absent: "false"),
        .init("animating", .bool),
      ]),
    FamilyFacts(
      .pageControl, in: [.control],
      [
        .init("numberOfPages", .int),
        .init("currentPage", .int),
        .init("hidesForSinglePage", .bool),
        .init("pageIndicatorTintColor", .color),
        .init("currentPageIndicatorTintColor", .color),
        .preserved("defersCurrentPageDisplay", .bool),
        .init("backgroundStyle", .enum, ["automatic", "prominent", "minimal"]),
        .init("allowsContinuousInteraction", .bool),
        .init("preferredIndicatorImage", .image),
        .init("preferredCurrentPageIndicatorImage", .image),
        .preserved("preferredIndicatorImageCatalog", .string),
        .preserved("direction", .string),
      ]),
    FamilyFacts(
      .pickerView, in: [.view],
      [
        .preserved("showsSelectionIndicator", .bool)
      ]),
    FamilyFacts(
      .datePicker, in: [.control],
      [
        .init(
          "datePickerMode", as: "mode", .enum,
          [
            "time", "date", "dateAndTime", "countDownTimer", .init("countdownTimer", is: "countDownTimer"),
            .init("yearAndMonth", isApproximately: "date"),
          ]),
        .init("minuteInterval", .int),
        .init("date", .date),
        .init("minimumDate", .date),
        .init("maximumDate", .date),
        .init("countDownDuration", .number),
        .preserved("useCurrentDate", .bool),
        .preserved("style", .string),
        .init(
          "locale", .enum,
          [
            "ar", "da", .init("da_DK", is: "da"), "de", .init("de_DE", is: "de"), "el",
            .init("el_GR", is: "el"), "en", .init("en_US", is: "en"), .init("en_GB", is: "en-GB"), "es",
            .init("es_ES", is: "es"), "fr", .init("fr_FR", is: "fr"), "he", .init("he_IL", is: "he"), "hu",
            .init("hu_HU", is: "hu"), "it", .init("it_IT", is: "it"), "ja", .init("ja_JP", is: "ja"), "ko",
            .init("ko_KR", is: "ko"), "nb", .init("nb_NO", is: "nb"), "nl", .init("nl_NL", is: "nl"), "pl",
            .init("pl_PL", is: "pl"), "pt", .init("pt_BR", is: "pt"), "ru", .init("ru_RU", is: "ru"), "sv",
            .init("sv_SE", is: "sv"), "tr", .init("tr_TR", is: "tr"), "uk", .init("uk_UA", is: "uk"),
            .init("zh_CN", is: "zh-Hans"), .init("zh_Hans", is: "zh-Hans"), .init("zh_TW", is: "zh-Hant"),
            .init("zh_Hant", is: "zh-Hant"),
          ]),
        .preserved("locale.localeIdentifier", as: "localeName", .string),
        .init("timeZone", .string),
        .preserved("calendar", .string),
        .preserved("roundsToMinuteInterval", .bool),
        .preserved("datePickerStyle", .string),
      ]),
    FamilyFacts(
      .refreshControl, in: [.control],
      [
        .init("userInteractionEnabled", .bool, absent: "true"),
        .init("attributedTitle", .keep),
      ]),
    FamilyFacts(
      .searchBar, in: [.view],
      [
        .init("text", .string),
        .init("placeholder", .string),
        .init("prompt", .string),
        .init("showsCancelButton", .bool),
        .init("barTintColor", .color),
        .init("selectedScopeButtonIndex", .int),
        .init("showsScopeBar", .bool),
        .init("showsBookmarkButton", .bool),
        .preserved("showsSearchResultsButton", .bool),
        .preserved("searchResultsButtonSelected", .bool),
        .preserved("barStyle", .string),
        .preserved("searchBarStyle", .string),
        .preserved("translucent", .bool),
        .preserved("backgroundImage", .image),
        .preserved("scopeBarBackgroundImage", .image),
        .preserved("searchTextPositionAdjustment", .string),
        .preserved("searchFieldBackgroundPositionAdjustment", .string),
        .preserved("searchFieldBackgroundImage", .image),
        .init("scopeBarButtonTitleTextAttributes", .keep),
        .preserved("enabled", .bool),
        .preserved("lookToDictateEnabled", .bool),
      ]),
  ]
}
