import SceneValues

/// The values of `key` that an element can have. A key specifies which value or part of its parent the element is.
struct ChildKeys: Sendable {
  let words: StringNumbers
  /// Whether the list contains all keys. Otherwise, only keys that resemble a listed key are typos.
  let isComplete: Bool

  fileprivate init(_ words: [String], isComplete: Bool = false) {
    self.words = StringNumbers(words)
    self.isComplete = isComplete
  }

  /// Returns the keys that an element can have, by name. The keys are nil if they are unknown.
  static func byElement(of kit: DocumentForm.Kit) -> NameFacts<ChildKeys?> {
    switch kit {
    case .touch: byTouchElement
    case .watch: byWatchElement
    case .mac: byMacElement
    }
  }

  /// The keys that any child of an element can have, or nil if the keys depend on the child.
  static let ofChildren = NameFacts(byParent)

  static let isFree = NameFacts(freeParents)

  static let elements = [shared, touch, watch, mac].flatMap(\.keys)
  static let parents = freeParents.union(byParent.keys)

  /// Returns whether an element can have a key. All objects can have keys that only the editor uses.
  func accepts(_ key: UnsafeBufferPointer<UInt8>) -> Bool {
    words.contains(key) || ElementFacts.editorKeys.contains(key)
  }

  /// Returns whether any element can have a key. Such a key is never a typo.
  static func isKnown(_ key: String) -> Bool { all.contains(key) }

  private static let byTouchElement = NameFacts { element in
    touch[element] ?? shared[element]
      ?? KnownElement.all(of: .touch)[element].map { $0.kind == .view ? touchViews : others }
  }

  private static let byWatchElement = NameFacts { watch[$0] ?? shared[$0] }

  private static let byMacElement = NameFacts { element in
    mac[element] ?? shared[element]
      ?? KnownElement.all(of: .mac)[element].map { known in
        if known.kind == .view { return macViews }
        return element.hasSuffix("Cell") ? cells : element.hasSuffix("Formatter") ? formatters : others
      }
  }

  /// The elements whose children have names of the app's choice as keys, or keys that only the editor uses.
  private static let freeParents: Set<String> = [
    "dictionary", "mutableDictionary", "array", "mutableArray", "customFonts", "class", "designable",
    "metadata", "simulatedMetricsContainer",
  ]

  private static let byParent: [String: ChildKeys] = [
    "userDefinedRuntimeAttribute": complete("value"),
    "fragment": complete("content"),
    "attributes": partial(
      """
      NSAttachment NSBackgroundColor NSBaselineOffset NSColor NSCursor NSExpansion NSFont NSGlyphInfo NSKern \
      NSLigature NSLink NSMarkedClauseSegment NSObliqueness NSOriginalFont NSParagraphStyle NSShadow \
      NSStrikethrough NSStrikethroughColor NSStrokeColor NSStrokeWidth NSSuperScript NSTextAlternatives \
      NSTextEffect NSToolTip NSUnderline NSUnderlineColor NSVerticalGlyphForm NSWritingDirection
      """),
  ]

  private static let shared = table([
    ("autoresizingMask", complete("autoresizingMask")),
    ("accessibility", complete("accessibilityConfiguration")),
    ("accessibilityTraits", complete("traits")),
    ("mask", complete("subviews constraints")),
    ("variation", partial("default", adding: traitVariations)),
    ("rect", partial("frame bounds contentRect screenRect contentStretch")),
    ("point", partial("canvasLocation contentOffset", adding: touchValues { $0 == .size })),
    ("wkWebViewConfiguration", complete("configuration")),
    ("wkPreferences webPreferences", complete("preferences")),
    ("customFonts", complete("customFonts")),
    ("audiovisualMediaTypes", partial("mediaTypesRequiringUserActionForPlayback")),
  ])

