extension EnumeratedValues {
  /// The values in macOS documents. Xcode does not document these values.
  static let appKit: [ValueRow] =
    cells + views + windows + colors + general + bindings
    + BooleanNames.appKit

  private static let cells: [ValueRow] = [
    .init(
      "type", of: "buttonCell popUpButtonCell",
      """
      push bevel check radio roundRect help smallSquare square squareTextured roundTextured recessed \
      inline disclosureTriangle roundedDisclosure round glass badge accessoryBar accessoryBarAction
      """, .partial),
    .init("state", "on off mixed followsWindowActiveState active inactive", .current),
    .init(
      "style", of: "segmentedCell segmentedControl",
      """
      automatic rounded roundRect texturedRounded texturedSquare capsule smallSquare separated \
      textureSquare
      """, .partial),
    .init("style", of: "progressIndicator", "bar spinning", .current),
    .init("sliderType", "linear circular", .current),
    .init("arrowsPosition", "none default minEnd maxEnd", .partial),
    .init("tokenStyle", "default none rounded squared plainSquared", .partial),
    .init("datePickerStyle", "textFieldAndStepper textField clockAndCalendar", .partial),
    .init("datePickerMode", "single range", .partial),
    .init("pathStyle", "standard popUp navigationBar", .partial),
    .init(
      "contentType", of: "textField secureTextField",
      "username password oneTimeCode newPassword telephoneNumber emailAddress url name", .partial),
    .init(
      "numberStyle", of: "numberFormatter",
      """
      none decimal currency percent scientific spellOut ordinal currencyISOCode currencyPlural \
      currencyAccounting
      """, .partial),
    .init("formatterBehavior", "default default10_0 default10_4 custom10_4 10_0 10_4", .partial),
    .init("controlTint", "default blue graphite clear", .partial),
    .init("colorWellStyle", "default minimal expanded", .partial),
    .init("placeholderVisibility", of: "levelIndicatorCell", "automatic always whileEditing", .partial),
    .init("mode", of: "matrix", "radio highlight list track", .partial),
    .init(
      "roundingMode", of: "numberFormatter", "ceiling floor down up halfEven halfDown halfUp", .partial),
  ]

  private static let views: [ValueRow] = [
    .init(
      "type", of: "tabView",
      """
      topTabsBezelBorder leftTabsBezelBorder bottomTabsBezelBorder rightTabsBezelBorder \
      noTabsBezelBorder noTabsLineBorder noTabsNoBorder
      """, .partial),
    .init(
      "appearanceType",
      """
      aqua darkAqua inheritedAqua inheritedDarkAqua vibrantLight vibrantDark inheritedVibrantLight \
      inheritedVibrantDark accessibilityAqua accessibilityDarkAqua
      """, .partial),
    .init("affinity", of: "userLayoutGuide", "minX maxX minY maxY", .partial),
    .init(
      "textStyle", of: "font",
      "largeTitle title1 title2 title3 headline subheadline body callout footnote caption1 caption2", .partial
    ),
    .init(
      "mapType", of: "mapView",
      "standard satellite hybrid satelliteFlyover hybridFlyover mutedStandard", .partial),
    .init("scrollDirection", of: "collectionViewFlowLayout", "vertical horizontal", .current),
    .init("scrollerStyle", "legacy overlay", .partial),
    .init("scrollerKnobStyle", "default dark light", .partial),
    .init("findBarPosition", "aboveHorizontalRuler aboveContent belowContent", .partial),
    .init("controlsStyle", of: "playerView avPlayerView", "none inline floating minimal default", .partial),
    .init(
      "videoGravity", of: "playerView avPlayerView", "resize resizeAspect resizeAspectFill", .partial),
    .init("userInterfaceDirectionPolicy", of: "wkWebViewConfiguration", "content system", .partial),
    .init("columnResizingType", of: "browser", "none auto user", .partial),
    .init("contentPlacement tabPosition", "none top left bottom right", .partial),
  ]

