import SceneValues

extension EnumeratedValues {
  static let uiKit: [ValueRow] =
    texts + colors + symbols + effects + views + lists + controls + bars + controllers + canvas
    + connections

  private static let texts: [ValueRow] = [
    .init("lineBreakMode", of: "button", lineBreakModes),
    .init(
      "titleLineBreakMode subtitleLineBreakMode", of: "buttonConfiguration",
      lineBreakModes + paragraphBreakModes, .partial),
    .init("preferredVibrancy", of: "label", "none automatic default", .partial),
    .init("baselineAdjustment", of: "label", "alignBaselines alignCenters none"),
    .init("lineBreakStrategy", of: "label", "none pushOut hangulWordPriority standard", .partial),
    .init("sizingRule", of: "label", "typographic oversize", .partial),
    .init("style", of: "fontDescription", textStyles),
    .init("type", of: "fontDescription", ["system", "boldSystem", "italicSystem"] + textStyles),
    .init("weight", of: "fontDescription", weights),
    .init("width", of: "fontDescription", "condensed compressed standard expanded"),
    .init("design", of: "fontDescription", "default rounded serif monospaced"),
    .init("size", of: "fontDescription", KnownNames.fontSizes.keys.sorted(), .partial),
    .init("borderStyle", of: "textView", "none line bezel roundedRect"),
    .init("writingToolsBehavior", "none default complete limited", .partial),
    .init("keyboardAppearance", of: "textInputTraits", "default alert light dark"),
    .init(
      """
      spellCheckingType smartDashesType smartInsertDeleteType smartQuotesType inlinePredictionType \
      mathExpressionCompletionType
      """, of: "textInputTraits", "default no yes"),
    .init("textContentType", of: "textInputTraits", contentTypes, .partial),
  ]

  private static let lineBreakModes = words(
    "wordWrap characterWrap clip headTruncation middleTruncation tailTruncation")

  private static let paragraphBreakModes = words(
    "wordWrapping charWrapping clipping truncatingHead truncatingTail truncatingMiddle")

  private static let textStyles =
    KnownNames.textStyles.keys.sorted()
    + ["UICTFontTextStyleExtraLargeTitle", "UICTFontTextStyleExtraLargeTitle2"]

  private static let weights = ["regular", "bold"] + KnownNames.fontWeights.keys.sorted()

  private static let contentTypes = words(
    """
    name name-prefix given-name additional-name family-name name-suffix nickname honorific-prefix \
    honorific-suffix organization-title job-title organization location full-street-address street-address \
    street-address-line1 street-address-line2 address-line1 address-line2 address-level1 address-level2 \
    address-level3 address-level1+2 city state sublocality country country-name postal-code tel email url \
    credit-card-number cc-number cc-name cc-given-name cc-family-name cc-exp cc-exp-month cc-exp-year \
    cc-csc cc-type username password new-password one-time-code shipment-tracking-number flight-number \
    date-time birthdate birthdate-day birthdate-month birthdate-year bday
    """)

  private static let colors: [ValueRow] =
    [
      .init(
        "systemColor cocoaTouchSystemColor xcode11CocoaTouchSystemColor", of: "color", systemColors, .partial),
      .init("name", of: "systemColor", systemColors, .partial),
      .init("catalog", of: "color", "System", .partial),
    ]

  private static let systemColors =
    (StandardColor.allCases.map(\.rawValue) + SceneWords.olderColorNames.keys.sorted()
    + words(
      """
      quaternaryLabel secondarySystemFill tertiarySystemFill quaternarySystemFill opaqueSeparator \
      secondarySystemGroupedBackground tertiarySystemGroupedBackground systemMint systemCyan systemBrown \
      tint underPageBackground tableSeparatorDark tableSeparatorLight sectionHeaderBackground
      """)).map { $0 + "Color" }

  private static let symbols: [ValueRow] =
    [
      .init(
        """
        catalog imageCatalog backgroundCatalog selectedImageCatalog landscapeImageCatalog \
        largeContentSizeImageCatalog highlightedCatalog minimumValueImageCatalog maximumValueImageCatalog \
        preferredIndicatorImageCatalog
        """, "system"),
      .init("scale", of: symbolConfigurations, "default unspecified small medium large"),
      .init("weight", of: symbolConfigurations, weights + ["unspecified"]),
      .init(
        "configurationType", of: symbolConfigurations, "pointSize font textStyle weight scale unspecified",
        .partial),
      .init(
        "renderingMode", of: symbolConfigurations, "monochrome hierarchical palette multicolor", .partial),
      .init("variableValueMode", of: symbolConfigurations, "automatic color draw", .partial),
      .init("preferredImageDynamicRange", "unspecified standard constrainedHigh high", .partial),
    ]

