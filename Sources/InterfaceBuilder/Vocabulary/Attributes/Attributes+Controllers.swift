extension AttributeFacts {
  /// Controllers, recognizers, and how text is typed.
  static let controllers = """
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
    selectedViewController carry controller
    preferredTransition carry string
    subtitle carry string
    [anyStrangeController < controller]
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
    preferredDisplayMode enum automatic primaryHidden allVisible primaryOverlay twoBesideSecondary twoOverSecondary twoDisplaceSecondary beside=allVisible secondaryOnly=primaryHidden oneBesideSecondary=allVisible oneOverSecondary=primaryOverlay
    preferredPrimaryColumnWidthFraction number
    minimumPrimaryColumnWidth number
    maximumPrimaryColumnWidth number
    presentsWithGesture bool
    allowDoubleColumnStyle carry bool
    allowTripleColumnStyle carry bool
    style carry string
    behavior=preferredSplitBehavior enum automatic tile overlay displace
    primaryBackgroundStyle carry string
    primaryEdge carry string
    showsSecondaryOnlyButton carry bool
    preferredPrimaryColumnWidth number
    preferredSupplementaryColumnWidth number
    preferredSupplementaryColumnWidthFraction number
    minimumSupplementaryColumnWidth number
    maximumSupplementaryColumnWidth number
    preferredSecondaryColumnWidth carry number
    minimumSecondaryColumnWidth carry number
    preferredInspectorColumnWidth carry number
    minimumInspectorColumnWidth carry number
    maximumInspectorColumnWidth carry number
    preferredSplitBehavior enum automatic tile overlay displace
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
    [keyCommand < any]
    input carry string
    modifierFlags carry string
    discoverabilityTitle string
    wantsPriorityOverSystemBehavior bool
    title carry string
    image carry image
    enabled carry bool
    state carry string
    attributes carry string
    propertyList carry string
    allowsAutomaticLocalization carry bool
    allowsAutomaticMirroring carry bool
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
    """
}