  private static let windows: [ValueRow] = [
    .init("tabbingMode", of: "window", "automatic preferred disallowed", .current),
    .init("separatorStyle", of: "window splitViewItem", "automatic none line shadow", .partial),
    .init("sizeMode", of: "toolbar", "default regular small", .partial),
    .init("sizingBehavior", of: "toolbarItem", "default auto manual", .partial),
    .init("showSeguePresentationStyle", "single multiple", .partial),
    .init("behavior", of: "splitViewItem", "sidebar contentList default inspector", .partial),
    .init(
      "collapseBehavior", of: "splitViewItem",
      """
      default preferResizingSplitViewWithFixedSiblings preferResizingSiblingsWithFixedSplitView \
      useConstraints
      """, .partial),
    .init(
      "behavior popoverBehavior", of: "popover segue", "t transient semitransient applicationDefined",
      .partial),
    .init(
      "tabStyle", of: "tabViewController",
      "segmentedControlOnTop segmentedControlOnBottom toolbar unspecified", .partial),
    .init("userInterfaceLayoutDirection", "leftToRight rightToLeft", .partial),
    .init(
      "mode", of: "objectController arrayController treeController userDefaultsController", "class entity",
      .partial),
    .init("type", of: "expression", "keyPath constantValue evaluatedObject variable", .partial),
    .init("customObjectInstantitationMethod", of: "document", "direct", .partial),
    .init("trigger", of: "action", "doubleAction", .partial),
  ]

  private static let bindings: [ValueRow] = [.init("name", of: "binding", bindingNames, .partial)]

  private static let bindingNames: [String] =
    words(
      """
      alignment alternateImage alternateTitle animate animationDelay attributedString content contentArray \
      contentArrayForMultipleSelection contentDictionary contentHeight contentObject contentObjects \
      contentPlacementTag contentSet contentValues contentWidth criticalValue data displayPatternTitle \
      documentEdited doubleClickArgument doubleClickTarget excludedKeys filterPredicate font fontBold \
      fontFamilyName fontItalic fontName fontSize headerTitle image includedKeys initialKey initialValue \
      isIndeterminate label localizedKeyDictionary managedObjectContext maxValue maxWidth maximumRecents \
      minValue minWidth mixedStateImage offStateImage onStateImage positioningRect predicate recentSearches \
      representedFilename rowHeight selectedIdentifier selectedIndex selectedLabel selectedObject \
      selectedObjects selectedTag selectedValue selectedValues selectionIndexPaths selectionIndexes \
      sortDescriptors state target textColor title toolTip transparent value valuePath valueURL visible \
      warningValue width
      """
    )
    + words("argument displayPatternValue editable enabled hidden").flatMap { name in
      // An object can have several bindings with such a name. Xcode numbers the second and later ones.
      [name] + (1...9).map { "\(name)\($0)" }
    }

  private static let colors: [ValueRow] = [
    .init("name", of: "color", where: ("catalog", "System"), catalogColors, .partial),
    .init("catalog", of: "color", "System", .partial),
    .init("catalog", "system", .partial),
  ]

  private static let catalogColors: [String] =
    words(
      """
      label secondaryLabel tertiaryLabel quaternaryLabel quinaryLabel link placeholderText windowFrameText \
      selectedMenuItemText alternateSelectedControlText headerText separator grid windowBackground \
      underPageBackground controlBackground selectedContentBackground unemphasizedSelectedContentBackground \
      alternatingContentBackground alternateContentBackground findHighlight text textBackground selectedText \
      selectedTextBackground unemphasizedSelectedTextBackground unemphasizedSelectedText control controlText \
      selectedControl selectedControlText disabledControlText keyboardFocusIndicator \
      scrubberTexturedBackground controlAccent highlight shadow controlShadow controlDarkShadow \
      controlHighlight controlLightHighlight scrollBar knob selectedKnob windowFrame selectedMenuItem header \
      secondarySelectedControl alternateSelectedControl _sourceListBackground textInsertionPoint systemFill \
      secondarySystemFill tertiarySystemFill quaternarySystemFill quinarySystemFill systemBlue systemBrown \
      systemCyan systemGray systemGreen systemIndigo systemMint systemOrange systemPink systemPurple \
      systemRed systemTeal systemYellow
      """
    ).map { $0 + "Color" }

