/// Elements that are known, and that the scene language has no word for.
enum KnownNames {
  static let elements: Set<String> = [
    "accessibility", "accessibilityTraits", "animations", "array", "attributedString", "attributes",
    "blurEffect", "bool",
    "buttonConfiguration", "color", "constraint", "customObject", "data", "dataDetectorType", "date",
    "dictionary", "directionalEdgeInsets", "edgeInsets", "exclude", "extendedEdge", "font", "fontDescription",
    "fragment", "frame", "image", "imageReference", "include", "inset", "integer", "keyCommand",
    "keyCommands",
    "layoutGuide", "listContentConfiguration", "locale", "mask", "menu", "menuElement", "mutableData",
    "mutableString", "nil",
    "notificationCategory", "numberFormatter", "outlet", "action", "segue", "outletCollection",
    "paragraphStyle", "point", "preferredSymbolConfiguration", "range", "real", "rect", "size", "string",
    "textAttributes", "textInputTraits", "timeZone", "userDefinedRuntimeAttribute",
    "userGuides", "variation", "vibrancyEffect", "wkPreferences", "wkWebViewConfiguration",
    "audiovisualMediaTypes", "dataDetectorTypes", "command", "exit", "placeholder",
    "viewControllerPlaceholder",
    "imageView", "label", "view", "barButtonItem", "button", "value", "allowedTouchTypes",
    "allowedPressTypes", "state",
    "refreshControl", "tableView", "searchBar", "offsetWrapper", "offset", "standardAppearance",
    "scrollEdgeAppearance", "compactAppearance", "navigationBarAppearance", "tabBarAppearance",
    "toolbarAppearance", "tabBarItemAppearance", "barButtonItemAppearance",
    "application", "barButtonItemGroup", "centerItemGroups", "leadingItemGroups", "trailingItemGroups",
    "backgroundConfiguration", "shadow", "url", "items", "menuElements", "uiAction", "options", "tabStops",
  ]

  /// The names of fonts that follow a style of text.
  static let textStyles: [String: String] = [
    "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title1",
    "UICTFontTextStyleTitle2": "title2", "UICTFontTextStyleTitle3": "title3",
    "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleBody": "body",
    "UICTFontTextStyleCallout": "callout", "UICTFontTextStyleSubhead": "subheadline",
    "UICTFontTextStyleFootnote": "footnote", "UICTFontTextStyleCaption1": "caption1",
    "UICTFontTextStyleCaption2": "caption2",
  ]

  /// The sizes that fonts have by a name, in points.
  static let fontSizes: [String: String] = [
    "system": "14", "smallSystem": "12", "label": "17", "button": "18", "miniSystem": "9",
  ]

  static let fontFaces: [String: String] = [
    "system": "system", "boldSystem": "bold", "italicSystem": "italic",
  ]

  /// The weights of the system's font that are neither regular nor bold, and how the names of its fonts end then.
  static let fontWeights: [String: String] = [
    "ultraLight": "UltraLight", "thin": "Thin", "light": "Light", "medium": "Medium", "semibold": "Semibold",
    "heavy": "Heavy", "black": "Black",
  ]

  /// The ends of fonts' names that say no more than that they are their family's usual ones.
  static let plainStyles: Set<String> = ["Regular", "Roman", "Book"]

  /// The parts of a mask of resizing, and what a scene calls them.
  static let autoresizing: [(String, String)] = [
    ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"),
    ("flexibleMaxX", "flexibleRightMargin"), ("flexibleMinY", "flexibleTopMargin"),
    ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleBottomMargin"),
  ]
}

extension KnownNames {
  /// What elements may say that are no objects; of what has no line, nobody asks.
  static let attributes: [String: Set<String>] = [
    "placeholder": ["placeholderIdentifier"], "exit": [],
    "viewControllerPlaceholder": ["storyboardName", "referencedIdentifier", "bundleIdentifier"],
    "layoutGuides": [], "viewControllerLayoutGuide": ["type"], "viewLayoutGuide": [],
    "keyboardLayoutGuide": [],
  ]

  /// The keys of parts that a scene has a place for in what they belong to.
  static let places: Set<String> = [
    "view", "contentView", "titleView", "customView", "navigationBar", "toolbar", "tabBar", "navigationItem",
    "tabBarItem", "rightBarButtonItem", "leftBarButtonItem", "collectionViewLayout", "tableHeaderView",
    "tableFooterView", "accessoryView", "sectionHeaderView", "sectionFooterView", "refreshControl",
    "contentGroup",
  ]

  /// What any element may say.
  static func isCommon(_ name: String) -> Bool {
    ["id", "key", "userLabel", "sceneMemberID", "customClass", "customModule", "customModuleProvider"]
      .contains(name)
  }

  /// The same for macOS, where the least is at the bottom.
  static let macAutoresizing: [(String, String)] = [
    ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"),
    ("flexibleMaxX", "flexibleRightMargin"), ("flexibleMinY", "flexibleBottomMargin"),
    ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleTopMargin"),
  ]

  /// What connections may say beside what a scene has words for.
  static let connection: Set<String> = [
    "trigger", "destinationCreationSelector", "splitViewControllerTargetIndex", "modalPresentationStyle",
    "modalTransitionStyle", "relationship", "catalog", "value", "customModuleProvider", "popoverAnchorView",
    "popoverAnchorBarButtonItem",
  ]
}
