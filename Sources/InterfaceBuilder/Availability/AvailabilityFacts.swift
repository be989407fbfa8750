import SceneModel

/// The platform versions that introduced a part of a document. Older versions ignore the part or reject the document.
struct AvailabilityFact: Sendable {
  enum Part: Sendable {
    case element
    /// An Apple class that has no element of its own, or that can be specified as a custom class.
    case className(String)
    /// An attribute with this name, or a child element with this key.
    case attribute(String)
    case values(of: String, Set<String>)
  }

  let part: Part
  /// The elements that can have the part, or an empty set if every element can have it.
  let elements: Set<String>
  let versions: [ApplePlatforms: PlatformVersion]

  private init(_ part: Part, _ elements: String, _ versions: [ApplePlatforms: PlatformVersion?]) {
    self.part = part
    self.elements = Self.words(elements)
    self.versions = versions.compactMapValues(\.self)
  }

  private static func words(_ text: String) -> Set<String> {
    Set(EnumeratedValues.words(text))
  }

  static func element(
    _ names: String, iOS: PlatformVersion? = nil, tvOS: PlatformVersion? = nil,
    macOS: PlatformVersion? = nil, watchOS: PlatformVersion? = nil
  ) -> AvailabilityFact {
    AvailabilityFact(.element, names, [.iOS: iOS, .tvOS: tvOS, .macOS: macOS, .watchOS: watchOS])
  }

  static func type(
    _ name: String, _ elements: String = "", iOS: PlatformVersion? = nil, tvOS: PlatformVersion? = nil,
    macOS: PlatformVersion? = nil
  ) -> AvailabilityFact {
    AvailabilityFact(.className(name), elements, [.iOS: iOS, .tvOS: tvOS, .macOS: macOS])
  }

  static func attribute(
    _ name: String, of elements: String = "", iOS: PlatformVersion? = nil, tvOS: PlatformVersion? = nil,
    macOS: PlatformVersion? = nil
  ) -> AvailabilityFact {
    AvailabilityFact(.attribute(name), elements, [.iOS: iOS, .tvOS: tvOS, .macOS: macOS])
  }

  static func values(
    _ values: String, of name: String, in elements: String, iOS: PlatformVersion? = nil,
    tvOS: PlatformVersion? = nil, macOS: PlatformVersion? = nil
  ) -> AvailabilityFact {
    AvailabilityFact(
      .values(of: name, words(values)), elements, [.iOS: iOS, .tvOS: tvOS, .macOS: macOS])
  }
}

/// The versions that introduced parts of documents, as documented by Apple, or older ones that Xcode's compiler accepts.
/// Attributes that Xcode writes for all documents, such as `insetsLayoutMarginsFromSafeArea`, are omitted.
enum AvailabilityFacts {
  static let all = types + elements + attributes + values

