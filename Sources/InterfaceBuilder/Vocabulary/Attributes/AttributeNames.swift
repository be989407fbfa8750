import SceneValues

/// The attributes of the elements that no family of `AttributeFacts` describes completely, in documents for UIKit. Apple
/// does not document them, so the lists are incomplete.
enum AttributeNames {
  /// The attributes of each element, without those that its family describes.
  static let byElement: [String: Set<String>] = rows.reduce(into: [:]) { names, row in
    for element in EnumeratedValues.words(row.elements) {
      names[element, default: []].formUnion(EnumeratedValues.words(row.names))
    }
  }

  /// The attributes that all elements can have, including values and groups.
  static let common: Set<String> = ["id", "key", "userLabel"]

  /// The attributes that all objects can have in addition to those of the family `any`.
  static let ofObjects = Set(
    EnumeratedValues.words(
      """
      horizontalHuggingPriority verticalHuggingPriority horizontalCompressionResistancePriority \
      verticalCompressionResistancePriority
      """))

  /// All known attributes. An attribute that is known for another element is not a typo.
  static let all = StringNumbers(
    byElement.values.flatMap { $0 }.sorted(), common.sorted(), ofObjects.sorted(),
    ReaderKey.allCases.map(\.name), DocumentVocabulary.all.attributes.map(\.key))

  private struct Row {
    let elements: String
    let names: String

    init(_ elements: String, _ names: String) {
      self.elements = elements
      self.names = names
    }
  }

  private static let rows = documents + connections + values + texts + flags + parts + views + controllers

  private static let documents = [
    Row("document", ""),
    Row("device", "orientation appearance layout"),
    Row("adaptation", ""),
    Row("deployment development plugIn", "identifier version defaultVersion"),
    Row("capability", "name minToolsVersion minSystemVersion"),
    Row("scene", "sceneID"),
    Row(
      """
      dependencies scenes objects resources classes designables subviews constraints connections \
      userDefinedRuntimeAttributes gestureRecognizers layoutGuides userGuides keyCommands items sections \
      cells prototypes segments viewControllers toolbarItems leftBarButtonItems rightBarButtonItems \
      scopeButtonTitles inferredMetricsTieBreakers mask array mutableArray dictionary customFonts \
      animations attributes textAttributes tabStops centerItemGroups leadingItemGroups \
      trailingItemGroups menuElements allowedTouchTypes allowedPressTypes
      """, ""),
    Row("placeholder", "placeholderIdentifier" + identity),
    Row("exit", identity),
    Row(
      "viewControllerPlaceholder",
      "storyboardName referencedIdentifier bundleIdentifier storyboardIdentifier" + identity),
    Row("viewControllerLayoutGuide", "type" + identity),
    Row("viewLayoutGuide keyboardLayoutGuide", identity),
    Row("userLayoutGuide", "location affinity"),
    Row("image", "name width height catalog image renderingMode symbolScale variableValue"),
    Row("namedColor systemColor", "name"),
    Row("class", "className superclassName"),
    Row("source", "type relativePath"),
    Row("relationship", "kind name candidateClass"),
    Row("designable", "name"),
    Row("simulatedStatusBarMetrics", "statusBarStyle"),
    Row("simulatedOrientationMetrics", "orientation"),
    Row(
      "simulatedNavigationBarMetrics simulatedToolbarMetrics simulatedTabBarMetrics",
      "barStyle translucent prompted largeTitles opaque"),
    Row("simulatedScreenMetrics", "type"),
    Row(
      """
      simulatedMetricsContainer simulatedMetricsInferredSentinel simulatedTraitCollectionMetrics \
      freeformSimulatedSizeMetrics modalPageSheetSimulatedSizeMetrics \
      modalFormSheetSimulatedSizeMetrics simulatedSizeMetrics
      """, "type"),
    Row("accessibilityOverrides", "dynamicTypePreference"),
  ]

  private static let identity = " customClass customModule customModuleProvider sceneMemberID colorLabel"

  private static let connections = [
    Row("outlet", "property destination"),
    Row("outletCollection", "property destination collectionClass appends"),
    Row("action", "selector destination target eventType trigger"),
    Row(
      "segue",
      """
      destination kind identifier relationship reference animates unwindAction customClass customModule \
      customModuleProvider popoverAnchorView popoverAnchorBarButtonItem splitViewControllerTargetIndex \
      destinationCreationSelector inheritsFrom trigger modalPresentationStyle modalTransitionStyle
      """),
    Row(
      "constraint",
      """
      firstItem firstAttribute relation secondItem secondAttribute multiplier constant priority identifier \
      placeholder symbolic symbolType type misplaced colorLabel customClass customModule customModuleProvider
      """),
    Row("include exclude", "reference"),
    Row("objectReference", "ref"),
    Row("userDefinedRuntimeAttribute", "type keyPath value catalog localized"),
  ]

