import SceneValues

/// The meaning of an Interface Builder element.
struct ElementFact: Sendable {
  let name: String
  /// The scene element.
  let sceneName: String
  /// The class of the object, if the library has no element for it.
  let className: String?
  let family: ElementFamily

  init(_ name: String, as sceneName: String? = nil, class className: String? = nil, _ family: ElementFamily) {
    self.name = name
    self.sceneName = sceneName ?? name
    self.className = className
    self.family = family
  }
}

/// The meaning of Interface Builder elements.
///
/// An element that is not in the tables has no meaning unless its parent assigns one by `key`.
enum ElementFacts {
  static let all: [ElementFact] = [
    .init("viewController", .controller),
    .init("tableViewController", .tableController),
    .init("collectionViewController", .tableController),
    .init("navigationController", .navigationController),
    .init("tabBarController", .controller),
    .init("splitViewController", .splitController),
    .init("pageViewController", .pageController),
    .init("glkViewController", as: "viewController", class: "GLKViewController", .anyController),
    .init("avPlayerViewController", as: "viewController", class: "AVPlayerViewController", .anyController),
    .init("hostingController", as: "viewController", class: "UIHostingController", .anyController),
    .init(
      "lookAroundViewController", as: "viewController", class: "MKLookAroundViewController", .anyController),
    .init(
      "searchContainerViewController", as: "viewController", class: "UISearchContainerViewController",
      .anyController),
    .init(
      "documentBrowserViewController", as: "viewController", class: "UIDocumentBrowserViewController",
      .anyController),
    .init("documentViewController", as: "viewController", class: "UIDocumentViewController", .anyController),
    .init("previewController", as: "viewController", class: "QLPreviewController", .anyController),
    .init(
      "contactPickerViewController", as: "viewController", class: "CNContactPickerViewController",
      .anyController),
    .init(
      "peoplePickerNavigationController", as: "navigationController",
      class: "ABPeoplePickerNavigationController", .anyController),
    .init(
      "storeProductViewController", as: "viewController", class: "SKStoreProductViewController",
      .anyController),
    .init(
      "gameCenterViewController", as: "navigationController", class: "GKGameCenterViewController",
      .anyController),
    .init(
      "imagePickerController", as: "navigationController", class: "UIImagePickerController", .anyController),
    .init(
      "referenceLibraryViewController", as: "viewController", class: "UIReferenceLibraryViewController",
      .anyController),
    .init("mapKitViewController", as: "viewController", class: "MKMapViewController", .anyController),
    .init("view", .view),
    .init("window", as: "view", class: "Window", .window),
    .init("control", .control),
    .init("label", .label),
    .init("button", .button),
    .init("imageView", .imageView),
    .init("textField", .textField),
    .init("textView", .textView),
    .init("scrollView", .scrollView),
    .init("tableView", .tableView),
    .init("tableViewCell", .tableCell),
    .init("tableViewCellContentView", as: "view", .contentView),
    .init("collectionView", .collectionView),
    .init("collectionViewCell", .cell),
    .init("collectionViewCellContentView", as: "view", .contentView),
    .init("collectionReusableView", .cell),
    .init("stackView", .stackView),
    .init("switch", .switch),
    .init("slider", .slider),
    .init("stepper", .stepper),
    .init("segmentedControl", .segmentedControl),
    .init("progressView", .progressView),
    .init("activityIndicatorView", as: "activityIndicator", .activityIndicator),
    .init("pageControl", .pageControl),
    .init("pickerView", .pickerView),
    .init("datePicker", .datePicker),
    .init("refreshControl", .refreshControl),
    .init("searchBar", .searchBar),
    .init("toolbar", .bar),
    .init("navigationBar", .bar),
    .init("tabBar", .tabBar),
    .init("containerView", .view),
    .init("visualEffectView", as: "view", class: "UIVisualEffectView", .anyView),
    .init("mapView", as: "view", class: "MKMapView", .anyView),
    .init("webView", as: "view", class: "UIWebView", .anyView),
    .init("wkWebView", as: "view", class: "WKWebView", .anyView),
    .init("glkView", as: "view", class: "GLKView", .anyView),
    .init("mtkView", as: "view", class: "MTKView", .anyView),
    .init("skView", as: "view", class: "SKView", .anyView),
    .init("sceneKitView", as: "view", class: "SCNView", .anyView),
    .init("arskView", as: "view", class: "ARSKView", .anyView),
    .init("arscnView", as: "view", class: "ARSCNView", .anyView),
    .init("arView", as: "view", class: "ARView", .anyView),
    .init("ARSCNView", as: "view", class: "ARSCNView", .anyView),
    .init("ARSKView", as: "view", class: "ARSKView", .anyView),
    .init("coachingOverlayView", as: "view", class: "ARCoachingOverlayView", .anyView),
    .init("routePickerView", as: "view", class: "AVRoutePickerView", .anyView),
    .init("avRoutePickerView", as: "view", class: "AVRoutePickerView", .anyView),
    .init("volumeView", as: "view", class: "MPVolumeView", .anyView),
    .init("livePhotoView", as: "view", class: "PHLivePhotoView", .anyView),
    .init("inputView", as: "view", class: "UIInputView", .anyView),
    .init("locationButton", as: "control", class: "CLLocationButton", .anyControl),
    .init("appleIDButton", as: "control", class: "ASAuthorizationAppleIDButton", .anyControl),
    .init("authorizationAppleIDButton", as: "control", class: "ASAuthorizationAppleIDButton", .anyControl),
    .init("paymentButton", as: "button", class: "PKPaymentButton", .button),
    .init("pkPaymentButton", as: "button", class: "PKPaymentButton", .button),
    .init("tvPosterView", as: "control", class: "TVPosterView", .anyControl),
    .init("tvCardView", as: "control", class: "TVCardView", .anyControl),
    .init("tvCaptionButtonView", as: "control", class: "TVCaptionButtonView", .anyControl),
    .init("tvMonogramView", as: "control", class: "TVMonogramView", .anyControl),
    .init("tvLockupView", as: "control", class: "TVLockupView", .anyControl),
    .init("tvDigitEntryView", as: "view", class: "TVDigitEntryView", .anyView),
    .init("searchTextField", as: "textField", class: "UISearchTextField", .textField),
    .init("contentUnavailableView", as: "view", class: "UIContentUnavailableView", .anyView),
    .init("pdfView", as: "view", class: "PDFView", .anyView),
    .init("adBannerView", as: "view", class: "ADBannerView", .anyView),
    .init("mkMapView", as: "view", class: "MKMapView", .anyView),
    .init("calendarView", as: "view", class: "UICalendarView", .anyView),
    .init("colorWell", .colorWell),
    .init("pasteControl", as: "control", class: "UIPasteControl", .anyControl),
    .init("tapGestureRecognizer", .recognizer),
    .init("pinchGestureRecognizer", .recognizer),
    .init("rotationGestureRecognizer", .recognizer),
    .init("swipeGestureRecognizer", .recognizer),
    .init("panGestureRecognizer", .recognizer),
    .init("pongPressGestureRecognizer", as: "longPressGestureRecognizer", .recognizer),
    .init("longPressGestureRecognizer", .recognizer),
    .init("hoverGestureRecognizer", as: "object", class: "UIHoverGestureRecognizer", .recognizer),
    .init("gestureRecognizer", as: "object", class: "UIGestureRecognizer", .recognizer),
    .init("screenEdgePanGestureRecognizer", .recognizer),
    .init("layoutGuide", .layoutGuide),
    .init("barButtonItem", .barButtonItem),
    .init("tabBarItem", .barItem),
    .init("navigationItem", .navigationItem),
    .init("segment", .segment),
    .init("tableViewSection", as: "section", .section),
    .init("keyCommand", .keyCommand),
    .init("command", as: "menuAction", .menuAction),
    .init("customObject", as: "object", class: "Object", .object),
    .init("collectionViewFlowLayout", as: "collectionLayout", class: "FlowLayout", .flowLayout),
    .init("collectionViewLayout", as: "collectionLayout", .flowLayout),
    .init(
      "tvCollectionViewFullScreenLayout", as: "collectionLayout", class: "TVCollectionViewFullScreenLayout",
      .flowLayout),
    .init(
      "collectionViewCompositionalLayout", as: "collectionLayout",
      class: "UICollectionViewCompositionalLayout", .flowLayout),
    .init("searchDisplayController", as: "object", class: "UISearchDisplayController", .object),
    .init("searchController", as: "object", class: "UISearchController", .object),
    .init("watch.controller", as: "viewController", class: "WKInterfaceController", .watchController),
    .init(
      "watch.notificationController", as: "viewController", class: "WKUserNotificationInterfaceController",
      .watchController),
    .init("watch.glanceController", as: "viewController", class: "WKInterfaceController", .watchController),
    .init("watch.hostingController", as: "viewController", class: "WKHostingController", .watchController),
    .init("watch.label", as: "label", .watchLabel),
    .init("watch.dateLabel", as: "label", class: "WKInterfaceDate", .watchLabel),
    .init("watch.timer", as: "label", class: "WKInterfaceTimer", .watchLabel),
    .init("watch.button", as: "button", .watchButton),
    .init("watch.imageView", as: "imageView", .watchImage),
    .init("watch.textField", as: "textField", .watchText),
    .init("watch.switch", as: "switch", .watchSwitch),
    .init("watch.slider", as: "slider", .watchSlider),
    .init("watch.group", as: "stackView", .watchGroup),
    .init("watch.separator", as: "view", class: "WKInterfaceSeparator", .watchSeparator),
    .init("watch.table", as: "view", class: "WKInterfaceTable", .watchView),
    .init("watch.tableRow", as: "object", class: "Object", .watchRow),
    .init("watch.picker", as: "view", class: "WKInterfacePicker", .watchView),
    .init("watch.map", as: "view", class: "WKInterfaceMap", .watchView),
    .init("watch.movie", as: "view", class: "WKInterfaceMovie", .watchView),
    .init("watch.inlineMovie", as: "view", class: "WKInterfaceInlineMovie", .watchView),
    .init("watch.nowPlayingView", as: "view", class: "WKInterfaceNowPlayingView", .watchView),
    .init("watch.volumeControlView", as: "view", class: "WKInterfaceVolumeControl", .watchView),
    .init("watch.activity", as: "view", class: "WKInterfaceActivityRing", .watchView),
    .init("watch.activityRing", as: "view", class: "WKInterfaceActivityRing", .watchView),
    .init("watch.camera", as: "view", class: "WKInterfaceHMCamera", .watchView),
    .init("watch.hmCamera", as: "view", class: "WKInterfaceHMCamera", .watchView),
    .init("watch.paymentButton", as: "view", class: "WKInterfacePaymentButton", .watchView),
    .init(
      "watch.authorizationAppleIDButton", as: "view", class: "WKInterfaceAuthorizationAppleIDButton",
      .watchView),
    .init("watch.skView", as: "view", class: "WKInterfaceSKScene", .watchView),
    .init("watch.skInterface", as: "view", class: "WKInterfaceSKScene", .watchView),
    .init("watch.sceneKitView", as: "view", class: "WKInterfaceSCNScene", .watchView),
    .init("watch.scnInterface", as: "view", class: "WKInterfaceSCNScene", .watchView),
    .init("watch.menu", as: "object", class: "WKMenu", .object),
    .init("watch.menuItem", as: "object", class: "WKMenuItem", .watchMenuItem),
    .init("watch.notificationCategory", as: "object", class: "WKNotificationCategory", .watchCategory),
  ]

  /// Elements that only the editor uses, including their contents, with the reason.
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

  /// The keys of values that only the canvas uses.
  static let editorKeys = StringNumbers([
    "canvasLocation", "freeformSize", "customSize", "userComments", "simulatedTopBarMetrics",
    "simulatedBottomBarMetrics", "simulatedStatusBarMetrics", "simulatedOrientationMetrics",
    "simulatedDestinationMetrics", "simulatedSizeMetrics", "intrinsicContentSize",
  ])
}
