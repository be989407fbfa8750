/// What attributes of Interface Builder's elements, and the values nested under a `key`, stand for: facts, read once.
///
/// A block begins with `[family < parent]`. A line is `name[=attribute] type words…`; of the words of an enumeration,
/// `a=b` is written `b` in a scene, and `a=` is what a scene leaves out. `absent=…` is what the value is where nothing is
/// written, if the class library has another default. `keep` has no counterpart: it is carried along. `editor` means
/// nothing outside the editor. `carry` before a type is for what is known and checked, and only carried along.
enum AttributeFacts {
  static let text = """
    [any]
    id editor
    customClass editor
    customModule editor
    customModuleProvider editor
    key editor
    userLabel editor
    sceneMemberID editor
    colorLabel editor
    misplaced editor
    ambiguous editor
    verifyAmbiguity editor
    fixedFrame editor
    horizontalCompatibility editor
    verticalCompatibility editor
    [view < any]
    frame rect
    frameInset=frame rect
    bounds rect
    autoresizingMask=autoresizing autoresizing
    autoresizesSubviews bool
    backgroundColor color
    tintColor color
    alpha number
    hidden bool
    opaque bool
    clipsSubviews=clipsToBounds bool
    contentMode enum scaleToFill scaleAspectFit scaleAspectFill redraw center top bottom left right topLeft topRight bottomLeft bottomRight
    userInteractionEnabled bool
    multipleTouchEnabled bool
    exclusiveTouch bool
    tag int
    placeholderIntrinsicWidth editor
    placeholderIntrinsicHeight editor
    translatesAutoresizingMaskIntoConstraints carry bool
    clearsContextBeforeDrawing carry bool
    preservesSuperviewLayoutMargins carry bool
    layoutMarginsFollowReadableWidth carry bool
    insetsLayoutMarginsFromSafeArea carry bool
    layoutMargins carry insets
    directionalLayoutMargins keep
    restorationIdentifier carry string
    semanticContentAttribute carry string
    appearanceType carry string
    viewLayoutGuide keep
    simulatedAppContext editor
    largeContentTitle carry string
    showsLargeContentViewer carry bool
    focusGroupIdentifier carry string
    springLoaded carry bool
    interactionActivityTrackingBaseName carry string
    accessibility.identifier=accessibilityIdentifier carry string
    backgroundColor.systemColor=backgroundColorName carry string
    tintColor.systemColor=tintColorName carry string
    [anyView < view]
    blurEffect.style=blurEffectStyle carry string
    mapType same
    videoGravity same
    preferredFramesPerSecond same
    colorPixelFormat same
    depthStencilPixelFormat same
    enableSetNeedsDisplay bool
    [control < view]
    enabled bool
    selected bool
    highlighted bool
    contentHorizontalAlignment enum left center right fill leading=left trailing=right
    contentVerticalAlignment enum top center bottom fill
    hasAttributedTitle carry bool
    showsMenuAsPrimaryAction carry bool
    changesSelectionAsPrimaryAction carry bool
    pointerInteraction carry bool
    toolTip carry string
    [anyControl < control]
    [label < view]
    userInteractionEnabled bool absent=true
    text string
    textColor color
    fontDescription=font font
    fontDescription.name=fontName carry string
    fontDescription.weight=fontWeight carry string
    textColor.systemColor=textColorName carry string
    attributedText.color.systemColor=textColorName carry string
    attributedText.paragraphStyle.tighteningFactorForTruncation=tighteningFactor carry number
    textAlignment enum left center right natural= justified=left
    numberOfLines int
    lineBreakMode enum wordWrap characterWrap clip headTruncation middleTruncation tailTruncation
    adjustsFontSizeToFit=adjustsFontSizeToFitWidth bool
    minimumScaleFactor number
    minimumFontSize carry number
    baselineAdjustment carry string
    adjustsLetterSpacingToFitWidth carry bool
    adjustsFontForContentSizeCategory carry bool
    preferredMaxLayoutWidth carry number
    enabled carry bool
    highlighted carry bool
    highlightedColor carry color
    shadowColor carry color
    shadowOffset carry size
    usesAttributedText carry bool
    alignment carry string
    [button < control]
    buttonType=kind enum custom system=plain roundedRect=plain absent=custom
    fontDescription=font font
    fontDescription.name=fontName carry string
    fontDescription.weight=fontWeight carry string
    textColor.systemColor=textColorName carry string
    lineBreakMode carry string
    reversesTitleShadowWhenHighlighted carry bool
    showsTouchWhenHighlighted carry bool
    adjustsImageWhenHighlighted carry bool
    adjustsImageWhenDisabled carry bool
    role carry string
    titleShadowOffset size
    contentEdgeInsets=contentInsets insets
    titleEdgeInsets=titleInsets insets
    imageEdgeInsets=imageInsets insets
    contentInset=contentInsets insets
    [state < any]
    title string
    titleColor color
    titleShadowColor color
    image image
    backgroundImage image
    catalog carry string
    backgroundCatalog carry string
    [imageView < view]
    userInteractionEnabled bool absent=true
    image image
    highlightedImage image
    highlighted bool
    image.catalog=catalog carry string
    image.symbolScale=symbolScale carry string
    image.renderingMode=symbolRendering carry string
    adjustsImageSizeForAccessibilityContentSizeCategory carry bool
    preferredSymbolConfiguration.scale=preferredSymbolScale carry string
    preferredSymbolConfiguration.weight=preferredSymbolWeight carry string
    preferredSymbolConfiguration.pointSize=preferredSymbolSize carry number
    preferredSymbolConfiguration.configurationType=preferredSymbolConfiguration carry string
    catalog carry string
    highlightedCatalog carry string
    animating carry bool
    [textField < control]
    text string
    placeholder string
    textColor color
    fontDescription=font font
    fontDescription.name=fontName carry string
    fontDescription.weight=fontWeight carry string
    textColor.systemColor=textColorName carry string
    textAlignment enum left center right natural= justified=left
    borderStyle enum none line bezel roundedRect
    clearButtonMode enum never whileEditing unlessEditing always
    leftViewMode enum never whileEditing unlessEditing always
    rightViewMode enum never whileEditing unlessEditing always
    adjustsFontSizeToFit=adjustsFontSizeToFitWidth bool
    minimumFontSize number
    adjustsFontForContentSizeCategory carry bool
    clearsOnBeginEditing carry bool
    background carry image
    disabledBackground carry image
    usesAttributedText carry bool
    [scrollView < view]
    contentSize size
    contentInset insets
    scrollIndicatorInsets carry insets
    scrollEnabled bool
    directionalLockEnabled bool
    pagingEnabled bool
    bounces bool
    alwaysBounceVertical bool
    alwaysBounceHorizontal bool
    showsHorizontalScrollIndicator bool
    showsVerticalScrollIndicator bool
    delaysContentTouches bool
    canCancelContentTouches bool
    bouncesZoom bool
    minimumZoomScale number
    maximumZoomScale number
    contentInsetAdjustmentBehavior=contentInsetAdjustment enum automatic never
    indicatorStyle carry string
    keyboardDismissMode carry string
    decelerationRate carry string
    contentViewInsetsToSafeArea carry bool
    [textView < view]
    text string
    textColor color
    fontDescription=font font
    fontDescription.name=fontName carry string
    fontDescription.weight=fontWeight carry string
    textColor.systemColor=textColorName carry string
    textAlignment enum left center right natural= justified=left
    editable bool
    selectable bool
    scrollEnabled carry bool
    bounces carry bool
    bouncesZoom carry bool
    alwaysBounceVertical carry bool
    alwaysBounceHorizontal carry bool
    showsHorizontalScrollIndicator carry bool
    showsVerticalScrollIndicator carry bool
    delaysContentTouches carry bool
    canCancelContentTouches carry bool
    indicatorStyle carry string
    keyboardDismissMode carry string
    pagingEnabled carry bool
    directionalLockEnabled carry bool
    minimumZoomScale carry number
    maximumZoomScale carry number
    contentInsetAdjustmentBehavior carry string
    allowsEditingTextAttributes carry bool
    dataDetectorType keep
    adjustsFontForContentSizeCategory carry bool
    usesAttributedText carry bool
    findInteractionEnabled carry bool
    [tableView < scrollView]
    style enum plain grouped insetGrouped=grouped
    separatorStyle enum none singleLine default= singleLineEtched=singleLine
    separatorColor color
    rowHeight number
    estimatedRowHeight number
    allowsSelection bool
    allowsMultipleSelection bool
    allowsSelectionDuringEditing bool
    allowsMultipleSelectionDuringEditing carry bool
    sectionHeaderHeight carry number
    sectionFooterHeight carry number
    estimatedSectionHeaderHeight carry number
    estimatedSectionFooterHeight carry number
    sectionIndexMinimumDisplayRowCount carry number
    sectionIndexColor carry color
    sectionIndexBackgroundColor carry color
    sectionIndexTrackingBackgroundColor carry color
    separatorInset=separatorInsets carry insets
    separatorInsetReference carry string
    contentViewInsetsToSafeArea carry bool
    dataMode editor
    prefetchingEnabled carry bool
    [cell < view]
    reuseIdentifier string
    [tableCell < cell]
    accessoryType enum none disclosureIndicator checkmark detailButton detailDisclosureButton=detailButton
    selectionStyle enum none default blue=default gray=default
    showsReorderControl bool
    style=cellStyle carry string
    textLabel carry reference
    detailTextLabel carry reference
    imageView carry reference
    rowHeight carry number
    indentationWidth carry number
    indentationLevel carry number
    shouldIndentWhileEditing carry bool
    hidesAccessoryWhenEditing carry bool
    editingAccessoryType carry string
    separatorInset carry insets
    focusStyle carry string
    image carry image
    catalog carry string
    [contentView < view]
    tableViewCell editor
    collectionViewCell editor
    [collectionView < scrollView]
    allowsSelection bool
    allowsMultipleSelection bool
    dataMode editor
    prefetchingEnabled carry bool
    [flowLayout < any]
    itemSize size
    minimumLineSpacing number
    minimumInteritemSpacing number
    sectionInset insets
    scrollDirection enum vertical horizontal
    headerReferenceSize size
    footerReferenceSize size
    estimatedItemSize carry size
    automaticEstimatedItemSize carry bool
    sectionInsetReference carry string
    sectionHeadersPinToVisibleBounds carry bool
    sectionFootersPinToVisibleBounds carry bool
    [stackView < view]
    axis enum horizontal vertical
    spacing number
    alignment enum fill leading top center trailing bottom
    distribution enum fill fillEqually fillProportionally equalSpacing equalCentering
    layoutMargins insets
    layoutMarginsRelativeArrangement bool
    baselineRelativeArrangement carry bool
    spacingType carry string
    [switch < control]
    on bool
    onTintColor color
    thumbTintColor color
    onImage carry image
    offImage carry image
    title carry string
    preferredStyle carry string
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
    [stepper < control]
    value number
    minimumValue number
    maximumValue number
    stepValue number
    wraps bool
    autorepeat bool
    continuous bool
    [segmentedControl < control]
    selectedSegmentIndex int
    momentary bool
    segmentControlStyle carry string
    apportionsSegmentWidthsByContent carry bool
    selectedSegmentTintColor carry color
    [segment < any]
    title string
    enabled bool
    image carry image
    catalog carry string
    width carry number
    contentOffset carry size
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
    [datePicker < control]
    datePickerMode=mode enum time date dateAndTime countDownTimer countdownTimer=countDownTimer
    minuteInterval int
    date date
    minimumDate date
    maximumDate date
    countDownDuration number
    useCurrentDate carry bool
    style carry string
    locale keep
    timeZone keep
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
    [bar < view]
    barTintColor color
    barStyle carry string
    translucent carry bool
    prefersLargeTitles bool
    largeTitles=prefersLargeTitles bool
    titleTextAttributes keep
    largeTitleTextAttributes keep
    backIndicatorImage carry image
    backIndicatorTransitionMask carry image
    backgroundImage image
    shadowImage carry image
    [tabBar < bar]
    backgroundImage carry image
    itemPositioning enum automatic fill centered
    itemWidth number
    itemSpacing number
    selectedImageTintColor carry color
    selectionIndicatorImage carry image
    unselectedItemTintColor carry color
    [barItem < any]
    title string
    image image
    enabled bool
    tag int
    badgeValue string
    selectedImage image
    systemItem carry string
    landscapeImage carry image
    largeContentSizeImage carry image
    badgeColor carry color
    catalog carry string
    selectedImageCatalog carry string
    springLoaded carry bool
    restorationIdentifier carry string
    [barButtonItem < barItem]
    style enum plain done bordered=plain
    systemItem enum done cancel edit save add flexibleSpace fixedSpace compose reply action organize bookmarks search refresh stop camera trash play pause rewind fastForward undo redo pageCurl close
    width number
    tintColor color
    changesSelectionAsPrimaryAction carry bool
    selected carry bool
    menu keep
    [navigationItem < any]
    title string
    prompt string
    backButtonTitle string
    hidesBackButton bool
    leftItemsSupplementBackButton bool
    largeTitleDisplayMode enum automatic always never
    style carry string
    [section < any]
    headerTitle=header string
    footerTitle=footer string
    [controller < any]
    title string
    modalPresentationStyle enum fullScreen overFullScreen pageSheet formSheet currentContext overCurrentContext popover overCurrentConext=overCurrentContext
    modalTransitionStyle enum coverVertical crossDissolve flipHorizontal partialCurl
    definesPresentationContext bool
    providesPresentationContextTransitionStyle bool
    modalInPresentation bool
    restorationIdentifier string
    hidesBottomBarWhenPushed bool
    extendedLayoutIncludesOpaqueBars bool
    preferredContentSize size
    contentSizeForViewInPopover=preferredContentSize size
    storyboardIdentifier carry string
    useStoryboardIdentifierAsRestorationIdentifier carry bool
    automaticallyAdjustsScrollViewInsets carry bool
    autoresizesArchivedViewToFullSize carry bool
    nibName carry string
    wantsFullScreenLayout carry bool
    edgesForExtendedLayout keep
    interfaceStyle carry string
    viewRespectsSystemMinimumLayoutMargins carry bool
    focusGroupIdentifier carry string
    [anyController < controller]
    videoGravity same
    preferredFramesPerSecond same
    identifier carry string
    [tableController < controller]
    clearsSelectionOnViewWillAppear bool
    installsStandardGestureForInteractiveMovement carry bool
    [navigationController < controller]
    navigationBarHidden bool
    toolbarHidden bool
    hidesBarsOnSwipe carry bool
    hidesBarsOnTap carry bool
    hidesBarsWhenKeyboardAppears carry bool
    hidesBarsWhenVerticallyCompact carry bool
    [splitController < controller]
    preferredDisplayMode enum automatic primaryHidden allVisible primaryOverlay beside=allVisible secondaryOnly=primaryHidden
    preferredPrimaryColumnWidthFraction number
    minimumPrimaryColumnWidth number
    maximumPrimaryColumnWidth number
    presentsWithGesture bool
    allowDoubleColumnStyle carry bool
    allowTripleColumnStyle carry bool
    style carry string
    behavior carry string
    primaryBackgroundStyle carry string
    primaryEdge carry string
    showsSecondaryOnlyButton carry bool
    [pageController < controller]
    transitionStyle enum pageCurl scroll
    navigationOrientation enum horizontal vertical
    spineLocation enum none min mid max
    pageSpacing number
    doubleSided carry bool
    [recognizer < any]
    enabled bool
    cancelsTouchesInView bool
    delaysTouchesBegan bool
    delaysTouchesEnded bool
    numberOfTapsRequired int
    numberOfTouchesRequired int
    minimumPressDuration number
    allowableMovement number
    minimumNumberOfTouches int
    maximumNumberOfTouches int
    direction options right left up down 1=right 2=left 4=up 8=down
    edges options top left bottom right
    scale number
    rotation number
    allowedTouchTypes keep
    allowedPressTypes keep
    [textInput < any]
    keyboardType enum default= alphabet=asciiCapable numbersAndPunctuation URL=url numberPad phonePad namePhonePad emailAddress decimalPad twitter webSearch ASCIICapable=asciiCapable
    returnKeyType enum default= go join next route search send done continue emergencyCall
    autocapitalizationType enum none words sentences allCharacters
    autocorrectionType enum default= no yes
    enablesReturnKeyAutomatically bool
    secureTextEntry bool
    keyboardAppearance carry string
    spellCheckingType carry string
    smartDashesType carry string
    smartInsertDeleteType carry string
    smartQuotesType carry string
    textContentType carry string
    passwordRules carry string
    [watchController < controller]
    nextPage carry controller
    dynamicNotificationInterface carry controller
    dynamicInteractiveNotificationInterface carry controller
    identifier carry string
    backgroundImage carry image
    catalog carry string
    contentMode carry string
    fullBounds carry bool
    hidesWhenLoading carry bool
    spacing elsewhere
    backgroundColor elsewhere
    bottomTemplateType carry string
    topTemplateType carry string
    [watchItem]
    width carry number
    height carry number
    widthAdjustment carry number
    heightAdjustment carry number
    alignment=horizontalAlignment carry string
    verticalAlignment carry string
    catalog carry string
    fixedWidth carry bool
    fixedHeight carry bool
    [watchView < anyView + watchItem]
    posterImage carry image
    controlsLocalVolume carry bool
    loops carry bool
    autoplays carry bool
    focusStyle carry string
    indicatorMode carry string
    indicator carry string
    pickerStyle carry string
    style=displayStyle carry string
    type=displayType carry string
    color carry color
    [watchSeparator < anyView + watchItem]
    color=backgroundColor color
    color.systemColor=backgroundColorName carry string
    [watchLabel < label + watchItem]
    font font
    font.name=fontName carry string
    font.weight=fontWeight carry string
    dateStyle carry string
    timeStyle carry string
    dateFormat carry string
    format carry string
    units carry string
    [watchButton < button + watchItem]
    title string
    titleColor color
    font font
    font.name=fontName carry string
    font.weight=fontWeight carry string
    backgroundImage image
    [watchImage < imageView + watchItem]
    animationDuration carry number
    initiallyAnimated carry bool
    [watchText < textField + watchItem]
    font font
    [watchSwitch < switch + watchItem]
    value=on bool
    titleColor carry color
    color=onTintColor color
    font carry font
    [watchSlider < slider + watchItem]
    minimum=minimumValue number
    maximum=maximumValue number
    steps carry int
    minimumImage=minimumValueImage image
    maximumImage=maximumValueImage image
    color=minimumTrackTintColor color
    [watchGroup < stackView + watchItem]
    layout=axis enum horizontal vertical overlap=
    radius carry number
    margins=layoutMargins insets
    backgroundImage carry image
    animationDuration carry number
    initiallyAnimated carry bool
    [watchRow < any]
    identifier carry string
    selectable carry bool
    [watchMenuItem < any]
    title carry string
    icon carry string
    image carry image
    catalog carry string
    [watchCategory < any]
    identifier carry string
    wantsSashBlur carry bool
    hasInteractiveInterface carry bool
    sashColor carry color
    titleColor carry color
    [object < any]
    [constraint]
    placeholder keep
    identifier keep
    [document]
    type editor
    version editor
    toolsVersion editor
    systemVersion editor
    targetRuntime editor
    propertyAccessControl editor
    useAutolayout editor
    useTraitCollections editor
    useSafeAreas editor
    colorMatched editor
    nextObjectID editor
    variant editor
    minimumToolsVersion editor
    initialViewController keep
    launchScreen carry bool
    tintColor color
    defaultSimulatedMetrics editor
    customFonts editor
    """
}
