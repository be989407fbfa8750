/// What attributes of Interface Builder's elements, and the values nested under a `key`, stand for: facts, read once.
///
/// A block begins with `[family < parent]`. A line is `name[=attribute] type words…`; of the words of an enumeration,
/// `a=b` is written `b` in a scene, and `a=` is what a scene leaves out. `absent=…` is what the value is where nothing is
/// written, if the class library has another default. `keep` has no counterpart: it is carried along. `editor` means
/// nothing outside the editor.
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
    translatesAutoresizingMaskIntoConstraints keep
    clearsContextBeforeDrawing keep
    preservesSuperviewLayoutMargins keep
    layoutMarginsFollowReadableWidth keep
    insetsLayoutMarginsFromSafeArea keep
    layoutMargins keep
    directionalLayoutMargins keep
    restorationIdentifier keep
    semanticContentAttribute keep
    appearanceType keep
    viewLayoutGuide keep
    simulatedAppContext editor
    largeContentTitle keep
    showsLargeContentViewer keep
    focusGroupIdentifier keep
    springLoaded keep
    interactionActivityTrackingBaseName keep
    [anyView < view]
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
    hasAttributedTitle keep
    showsMenuAsPrimaryAction keep
    changesSelectionAsPrimaryAction keep
    pointerInteraction keep
    toolTip keep
    [anyControl < control]
    [label < view]
    userInteractionEnabled bool absent=true
    text string
    textColor color
    fontDescription=font font
    textAlignment enum left center right natural= justified=left
    numberOfLines int
    lineBreakMode enum wordWrap characterWrap clip headTruncation middleTruncation tailTruncation
    adjustsFontSizeToFit=adjustsFontSizeToFitWidth bool
    minimumScaleFactor number
    minimumFontSize keep
    baselineAdjustment keep
    adjustsLetterSpacingToFitWidth keep
    adjustsFontForContentSizeCategory keep
    preferredMaxLayoutWidth keep
    enabled keep
    highlighted keep
    highlightedColor keep
    shadowColor keep
    shadowOffset keep
    usesAttributedText keep
    alignment keep
    [button < control]
    buttonType=kind enum custom system=plain roundedRect=plain absent=custom
    fontDescription=font font
    lineBreakMode keep
    reversesTitleShadowWhenHighlighted keep
    showsTouchWhenHighlighted keep
    adjustsImageWhenHighlighted keep
    adjustsImageWhenDisabled keep
    role keep
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
    catalog keep
    backgroundCatalog keep
    [imageView < view]
    userInteractionEnabled bool absent=true
    image image
    highlightedImage image
    highlighted bool
    adjustsImageSizeForAccessibilityContentSizeCategory keep
    preferredSymbolConfiguration keep
    catalog keep
    highlightedCatalog keep
    animating keep
    [textField < control]
    text string
    placeholder string
    textColor color
    fontDescription=font font
    textAlignment enum left center right natural= justified=left
    borderStyle enum none line bezel roundedRect
    clearButtonMode enum never whileEditing unlessEditing always
    leftViewMode enum never whileEditing unlessEditing always
    rightViewMode enum never whileEditing unlessEditing always
    adjustsFontSizeToFit=adjustsFontSizeToFitWidth bool
    minimumFontSize number
    adjustsFontForContentSizeCategory keep
    clearsOnBeginEditing keep
    background keep
    disabledBackground keep
    usesAttributedText keep
    [scrollView < view]
    contentSize size
    contentInset insets
    scrollIndicatorInsets keep
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
    indicatorStyle keep
    keyboardDismissMode keep
    decelerationRate keep
    contentViewInsetsToSafeArea keep
    [textView < view]
    text string
    textColor color
    fontDescription=font font
    textAlignment enum left center right natural= justified=left
    editable bool
    selectable bool
    scrollEnabled keep
    bounces keep
    bouncesZoom keep
    alwaysBounceVertical keep
    alwaysBounceHorizontal keep
    showsHorizontalScrollIndicator keep
    showsVerticalScrollIndicator keep
    delaysContentTouches keep
    canCancelContentTouches keep
    indicatorStyle keep
    keyboardDismissMode keep
    pagingEnabled keep
    directionalLockEnabled keep
    minimumZoomScale keep
    maximumZoomScale keep
    contentInsetAdjustmentBehavior keep
    allowsEditingTextAttributes keep
    dataDetectorType keep
    adjustsFontForContentSizeCategory keep
    usesAttributedText keep
    findInteractionEnabled keep
    [tableView < scrollView]
    style enum plain grouped insetGrouped=grouped
    separatorStyle enum none singleLine default= singleLineEtched=singleLine
    separatorColor color
    rowHeight number
    estimatedRowHeight number
    allowsSelection bool
    allowsMultipleSelection bool
    allowsSelectionDuringEditing bool
    allowsMultipleSelectionDuringEditing keep
    sectionHeaderHeight keep
    sectionFooterHeight keep
    estimatedSectionHeaderHeight keep
    estimatedSectionFooterHeight keep
    sectionIndexMinimumDisplayRowCount keep
    sectionIndexColor keep
    sectionIndexBackgroundColor keep
    sectionIndexTrackingBackgroundColor keep
    separatorInset keep
    separatorInsetReference keep
    contentViewInsetsToSafeArea keep
    dataMode editor
    prefetchingEnabled keep
    [cell < view]
    reuseIdentifier string
    [tableCell < cell]
    accessoryType enum none disclosureIndicator checkmark detailButton detailDisclosureButton=detailButton
    selectionStyle enum none default blue=default gray=default
    showsReorderControl bool
    style keep
    textLabel keep
    detailTextLabel keep
    imageView keep
    rowHeight keep
    indentationWidth keep
    indentationLevel keep
    shouldIndentWhileEditing keep
    hidesAccessoryWhenEditing keep
    editingAccessoryType keep
    separatorInset keep
    focusStyle keep
    image keep
    catalog keep
    [contentView < view]
    tableViewCell editor
    collectionViewCell editor
    [collectionView < scrollView]
    allowsSelection bool
    allowsMultipleSelection bool
    dataMode editor
    prefetchingEnabled keep
    [flowLayout < any]
    itemSize size
    minimumLineSpacing number
    minimumInteritemSpacing number
    sectionInset insets
    scrollDirection enum vertical horizontal
    headerReferenceSize size
    footerReferenceSize size
    estimatedItemSize keep
    automaticEstimatedItemSize keep
    sectionInsetReference keep
    sectionHeadersPinToVisibleBounds keep
    sectionFootersPinToVisibleBounds keep
    [stackView < view]
    axis enum horizontal vertical
    spacing number
    alignment enum fill leading top center trailing bottom
    distribution enum fill fillEqually fillProportionally equalSpacing equalCentering
    layoutMargins insets
    layoutMarginsRelativeArrangement bool
    baselineRelativeArrangement keep
    spacingType keep
    [switch < control]
    on bool
    onTintColor color
    thumbTintColor color
    onImage keep
    offImage keep
    title keep
    preferredStyle keep
    [slider < control]
    value number
    minValue=minimumValue number
    maxValue=maximumValue number
    continuous bool
    minimumTrackTintColor color
    maximumTrackTintColor color
    thumbTintColor keep
    minimumValueImage image
    maximumValueImage image
    minimumValueImageCatalog keep
    maximumValueImageCatalog keep
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
    segmentControlStyle keep
    apportionsSegmentWidthsByContent keep
    selectedSegmentTintColor keep
    [segment < any]
    title string
    enabled bool
    image keep
    catalog keep
    width keep
    contentOffset keep
    [progressView < view]
    progress number
    progressTintColor color
    trackTintColor color
    progressViewStyle keep
    progressImage keep
    trackImage keep
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
    defersCurrentPageDisplay keep
    backgroundStyle keep
    [datePicker < control]
    datePickerMode=mode enum time date dateAndTime countDownTimer countdownTimer=countDownTimer
    minuteInterval int
    date date
    minimumDate date
    maximumDate date
    countDownDuration number
    useCurrentDate keep
    style keep
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
    showsScopeBar keep
    showsBookmarkButton keep
    showsSearchResultsButton keep
    searchResultsButtonSelected keep
    barStyle keep
    searchBarStyle keep
    translucent keep
    backgroundImage keep
    scopeBarBackgroundImage keep
    [bar < view]
    barTintColor color
    barStyle keep
    translucent keep
    prefersLargeTitles bool
    largeTitles=prefersLargeTitles bool
    titleTextAttributes keep
    largeTitleTextAttributes keep
    backIndicatorImage keep
    backIndicatorTransitionMask keep
    backgroundImage keep
    shadowImage keep
    [tabBar < bar]
    itemPositioning enum automatic fill centered
    itemWidth number
    itemSpacing number
    selectedImageTintColor keep
    selectionIndicatorImage keep
    unselectedItemTintColor keep
    [barItem < any]
    title string
    image image
    enabled bool
    tag int
    badgeValue string
    selectedImage image
    systemItem keep
    landscapeImage keep
    largeContentSizeImage keep
    badgeColor keep
    catalog keep
    selectedImageCatalog keep
    springLoaded keep
    restorationIdentifier keep
    [barButtonItem < barItem]
    style enum plain done bordered=plain
    systemItem enum done cancel edit save add flexibleSpace fixedSpace compose reply action organize bookmarks search refresh stop camera trash play pause rewind fastForward undo redo pageCurl close
    width number
    tintColor color
    changesSelectionAsPrimaryAction keep
    selected keep
    menu keep
    [navigationItem < any]
    title string
    prompt string
    backButtonTitle string
    hidesBackButton bool
    leftItemsSupplementBackButton bool
    largeTitleDisplayMode enum automatic always never
    style keep
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
    storyboardIdentifier keep
    useStoryboardIdentifierAsRestorationIdentifier keep
    automaticallyAdjustsScrollViewInsets keep
    autoresizesArchivedViewToFullSize keep
    nibName keep
    wantsFullScreenLayout keep
    edgesForExtendedLayout keep
    interfaceStyle keep
    viewRespectsSystemMinimumLayoutMargins keep
    focusGroupIdentifier keep
    [anyController < controller]
    videoGravity same
    preferredFramesPerSecond same
    identifier keep
    [tableController < controller]
    clearsSelectionOnViewWillAppear bool
    installsStandardGestureForInteractiveMovement keep
    [navigationController < controller]
    navigationBarHidden bool
    toolbarHidden bool
    hidesBarsOnSwipe keep
    hidesBarsOnTap keep
    hidesBarsWhenKeyboardAppears keep
    hidesBarsWhenVerticallyCompact keep
    [splitController < controller]
    preferredDisplayMode enum automatic primaryHidden allVisible primaryOverlay beside=allVisible secondaryOnly=primaryHidden
    preferredPrimaryColumnWidthFraction number
    minimumPrimaryColumnWidth number
    maximumPrimaryColumnWidth number
    presentsWithGesture bool
    allowDoubleColumnStyle keep
    allowTripleColumnStyle keep
    style keep
    behavior keep
    primaryBackgroundStyle keep
    primaryEdge keep
    showsSecondaryOnlyButton keep
    [pageController < controller]
    transitionStyle enum pageCurl scroll
    navigationOrientation enum horizontal vertical
    spineLocation enum none min mid max
    pageSpacing number
    doubleSided keep
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
    direction options right left up down
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
    keyboardAppearance keep
    spellCheckingType keep
    smartDashesType keep
    smartInsertDeleteType keep
    smartQuotesType keep
    textContentType keep
    passwordRules keep
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
    launchScreen keep
    tintColor color
    defaultSimulatedMetrics editor
    customFonts editor
    """
}
