import SceneValues

/// Names that Interface Builder uses only in macOS documents. The list is incomplete, because Xcode does not document
/// them.
enum MacNames {
  static let elements = StringNumbers(
    elementWords + MacFacts.elements + KnownNames.elements.sorted() + ElementFacts.editor.keys.sorted()
      + ElementFacts.all.map(\.name))

  static let attributes = StringNumbers(
    attributeWords + DocumentVocabulary.all.attributes.map(\.key) + ReaderKey.allCases.map(\.name))

  private static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  private static let elementWords = words(
    """
    accessibilityConnection allowedInputSourceLocales allowedToolbarItems allowedTypes allowedUnits \
    arrangedSubviews autoresizingMask beginningViews behavior binding byteCountFormatter capability \
    cells centerViews classReference classes color column columnWidths columns \
    comparisonPredicateOptions connections constraints contentBorderThickness contentView \
    controllerPlaceholder customSpacing dateFormatter dateIntervalFormatter datePickerElements decimal \
    declaredBindings declaredKeys defaultToolbarItems dependencies deployment designable designables \
    development document edgeInsets endingViews energyFormatter escapeKeyReplacementItem expression \
    gestureRecognizers gridCells gridColumn gridRow groupTouchBar holdingPriorities image \
    inferredMetricsTieBreakers initialItems keyEquivalent leadingViews lengthFormatter massFormatter \
    metadata middleViews modifierMask namedColor objectValues objects personNameComponentsFormatter \
    plugIn popUpMenus popoverTouchBar pressAndHoldTouchBar prototypeCellViews resources rowHeights \
    rowTemplates rows scene scenes sectionInset segments selectedItems simulatedMetricsContainer \
    sortDescriptor sortDescriptors splitViewItems stringFormatter subviews systemColor tabViewItems \
    tableColumnResizingMask tableColumns tableViewGridLines textAttributesForNegativeValues \
    textAttributesForNil textAttributesForNotANumber textAttributesForPositiveValues \
    textAttributesForZero textTab tokenizingCharacterSet toolbarItems touchBarCandidateListItem \
    touchBarColorPickerItem touchBarCustomItem touchBarGroupItem touchBarItem touchBarItems \
    touchBarPopoverItem touchBarSegmentedControl touchBarSharingServicePickerItem touchBarSliderItem \
    touchBarSpacerItem trailingViews userDefinedRuntimeAttributes userLayoutGuide \
    viewControllerTransitionOptions visibilityPriorities webPreferences windowCollectionBehavior \
    windowPositionMask windowStyleMask
    """)