  /// The values of attributes that accept the same words for all elements.
  private static let general: [ValueRow] = [
    .init("kind", of: "segue", "show modal sheet popover custom embed relationship unwind", .partial),
    .init(
      "lineBreakMode", "wordWrapping charWrapping clipping truncatingHead truncatingTail truncatingMiddle",
      .partial),
    .init(
      "alignment",
      """
      left center right justified natural leading trailing top bottom width height centerX centerY \
      firstBaseline lastBaseline baseline
      """, .partial),
    .init("animationBehavior", "default none documentWindow utilityWindow alertPanel", .partial),
    .init("arrowPosition", "arrowAtCenter arrowAtBottom noArrow", .partial),
    .init("baseWritingDirection", "natural leftToRight rightToLeft", .partial),
    .init(
      "bezelStyle",
      """
      rounded regularSquare disclosure shadowlessSquare circular texturedSquare helpButton smallSquare \
      texturedRounded roundRect roundedRect recessed roundedDisclosure round inline square automatic \
      push flexiblePush accessoryBar accessoryBarAction badge glass
      """, .partial),
    .init("blendingMode", "behindWindow withinWindow", .partial),
    .init("borderStyle", "none border bezel borderAndBezel line", .partial),
    .init("borderType", "none line bezel groove", .partial),
    .init("boxType", "primary secondary separator oldStyle custom", .partial),
    .init(
      "columnAutoresizingStyle", "none uniform sequential reverseSequential lastColumnOnly firstColumnOnly",
      .partial),
    .init("controlSize", "regular small mini large extraLarge", .partial),
    .init("dateStyle timeStyle", "no none short medium long full", .partial),
    .init("displayMode", "default iconAndLabel iconOnly labelOnly", .partial),
    .init(
      "distribution", "gravityAreas fill fillEqually fillProportionally equalSpacing equalCentering", .partial
    ),
    .init("dividerStyle", "thin thick paneSplitter", .partial),
    .init("findStyle", "none panel bar", .partial),
    .init(
      "firstAttribute secondAttribute", of: "constraint",
      """
      baseline bottom centerX centerY firstBaseline height lastBaseline leading left right top \
      trailing width
      """),
    .init("focusRingType", "default none exterior", .partial),
    .init("horizontalScrollElasticity verticalScrollElasticity", "automatic none allowed", .partial),
    .init("imageAlignment", "center top topLeft topRight left bottom bottomLeft bottomRight right", .partial),
    .init("imageFrameStyle", "none photo grayBezel groove button", .partial),
    .init("imagePosition", "none only left right below above overlaps leading trailing", .partial),
    .init("imageScaling", "proportionallyDown axesIndependently none proportionallyUpOrDown", .partial),
    .init("levelIndicatorStyle", "relevancy continuousCapacity discreteCapacity rating", .partial),
    .init(
      "material",
      """
      appearanceBased light dark mediumLight ultraDark titlebar selection menu popover sidebar \
      headerView sheet windowBackground hudWindow fullScreenUI toolTip contentBackground \
      underWindowBackground underPageBackground
      """, .partial),
    .init("mirrorLayoutDirectionWhenInternationalizing", "default always never", .partial),
    .init("nestingMode", "simple compound list", .partial),
    .init("orientation", "horizontal vertical", .partial),
    .init("preferredEdge", "minX maxX minY maxY", .partial),
    .init("relation", of: "constraint", "equal lessThanOrEqual greaterThanOrEqual"),
    .init("relationship", "window.shadowedContentViewController splitItems tabItems", .partial),
    .init("rowAlignment", "inherited none firstBaseline lastBaseline", .partial),
    .init("rowSizeStyle", "default custom small medium large automatic systemDefault", .partial),
    .init("rowType", "simple compound", .partial),
    .init("segmentDistribution", "fit fill fillEqually fillProportionally", .partial),
    .init("selectionHighlightStyle", "none regular sourceList", .partial),
    .init("systemMenu", "main apple services window recentDocuments help font", .partial),
    .init("tableStyle", "automatic fullWidth inset sourceList plain", .partial),
    .init("tickMarkPosition", "above below left right leading trailing", .partial),
    .init("titlePosition", "noTitle aboveTop atTop belowTop aboveBottom atBottom belowBottom", .partial),
    .init("titleVisibility", "visible hidden", .partial),
    .init("toolbarStyle", "automatic expanded preference unified unifiedCompact", .partial),
    .init("trackingMode", "selectOne selectAny momentary momentaryAccelerator", .partial),
    .init("xPlacement", "inherited none leading center trailing fill", .partial),
    .init("yPlacement", "inherited none top center bottom fill", .partial),
  ]
}
