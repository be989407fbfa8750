/// The names that newer Xcode versions use for the classes and keys of Xcode 3 archives. Most names follow a pattern:
/// `IBUIClipsSubviews` in an `IBUIScrollView` becomes `clipsSubviews` in a `scrollView`.
enum ArchiveFacts {
  static func element(of className: String, isMac: Bool) -> String? {
    if let name = elements[className] { return name }
    if isMac { return className.hasPrefix("NS") ? decapitalized(className.dropFirst(2)) : nil }
    for prefix in ["IBUI", "IBMK", "IBGLK", "IB"] where className.hasPrefix(prefix) {
      let name = decapitalized(className.dropFirst(prefix.count))
      if DocumentVocabulary.all.elements[name] != nil { return name }
    }
    return nil
  }

  private static let elements = [
    "IBProxyObject": "placeholder", "IBUICustomObject": "customObject", "NSCustomObject": "customObject",
    "NSWindowTemplate": "window", "NSCustomView": "customView", "IBNSLayoutConstraint": "constraint",
    "IBUITableViewCellContentView": "tableViewCellContentView",
  ]

  static func attribute(_ key: String) -> String {
    if let name = attributes[key] { return name }
    for prefix in ["IBUI", "NS", "IB"] where key.hasPrefix(prefix) {
      return decapitalized(key.dropFirst(prefix.count))
    }
    return key
  }

  private static let attributes = [
    "IBUISystemItemIdentifier": "systemItem",
    "IBUIEstimatedRowHeight": "estimatedRowHeight", "IBUIAccessibilityConfiguration": "accessibility",
    "NSWindowTitle": "title", "NSKeyEquiv": "keyEquivalent",
  ]

  /// The keys of child elements that contain a single object, by the corresponding archive key.
  static let parts = [
    "IBUIView": "view", "IBUIContentView": "contentView", "IBUINavigationItem": "navigationItem",
    "IBUITabBarItem": "tabBarItem", "IBUINavigationBar": "navigationBar", "IBUITabBar": "tabBar",
    "IBUIToolbar": "toolbar", "IBUICustomView": "customView", "IBUITitleView": "titleView",
    "IBUIRightBarButtonItem": "rightBarButtonItem", "IBUILeftBarButtonItem": "leftBarButtonItem",
    "IBUIAccessoryView": "accessoryView", "IBUITableHeaderView": "tableHeaderView",
    "IBUITableFooterView": "tableFooterView",
    "IBUIMasterViewController": "masterViewController", "IBUIDetailViewController": "detailViewController",
    "NSWindowView": "contentView", "NSContentView": "contentView", "NSDocView": "documentView",
  ]

  static let groups = [
    "NSSubviews": "subviews", "IBUIItems": "items", "IBUIViewControllers": "viewControllers",
  ]

  static func isForEditor(_ key: String) -> Bool {
    editorKeys.contains(key) || key.hasPrefix("IBUISimulated")
  }

  private static let editorKeys: Set<String> = [
    "NSNextResponder", "NSSuperview", "NSWindow", "NSNextKeyView", "targetRuntimeIdentifier",
    "EncodedWithXMLCoder", "IBUIScreenMetrics", "NSReuseIdentifierKey", "IBUIHorizontal",
    "IBUIParentViewController", "NSFrameMatrix",
  ]

  static func word(_ number: Int, for key: String, of className: String) -> String? {
    guard let words = words["\(className).\(key)"] ?? words[key], words.indices.contains(number) else {
      return nil
    }
    return words[number]
  }

  private static let words: [String: [String]] = [
    "IBUIContentMode": [
      "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left",
      "right",
      "topLeft", "topRight", "bottomLeft", "bottomRight",
    ],
    "IBUIContentHorizontalAlignment": ["center", "left", "right", "fill"],
    "IBUIContentVerticalAlignment": ["center", "top", "bottom", "fill"],
    "IBUITextAlignment": ["left", "center", "right", "justified", "natural"],
    "IBUIBorderStyle": ["none", "line", "bezel", "roundedRect"],
    "IBUIButtonType": [
      "custom", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd",
    ],
    "IBUILineBreakMode": [
      "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
    ],
    "IBUIBaselineAdjustment": ["alignBaselines", "alignCenters", "none"],
    "IBUIClearButtonMode": ["never", "whileEditing", "unlessEditing", "always"],
    "IBUIKeyboardType": [
      "default", "alphabet", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad",
      "emailAddress", "decimalPad", "twitter",
    ],
    "IBUIReturnKeyType": [
      "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done", "emergencyCall",
    ],
    "IBUIAutocapitalizationType": ["none", "words", "sentences", "allCharacters"],
    "IBUIAutocorrectionType": ["default", "no", "yes"],
    "IBUIKeyboardAppearance": ["default", "alert"],
    "IBUISeparatorStyle": ["none", "singleLine", "singleLineEtched"],
    "IBUIBarStyle": ["default", "black"],
    "IBUIAccessoryType": ["none", "disclosureIndicator", "detailDisclosureButton", "checkmark"],
    "IBUISelectionStyle": ["none", "blue", "gray"],
    "IBUIDatePickerMode": ["time", "date", "dateAndTime", "countDownTimer"],
    "IBUISegmentControlStyle": ["plain", "bordered", "bar", "bezeled"],
    "IBUIIndicatorStyle": ["default", "black", "white"],
    "IBUIProgressViewStyle": ["default", "bar"],
    "IBUITableView.IBUIStyle": ["plain", "grouped"],
    "IBUIActivityIndicatorView.IBUIStyle": ["whiteLarge", "white", "gray"],
    "IBUIBarButtonItem.IBUIStyle": ["plain", "bordered", "done"],
    "IBUISystemItemIdentifier": [
      "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action",
      "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind",
      "fastForward", "undo", "redo", "pageCurl",
    ],
  ]

  /// The names of events, by event number. In archives, this number is one greater than the index of the event's bit.
  static let events: [Int: String] = [
    1: "touchDown", 2: "touchDownRepeat", 3: "touchDragInside", 4: "touchDragOutside", 5: "touchDragEnter",
    6: "touchDragExit", 7: "touchUpInside", 8: "touchUpOutside", 9: "touchCancel", 13: "valueChanged",
    17: "editingDidBegin", 18: "editingChanged", 19: "editingDidEnd", 20: "editingDidEndOnExit",
  ]

  static let layoutAttributes = [
    "", "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
    "baseline",
  ]

  static func decapitalized(_ name: Substring) -> String {
    let capitals = name.prefix { $0.isUppercase }
    if capitals.count > 1, capitals.count < name.count, !name.dropFirst(capitals.count).isEmpty {
      return capitals.dropLast().lowercased() + name.dropFirst(capitals.count - 1)
    }
    return capitals.lowercased() + name.dropFirst(capitals.count)
  }
}