  private static let traitVariations: [String] = {
    let (widths, heights) = (
      ["widthClass=compact", "widthClass=regular"], ["heightClass=compact", "heightClass=regular"]
    )
    return widths + heights + heights.flatMap { height in widths.map { "\(height)-\($0)" } }
  }()

  private static let touch = table([
    ("state", complete("normal", adding: states)),
    ("textInputTraits", complete("textInputTraits")),
    ("buttonConfiguration", complete("configuration")),
    ("backgroundConfiguration", partial("background backgroundConfiguration")),
    ("listContentConfiguration", complete("contentConfiguration")),
    ("tableViewCellContentView collectionViewCellContentView", complete("contentView")),
    ("navigationItem", complete("navigationItem")),
    ("tabBarItem", complete("tabBarItem")),
    (
      "viewLayoutGuide keyboardLayoutGuide",
      complete(
        """
        safeArea layoutMargins readableContent keyboard contentLayoutGuide frameLayoutGuide \
        safeAreaLayoutGuide layoutMarginsGuide readableContentGuide keyboardLayoutGuide
        """)
    ),
    ("frame", complete("frameInset")),
    ("dataDetectorType", complete("dataDetectorTypes")),
    ("extendedEdge", complete("edgesForExtendedLayout")),
    ("popoverArrowDirection", complete("popoverArrowDirection")),
    (
      "preferredSymbolConfiguration",
      partial("preferredSymbolConfiguration preferredSymbolConfigurationForImage")
    ),
    ("navigationBarAppearance tabBarAppearance toolbarAppearance", partial(appearances)),
    ("textAttributes", partial("titleTextAttributes largeTitleTextAttributes")),
    (
      "color",
      partial(
        """
        textShadowColor onTintColor tintColor barTintColor separatorColor selectedBackgroundColor \
        normalBackgroundColor strokeColor customColor secondaryTextColor
        """, adding: touchValues { $0 == .color })
    ),
    (
      "fontDescription",
      partial("textFontDescription secondaryTextFontDescription", adding: touchValues { $0 == .font })
    ),
    ("inset edgeInsets", partial("layoutMargins", adding: touchValues { $0 == .insets })),
    (
      "directionalEdgeInsets",
      partial(
        "directionalLayoutMargins contentInsets directionalSeparatorInsets",
        adding: touchValues { $0 == .insets })
    ),
    (
      "size",
      partial(
        "customSize freeformSize intrinsicContentSize shadowOffset textShadowOffset",
        adding: touchValues { $0 == .size })
    ),
    ("imageReference", partial("image", adding: touchValues { $0 == .image })),
    ("date", partial("date minimumDate maximumDate")),
  ])

  private static let appearances =
    "standardAppearance scrollEdgeAppearance compactAppearance compactScrollEdgeAppearance"

  private static let states: [String] = {
    let names = ["highlighted", "disabled", "selected", "focused"]
    return names + names.flatMap { first in names.filter { $0 != first }.map { "\(first)-\($0)" } }
  }()

  private static let touchViews = partial(
    """
    view contentView titleView customView accessoryView editingAccessoryView backgroundView \
    selectedBackgroundView multipleSelectionBackgroundView tableHeaderView tableFooterView sectionHeaderView \
    sectionFooterView inputView inputAccessoryView leftView rightView maskView overlayContentView \
    navigationBar toolbar tabBar searchBar refreshControl contentOverlayView
    """)

  private static func touchValues(_ matches: (DocumentVocabulary.Kind) -> Bool) -> [String] {
    DocumentVocabulary.all.attributes.filter { matches($0.kind) }.map { lastWord(of: $0.key) }
  }

  private static func lastWord(of path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? path
  }

  private static let watch = table([
    ("color", partial("color backgroundColor sashColor textColor tintColor titleColor")),
    ("fontDescription", partial("font")), ("edgeInsets", partial("margins")),
    ("group", partial("contentGroup rootItem")), ("notificationCategory", partial("notificationCategory")),
    ("accessibilityTraits", partial("accessibilityTraits traits")),
  ])

