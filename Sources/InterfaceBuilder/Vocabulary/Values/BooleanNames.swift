import SceneValues

/// The Boolean attributes of Xcode files that no family of `AttributeFacts` describes.
enum BooleanNames {
  static let shared: [ValueRow] = [
    .bool("ambiguous animates appends fixedFrame localized misplaced symbolic"),
    .bool("translatesAutoresizingMaskIntoConstraints"),
    .bool(base64),
    .bool("launchScreen useAutolayout useTraitCollections useSafeAreas colorMatched", of: "document"),
    .bool("placeholder", of: "constraint"),
    .bool("value", of: "bool"),
    .bool("value", of: "userDefinedRuntimeAttribute", where: ("type", "boolean")),
  ]

  static let uiKit: [ValueRow] = [
    .bool(
      """
      allowsAirPlayForMediaPlayback allowsInlineMediaPlayback allowsPictureInPictureMediaPlayback \
      suppressesIncrementalRendering ignoresViewportScaleLimits limitsNavigationsToAppBoundDomains \
      upgradeKnownHostsToHTTPS
      """, of: "wkWebViewConfiguration"),
    .bool(
      """
      javaScriptEnabled javaScriptCanOpenWindowsAutomatically tabFocusesLinks \
      fraudulentWebsiteWarningEnabled isFraudulentWebsiteWarningEnabled siteSpecificQuirksModeEnabled \
      textInteractionEnabled elementFullscreenEnabled shouldPrintBackgrounds
      """, of: "wkPreferences"),
    .bool(
      "allowsDefaultTighteningForTruncation usesDefaultHyphenation", of: "paragraphStyle"),
    .bool("inspectable findInteractionEnabled", of: "wkWebView"),
    .bool("paused autoResizeDrawable framebufferOnly presentsWithTransaction", of: "mtkView"),
    .bool("paused disableDepthStencilBuffer", of: "skView arskView ARSKView"),
    .bool("paused", of: "glkViewController"),
    .bool("enableDataDetectors pageShadowsEnabled inMarkupMode", of: "pdfView"),
    .bool("activatesAutomatically", of: "coachingOverlayView"),
    .bool("translucent prompted largeTitles", of: simulatedBars),
  ]

  private static let simulatedBars =
    "simulatedNavigationBarMetrics simulatedToolbarMetrics simulatedTabBarMetrics"

  static let appKit: [ValueRow] = [.bool(macNames)]

  /// The attributes that are Boolean for all UIKit elements. Excludes attributes in `MacNames.texts`.
  static let ofUIKit = DocumentVocabulary.all.names { $0 == .bool }

  /// The elements whose attributes are flags. All their attributes except the key and the id are Boolean.
  static let flagElements = StringNumbers(
    EnumeratedValues.words(
      """
      accessibilityTraits allowedInputSourceLocales allowedScrollTypesMask allowedUnits audiovisualMediaTypes \
      autoresizingMask behavior comparisonPredicateOptions dataDetectorType dataDetectorTypes \
      datePickerElements extendedEdge keyModifierFlags modifierMask popoverArrowDirection rectEdge tableColumnResizingMask tableViewGridLines viewControllerTransitionOptions \
      windowCollectionBehavior windowPositionMask windowStyleMask
      """))

  /// The attribute that indicates that the text of an element is encoded.
  static let base64 = "base64-UTF8"

  /// The attributes of flag elements that are not flags.
  static let identities: Set<String> = ["id", "key", base64]

