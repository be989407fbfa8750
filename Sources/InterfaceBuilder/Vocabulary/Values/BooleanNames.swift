import SceneValues

/// The Boolean attributes of Xcode files that no family of `AttributeFacts` describes.
enum BooleanNames {
  /// The rows for documents of all platforms.
  static let shared: [ValueRow] = [
    .bool("ambiguous animates appends fixedFrame localized misplaced symbolic"),
    .bool("translatesAutoresizingMaskIntoConstraints"),
    .bool(base64),
    .bool("launchScreen useAutolayout useTraitCollections useSafeAreas colorMatched", of: "document"),
    .bool("placeholder", of: "constraint"),
    .bool("value", of: "bool"),
    .bool("value", of: "userDefinedRuntimeAttribute", where: ("type", "boolean")),
  ]

  static let appKit: [ValueRow] = [.bool(macNames)]

  /// The attributes that are Boolean for all UIKit elements. Excludes attributes in `MacNames.texts`.
  static let ofUIKit = DocumentVocabulary.all.names { $0 == .bool }

  /// The elements whose attributes are flags. All their attributes except the key and the id are Boolean.
  static let flagElements = StringNumbers(
    EnumeratedValues.words(
      """
      accessibilityTraits allowedInputSourceLocales allowedUnits audiovisualMediaTypes autoresizingMask behavior \
      comparisonPredicateOptions dataDetectorType dataDetectorTypes datePickerElements extendedEdge modifierMask \
      popoverArrowDirection rectEdge tableColumnResizingMask tableViewGridLines viewControllerTransitionOptions \
      windowCollectionBehavior windowPositionMask windowStyleMask
      """))

  /// The attribute that indicates that the text of an element is encoded.
  static let base64 = "base64-UTF8"

  /// The attributes of flag elements that are not flags.
  static let identities: Set<String> = ["id", "key", base64]

  static let macNames =
    """
    HUD allowUserInteraction allowsAnimatedImageLooping allowsAnimatedImages \
    allowsCharacterPickerTouchBarItem allowsColumnReordering allowsColumnResizing allowsColumnSelection \
    allowsDefaultTighteningForTruncation allowsDocumentBackgroundColorChange \
    allowsEditingTextAttributes allowsEmptySelection allowsExpansionToolTips allowsFloats \
    allowsKeyEquivalentWhenHidden allowsLogicalLayoutDirection allowsMagnification allowsMixedState \
    allowsMultipleSelection allowsNonContiguousLayout allowsNonnumericFormatting \
    allowsTickMarkValuesOnly allowsToolTipsWhenApplicationIsInactive allowsTruncatedLabels \
    allowsTypeSelect allowsUndo allowsUserCustomization allowsVibrancy alternate \
    alternatingRowBackgroundColors altersStateOfSelectedItem alwaysShowsDecimalSeparator \
    alwaysUsesMultipleValuesMarker arrangesAllSubviews ascending autoenablesItems autohidesScrollers \
    automaticallyPreparesContent automaticallyRearrangesObjects autorecalculatesKeyViewLoop autorepeat \
    autoresizesOutlineColumn autoresizesSubviews autosaveColumns autosaveExpandedItems \
    autosavesConfiguration autosizesCells avoidsEmptySelection bezeled bordered bottomStrut \
    buttonBordered canCollapse canDrawConcurrently canPropagateSelectedChildViewControllerTitle \
    canRemoveAllRows caseInsensitive changeBackground changeContents changeGray \
    clearsFilterPredicateOnInsertion clipsToBounds closable columnReordering columnResizing \
    columnSelection command completes continuous continuousSpellChecking control copiesOnScroll \
    customizationAllowed dashSubstitution dataDetection day deferred delaysPrimaryMouseButtonEvents \
    detachesHiddenViews diacriticInsensitive displayedWhenStopped documentModal doesNotDimImage \
    doesRelativeDateFormatting drawsBackground drawsVerticalGrid editable emptySelection enabled \
    flexibleMaxX flexibleMaxY flexibleMinX flexibleMinY floatsGroupRows fullScreenAuxiliary \
    fullScreenNone fullScreenPrimary fullSizeContentView grammarChecking hasDestructiveAction \
    hasHorizontalScroller hasShadow hasThousandSeparators hasVerticalScroller heightSizable hidden \
    hidesOnDeactivate horizontal horizontallyResizable hour ignoresCycle imageHugsTitle importsGraphics \
    incrementalSearchingEnabled indentationMarkerFollowsCell indeterminate isBordered isEnabled \
    isHidden isSeparatorItem javaEnabled javaScriptCanOpenWindowsAutomatically javaScriptEnabled \
    keyboardNavigable leftStrut lenient lightByBackground lightByContents lightByGray linkDetection \
    localization localizesFormat maintainsBackForwardList managed miniaturizable minute mirroring month \
    moveToActiveSpace multiLevelAccelerator multipleSelection navigational nonactivatingPanel none \
    oneShot option pagingEnabled participatesInCycle prefersMinimizedSize preservesSelection principal \
    pullsDown pushIn quoteSubstitution refusesFirstResponder releasedWhenClosed \
    representsSharedInstance resizable resizeWithTable restorable richText rightStrut scrollable \
    sectionHeadersPinToVisibleBounds selectable selected selectionByRect selectsInsertedObjects \
    sendsActionOnEndEditing sendsSearchStringImmediately sendsWholeSearchString \
    setsMaxLayoutWidthAtFirstLayout shift showsBaselineSeparator showsScrollIndicators showsSearchMenu \
    showsStateColumn showsToolbarButton smartInsertDelete spellChecking spellingCorrection springLoaded \
    supportsPressAndHold suppressesIncrementalRendering textCompletion textReplacement \
    texturedBackground titlebarAppearsTransparent titled topStrut transient transparent \
    truncatesLastVisibleLine typeSelect unifiedTitleAndToolbar userResizable \
    usesAlternatingRowBackgroundColors usesAppearanceFont usesAutomaticRowHeights usesDataSource \
    usesFontPanel usesGroupingSeparator usesPredominantAxisScrolling usesRuler usesSingleLineMode \
    utility valueWraps vertical verticallyResizable viewBased visibleAtLaunch wantsLayer widthSizable \
    year
    """
}
