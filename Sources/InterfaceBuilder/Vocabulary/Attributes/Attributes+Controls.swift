extension AttributeFacts {
  /// Controls, and views like them.
  static let controls = """
    [switch < control]
    on bool
    onTintColor color
    thumbTintColor color
    onImage carry image
    offImage carry image
    title carry string
    preferredStyle carry string
    offTintColor carry color
    [slider < control]
    value number
    minValue=minimumValue number
    maxValue=maximumValue number
    continuous bool
    minimumTrackTintColor color
    maximumTrackTintColor color
    thumbTintColor carry color
    minimumValueImage image
    maximumValueImage image
    minimumValueImageCatalog carry string
    maximumValueImageCatalog carry string
    sliderStyle carry string
    [stepper < control]
    value number
    minimumValue number
    maximumValue number
    stepValue number
    wraps bool
    autorepeat bool
    continuous bool
    decrementImage carry image
    incrementImage carry image
    dividerImage carry image
    [segmentedControl < control]
    selectedSegmentIndex int
    momentary bool
    segmentControlStyle carry string
    apportionsSegmentWidthsByContent carry bool
    selectedSegmentTintColor carry color
    springLoaded carry bool
    [segment < any]
    title string
    enabled bool
    image carry image
    catalog carry string
    width carry number
    contentOffset carry size
    image.catalog=catalog carry string
    image.symbolScale=symbolScale carry string
    [progressView < view]
    progress number
    progressTintColor color
    trackTintColor color
    progressViewStyle carry string
    progressImage carry image
    trackImage carry image
    [activityIndicator < view]
    style enum medium large gray=medium white=medium whiteLarge=large
    color color
    hidesWhenStopped bool absent=false
    animating bool
    [pageControl < control]
    numberOfPages int
    currentPage int
    hidesForSinglePage bool
    pageIndicatorTintColor color
    currentPageIndicatorTintColor color
    defersCurrentPageDisplay carry bool
    backgroundStyle carry string
    allowsContinuousInteraction carry bool
    preferredIndicatorImage carry image
    preferredCurrentPageIndicatorImage carry image
    preferredIndicatorImageCatalog carry string
    direction carry string
    [pickerView < view]
    showsSelectionIndicator carry bool
    [datePicker < control]
    datePickerMode=mode enum time date dateAndTime countDownTimer countdownTimer=countDownTimer yearAndMonth~date
    minuteInterval int
    date date
    minimumDate date
    maximumDate date
    countDownDuration number
    useCurrentDate carry bool
    style carry string
    locale enum de de_DE=de en en_US=en en_GB=en-GB es es_ES=es fr fr_FR=fr it it_IT=it ja ja_JP=ja
    locale.localeIdentifier=localeName carry string
    timeZone carry string
    calendar carry string
    roundsToMinuteInterval carry bool
    datePickerStyle carry string
    [refreshControl < control]
    userInteractionEnabled bool absent=true
    attributedTitle keep
    [searchBar < view]
    text string
    placeholder string
    prompt string
    showsCancelButton bool
    barTintColor color
    selectedScopeButtonIndex int
    showsScopeBar carry bool
    showsBookmarkButton carry bool
    showsSearchResultsButton carry bool
    searchResultsButtonSelected carry bool
    barStyle carry string
    searchBarStyle carry string
    translucent carry bool
    backgroundImage carry image
    scopeBarBackgroundImage carry image
    searchTextPositionAdjustment carry string
    searchFieldBackgroundPositionAdjustment carry string
    searchFieldBackgroundImage carry image
    scopeBarButtonTitleTextAttributes keep
    enabled carry bool
    lookToDictateEnabled carry bool
    """
}