  static let macNames =
    """
    HUD allowUserInteraction allowsAnimatedImageLooping allowsAnimatedImages allowsBranchSelection \
    allowsCharacterPickerTouchBarItem allowsColumnReordering allowsColumnResizing allowsColumnSelection \
    allowsDefaultTighteningForTruncation allowsDocumentBackgroundColorChange allowsEditingTextAttributes \
    allowsEmptySelection allowsExpansionToolTips allowsFloats allowsKeyEquivalentWhenHidden \
    allowsLogicalLayoutDirection allowsMagnification allowsMixedState allowsMultipleSelection \
    allowsNonContiguousLayout allowsNonnumericFormatting allowsTickMarkValuesOnly \
    allowsToolTipsWhenApplicationIsInactive allowsTruncatedLabels allowsTypeSelect allowsUndo \
    allowsUserCustomization allowsVibrancy alternate alternatingRowBackgroundColors \
    altersStateOfSelectedItem alwaysShowsDecimalSeparator alwaysUsesMultipleValuesMarker \
    appliesImmediately arrangesAllSubviews ascending autoenablesItems autohidesScroller \
    autohidesScrollers automaticallyAdjustsContentInsets automaticallyPreparesContent \
    automaticallyRearrangesObjects autorecalculatesCellSize autorecalculatesKeyViewLoop autorepeat \
    autoresizesOutlineColumn autoresizesSubviews autosaveColumns autosaveExpandedItems \
    autosavesConfiguration autosizesCells autovalidates avoidsEmptySelection \
    backgroundViewScrollsWithContent bezeled bordered bottomStrut buttonBordered canCollapse \
    canDrawConcurrently canPropagateSelectedChildViewControllerTitle canRemoveAllRows caseInsensitive \
    changeBackground changeContents changeGray clearsFilterPredicateOnInsertion clipsToBounds closable \
    columnReordering columnResizing columnSelection command completes continuous continuousSpellChecking \
    control copiesOnScroll customizationAllowed dashSubstitution dashed dataDetection day deferred \
    delaysPrimaryMouseButtonEvents detachesHiddenViews diacriticInsensitive displayedWhenStopped \
    documentModal doesNotDimImage doesRelativeDateFormatting drawsBackground drawsCellBackground \
    drawsVerticalGrid editable emphasized emptySelection enabled era fieldEditor flexibleMaxX \
    flexibleMaxY flexibleMinX flexibleMinY floatsGroupRows fullScreenAuxiliary fullScreenNone \
    fullScreenPrimary fullSizeContentView generatesCalendarDates generatesDecimalNumbers grammarChecking \
    hasDestructiveAction hasHorizontalRuler hasHorizontalScroller hasShadow hasThousandSeparators \
    hasVerticalRuler hasVerticalScroller heightSizable hidden hidesOnDeactivate horizontal \
    horizontallyResizable hour ignoresCycle imageHugsTitle importsGraphics incrementalSearchingEnabled \
    indentationMarkerFollowsCell indeterminate isBordered isEnabled isHidden isSeparatorItem javaEnabled \
    javaScriptCanOpenWindowsAutomatically javaScriptEnabled keyboardNavigable leftStrut lenient \
    lightByBackground lightByContents lightByGray linkDetection localization localizesFormat \
    maintainsBackForwardList managed miniaturizable minute mirroring month moveToActiveSpace \
    multiLevelAccelerator multipleSelection navigational nonactivatingPanel none oneShot option \
    pagingEnabled participatesInCycle plugInsEnabled prefersMinimizedSize preservesSelection principal \
    pullsDown pushIn quoteSubstitution refusesFirstResponder releasedWhenClosed representsSharedInstance \
    resizable resizeWithTable restorable richText rightStrut rulersVisible scrollable second \
    sectionHeadersPinToVisibleBounds selectable selected selectionByRect selectsInsertedObjects \
    sendsActionOnEndEditing sendsSearchStringImmediately sendsWholeSearchString separatesColumns \
    setsMaxLayoutWidthAtFirstLayout shift showsBaselineSeparator showsFrameSteppingButtons \
    showsFullScreenToggleButton showsMenuIndicator showsScrollIndicators showsSearchMenu \
    showsSharingServiceButton showsStateColumn showsToolbarButton showsZoomControls smartInsertDelete \
    spellChecking spellingCorrection springLoaded stronglyReferencesItems supportsPressAndHold \
    suppressesIncrementalRendering tabFocusesLinks takesTitleFromPreviousColumn textCompletion \
    textReplacement texturedBackground titlebarAppearsTransparent titled topStrut transient transparent \
    truncatesLastVisibleLine typeSelect unifiedTitleAndToolbar userResizable \
    usesAdaptiveColorMappingForDarkAppearance usesAlternatingRowBackgroundColors usesAppearanceFont \
    usesAutomaticRowHeights usesDataSource usesFontPanel usesGroupingSeparator usesInspectorBar \
    usesItemFromMenu usesLazyFetching usesPredominantAxisScrolling usesRuler usesSingleLineMode \
    usesThreadedAnimation utility valueWraps vertical verticallyResizable viewBased visibleAtLaunch \
    wantsLayer widthSizable year
    """
}