  private static let types: [AvailabilityFact] = [
    .type("UIStackView", "stackView", iOS: "9", tvOS: "9"),
    .type("UIVisualEffectView", "visualEffectView", iOS: "8"),
    .type("UICalendarView", "calendarView", iOS: "16"),
    .type("UIColorWell", "colorWell", iOS: "14"),
    .type("UIPasteControl", "pasteControl", iOS: "16"),
    .type("UISearchTextField", "searchTextField", iOS: "13"),
    .type("UIContentUnavailableView", "contentUnavailableView", iOS: "17", tvOS: "17"),
    .type("UIHoverGestureRecognizer", "hoverGestureRecognizer", iOS: "13"),
    .type("UICollectionViewListCell", iOS: "14", tvOS: "14"),
    .type(
      "UICollectionViewCompositionalLayout", "collectionViewCompositionalLayout", iOS: "13", tvOS: "13"),
    .type("UIHostingController", "hostingController", iOS: "13", tvOS: "13"),
    .type("UIDocumentBrowserViewController", "documentBrowserViewController", iOS: "11"),
    .type("UIDocumentViewController", "documentViewController", iOS: "17"),
    .type("UIFontPickerViewController", iOS: "13"),
    .type("UIColorPickerViewController", iOS: "14"),
    .type("MKLookAroundViewController", "lookAroundViewController", iOS: "16"),
    .type("PHPickerViewController", iOS: "14"),
    .type("VNDocumentCameraViewController", iOS: "13"),
    .type("CNContactPickerViewController", "contactPickerViewController", iOS: "9"),
    // These classes are older, but earlier versions cannot decode them from a nib.
    .type("WKWebView", "wkWebView", iOS: "11", macOS: "10.12"),
    .type("PDFView", "pdfView", iOS: "11"),
    .type("LPLinkView", iOS: "13"),
    .type("ARView", "arView", iOS: "13"),
    .type("ARSKView", "arskView ARSKView", iOS: "11"),
    .type("ARSCNView", "arscnView ARSCNView", iOS: "11"),
    .type("ARCoachingOverlayView", "coachingOverlayView", iOS: "13"),
    .type(
      "AVRoutePickerView", "routePickerView avRoutePickerView", iOS: "11", tvOS: "11", macOS: "10.15"),
    .type("PHLivePhotoView", "livePhotoView", iOS: "9.1"),
    .type("RPSystemBroadcastPickerView", iOS: "12"),
    .type("CLLocationButton", "locationButton", iOS: "15"),
    .type(
      "ASAuthorizationAppleIDButton", "appleIDButton authorizationAppleIDButton", iOS: "13", tvOS: "13",
      macOS: "10.15"),
    .type("PKPaymentButton", "paymentButton pkPaymentButton", iOS: "8.3"),
    .type("MTKView", "mtkView", iOS: "9", tvOS: "9", macOS: "10.11"),
    .type("SCNView", "sceneKitView", iOS: "8"),
    .type("TVPosterView", "tvPosterView", tvOS: "12"),
    .type("TVCardView", "tvCardView", tvOS: "12"),
    .type("TVCaptionButtonView", "tvCaptionButtonView", tvOS: "12"),
    .type("TVMonogramView", "tvMonogramView", tvOS: "12"),
    .type("TVLockupView", "tvLockupView", tvOS: "12"),
    .type("TVDigitEntryView", "tvDigitEntryView", tvOS: "12"),
    .type("TVCollectionViewFullScreenLayout", "tvCollectionViewFullScreenLayout", tvOS: "13"),
    .type("NSStackView", "stackView", macOS: "10.9"),
    .type("NSVisualEffectView", "visualEffectView", macOS: "10.10"),
    .type("NSTabViewController", "tabViewController", macOS: "10.10"),
    .type("NSSplitViewController", "splitViewController", macOS: "10.10"),
    .type("NSGridView", "gridView", macOS: "10.12"),
    .type("NSScrubber", "scrubber", macOS: "10.12.2"),
    .type("NSTouchBar", "touchBar", macOS: "10.12.2"),
    .type("NSSwitch", "switch", macOS: "10.15"),
    .type("NSSearchToolbarItem", "searchToolbarItem", macOS: "11"),
    .type("NSTrackingSeparatorToolbarItem", macOS: "11"),
    .type("NSComboButton", "comboButton", macOS: "13"),
  ]

  private static let elements: [AvailabilityFact] = [
    .element("buttonConfiguration", iOS: "15", tvOS: "15"),
    .element("preferredSymbolConfiguration", iOS: "13", tvOS: "13"),
    .element("keyboardLayoutGuide", iOS: "15"),
    .element("navigationBarAppearance", iOS: "13", tvOS: "13"),
    .element("tabBarAppearance", iOS: "13", tvOS: "13"),
    .element("toolbarAppearance", iOS: "13"),
    .element("inlineMovie paymentButton skInterface scnInterface", watchOS: "3"),
    .element("volumeControlView", watchOS: "5"),
    .element("textField hostingController", watchOS: "6"),
  ]