  private static let symbolConfigurations =
    "preferredSymbolConfiguration preferredSymbolConfigurationForImage"

  private static let effects: [ValueRow] = [
    .init("style", of: "blurEffect", blurStyles),
    .init(
      "style", of: "vibrancyEffect",
      """
      default label secondaryLabel tertiaryLabel quaternaryLabel fill secondaryFill tertiaryFill separator
      """),
  ]

  private static let blurStyles: [String] =
    words("extraLight light dark extraDark regular prominent")
    + ["UltraThin", "Thin", "", "Thick", "Chrome"].flatMap { thickness in
      ["", "Light", "Dark"].map { "system\(thickness)Material\($0)" }
    }

  static func words(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
  }
}

extension EnumeratedValues {
  private static let views: [ValueRow] = [
    .init("keyboardDismissMode", keyboardDismissModes),
    .init("indicatorStyle", "default black white"),
    .init("contentInsetAdjustmentBehavior", "automatic scrollableAxes never always"),
    .init("indexDisplayMode", "automatic alwaysHidden"),
    .init("decelerationRate", of: "textView", "normal fast"),
    .init("userInterfaceStyle overrideUserInterfaceStyle", "unspecified light dark"),
    .init("appearanceType interfaceStyle", "unspecified light dark", .partial),
    .init("minimumContentSizeCategory maximumContentSizeCategory", contentSizes, .partial),
    .init("mapType", of: "mapView", "standard satellite hybrid satelliteFlyover hybridFlyover mutedStandard"),
    .init("userTrackingMode", "none follow followWithHeading"),
    .init(
      "videoGravity",
      "AVLayerVideoGravityResize AVLayerVideoGravityResizeAspect"
        + " AVLayerVideoGravityResizeAspectFill"),
    .init("paginationMode", "unpaginated leftToRight topToBottom bottomToTop rightToLeft"),
    .init("paginationBreakingMode", "page column"),
    .init("selectionGranularity", of: "wkWebViewConfiguration", "dynamic character"),
    .init(
      "colorPixelFormat", of: "mtkView",
      """
      BGRA8Unorm BGRA8Unorm_sRGB RGBA16Float BGRA10_XR BGRA10_XR_sRGB BGR10_XR BGR10_XR_sRGB BGR10A2Unorm \
      RGB10A2Unorm RGBA8Unorm RGBA8Unorm_sRGB Invalid
      """, .partial),
    .init(
      "depthStencilPixelFormat", of: "mtkView",
      """
      Invalid Depth32Float Depth32Float_Stencil8 Depth24Unorm_Stencil8 Depth16Unorm Stencil8 X32_Stencil8 \
      X24_Stencil8
      """, .partial),
    .init("drawableColorFormat", of: "glkView", "RGBA8888 SRGBA8888 RGB565", .partial),
    .init("drawableDepthFormat", of: "glkView", "none 16 24", .partial),
    .init("drawableStencilFormat", of: "glkView", "none 8", .partial),
    .init("drawableMultisample", of: "glkView", "none 4X", .partial),
    .init("antialiasingMode", "none multisampling2X multisampling4X", .partial),
    .init("preferredRenderingAPI", "metal openGLES2 openGLES3", .partial),
    .init("displayMode", of: "pdfView", "singlePage singlePageContinuous twoUp twoUpContinuous"),
    .init("displayDirection", of: "pdfView", "vertical horizontal"),
    .init("displayBox", of: "pdfView", "mediaBox cropBox bleedBox trimBox artBox"),
    .init("interpolationQuality", of: "pdfView", "none low high"),
    .init("type", of: "viewControllerLayoutGuide", "top bottom"),
  ]

  private static let keyboardDismissModes =
    "none onDrag interactive onDragWithAccessory interactiveWithAccessory"

  private static let contentSizes: [String] =
    ["unspecified"]
    + ["XS", "S", "M", "L", "XL", "XXL", "XXXL"].flatMap {
      ["UICTContentSizeCategory\($0)", "UICTContentSizeCategoryAccessibility\($0)"]
    }

  private static let lists: [ValueRow] = [
    .init(
      "style", of: "tableViewCell",
      ["Default", "Subtitle", "Value1", "Value2"].map { "IBUITableViewCellStyle" + $0 }, .required),
    .init(
      "editingAccessoryType", of: "tableViewCell",
      "none disclosureIndicator detailDisclosureButton checkmark detailButton"),
    .init("focusStyle", of: "tableViewCell", "default custom"),
    .init("separatorInsetReference", "fromCellEdges fromAutomaticInsets cellEdges automaticInsets", .partial),
    .init("selfSizingInvalidation", "disabled enabled enabledIncludingConstraints"),
    .init("contentHuggingElements", "none sectionHeaders"),
    .init("reorderingCadence", "immediate fast slow"),
    .init("sectionInsetReference sectionInsetsReference", "contentInset safeArea layoutMargins"),
  ]