  private static let values = [
    Row("rect", "x y width height"),
    Row("frame", "minX minY width height"),
    Row("point", "x y"),
    Row("size", "width height"),
    Row("range", "location length"),
    Row("inset", "minX minY maxX maxY"),
    Row("edgeInsets", "top left bottom right"),
    Row("directionalEdgeInsets", "top leading bottom trailing"),
    Row("offsetWrapper offset", "horizontal vertical"),
    Row("integer real bool", "value"),
    Row("value", "type x y width height location length value"),
    Row("nil", "name"),
    Row("date", "timeIntervalSinceReferenceDate"),
    Row("locale", "localeIdentifier"),
    Row("timeZone", "name"),
    Row("url", "string"),
    Row("data mutableData", BooleanNames.base64),
    Row(
      "color",
      """
      red green blue white alpha cyan magenta yellow black colorSpace customColorSpace name catalog \
      systemColor cocoaTouchSystemColor xcode11CocoaTouchSystemColor
      """),
    Row("imageReference", "image name catalog symbolScale renderingMode variableValue"),
    Row(
      "preferredSymbolConfiguration preferredSymbolConfigurationForImage",
      "configurationType pointSize scale weight renderingMode textStyle variableValueMode"),
    Row("blurEffect vibrancyEffect", "style"),
    Row("shadow", "blurRadius"),
  ]

  private static let texts = [
    Row("string mutableString", BooleanNames.base64),
    Row("attributedString", BooleanNames.base64),
    Row("fragment", "content"),
    Row("font", "name family size pointSize metaFont textStyle weight"),
    Row("fontDescription", "name family type size pointSize style weight width design"),
    Row(
      "paragraphStyle",
      """
      alignment lineBreakMode baseWritingDirection lineSpacing paragraphSpacing paragraphSpacingBefore \
      minimumLineHeight maximumLineHeight lineHeightMultiple firstLineHeadIndent headIndent tailIndent \
      defaultTabInterval hyphenationFactor usesDefaultHyphenation tighteningFactorForTruncation \
      allowsDefaultTighteningForTruncation lineBreakStrategy headerLevel
      """),
    Row("textTab", "alignment location"),
    Row("accessibility", "label hint identifier value language traits"),
  ]

  private static let flags = [
    Row(
      "accessibilityTraits",
      """
      none button link image selected playsSound keyboardKey staticText summaryElement notEnabled \
      updatesFrequently searchField startsMediaSession adjustable allowsDirectInteraction causesPageTurn \
      header tabBar toggleButton supportsZoom
      """),
    Row("audiovisualMediaTypes", "none audio video all"),
    Row(
      "dataDetectorType dataDetectorTypes",
      """
      none all phoneNumber link address calendarEvent shipmentTrackingNumber trackingNumber flightNumber \
      lookupSuggestion money physicalValue
      """),
    Row(
      "autoresizingMask",
      "flexibleMinX flexibleMaxX flexibleMinY flexibleMaxY widthSizable heightSizable none"),
    Row("rectEdge extendedEdge", "top left bottom right none all"),
    Row("popoverArrowDirection", "up down left right any unknown"),
    Row("keyModifierFlags", "alphaShift shift control alternate option command numericPad"),
    Row("allowedScrollTypesMask", "continuous discrete none all"),
  ]

  private static let parts = [
    Row("state textInputTraits buttonConfiguration backgroundConfiguration", ""),
    // Reading a configuration takes these attributes directly.
    Row("buttonConfiguration", "style title image"),
    Row("backgroundConfiguration", "catalog visualEffect"),
    Row(
      "listContentConfiguration",
      """
      style text secondaryText image catalog renderingMode prefersSideBySideTextAndSecondaryText \
      imageToTextPadding textToSecondaryTextHorizontalPadding textToSecondaryTextVerticalPadding
      """),
    Row(
      """
      standardAppearance scrollEdgeAppearance compactAppearance navigationBarAppearance tabBarAppearance \
      toolbarAppearance tabBarItemAppearance barButtonItemAppearance
      """,
      """
      backgroundEffect backgroundImage backgroundImageCatalog backgroundImageContentMode shadowImage \
      shadowImageCatalog backIndicatorImage backIndicatorImageCatalog backIndicatorTransitionMaskImage \
      backIndicatorTransitionMaskImageCatalog stackedItemPositioning stackedItemSpacing \
      stackedItemWidth selectionIndicatorImage selectionIndicatorImageCatalog
      """),
    Row(
      "wkWebViewConfiguration",
      """
      allowsAirPlayForMediaPlayback allowsInlineMediaPlayback allowsPictureInPictureMediaPlayback \
      applicationNameForUserAgent selectionGranularity suppressesIncrementalRendering \
      ignoresViewportScaleLimits limitsNavigationsToAppBoundDomains upgradeKnownHostsToHTTPS \
      mediaTypesRequiringUserActionForPlayback
      """),
    Row(
      "wkPreferences",
      """
      javaScriptEnabled javaScriptCanOpenWindowsAutomatically minimumFontSize tabFocusesLinks \
      fraudulentWebsiteWarningEnabled isFraudulentWebsiteWarningEnabled siteSpecificQuirksModeEnabled \
      textInteractionEnabled elementFullscreenEnabled shouldPrintBackgrounds javaEnabled plugInsEnabled
      """),
    Row("keyCommand", "input modifierFlags actionName discoverabilityTitle"),
    Row("barButtonItem tabBarItem", "largeContentSizeImage landscapeImage"),
    Row("tableViewCell", "textLabel detailTextLabel imageView"),
    Row("tableViewCellContentView", "tableViewCell"),
    Row("segment", ""),
  ]

