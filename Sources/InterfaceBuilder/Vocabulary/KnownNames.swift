/// Known names that the scene language does not support.
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

  static let textStyles: [String: String] = [
    "UICTFontTextStyleTitle0": "largeTitle", "UICTFontTextStyleTitle1": "title1",
    "UICTFontTextStyleTitle2": "title2", "UICTFontTextStyleTitle3": "title3",
    "UICTFontTextStyleHeadline": "headline", "UICTFontTextStyleBody": "body",
    "UICTFontTextStyleCallout": "callout", "UICTFontTextStyleSubhead": "subheadline",
    "UICTFontTextStyleFootnote": "footnote", "UICTFontTextStyleCaption1": "caption1",
    "UICTFontTextStyleCaption2": "caption2",
  ]

  static let fontSizes: [String: String] = [
    "system": "14", "smallSystem": "12", "label": "17", "button": "18", "miniSystem": "9",
  ]

  /// The sizes of the fonts of attributed text that specify no size. They are those of AppKit.
  static let metaFontSizes: [String: String] = [
    "system": "13", "systemBold": "13", "message": "13", "menu": "13", "titleBar": "13",
    "smallSystem": "11", "smallSystemBold": "11", "toolTip": "11", "miniSystem": "9", "miniSystemBold": "9",
    "label": "10", "cellTitle": "12",
  ]

  static let fontFaces: [String: String] = [
    "system": "system", "boldSystem": "bold", "italicSystem": "italic",
  ]

  /// The weights of the system font other than regular and bold, with the suffixes that represent them in font names.
  static let fontWeights: [String: String] = [
    "ultraLight": "UltraLight", "thin": "Thin", "light": "Light", "medium": "Medium", "semibold": "Semibold",
    "heavy": "Heavy", "black": "Black",
  ]

  /// The suffixes of font names that represent a family's regular style.
  static let plainStyles: Set<String> = ["Regular", "Roman", "Book"]

  static let autoresizing: [(String, String)] = [
    ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"),
    ("flexibleMaxX", "flexibleRightMargin"), ("flexibleMinY", "flexibleTopMargin"),
    ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleBottomMargin"),
  ]
}

extension KnownNames {
  /// The attributes of elements that are not objects, by element name. Elements missing from this table are not checked.
  static let attributes: [String: Set<String>] = [
    "placeholder": ["placeholderIdentifier"], "exit": [],
    "viewControllerPlaceholder": ["storyboardName", "referencedIdentifier", "bundleIdentifier"],
    "layoutGuides": [], "viewControllerLayoutGuide": ["type"], "viewLayoutGuide": [],
    "keyboardLayoutGuide": [],
  ]

  static let places: Set<String> = [
    "view", "contentView", "titleView", "customView", "navigationBar", "toolbar", "tabBar", "navigationItem",
    "tabBarItem", "rightBarButtonItem", "leftBarButtonItem", "collectionViewLayout", "tableHeaderView",
    "tableFooterView", "accessoryView", "sectionHeaderView", "sectionFooterView", "refreshControl",
    "contentGroup",
  ]

  static func isCommon(_ name: String) -> Bool {
    ["id", "key", "userLabel", "sceneMemberID", "customClass", "customModule", "customModuleProvider"]
      .contains(name)
  }

  /// The autoresizing flags for macOS, where the minimum y-coordinate is at the bottom.
  static let macAutoresizing: [(String, String)] = [
    ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"),
    ("flexibleMaxX", "flexibleRightMargin"), ("flexibleMinY", "flexibleBottomMargin"),
    ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleTopMargin"),
  ]

  static let connection: Set<String> = [
    "trigger", "destinationCreationSelector", "splitViewControllerTargetIndex", "modalPresentationStyle",
    "modalTransitionStyle", "relationship", "catalog", "value", "customModuleProvider", "popoverAnchorView",
    "popoverAnchorBarButtonItem", "localized",
  ]
}
