/// What attributes of Interface Builder's elements, and the values nested under a `key`, stand for: facts, read once.
///
/// A block begins with `[family < parent]`. A line is `name[=attribute] type words…`; of the words of an enumeration,
/// `a=b` is written `b` in a scene, and `a=` is what a scene leaves out; with `~`, it is not quite the same, and
/// which it was is carried along. `absent=…` is what the value is where nothing is
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
    directionalLayoutMargins carry insets
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
    contentStretch carry rect
    userInterfaceStyle carry string
    overrideUserInterfaceStyle carry string
    minimumContentSizeCategory carry string
    maximumContentSizeCategory carry string
    largeContentImage carry image
    scalesLargeContentImage carry bool
    geometryFlipped carry bool
    accessibility.traits=accessibilityTraits carry string
    accessibilityTraits carry string
    accessibility.language=accessibilityLanguage carry string
    accessibility.value=accessibilityValue carry string
    accessibilityIgnoresInvertColors carry bool
    canBecomeFocused carry bool
    focusGroupPriority carry number
    focusEffect carry string
    hoverStyle carry string
    toolTip carry string
    maskFocusEffect carry bool
    edgeAntialiasingMask carry string
    layoutDirection carry string
    [window < view]
    visibleAtLaunch carry bool
    resizesToFullScreen carry bool
    [anyView < view]
    blurEffect.style=blurEffectStyle carry string
    mapType same
    videoGravity same
    preferredFramesPerSecond same
    colorPixelFormat same
    depthStencilPixelFormat same
    enableSetNeedsDisplay bool
    zoomEnabled carry bool
    scrollEnabled carry bool
    rotateEnabled carry bool
    pitchEnabled carry bool
    showsUserLocation carry bool
    showsCompass carry bool
    showsScale carry bool
    showsTraffic carry bool
    showsBuildings carry bool
    showsPointsOfInterest carry bool
    showsUserTrackingButton carry bool
    userTrackingMode carry string
    pointOfInterestFilter carry string
    enabled carry bool
    scalesPageToFit carry bool
    allowsBackForwardNavigationGestures carry bool
    allowsLinkPreview carry bool
    allowsMagnification carry bool
    customUserAgent carry string
    allowsInlineMediaPlayback carry bool
    mediaPlaybackRequiresUserAction carry bool
    mediaPlaybackAllowsAirPlay carry bool
    keyboardDisplayRequiresUserAction carry bool
    suppressesIncrementalRendering carry bool
    allowsPictureInPictureMediaPlayback carry bool
    paginationMode carry string
    paginationBreakingMode carry string
    dataDetectorTypes carry string
    configuration.allowsAirPlayForMediaPlayback=allowsAirPlay carry bool
    configuration.allowsInlineMediaPlayback=allowsInlinePlayback carry bool
    configuration.allowsPictureInPictureMediaPlayback=allowsPictureInPicture carry bool
    configuration.applicationNameForUserAgent=applicationNameForUserAgent carry string
    configuration.selectionGranularity=selectionGranularity carry string
    configuration.suppressesIncrementalRendering=suppressesRendering carry bool
    configuration.dataDetectorTypes=dataDetectorTypes carry string
    configuration.mediaTypesRequiringUserActionForPlayback=mediaTypesRequiringUserAction carry string
    configuration.preferences.javaScriptEnabled=javaScriptEnabled carry bool
    configuration.preferences.javaScriptCanOpenWindowsAutomatically=javaScriptCanOpenWindows carry bool
    configuration.preferences.minimumFontSize=minimumFontSize carry number
    configuration.preferences.isFraudulentWebsiteWarningEnabled=fraudulentWebsiteWarning carry bool
    configuration.preferences.fraudulentWebsiteWarningEnabled=fraudulentWebsiteWarning carry bool
    configuration.preferences.tabFocusesLinks=tabFocusesLinks carry bool
    drawableColorFormat carry string
    drawableDepthFormat carry string
    drawableStencilFormat carry string
    drawableMultisample carry string
    sampleCount carry int
    clearDepth carry number
    clearStencil carry number
    clearColor carry string
    autoResizeDrawable carry bool
    framebufferOnly carry bool
    paused carry bool
    presentsWithTransaction carry bool
    ignoresSiblingOrder carry bool
    shouldCullNonVisibleNodes carry bool
    asynchronous carry bool
    showsFPS carry bool
    showsNodeCount carry bool
    showsDrawCount carry bool
    showsQuadCount carry bool
    showsPhysics carry bool
    showsFields carry bool
    showsStatistics carry bool
    allowsTransparency carry bool
    scene carry string
    sceneName carry string
    allowsCameraControl carry bool
    autoenablesDefaultLighting carry bool
    jitteringEnabled carry bool
    loops carry bool
    playing carry bool
    rendersContinuously carry bool
    wantsBestResolutionOpenGLSurface carry bool
    antialiasingMode carry string
    preferredRenderingAPI carry string
    usesReverseZ carry bool
    temporalAntialiasingEnabled carry bool
    debugOptions carry string
    automaticallyUpdatesLighting carry bool
    rendersCameraGrain carry bool
    rendersMotionBlur carry bool
    cameraMode carry string
    displayMode carry string
    displayDirection carry string
    displayBox carry string
    displaysPageBreaks carry bool
    displaysAsBook carry bool
    displaysRTL carry bool
    autoScales carry bool
    usePageViewController carry bool
    interpolationQuality carry string
    minScaleFactor carry number
    maxScaleFactor carry number
    scaleFactor carry number
    isInMarkupMode carry bool
    fontDesign carry string
    locale carry string
    timeZone carry string
    wantsDateDecorations carry bool
    routeButtonBrandedIcon carry bool
    showsRouteButton carry bool
    showsVolumeSlider carry bool
    prioritizesVideoDevices carry bool
    activeTintColor carry color
    bannerSize carry size
    adType carry string
    vibrancyEffect.style=vibrancyEffectStyle carry string
    vibrancyEffect.blurEffect.style=vibrancyBlurStyle carry string
    cornerRadius carry number
    label carry string
    icon carry string
    buttonStyle carry string
    buttonType carry string
    authorizationButtonType carry string
    authorizationButtonStyle carry string
    paymentButtonType carry string
    paymentButtonStyle carry string
    title carry string
    subtitle carry string
    image carry image
    imageCatalog carry string
    catalog carry string
    header carry string
    footer carry string
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
    preferredBehavioralStyle carry string
    behavioralStyle carry string
    springLoaded carry bool
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
    supportsAlpha carry bool
    selectedColor carry color
    title carry string
    supportsEyedropper carry bool
    maximumLinearExposure carry number
    displayMode carry string
    cornerStyle carry string
    baseForegroundColor carry color
    baseBackgroundColor carry color
    allowsDefaultTighteningForTruncation carry bool
    showsExpansionTextWhenTruncated carry bool
    enablesMarqueeWhenAncestorFocused carry bool
    lineBreakStrategy carry string
    preferredVibrancy carry string
    sizingRule carry string
    fontDescription.width=fontWidth carry string
    fontDescription.design=fontDesign carry string
    attributedText.paragraphStyle.lineSpacing=lineSpacing carry number
    attributedText.paragraphStyle.paragraphSpacing=paragraphSpacing carry number
    attributedText.paragraphStyle.paragraphSpacingBefore=paragraphSpacingBefore carry number
    attributedText.paragraphStyle.minimumLineHeight=minimumLineHeight carry number
    attributedText.paragraphStyle.maximumLineHeight=maximumLineHeight carry number
    attributedText.paragraphStyle.lineHeightMultiple=lineHeightMultiple carry number
    attributedText.paragraphStyle.firstLineHeadIndent=firstLineHeadIndent carry number
    attributedText.paragraphStyle.headIndent=headIndent carry number
    attributedText.paragraphStyle.tailIndent=tailIndent carry number
    attributedText.paragraphStyle.defaultTabInterval=defaultTabInterval carry number
    attributedText.paragraphStyle.hyphenationFactor=hyphenationFactor carry number
    attributedText.paragraphStyle.baseWritingDirection=baseWritingDirection carry string
    attributedText.paragraphStyle.allowsDefaultTighteningForTruncation=allowsTightening carry bool
    attributedText.paragraphStyle.alignment=paragraphAlignment carry string
    attributedText.paragraphStyle.lineBreakMode=paragraphLineBreakMode carry string
    attributedText.kern=kern carry number
    attributedText.underline=underline carry number
    attributedText.underlineStyle=underline carry number
    attributedText.strikethrough=strikethrough carry number
    attributedText.baselineOffset=baselineOffset carry number
    attributedText.strokeWidth=strokeWidth carry number
    attributedText.ligature=ligature carry number
    attributedText.superscript=superscript carry number
    attributedText.obliqueness=obliqueness carry number
    attributedText.expansion=expansion carry number
    attributedText.background=textBackground carry color
    attributedText.link=link carry string
    [button < control]
    buttonType=kind enum custom system=plain roundedRect=plain plain detailDisclosure~plain infoLight~plain infoDark~plain contactAdd~plain close~plain absent=custom
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
    springLoaded carry bool
    adjustsImageSizeForAccessibilityContentSizeCategory carry bool
    configuration.style=configurationStyle carry string
    configuration.subtitle=subtitle carry string
    configuration.image=configurationImage carry image
    configuration.title=configurationTitle carry string
    configuration.catalog=configurationCatalog carry string
    configuration.imagePlacement=imagePlacement carry string
    configuration.imagePadding=imagePadding carry number
    configuration.imageReservation=imageReservation carry number
    configuration.titlePadding=titlePadding carry number
    configuration.titleAlignment=titleAlignment carry string
    configuration.titleLineBreakMode=titleLineBreakMode carry string
    configuration.subtitleLineBreakMode=subtitleLineBreakMode carry string
    configuration.cornerStyle=cornerStyle carry string
    configuration.buttonSize=buttonSize carry string
    configuration.macIdiomStyle=macIdiomStyle carry string
    configuration.indicator=indicator carry string
    configuration.showsActivityIndicator=showsActivityIndicator carry bool
    configuration.automaticallyUpdateForSelection=updatesForSelection carry bool
    configuration.baseBackgroundColor=baseBackgroundColor carry color
    configuration.baseForegroundColor=titleColor color
    configuration.contentInsets=contentInsets insets
    configuration.titleFontDescription=font font
    configuration.subtitleFontDescription=subtitleFont carry font
    configuration.background.cornerRadius=backgroundCornerRadius carry number
    configuration.background.strokeWidth=backgroundStrokeWidth carry number
    configuration.background.strokeOutset=backgroundStrokeOutset carry number
    configuration.background.image=configurationBackgroundImage carry image
    configuration.background.imageContentMode=backgroundImageContentMode carry string
    configuration.background.backgroundColor=configurationBackgroundColor carry color
    configuration.background.strokeColor=backgroundStrokeColor carry color
    configuration.background.catalog=configurationBackgroundCatalog carry string
    configuration.preferredSymbolConfigurationForImage.configurationType=configurationSymbol carry string
    configuration.preferredSymbolConfigurationForImage.scale=configurationSymbolScale carry string
    configuration.preferredSymbolConfigurationForImage.weight=configurationSymbolWeight carry string
    configuration.preferredSymbolConfigurationForImage.pointSize=configurationSymbolSize carry number
    configuration.preferredSymbolConfigurationForImage.renderingMode=configurationSymbolRendering carry string
    fontDescription.width=fontWidth carry string
    fontDescription.design=fontDesign carry string
    [state < any]
    title string
    titleColor color
    titleShadowColor color
    image image
    backgroundImage image
    catalog carry string
    backgroundCatalog carry string
    image.catalog=catalog carry string
    image.symbolScale=symbolScale carry string
    image.renderingMode=symbolRendering carry string
    backgroundImage.catalog=backgroundCatalog carry string
    backgroundImage.symbolScale=backgroundSymbolScale carry string
    backgroundImage.renderingMode=backgroundSymbolRendering carry string
    titleColor.systemColor=titleColorName carry string
    titleShadowColor.systemColor=titleShadowColorName carry string
    preferredSymbolConfiguration.scale=preferredSymbolScale carry string
    preferredSymbolConfiguration.weight=preferredSymbolWeight carry string
    preferredSymbolConfiguration.pointSize=preferredSymbolSize carry number
    preferredSymbolConfiguration.configurationType=preferredSymbolConfiguration carry string
    preferredSymbolConfiguration.renderingMode=preferredSymbolRendering carry string
    preferredSymbolConfiguration.textStyle=preferredSymbolTextStyle carry string
    preferredSymbolConfiguration.font=preferredSymbolFont carry font
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
    image.variableValue=symbolValue carry number
    highlightedImage.catalog=highlightedCatalog carry string
    highlightedImage.symbolScale=highlightedSymbolScale carry string
    highlightedImage.renderingMode=highlightedSymbolRendering carry string
    preferredSymbolConfiguration.renderingMode=preferredSymbolRendering carry string
    preferredSymbolConfiguration.textStyle=preferredSymbolTextStyle carry string
    preferredSymbolConfiguration.font=preferredSymbolFont carry font
    preferredSymbolConfiguration.variableValueMode=preferredSymbolValueMode carry string
    adjustsImageWhenAncestorFocused carry bool
    masksFocusEffectToContents carry bool
    preferredImageDynamicRange carry string
    animationDuration carry number
    animationRepeatCount carry int
    symbolScale carry string
    renderingMode=symbolRendering carry string
    [textField < control]
    fontDescription.width=fontWidth carry string
    fontDescription.design=fontDesign carry string
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
    clearsOnInsertion carry bool
    allowsEditingTextAttributes carry bool
    attributedPlaceholder carry string
    placeholderColor carry color
    textFieldStyle carry string
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
    contentInsetAdjustmentBehavior=contentInsetAdjustment enum automatic never scrollableAxes~automatic always~automatic
    indicatorStyle carry string
    keyboardDismissMode carry string
    decelerationRate carry string
    contentViewInsetsToSafeArea carry bool
    contentOffset carry string
    automaticallyAdjustsScrollIndicatorInsets carry bool
    horizontalScrollIndicatorInsets carry insets
    verticalScrollIndicatorInsets carry insets
    scrollsToTop carry bool
    allowsKeyboardScrolling carry bool
    transfersHorizontalScrollingToParent carry bool
    transfersVerticalScrollingToParent carry bool
    bouncesHorizontally carry bool
    bouncesVertically carry bool
    indexDisplayMode carry string
    panningEnabled carry bool
    [textView < view]
    fontDescription.width=fontWidth carry string
    fontDescription.design=fontDesign carry string
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
    adjustsFontForContentSizeCategory carry bool
    usesAttributedText carry bool
    findInteractionEnabled carry bool
    contentSize carry size
    contentInset carry insets
    scrollIndicatorInsets carry insets
    decelerationRate carry string
    contentViewInsetsToSafeArea carry bool
    automaticallyAdjustsScrollIndicatorInsets carry bool
    horizontalScrollIndicatorInsets carry insets
    verticalScrollIndicatorInsets carry insets
    scrollsToTop carry bool
    clearsOnInsertion carry bool
    dataDetectorTypes carry string
    borderStyle carry string
    writingToolsBehavior carry string
    writingToolsAllowedInputOptions carry string
    textHighlightAttributes carry string
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
    springLoaded carry bool
    dragInteractionEnabled carry bool
    cellLayoutMarginsFollowReadableWidth carry bool
    insetsContentViewsToSafeArea carry bool
    remembersLastFocusedIndexPath carry bool
    selectionFollowsFocus carry bool
    allowsFocus carry bool
    allowsFocusDuringEditing carry bool
    fillerRowHeight carry number
    sectionHeaderTopPadding carry number
    selfSizingInvalidation carry string
    contentHuggingElements carry string
    editing carry bool
    rowSizeStyle carry string
    [cell < view]
    reuseIdentifier string
    springLoaded carry bool
    customSize editor
    selected carry bool
    highlighted carry bool
    automaticallyUpdatesContentConfiguration carry bool
    automaticallyUpdatesBackgroundConfiguration carry bool
    editing carry bool
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
    editable carry bool
    userInteractionEnabledWhileDragging carry bool
    selectedImage carry image
    imageCatalog carry string
    [contentView < view]
    tableViewCell editor
    collectionViewCell editor
    [collectionView < scrollView]
    allowsSelection bool
    allowsMultipleSelection bool
    dataMode editor
    prefetchingEnabled carry bool
    springLoaded carry bool
    dragInteractionEnabled carry bool
    remembersLastFocusedIndexPath carry bool
    selectionFollowsFocus carry bool
    allowsFocus carry bool
    allowsFocusDuringEditing carry bool
    allowsSelectionDuringEditing carry bool
    allowsMultipleSelectionDuringEditing carry bool
    reorderingCadence carry string
    selfSizingInvalidation carry string
    editing carry bool
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
    masksBounds carry bool
    maskInset carry insets
    parallaxFactor carry number
    interitemSpacing carry number
    sectionInsetsReference carry string
    [stackView < view]
    axis enum horizontal vertical
    spacing number
    alignment enum fill leading top center trailing bottom firstBaseline~top lastBaseline~bottom
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
    [bar < view]
    barTintColor color
    barStyle carry string
    translucent carry bool
    prefersLargeTitles bool
    largeTitles=prefersLargeTitles bool
    titleTextAttributes.textColor=titleColor color
    titleTextAttributes.fontDescription=titleFont font
    titleTextAttributes.textShadowColor=titleShadowColor carry color
    titleTextAttributes.textShadowOffset=titleShadowOffset carry string
    largeTitleTextAttributes.textColor=largeTitleColor carry color
    largeTitleTextAttributes.fontDescription=largeTitleFont carry font
    largeTitleTextAttributes.textShadowColor=largeTitleShadowColor carry color
    largeTitleTextAttributes.textShadowOffset=largeTitleShadowOffset carry string
    standardAppearance.backgroundColor=barTintColor color
    standardAppearance.backgroundEffect=backgroundEffect carry string
    standardAppearance.backgroundImage=appearanceImage carry image
    standardAppearance.backgroundImageContentMode=appearanceImageContentMode carry string
    standardAppearance.shadowColor=shadowColor carry color
    standardAppearance.shadowImage=appearanceShadowImage carry image
    standardAppearance.titleTextAttributes.textColor=titleColor color
    standardAppearance.titleTextAttributes.fontDescription=titleFont font
    standardAppearance.largeTitleTextAttributes.textColor=largeTitleColor carry color
    standardAppearance.largeTitleTextAttributes.fontDescription=largeTitleFont carry font
    scrollEdgeAppearance.backgroundColor=scrollEdgeColor carry color
    scrollEdgeAppearance.backgroundEffect=scrollEdgeEffect carry string
    scrollEdgeAppearance.shadowColor=scrollEdgeShadowColor carry color
    scrollEdgeAppearance.titleTextAttributes.textColor=scrollEdgeTitleColor carry color
    scrollEdgeAppearance.titleTextAttributes.fontDescription=scrollEdgeTitleFont carry font
    scrollEdgeAppearance.largeTitleTextAttributes.textColor=scrollEdgeLargeTitleColor carry color
    scrollEdgeAppearance.largeTitleTextAttributes.fontDescription=scrollEdgeLargeTitleFont carry font
    compactAppearance.backgroundColor=compactColor carry color
    compactAppearance.backgroundEffect=compactEffect carry string
    compactAppearance.shadowColor=compactShadowColor carry color
    compactAppearance.titleTextAttributes.textColor=compactTitleColor carry color
    backIndicatorImage carry image
    backIndicatorTransitionMask carry image
    backgroundImage image
    shadowImage carry image
    toolbarPosition carry string
    itemSpacing carry number
    compactScrollEdgeAppearance keep
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
    imageInsets carry insets
    landscapeImageInsets carry insets
    largeContentSizeImageInsets carry insets
    titlePositionAdjustment carry string
    image.catalog=catalog carry string
    image.symbolScale=symbolScale carry string
    image.renderingMode=symbolRendering carry string
    selectedImage.catalog=selectedImageCatalog carry string
    selectedImage.symbolScale=selectedSymbolScale carry string
    selectedImage.renderingMode=selectedSymbolRendering carry string
    landscapeImage.catalog=landscapeCatalog carry string
    largeContentSizeImage.catalog=largeContentCatalog carry string
    largeContentSizeImageCatalog=largeContentCatalog carry string
    landscapeImageCatalog=landscapeCatalog carry string
    toolTip carry string
    accessibility.identifier=accessibilityIdentifier carry string
    accessibility.traits=accessibilityTraits carry string
    [barButtonItem < barItem]
    style enum plain done bordered=plain prominent~done
    systemItem enum done cancel edit save add flexibleSpace fixedSpace compose reply action organize bookmarks search refresh stop camera trash play pause rewind fastForward undo redo pageCurl close writingTools~edit
    width number
    tintColor color
    changesSelectionAsPrimaryAction carry bool
    selected carry bool
    menu keep
    hidden carry bool
    preferredMenuElementOrder carry string
    hidesSharedBackground carry bool
    sharesBackground carry bool
    symbolAnimationEnabled carry bool
    possibleTitles carry string
    customizable carry bool
    [navigationItem < any]
    title string
    prompt string
    backButtonTitle string
    hidesBackButton bool
    leftItemsSupplementBackButton bool
    largeTitleDisplayMode enum automatic always never
    style carry string
    subtitle carry string
    largeTitle carry string
    largeSubtitle carry string
    backButtonDisplayMode carry string
    preferredSearchBarPlacement carry string
    hidesSearchBarWhenScrolling carry bool
    customizationIdentifier carry string
    searchBarPlacementAllowsToolbarIntegration carry bool
    searchBarPlacementAllowsExternalIntegration carry bool
    [section < any]
    headerTitle=header string
    footerTitle=footer string
    [controller < any]
    title string
    modalPresentationStyle enum fullScreen overFullScreen pageSheet formSheet currentContext overCurrentContext popover overCurrentConext=overCurrentContext automatic= custom~ none~ blurOverFullScreen~overFullScreen
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
    edgesForExtendedLayout carry string
    interfaceStyle carry string
    viewRespectsSystemMinimumLayoutMargins carry bool
    focusGroupIdentifier carry string
    restoresFocusAfterTransition carry bool
    userInterfaceStyle carry string
    overrideUserInterfaceStyle carry string
    interfaceOrientation editor
    mode carry string
    selectedIndex carry int
    preferredTransition carry string
    subtitle carry string
    [anyController < controller]
    videoGravity same
    preferredFramesPerSecond same
    identifier carry string
    showsPlaybackControls carry bool
    showsTimecodes carry bool
    allowsPictureInPicturePlayback carry bool
    updatesNowPlayingInfoCenter carry bool
    entersFullScreenWhenPlaybackBegins carry bool
    exitsFullScreenWhenPlaybackEnds carry bool
    requiresLinearPlayback carry bool
    canStartPictureInPictureAutomaticallyFromInline carry bool
    allowsVideoFrameAnalysis carry bool
    skippingBehavior carry string
    playbackControlsIncludeTransportBar carry bool
    playbackControlsIncludeInfoViews carry bool
    pauseOnWillResignActive carry bool
    resumeOnDidBecomeActive carry bool
    sourceType carry string
    allowsEditing carry bool
    allowsImageEditing carry bool
    cameraDevice carry string
    cameraFlashMode carry string
    cameraCaptureMode carry string
    showsCameraControls carry bool
    videoQuality carry string
    videoMaximumDuration carry number
    navigationBarHidden carry bool
    toolbarHidden carry bool
    hidesWhenLoading carry bool
    term carry string
    [tableController < controller]
    clearsSelectionOnViewWillAppear bool
    installsStandardGestureForInteractiveMovement carry bool
    usesLayoutToLayoutNavigationTransitions carry bool
    useLayoutToLayoutNavigationTransitions carry bool
    [navigationController < controller]
    navigationBarHidden bool
    toolbarHidden bool
    hidesBarsOnSwipe carry bool
    hidesBarsOnTap carry bool
    hidesBarsWhenKeyboardAppears carry bool
    hidesBarsWhenVerticallyCompact carry bool
    [splitController < controller]
    preferredDisplayMode enum automatic primaryHidden allVisible primaryOverlay beside=allVisible secondaryOnly=primaryHidden oneBesideSecondary~allVisible oneOverSecondary~primaryOverlay twoBesideSecondary~allVisible twoOverSecondary~primaryOverlay twoDisplaceSecondary~allVisible
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
    preferredPrimaryColumnWidth carry number
    preferredSupplementaryColumnWidth carry number
    preferredSupplementaryColumnWidthFraction carry number
    minimumSupplementaryColumnWidth carry number
    maximumSupplementaryColumnWidth carry number
    preferredSecondaryColumnWidth carry number
    minimumSecondaryColumnWidth carry number
    preferredInspectorColumnWidth carry number
    minimumInspectorColumnWidth carry number
    maximumInspectorColumnWidth carry number
    preferredSplitBehavior carry string
    displayModeButtonVisibility carry string
    extendsContentUnderPrimary carry bool
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
    allowedTouchTypes carry string
    allowedPressTypes carry string
    allowedScrollTypesMask carry string
    requiresExclusiveTouchType carry bool
    buttonMaskRequired carry string
    allowedTouchTypesMask carry string
    name carry string
    [textInput < any]
    keyboardType enum default= alphabet=asciiCapable numbersAndPunctuation URL=url numberPad phonePad namePhonePad emailAddress decimalPad twitter webSearch ASCIICapable=asciiCapable alphabetCapable=asciiCapable asciiCapableNumberPad~numberPad ASCIICapableNumberPad~numberPad
    returnKeyType enum default= go join next route search send done continue emergencyCall google~search yahoo~search
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
    inlinePredictionType carry string
    mathExpressionCompletionType carry string
    writingToolsBehavior carry string
    dataDetectorTypes carry string
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
    layout=axis enum horizontal vertical overlap~
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
    identifier carry string
    [document]
    defaultVersion editor
    customObjectInstantitationMethod editor
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