  private static let attributes: [AvailabilityFact] = [
    .attribute("largeTitles", of: "navigationBar", iOS: "11"),
    .attribute("prefersLargeTitles", of: "navigationBar", iOS: "11"),
    .attribute("largeTitleTextAttributes", of: "navigationBar", iOS: "11"),
    .attribute("scrollEdgeAppearance", of: "tabBar", iOS: "15", tvOS: "15"),
    .attribute("scrollEdgeAppearance", of: "toolbar", iOS: "15"),
    .attribute("compactScrollEdgeAppearance", of: "navigationBar toolbar", iOS: "15"),
    .attribute("unselectedItemTintColor", of: "tabBar", iOS: "10", tvOS: "10"),
    .attribute("badgeColor", of: "tabBarItem", iOS: "10"),
    .attribute("largeContentSizeImage", of: "barButtonItem tabBarItem", iOS: "11"),
    .attribute("menu", of: "barButtonItem button", iOS: "14"),
    .attribute("changesSelectionAsPrimaryAction", of: "barButtonItem button", iOS: "15"),
    .attribute("showsMenuAsPrimaryAction", iOS: "14"),
    .attribute("role", of: "button", iOS: "14"),
    .attribute("toolTip", of: "button", iOS: "15"),
    .attribute("largeTitleDisplayMode", of: "navigationItem", iOS: "11"),
    .attribute("hidesSearchBarWhenScrolling", of: "navigationItem", iOS: "11"),
    .attribute("backButtonDisplayMode", of: "navigationItem", iOS: "14"),
    .attribute("preferredSearchBarPlacement", of: "navigationItem", iOS: "16"),
    .attribute("customizationIdentifier", of: "navigationItem", iOS: "16"),
    .attribute("adjustsFontForContentSizeCategory", iOS: "10", tvOS: "10"),
    .attribute("showsExpansionTextWhenTruncated", of: "label", iOS: "15"),
    .attribute("adjustsImageSizeForAccessibilityContentSizeCategory", iOS: "11", tvOS: "11"),
    .attribute("showsLargeContentViewer", iOS: "13"),
    .attribute("largeContentTitle", iOS: "13"),
    .attribute("directionalLayoutMargins", iOS: "11", tvOS: "11"),
    .attribute("viewRespectsSystemMinimumLayoutMargins", iOS: "11", tvOS: "11"),
    .attribute("semanticContentAttribute", iOS: "9", tvOS: "9"),
    .attribute("modalInPresentation", iOS: "13", tvOS: "13"),
    .attribute("contentInsetAdjustmentBehavior", iOS: "11", tvOS: "11"),
    .attribute("automaticallyAdjustsScrollIndicatorInsets", iOS: "13", tvOS: "13"),
    .attribute("allowsKeyboardScrolling", iOS: "17"),
    .attribute("findInteractionEnabled", of: "textView", iOS: "16"),
    .attribute("springLoaded", iOS: "11"),
    .attribute("separatorInsetReference", of: "tableView", iOS: "11", tvOS: "11"),
    .attribute("sectionHeaderTopPadding", of: "tableView", iOS: "15", tvOS: "15"),
    .attribute("fillerRowHeight", of: "tableView", iOS: "15", tvOS: "15"),
    .attribute("allowsFocus", of: "tableView collectionView", iOS: "15", tvOS: "15"),
    .attribute("selfSizingInvalidation", of: "tableView collectionView", iOS: "16", tvOS: "16"),
    .attribute("selectedSegmentTintColor", of: "segmentedControl", iOS: "13", tvOS: "13"),
    .attribute("title", of: "switch", iOS: "14"),
    .attribute("preferredStyle", of: "switch", iOS: "14"),
    .attribute("preferredBehavioralStyle", of: "button slider", iOS: "15"),
    .attribute("behavioralStyle", of: "button slider", iOS: "15"),
    .attribute("roundsToMinuteInterval", of: "datePicker", iOS: "15"),
    .attribute("allowsContinuousInteraction", of: "pageControl", iOS: "14", tvOS: "14"),
    .attribute("preferredIndicatorImage", of: "pageControl", iOS: "14", tvOS: "14"),
    .attribute("preferredCurrentPageIndicatorImage", of: "pageControl", iOS: "16", tvOS: "16"),
    .attribute("direction", of: "pageControl", iOS: "16", tvOS: "16"),
    .attribute("textContentType", of: "textInputTraits", iOS: "10", tvOS: "10"),
    .attribute("smartDashesType", of: "textInputTraits", iOS: "11", tvOS: "11"),
    .attribute("smartQuotesType", of: "textInputTraits", iOS: "11", tvOS: "11"),
    .attribute("smartInsertDeleteType", of: "textInputTraits", iOS: "11", tvOS: "11"),
    .attribute("passwordRules", of: "textInputTraits", iOS: "12", tvOS: "12"),
    .attribute("inlinePredictionType", of: "textInputTraits", iOS: "17"),
    .attribute("writingToolsBehavior", iOS: "18"),
    .attribute("preferredImageDynamicRange", of: "imageView", iOS: "17", tvOS: "17"),
    .attribute("variableValue", of: "imageReference", iOS: "16", tvOS: "16", macOS: "13"),
    .attribute("allowedScrollTypesMask", of: "panGestureRecognizer", iOS: "13.4"),
    .attribute("buttonMaskRequired", of: "tapGestureRecognizer", iOS: "13.4"),
    .attribute("titlebarAppearsTransparent", of: "window", macOS: "10.10"),
    .attribute("hasDestructiveAction", of: "button", macOS: "11"),
    .attribute("contentTintColor", of: "button imageView", macOS: "10.14"),
    .attribute("detachesHiddenViews", of: "stackView", macOS: "10.11"),
  ]

