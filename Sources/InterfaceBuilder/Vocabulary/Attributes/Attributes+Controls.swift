extension AttributeFacts {
  static let controls: [FamilyFacts] = [
    FamilyFacts(
      .switch, in: [.control],
      [
        .init("on", .bool),
        .init("onTintColor", .color),
        .init("thumbTintColor", .color),
        .carried("onImage", .image),
        .carried("offImage", .image),
        .carried("title", .string),
        .carried("preferredStyle", .string),
        .carried("offTintColor", .color),
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
        .carried("thumbTintColor", .color),
        .init("minimumValueImage", .image),
        .init("maximumValueImage", .image),
        .carried("minimumValueImageCatalog", .string),
        .carried("maximumValueImageCatalog", .string),
        .carried("sliderStyle", .string),
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
        .carried("decrementImage", .image),
        .carried("incrementImage", .image),
        .carried("dividerImage", .image),
      ]),
    FamilyFacts(
      .segmentedControl, in: [.control],
      [
        .init("selectedSegmentIndex", .int),
        .init("momentary", .bool),
        .carried("segmentControlStyle", .string),
        .carried("apportionsSegmentWidthsByContent", .bool),
        .carried("selectedSegmentTintColor", .color),
        .carried("springLoaded", .bool),
      ]),
    FamilyFacts(
      .segment, in: [.any],
      [
        .init("title", .string),
        .init("enabled", .bool),
        .carried("image", .image),
        .carried("catalog", .string),
        .carried("width", .number),
        .carried("contentOffset", .size),
        .carried("image.catalog", as: "catalog", .string),
        .carried("image.symbolScale", as: "symbolScale", .string),
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
        .carried("catalog", .string),
        .carried("image.catalog", as: "catalog", .string),
      ]),
    FamilyFacts(
      .menuAction, in: [.any],
      [
        .init("title", .string),
        .init("subtitle", .string),
        .init("image", .image),
        .init("state", .enum, ["off", "on", "mixed"]),
        .carried("catalog", .string),
        .carried("image.catalog", as: "catalog", .string),
        .carried("identifier", .string),
        .carried("discoverabilityTitle", .string),
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
        .carried("defersCurrentPageDisplay", .bool),
        .init("backgroundStyle", .enum, ["automatic", "prominent", "minimal"]),
        .init("allowsContinuousInteraction", .bool),
        .init("preferredIndicatorImage", .image),
        .init("preferredCurrentPageIndicatorImage", .image),
        .carried("preferredIndicatorImageCatalog", .string),
        .carried("direction", .string),
      ]),
    FamilyFacts(
      .pickerView, in: [.view],
      [
        .carried("showsSelectionIndicator", .bool)
      ]),
    FamilyFacts(
      .datePicker, in: [.control],
      [
        .init(
          "datePickerMode", as: "mode", .enum,
          [
            "time", "date", "dateAndTime", "countDownTimer", .init("countdownTimer", is: "countDownTimer"),
            .init("yearAndMonth", nearly: "date"),
          ]),
        .init("minuteInterval", .int),
        .init("date", .date),
        .init("minimumDate", .date),
        .init("maximumDate", .date),
        .init("countDownDuration", .number),
        .carried("useCurrentDate", .bool),
        .carried("style", .string),
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
        .carried("locale.localeIdentifier", as: "localeName", .string),
        .carried("timeZone", .string),
        .carried("calendar", .string),
        .carried("roundsToMinuteInterval", .bool),
        .carried("datePickerStyle", .string),
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
        .carried("showsSearchResultsButton", .bool),
        .carried("searchResultsButtonSelected", .bool),
        .carried("barStyle", .string),
        .carried("searchBarStyle", .string),
        .carried("translucent", .bool),
        .carried("backgroundImage", .image),
        .carried("scopeBarBackgroundImage", .image),
        .carried("searchTextPositionAdjustment", .string),
        .carried("searchFieldBackgroundPositionAdjustment", .string),
        .carried("searchFieldBackgroundImage", .image),
        .init("scopeBarButtonTitleTextAttributes", .keep),
        .carried("enabled", .bool),
        .carried("lookToDictateEnabled", .bool),
      ]),
  ]
}
