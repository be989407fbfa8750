import SceneValues

/// Names that Interface Builder uses only in macOS documents. Apple does not document them, so the list is incomplete.
enum MacNames {
  static let elements = StringNumbers(
    elementWords, MacFacts.elements, KnownNames.elements.sorted(), ElementFacts.editor.keys.sorted(),
    ElementFacts.all.map(\.name))

  static let attributes = StringNumbers(
    attributeWords, BooleanNames.shared.flatMap(\.attributes), BooleanNames.appKit.flatMap(\.attributes),
    NumberForms.rows(isMac: true).flatMap(\.attributes), DocumentVocabulary.all.attributes.map(\.key),
    ReaderKey.allCases.map(\.name))

  static let texts = StringNumbers(attributeWords)

  private static func words(_ text: String) -> [String] { EnumeratedValues.words(text) }

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
    affinity alignment allowedTouchTypes alternateImage alternateTitle animationBehavior appearance \
    appearanceName appearanceType arrowPosition arrowsPosition autosaveName backgroundColor \
    backgroundColors badge baseWritingDirection behavior bezelColor bezelStyle blendingMode borderStyle \
    borderType boxType bundleIdentifier catalog centeredItem childrenKeyPath className collapseBehavior \
    collapsedRepresentationImage collapsedRepresentationLabel collectionClass colorMatched colorSpace \
    colorWellStyle column columnAutoresizingStyle columnResizingType content contentTintColor contentType \
    controlSize controlTint controlsStyle countKeyPath countStyle currencyDecimalSeparator currencySymbol \
    customClass customClassName customColorSpace customModule customModuleProvider \
    customObjectInstantitationMethod customizationLabel dateStyle decimalSeparator description \
    destination displayMode distribution dividerStyle entityName explicitIdentifier \
    explicitItemIdentifier exponentSymbol family fetchPredicateFormat findBarPosition findStyle \
    firstAttribute firstItem focusRingType formatterBehavior formattingStringsFilename frameAutosaveName \
    gridStyleMask groupingSeparator headOfMergedCell headerToolTip headerView help \
    horizontalScrollElasticity id identifier image imageAlignment imageFrameStyle imagePosition \
    imageScaling implicitIdentifier implicitItemIdentifier initialFirstResponder initialItem \
    initialViewController internationalCurrencySymbol itemSize key keyEquivalent \
    keyEquivalentModifierMask keyPath keyPathSeparator kind label leafKeyPath levelIndicatorStyle \
    lineBreakMode material maxItemSize metaFont minItemSize minusSign \
    mirrorLayoutDirectionWhenInternationalizing mode name negativeFormat negativePrefix negativeSuffix \
    nestingMode nibName notANumberSymbol numberStyle objectClassName offStateImage orientation \
    outlineTableColumn paddingCharacter paletteLabel pathStyle perMillSymbol percentSymbol \
    placeholderString placeholderVisibility plusSign popoverAnchorView popoverBehavior positiveFormat \
    positivePrefix positiveSuffix possibleLabels preferredEdge preferredImageSize previousBinding \
    property propertyAccessControl ratingImage ratingPlaceholderImage recentsAutosaveName reference \
    referencedIdentifier relation relationship renderingMode requiredIntegratedClassName resizingMode \
    roundingMode row rowAlignment rowSizeStyle rowType sceneID sceneMemberID scrollerKnobStyle \
    scrollerStyle secondAttribute secondItem secondaryImage sectionInset segmentDistribution selectedItem \
    selectionGranularity selectionHighlightStyle selectionMode selector separatorStyle \
    showSeguePresentationStyle size sizeMode sizingBehavior sliderType sortKey state storyboardIdentifier \
    storyboardName string style subtitle symbolScale symbolWeight systemMenu systemVersion tabStyle \
    tabViewControllerTabStyle tabbingMode tableStyle target targetRuntime textStyle thousandSeparator \
    tickMarkPosition timeStyle title titlePosition titleVisibility tokenStyle toolTip toolbarIdentifier \
    toolbarStyle trackingMode transitionStyle trigger type useAutolayout useSafeAreas useTraitCollections \
    userInterfaceDirectionPolicy userInterfaceLayoutDirection userLabel value valueTransformer \
    verticalScrollElasticity weight xPlacement yPlacement
    """)
}