  private static let values: [AvailabilityFact] = [
    .values("insetGrouped", of: "style", in: "tableView", iOS: "13"),
    .values("medium large", of: "style", in: "activityIndicatorView", iOS: "13", tvOS: "13"),
    .values("wheels compact", of: "style", in: "datePicker", iOS: "13.4"),
    .values("inline", of: "style", in: "datePicker", iOS: "14"),
    .values("browser editor", of: "style", in: "navigationItem", iOS: "16"),
    .values("doubleColumn tripleColumn", of: "style", in: "splitViewController", iOS: "14", tvOS: "14"),
    .values("prominent regular", of: "style", in: "blurEffect", iOS: "10", tvOS: "10"),
    .values(
      """
      systemUltraThinMaterial systemThinMaterial systemMaterial systemThickMaterial systemChromeMaterial \
      systemUltraThinMaterialLight systemThinMaterialLight systemMaterialLight systemThickMaterialLight \
      systemChromeMaterialLight systemUltraThinMaterialDark systemThinMaterialDark systemMaterialDark \
      systemThickMaterialDark systemChromeMaterialDark
      """, of: "style", in: "blurEffect", iOS: "13"),
    .values("UICTFontTextStyleTitle0", of: "style", in: "fontDescription", iOS: "11"),
    .values(
      "UICTFontTextStyleTitle1 UICTFontTextStyleTitle2 UICTFontTextStyleTitle3 UICTFontTextStyleCallout",
      of: "style", in: "fontDescription", iOS: "9"),
    .values("close", of: "buttonType", in: "button", iOS: "13", tvOS: "13"),
    .values("close", of: "systemItem", in: "barButtonItem", iOS: "13", tvOS: "13"),
    .values("prominent minimal", of: "backgroundStyle", in: "pageControl", iOS: "14", tvOS: "14"),
    .values("standard", of: "spacingType", in: "stackView", iOS: "11", tvOS: "11"),
    .values(
      "safeArea layoutMargins", of: "sectionInsetReference", in: "collectionViewFlowLayout", iOS: "11",
      tvOS: "11"),
    .values("username password", of: "textContentType", in: "textInputTraits", iOS: "11", tvOS: "11"),
    .values(
      "new-password one-time-code", of: "textContentType", in: "textInputTraits", iOS: "12", tvOS: "12"),
    .values(
      "ASCIICapableNumberPad asciiCapableNumberPad", of: "keyboardType", in: "textInputTraits", iOS: "10",
      tvOS: "10"),
    .values(marginAttributes, of: "firstAttribute", in: "constraint", iOS: "8"),
    .values(marginAttributes, of: "secondAttribute", in: "constraint", iOS: "8"),
    .values("leading trailing", of: "imagePosition", in: "buttonCell", macOS: "10.12"),
    .values(
      "fill fillEqually fillProportionally equalSpacing equalCentering", of: "distribution", in: "stackView",
      macOS: "10.11"),
    .values("expanded preference unified unifiedCompact", of: "toolbarStyle", in: "window", macOS: "11"),
    .values("large", of: "controlSize", in: controlsOfMac, macOS: "11"),
  ]

