import SceneValues

/// What Interface Builder's elements stand for: facts, read once.
///
/// A line is `element = scene element[:class] family`. The class is that of the object where the library has no element
/// for it. What has no line has no meaning here, unless its parent gives it one by a `key`.
enum ElementFacts {
  static let text = """
    viewController = viewController controller
    tableViewController = tableViewController tableController
    collectionViewController = collectionViewController tableController
    navigationController = navigationController navigationController
    tabBarController = tabBarController controller
    splitViewController = splitViewController splitController
    pageViewController = pageViewController pageController
    glkViewController = viewController:GLKViewController anyController
    avPlayerViewController = viewController:AVPlayerViewController anyController
    hostingController = viewController:UIHostingController anyController
    lookAroundViewController = viewController:MKLookAroundViewController anyController
    searchContainerViewController = viewController:UISearchContainerViewController anyController
    documentBrowserViewController = viewController:UIDocumentBrowserViewController anyController
    documentViewController = viewController:UIDocumentViewController anyController
    previewController = viewController:QLPreviewController anyController
    contactPickerViewController = viewController:CNContactPickerViewController anyController
    peoplePickerNavigationController = navigationController:ABPeoplePickerNavigationController anyController
    storeProductViewController = viewController:SKStoreProductViewController anyController
    gameCenterViewController = navigationController:GKGameCenterViewController anyController
    imagePickerController = navigationController:UIImagePickerController anyController
    referenceLibraryViewController = viewController:UIReferenceLibraryViewController anyController
    mapKitViewController = viewController:MKMapViewController anyController
    view = view view
    window = view:Window window
    control = control control
    label = label label
    button = button button
    imageView = imageView imageView
    textField = textField textField
    textView = textView textView
    scrollView = scrollView scrollView
    tableView = tableView tableView
    tableViewCell = tableViewCell tableCell
    tableViewCellContentView = view contentView
    collectionView = collectionView collectionView
    collectionViewCell = collectionViewCell cell
    collectionViewCellContentView = view contentView
    collectionReusableView = collectionReusableView cell
    stackView = stackView stackView
    switch = switch switch
    slider = slider slider
    stepper = stepper stepper
    segmentedControl = segmentedControl segmentedControl
    progressView = progressView progressView
    activityIndicatorView = activityIndicator activityIndicator
    pageControl = pageControl pageControl
    pickerView = pickerView pickerView
    datePicker = datePicker datePicker
    refreshControl = refreshControl refreshControl
    searchBar = searchBar searchBar
    toolbar = toolbar bar
    navigationBar = navigationBar bar
    tabBar = tabBar tabBar
    containerView = containerView view
    visualEffectView = view:UIVisualEffectView anyView
    mapView = view:MKMapView anyView
    webView = view:UIWebView anyView
    wkWebView = view:WKWebView anyView
    glkView = view:GLKView anyView
    mtkView = view:MTKView anyView
    skView = view:SKView anyView
    sceneKitView = view:SCNView anyView
    arskView = view:ARSKView anyView
    arscnView = view:ARSCNView anyView
    arView = view:ARView anyView
    ARSCNView = view:ARSCNView anyView
    ARSKView = view:ARSKView anyView
    coachingOverlayView = view:ARCoachingOverlayView anyView
    routePickerView = view:AVRoutePickerView anyView
    avRoutePickerView = view:AVRoutePickerView anyView
    volumeView = view:MPVolumeView anyView
    livePhotoView = view:PHLivePhotoView anyView
    inputView = view:UIInputView anyView
    locationButton = control:CLLocationButton anyControl
    appleIDButton = control:ASAuthorizationAppleIDButton anyControl
    authorizationAppleIDButton = control:ASAuthorizationAppleIDButton anyControl
    paymentButton = button:PKPaymentButton button
    pkPaymentButton = button:PKPaymentButton button
    tvPosterView = control:TVPosterView anyControl
    tvCardView = control:TVCardView anyControl
    tvCaptionButtonView = control:TVCaptionButtonView anyControl
    tvMonogramView = control:TVMonogramView anyControl
    tvLockupView = control:TVLockupView anyControl
    tvDigitEntryView = view:TVDigitEntryView anyView
    searchTextField = textField:UISearchTextField textField
    contentUnavailableView = view:UIContentUnavailableView anyView
    pdfView = view:PDFView anyView
    adBannerView = view:ADBannerView anyView
    mkMapView = view:MKMapView anyView
    calendarView = view:UICalendarView anyView
    colorWell = control:UIColorWell anyControl
    pasteControl = control:UIPasteControl anyControl
    tapGestureRecognizer = tapGestureRecognizer recognizer
    pinchGestureRecognizer = pinchGestureRecognizer recognizer
    rotationGestureRecognizer = rotationGestureRecognizer recognizer
    swipeGestureRecognizer = swipeGestureRecognizer recognizer
    panGestureRecognizer = panGestureRecognizer recognizer
    pongPressGestureRecognizer = longPressGestureRecognizer recognizer
    longPressGestureRecognizer = longPressGestureRecognizer recognizer
    hoverGestureRecognizer = object:UIHoverGestureRecognizer recognizer
    gestureRecognizer = object:UIGestureRecognizer recognizer
    screenEdgePanGestureRecognizer = screenEdgePanGestureRecognizer recognizer
    barButtonItem = barButtonItem barButtonItem
    tabBarItem = tabBarItem barItem
    navigationItem = navigationItem navigationItem
    segment = segment segment
    tableViewSection = section section
    keyCommand = keyCommand keyCommand
    customObject = object:Object object
    collectionViewFlowLayout = collectionLayout:FlowLayout flowLayout
    collectionViewLayout = collectionLayout flowLayout
    tvCollectionViewFullScreenLayout = collectionLayout:TVCollectionViewFullScreenLayout flowLayout
    collectionViewCompositionalLayout = collectionLayout:UICollectionViewCompositionalLayout flowLayout
    searchDisplayController = object:UISearchDisplayController object
    searchController = object:UISearchController object
    watch.controller = viewController:WKInterfaceController watchController
    watch.notificationController = viewController:WKUserNotificationInterfaceController watchController
    watch.glanceController = viewController:WKInterfaceController watchController
    watch.hostingController = viewController:WKHostingController watchController
    watch.label = label watchLabel
    watch.dateLabel = label:WKInterfaceDate watchLabel
    watch.timer = label:WKInterfaceTimer watchLabel
    watch.button = button watchButton
    watch.imageView = imageView watchImage
    watch.textField = textField watchText
    watch.switch = switch watchSwitch
    watch.slider = slider watchSlider
    watch.group = stackView watchGroup
    watch.separator = view:WKInterfaceSeparator watchSeparator
    watch.table = view:WKInterfaceTable watchView
    watch.tableRow = object:Object watchRow
    watch.picker = view:WKInterfacePicker watchView
    watch.map = view:WKInterfaceMap watchView
    watch.movie = view:WKInterfaceMovie watchView
    watch.inlineMovie = view:WKInterfaceInlineMovie watchView
    watch.nowPlayingView = view:WKInterfaceNowPlayingView watchView
    watch.volumeControlView = view:WKInterfaceVolumeControl watchView
    watch.activity = view:WKInterfaceActivityRing watchView
    watch.activityRing = view:WKInterfaceActivityRing watchView
    watch.camera = view:WKInterfaceHMCamera watchView
    watch.hmCamera = view:WKInterfaceHMCamera watchView
    watch.paymentButton = view:WKInterfacePaymentButton watchView
    watch.authorizationAppleIDButton = view:WKInterfaceAuthorizationAppleIDButton watchView
    watch.skView = view:WKInterfaceSKScene watchView
    watch.skInterface = view:WKInterfaceSKScene watchView
    watch.sceneKitView = view:WKInterfaceSCNScene watchView
    watch.scnInterface = view:WKInterfaceSCNScene watchView
    watch.menu = object:WKMenu object
    watch.menuItem = object:WKMenuItem watchMenuItem
    watch.notificationCategory = object:WKNotificationCategory watchCategory
    """