  private static let mac = table([
    ("tableColumnResizingMask", complete("resizingMask")),
    ("tableViewGridLines", complete("gridStyleMask")),
    ("tableHeaderCell", complete("headerCell")),
    ("windowCollectionBehavior", complete("collectionBehavior")),
    ("windowPositionMask", complete("initialPositionMask")),
    ("windowStyleMask", complete("styleMask")),
    ("behavior", complete("behavior")),
    ("modifierMask", complete("keyEquivalentModifierMask")),
    ("sortDescriptor", complete("sortDescriptorPrototype")),
    ("clipView", complete("contentView")),
    ("tableHeaderView", complete("headerView")),
    ("scroller", complete("horizontalScroller verticalScroller")),
    ("shadow", complete("shadow")),
    (
      "viewLayoutGuide", complete("safeArea layoutMargins safeAreaLayoutGuide layoutMarginsGuide")
    ),
    ("menu", partial("menu submenu mainMenu dockMenu searchMenuTemplate headerMenu")),
    ("touchBar", partial("touchBar popoverTouchBar pressAndHoldTouchBar")),
    ("window", partial("window")),
    (
      "color",
      partial(
        """
        backgroundColor bezelColor borderColor color contentTintColor fillColor gridColor \
        insertionPointColor primaryBackgroundColor secondaryBackgroundColor textColor selectedTextColor \
        trackFillColor dividerColor placeholderColor selectedTextBackgroundColor
        """)
    ),
    ("font", partial("font titleFont")),
    (
      "size value",
      partial(
        """
        cellSize designTimeSize estimatedItemSize footerReferenceSize headerReferenceSize intercellSpacing \
        itemSize maxItemSize maxSize minItemSize minSize minFullScreenContentSize maxFullScreenContentSize \
        contentBorderThickness
        """)
    ),
    ("edgeInsets", partial("contentInsets edgeInsets scrollerInsets sectionInset")),
  ])

  private static let macViews = partial(
    """
    view contentView documentView headerView cornerView customView accessoryView titleView backgroundView \
    tabView splitView horizontalScroller verticalScroller searchField maskView
    """)
  private static let cells = partial("cell dataCell headerCell prototype")
  private static let formatters = partial("formatter")

  private static let others = ChildKeys(
    listed
      + words(
        """
        text placeholder title prompt toolTip label hint content backBarButtonItem leftBarButtonItem \
        rightBarButtonItem collectionViewLayout highlightedColor textColor defaultSimulatedMetrics \
        attributedText attributedTitle attributedPlaceholder keyEquivalent locale timeZone url image formatter \
        viewController mainMenu objectClass options notificationCategory keyedArchiveRepresentation \
        data isElement minimum maximum roundingIncrement negativeInfinitySymbol positiveInfinitySymbol textStorage identifier
        """) + ElementFacts.editorKeys.all)

  private static let listed =
    ([shared, touch, mac].flatMap(\.values) + byParent.values + [touchViews, macViews, cells, formatters])
    .flatMap(\.words.all)

  private static let all = StringNumbers(
    others.words.all + MacNames.texts.all
      + DocumentVocabulary.all.attributes.map { lastWord(of: $0.key) })

  private static func table(_ rows: [(elements: String, keys: ChildKeys)]) -> [String: ChildKeys] {
    rows.reduce(into: [:]) { keys, row in for element in words(row.elements) { keys[element] = row.keys } }
  }

  private static func complete(_ keys: String, adding others: [String] = []) -> ChildKeys {
    ChildKeys(words(keys) + others, isComplete: true)
  }

  private static func partial(_ keys: String, adding others: [String] = []) -> ChildKeys {
    ChildKeys(words(keys) + others)
  }

  private static func words(_ text: String) -> [String] { EnumeratedValues.words(text) }
}