  private static let marginAttributes = """
    leftMargin rightMargin topMargin bottomMargin leadingMargin trailingMargin centerXWithinMargins \
    centerYWithinMargins
    """
  private static let controlsOfMac = """
    button buttonCell popUpButton popUpButtonCell segmentedControl segmentedCell textField textFieldCell \
    searchField searchFieldCell comboBox comboBoxCell
    """

  static let namedColors: [ApplePlatforms: PlatformVersion] = [
    .iOS: "11", .tvOS: "11", .watchOS: "4", .macOS: "10.13",
  ]
  static let symbols: [ApplePlatforms: PlatformVersion] = [
    .iOS: "13", .tvOS: "13", .watchOS: "6", .macOS: "11",
  ]
  /// The first version of each platform for which Xcode accepts constraints to the safe area. For deployment targets
  /// before iOS 11, Xcode converts them to constraints to the controller's layout guides, which have existed since iOS 7.
  static let safeArea: [ApplePlatforms: PlatformVersion] = [.iOS: "9"]
  /// The first version of each platform for which Xcode leaves constraints to the safe area unconverted.
  static let unconvertedSafeArea: [ApplePlatforms: PlatformVersion] = [.iOS: "11"]
  static let contentGuides: [ApplePlatforms: PlatformVersion] = [.iOS: "11", .tvOS: "11"]
  static let keyboardGuide: [ApplePlatforms: PlatformVersion] = [.iOS: "15"]
  static let storyboards: [ApplePlatforms: PlatformVersion] = [.macOS: "10.10"]
  static let referencesInRelationships: [ApplePlatforms: PlatformVersion] = [.iOS: "9"]

  /// The versions that introduced system colors, by name. Colors as old as the classes that use them are omitted.
  static let systemColors: [ApplePlatforms: [String: PlatformVersion]] = [
    .iOS: colors(since: ["13": uikitColors, "15": "systemMintColor systemCyanColor tintColor"]),
    .tvOS: colors(since: ["13": uikitColorsOfTV]),
    .macOS: colors(since: [
      "10.13": "findHighlightColor",
      "10.14": """
      controlAccentColor separatorColor selectedContentBackgroundColor \
      unemphasizedSelectedContentBackgroundColor unemphasizedSelectedTextBackgroundColor \
      unemphasizedSelectedTextColor
      """,
      "10.15": "systemIndigoColor systemTealColor",
    ]),
  ]

  private static let uikitColors = """
    labelColor secondaryLabelColor tertiaryLabelColor quaternaryLabelColor linkColor placeholderTextColor \
    separatorColor opaqueSeparatorColor systemBackgroundColor secondarySystemBackgroundColor \
    tertiarySystemBackgroundColor systemGroupedBackgroundColor secondarySystemGroupedBackgroundColor \
    tertiarySystemGroupedBackgroundColor systemFillColor secondarySystemFillColor tertiarySystemFillColor \
    quaternarySystemFillColor systemGray2Color systemGray3Color systemGray4Color systemGray5Color \
    systemGray6Color systemIndigoColor systemBrownColor
    """
  private static let uikitColorsOfTV = """
    labelColor secondaryLabelColor tertiaryLabelColor quaternaryLabelColor linkColor placeholderTextColor \
    separatorColor opaqueSeparatorColor systemIndigoColor systemBrownColor
    """

  private static func colors(since names: [PlatformVersion: String]) -> [String: PlatformVersion] {
    names.reduce(into: [:]) { colors, group in
      for name in group.value.split(separator: " ") { colors[String(name)] = group.key }
    }
  }
}