  private static let controls: [ValueRow] = [
    .init(
      "style", of: "buttonConfiguration",
      """
      plain gray tinted filled borderless bordered borderedTinted borderedProminent glass prominentGlass \
      clearGlass prominentClearGlass
      """),
    .init(
      "macIdiomStyle", of: "buttonConfiguration", "automatic bordered borderless borderlessTinted"),
    .init("role", of: "button", "normal primary cancel destructive"),
    .init("preferredBehavioralStyle behavioralStyle", "automatic pad mac"),
    .init("segmentControlStyle", of: "segmentedControl", "plain bordered bar bezeled"),
    .init("preferredStyle", of: "switch", "automatic checkbox sliding"),
    .init("sliderStyle", of: "slider", "default thumbless", .partial),
    .init(
      "direction", of: "pageControl",
      "natural leftToRight rightToLeft topToBottom bottomToTop", .partial),
    .init("style datePickerStyle", of: "datePicker", "automatic wheels compact inline"),
    .init("searchBarStyle", of: "searchBar", "default prominent minimal"),
  ]

  private static let bars: [ValueRow] = [
    .init(
      "barStyle", of: "navigationBar toolbar tabBar searchBar", "default black blackOpaque blackTranslucent"),
    .init("toolbarPosition", of: "toolbar", "any bottom top topAttached", .partial),
    .init(
      "systemItem", of: "tabBarItem",
      """
      more favorites featured topRated recents contacts history bookmarks search downloads mostRecent \
      mostViewed
      """),
    .init("style", of: "navigationItem", "navigator browser editor"),
    .init("backButtonDisplayMode", of: "navigationItem", "default generic minimal"),
    .init(
      "preferredSearchBarPlacement", of: "navigationItem",
      "automatic inline stacked integrated integratedCentered integratedButton"),
    .init("preferredMenuElementOrder", "automatic priority fixed"),
    .init(
      "backgroundEffect", of: "navigationBarAppearance tabBarAppearance toolbarAppearance",
      blurStyles + ["none"], .partial),
    .init("backgroundImageContentMode", contentModes),
    .init("imageContentMode", of: "backgroundConfiguration", contentModes),
  ]

  private static let contentModes: [String] =
    DocumentVocabulary.all.attribute("contentMode", of: .view).map {
      DocumentVocabulary.all.attributes[$0].cases.keys
    } ?? []

  private static let controllers: [ValueRow] = [
    .init("mode", of: "tabBarController", "automatic tabBar tabSidebar", .partial),
    .init("style", of: "splitViewController", "unspecified doubleColumn tripleColumn"),
    .init("primaryBackgroundStyle", of: "splitViewController", "none sidebar"),
    .init("primaryEdge", of: "splitViewController", "leading trailing"),
    .init("displayModeButtonVisibility", of: "splitViewController", "automatic never always"),
    .init("sourceType", "photoLibrary camera savedPhotosAlbum", .partial),
    .init("cameraDevice", "rear front"),
    .init("cameraFlashMode", "off auto on"),
    .init("cameraCaptureMode", "photo video"),
    .init("videoQuality", "high medium low VGA640x480 iFrame1280x720 iFrame960x540", .partial),
    .init("skippingBehavior", "default skipItem"),
  ]

  private static let canvas: [ValueRow] = [
    .init(
      "statusBarStyle", of: "simulatedStatusBarMetrics",
      "default blackTranslucent blackOpaque lightContent darkContent", .partial),
    .init(
      "barStyle", of: "simulatedNavigationBarMetrics simulatedToolbarMetrics simulatedTabBarMetrics",
      "default black blackOpaque blackTranslucent", .partial),
    .init("type", of: "simulatedScreenMetrics", "retina35 retina4 retina47 retina55", .partial),
    .init(
      "orientation", of: "simulatedOrientationMetrics",
      "portrait portraitUpsideDown landscapeLeft landscapeRight landscape"),
  ]

  private static let connections: [ValueRow] = [
    .init("alignment", of: watchItems, "left center right", .partial),
    .init("verticalAlignment", of: watchItems, "top center bottom", .partial),
    .init("kind", of: "segue", SceneWords.segueKinds.keys.sorted() + ["relationship"], .required),
    .init("firstAttribute secondAttribute", of: "constraint", SceneWords.attributeWords.keys, .required),
    .init("relation", of: "constraint", "equal lessThanOrEqual greaterThanOrEqual", .required),
  ]

  private static let watchItems =
    "group label button imageView slider separator switch table picker map date timer spriteKitScene"
}