  private static let attributeWords = words(
    """
    HUD affinity alignment allowUserInteraction allowedTouchTypes allowsAnimatedImageLooping \
    allowsAnimatedImages allowsCharacterPickerTouchBarItem allowsColumnReordering allowsColumnResizing \
    allowsColumnSelection allowsDefaultTighteningForTruncation allowsDocumentBackgroundColorChange \
    allowsEditingTextAttributes allowsEmptySelection allowsExpansionToolTips allowsFloats \
    allowsKeyEquivalentWhenHidden allowsLogicalLayoutDirection allowsMagnification allowsMixedState \
    allowsMultipleSelection allowsNonContiguousLayout allowsTickMarkValuesOnly \
    allowsToolTipsWhenApplicationIsInactive allowsTruncatedLabels allowsTypeSelect allowsUndo \
    allowsUserCustomization allowsVibrancy alpha alphaValue alternate alternateImage alternateTitle \
    alternatingRowBackgroundColors altersStateOfSelectedItem alwaysShowsDecimalSeparator \
    alwaysUsesMultipleValuesMarker ambiguous animates animationBehavior appearanceName appearanceType \
    appends arrangesAllSubviews arrowPosition arrowsPosition ascending autoenablesItems \
    autohidesScrollers automaticMaximumThickness automaticallyPreparesContent \
    automaticallyRearrangesObjects autorecalculatesKeyViewLoop autorepeat autoresizesOutlineColumn \
    autoresizesSubviews autosaveColumns autosaveName autosavesConfiguration autosizesCells \
    avoidsEmptySelection backgroundColor backgroundColors badge base64-UTF8 baseWritingDirection \
    behavior bezelColor bezelStyle bezeled blendingMode blue blurRadius borderStyle borderType \
    borderWidth bordered bottom bottomPadding bottomStrut boxType bundleIdentifier buttonBordered \
    canCollapse canDrawConcurrently canPropagateSelectedChildViewControllerTitle canRemoveAllRows \
    caseInsensitive catalog catalog changeBackground changeContents changeGray childrenKeyPath \
    className clearsFilterPredicateOnInsertion clipsToBounds closable collapseBehavior \
    collapsedRepresentationImage collapsedRepresentationLabel collectionClass colorMatched colorSpace \
    column columnAutoresizingStyle columnReordering columnResizing columnSelection columnSpacing command \
    completes completionDelay constant content contentTintColor contentType continuous \
    continuousSpellChecking control controlSize controlTint copiesOnScroll cornerRadius criticalValue \
    currencyDecimalSeparator currencySymbol customClass customClassName customColorSpace customModule \
    customModuleProvider customObjectInstantitationMethod customizationAllowed customizationLabel \
    dashSubstitution dataDetection dateStyle decimalSeparator defaultFixedFontSize defaultFontSize \
    deferred delaysPrimaryMouseButtonEvents description destination detachesHiddenViews \
    diacriticInsensitive displayMode displayedWhenStopped distribution dividerStyle documentModal \
    doesNotDimImage doesRelativeDateFormatting doubleValue drawsBackground drawsVerticalGrid editable \
    emptySelection enabled entityName explicitItemIdentifier exponentSymbol family fetchPredicateFormat \
    findStyle firstAttribute firstItem fixedFrame flexibleMaxX flexibleMaxY flexibleMinX flexibleMinY \
    floatsGroupRows focusRingType formatWidth formatterBehavior frameAutosaveName fullScreenAuxiliary \
    fullScreenNone fullScreenPrimary fullSizeContentView grammarChecking green gridStyleMask \
    groupingSeparator groupingSize hasDestructiveAction hasHorizontalScroller hasShadow \
    hasThousandSeparators hasVerticalScroller headOfMergedCell headerToolTip headerView height \
    heightSizable help hidden hidesOnDeactivate holdingPriority horizontal \
    horizontalClippingResistancePriority horizontalCompressionResistancePriority \
    horizontalHuggingPriority horizontalLineScroll horizontalPageScroll horizontalScrollElasticity \
    horizontalStackHuggingPriority horizontallyResizable hour id identifier ignoresCycle image \
    imageAlignment imageFrameStyle imageHugsTitle imagePosition imageScaling implicitIdentifier \
    implicitItemIdentifier importsGraphics increment incrementalSearchingEnabled indentationLevel \
    indentationMarkerFollowsCell indentationPerLevel indeterminate initialFirstResponder initialItem \
    initialViewController inset internationalCurrencySymbol isBordered isEnabled isHidden \
    isSeparatorItem itemSize javaEnabled javaScriptCanOpenWindowsAutomatically javaScriptEnabled key \
    keyEquivalent keyEquivalentModifierMask keyPath keyPathSeparator keyboardNavigable kind label \
    launchScreen leafKeyPath left leftStrut lenient levelIndicatorStyle lightByBackground \
    lightByContents lightByGray lineBreakMode linkDetection localizesFormat location \
    maintainsBackForwardList managed material maxAcceleratorLevel maxItemSize maxNumberOfColumns \
    maxNumberOfRows maxValue maxWidth maximumFractionDigits maximumIntegerDigits maximumRecents \
    maximumThickness metaFont minItemSize minSystemVersion minToolsVersion minValue minWidth minY \
    miniaturizable minimumFontSize minimumFractionDigits minimumIntegerDigits minimumInteritemSpacing \
    minimumLineSpacing minimumThickness minusSign minute mirrorLayoutDirectionWhenInternationalizing \
    misplaced mode moveToActiveSpace multiLevelAccelerator multipleSelection multiplier name \
    negativeFormat negativePrefix negativeSuffix nestingMode nonactivatingPanel none notANumberSymbol \
    numberOfClicksRequired numberOfTickMarks numberOfVisibleItems numberStyle objectClassName \
    offStateImage oneShot option orientation outlineTableColumn paddingCharacter pagingEnabled \
    paletteLabel participatesInCycle pathStyle perMillSymbol percentSymbol placeholder \
    placeholderIntrinsicHeight placeholderIntrinsicWidth placeholderString plusSign pointSize \
    popoverAnchorView popoverBehavior positiveFormat positivePrefix positiveSuffix possibleLabels \
    preferredEdge preferredImageSize preferredMaxLayoutWidth preferredThicknessFraction \
    prefersMinimizedSize preservesSelection previousBinding principal priority property \
    propertyAccessControl pullsDown pushIn quoteSubstitution ratingImage ratingPlaceholderImage \
    recentsAutosaveName red reference referencedIdentifier refusesFirstResponder relation relationship \
    releasedWhenClosed renderingMode representsSharedInstance requiredIntegratedClassName resizable \
    resizeWithTable resizingMode restorable richText right rightStrut rotation row rowAlignment \
    rowHeight rowSizeStyle rowSpacing rowType sceneID sceneMemberID scrollable secondAttribute \
    secondItem secondaryImage sectionHeadersPinToVisibleBounds sectionInset segmentDistribution \
    selectable selected selectedItem selectedTabViewItemIndex selectionByRect selectionGranularity \
    selectionHighlightStyle selectionMode selector selectsInsertedObjects sendsActionOnEndEditing \
    sendsSearchStringImmediately sendsWholeSearchString separatorStyle setsMaxLayoutWidthAtFirstLayout \
    shift showSeguePresentationStyle showsBaselineSeparator showsScrollIndicators showsSearchMenu \
    showsStateColumn showsToolbarButton size sizeMode sizingBehavior sliderType smartInsertDelete \
    sortKey spacing spellChecking spellingCorrection springLoaded state storyboardIdentifier \
    storyboardName string style subtitle supportsPressAndHold suppressesIncrementalRendering symbolScale \
    symbolWeight symbolic systemMenu systemVersion tabStyle tabViewControllerTabStyle tabbingMode \
    tableStyle tag target targetRuntime textCompletion textReplacement textStyle texturedBackground \
    thousandSeparator tickMarkPosition tighteningFactorForTruncation timeIntervalSinceReferenceDate \
    timeStyle title titlePosition titleVisibility titlebarAppearsTransparent titled tokenStyle toolTip \
    toolbarIdentifier toolbarStyle toolsVersion top topPadding topStrut trackingMode trailingOffset \
    transient transitionStyle translatesAutoresizingMaskIntoConstraints transparent trigger \
    truncatesLastVisibleLine type typeSelect unifiedTitleAndToolbar useAutolayout useSafeAreas \
    useTraitCollections userInterfaceLayoutDirection userLabel userResizable \
    usesAlternatingRowBackgroundColors usesAppearanceFont usesAutomaticRowHeights usesDataSource \
    usesFontPanel usesGroupingSeparator usesPredominantAxisScrolling usesRuler usesSingleLineMode \
    utility value valueTransformer valueWraps variableValue version vertical \
    verticalClippingResistancePriority verticalCompressionResistancePriority verticalHuggingPriority \
    verticalLineScroll verticalPageScroll verticalScrollElasticity verticalStackHuggingPriority \
    verticallyResizable viewBased visibilityPriority visibleAtLaunch wantsLayer warningValue weight \
    white width widthSizable x xPlacement y yPlacement
    """)
}