  /// Elements that mean something to the editor alone, with all that is in them, and why.
  static let editor: [String: String] = [
    "dependencies": "which tools can open the file",
    "device": "the device that the canvas shows",
    "resources": "sizes and colours for the canvas; what programs use comes from their catalogues",
    "classes": "a copy of what the sources say",
    "designables": "pictures for the canvas",
    "inferredMetricsTieBreakers": "which segue tells the canvas the size of a scene",
    "simulatedMetricsContainer": "the bars that the canvas shows",
    "simulatedMetricsInferredSentinel": "the bars that the canvas shows",
    "simulatedStatusBarMetrics": "the bars that the canvas shows",
    "simulatedNavigationBarMetrics": "the bars that the canvas shows",
    "simulatedToolbarMetrics": "the bars that the canvas shows",
    "simulatedTabBarMetrics": "the bars that the canvas shows",
    "simulatedTraitCollectionMetrics": "the traits that the canvas shows",
    "simulatedOrientationMetrics": "how the canvas is held",
    "simulatedScreenMetrics": "the size of the canvas",
    "freeformSimulatedSizeMetrics": "the size of the canvas",
    "modalPageSheetSimulatedSizeMetrics": "the size of the canvas",
    "modalFormSheetSimulatedSizeMetrics": "the size of the canvas",
    "accessibilityOverrides": "the settings that the canvas shows",
    "simulatedSizeMetrics": "the size of the canvas",
    "customFonts": "the files of the fonts that the canvas shows",
  ]

  /// Values that only the canvas asks for, by their key.
  static let editorKeys = StringNumbers([
    "canvasLocation", "freeformSize", "customSize", "userComments", "simulatedTopBarMetrics",
    "simulatedBottomBarMetrics", "simulatedStatusBarMetrics", "simulatedOrientationMetrics",
    "simulatedDestinationMetrics", "simulatedSizeMetrics", "intrinsicContentSize",
  ])
}
