extension AttributeFacts {
  /// What all views have in common, and what controls do.
  static let views = """
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
    accessibility.identifier=accessibilityIdentifier string
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
    [anyStrangeView < view]
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
    """
}