  private static let views = [
    Row("visualEffectView", ""),
    Row(
      "mapView mkMapView",
      """
      mapType zoomEnabled scrollEnabled rotateEnabled pitchEnabled showsUserLocation userTrackingMode \
      showsCompass showsScale showsTraffic showsBuildings showsPointsOfInterest pointOfInterestFilter \
      showsUserTrackingButton pitchButtonVisibility selectableMapFeatures
      """),
    Row(
      "webView",
      """
      scalesPageToFit allowsInlineMediaPlayback mediaPlaybackRequiresUserAction mediaPlaybackAllowsAirPlay \
      keyboardDisplayRequiresUserAction suppressesIncrementalRendering allowsPictureInPictureMediaPlayback \
      allowsLinkPreview paginationMode paginationBreakingMode pageLength gapBetweenPages dataDetectorTypes
      """),
    Row(
      "wkWebView",
      """
      allowsBackForwardNavigationGestures allowsLinkPreview allowsMagnification customUserAgent pageZoom \
      inspectable findInteractionEnabled
      """),
    Row("sceneKitView arscnView ARSCNView", sceneKit),
    Row("arscnView ARSCNView", "automaticallyUpdatesLighting rendersCameraGrain rendersMotionBlur"),
    Row(
      "skView arskView ARSKView",
      """
      ignoresSiblingOrder shouldCullNonVisibleNodes asynchronous paused preferredFramesPerSecond \
      preferredFrameRate frameInterval allowsTransparency disableDepthStencilBuffer showsFPS \
      showsNodeCount showsDrawCount showsQuadCount showsPhysics showsFields scene sceneName
      """),
    Row(
      "arView",
      """
      cameraMode automaticallyConfigureSession debugOptions renderOptions rendersCameraGrain \
      rendersMotionBlur automaticallyUpdatesLighting
      """),
    Row("coachingOverlayView", "goal activatesAutomatically"),
    Row(
      "mtkView",
      """
      colorPixelFormat depthStencilPixelFormat sampleCount clearDepth clearStencil paused \
      preferredFramesPerSecond enableSetNeedsDisplay autoResizeDrawable framebufferOnly \
      presentsWithTransaction
      """),
    Row(
      "glkView",
      """
      enableSetNeedsDisplay drawableColorFormat drawableDepthFormat drawableStencilFormat \
      drawableMultisample
      """),
    Row(
      "pdfView",
      """
      displayMode displayDirection displayBox displaysPageBreaks displaysAsBook displaysRTL autoScales \
      usePageViewController interpolationQuality minScaleFactor maxScaleFactor scaleFactor \
      isInMarkupMode inMarkupMode enableDataDetectors pageShadowsEnabled
      """),
    Row("volumeView", "showsRouteButton showsVolumeSlider"),
    Row(
      "routePickerView avRoutePickerView",
      "routeButtonBrandedIcon routePickerButtonBordered prioritizesVideoDevices routePickerButtonStyle"),
    Row("calendarView", "locale timeZone fontDesign wantsDateDecorations"),
  ]

  private static let sceneKit =
    """
    allowsCameraControl autoenablesDefaultLighting jitteringEnabled temporalAntialiasingEnabled loops \
    playing rendersContinuously preferredFramesPerSecond antialiasingMode preferredRenderingAPI scene \
    sceneName showsStatistics debugOptions usesReverseZ wantsBestResolutionOpenGLSurface
    """

  private static let controllers = [
    Row("hostingController", ""),
    Row(
      "glkViewController",
      "preferredFramesPerSecond paused pauseOnWillResignActive resumeOnDidBecomeActive"),
    Row(
      "avPlayerViewController",
      """
      videoGravity showsPlaybackControls showsTimecodes allowsPictureInPicturePlayback \
      updatesNowPlayingInfoCenter entersFullScreenWhenPlaybackBegins exitsFullScreenWhenPlaybackEnds \
      requiresLinearPlayback canStartPictureInPictureAutomaticallyFromInline allowsVideoFrameAnalysis \
      skippingBehavior playbackControlsIncludeTransportBar playbackControlsIncludeInfoViews \
      skipForwardEnabled skipBackwardEnabled
      """),
    Row(
      "imagePickerController",
      """
      sourceType allowsEditing allowsImageEditing cameraDevice cameraFlashMode cameraCaptureMode \
      showsCameraControls videoQuality videoMaximumDuration navigationBarHidden toolbarHidden
      """),
  ]
}
