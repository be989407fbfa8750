import SceneModel

/// The limits that some values of an element set for its other values, for values that scenes preserve without a type. A
/// value is an attribute, or a nested value with a key, such as `<real key="maximum" value="8"/>`. A period separates the
/// key of a nested value from its attribute: `maxSize.width`.
enum WrittenLimits {
  /// An attribute that contains the id of the selected element, which must be in a list of the attribute's owner.
  struct Selection: Sendable {
    let element: String
    let key: String
    /// The path from the element to the elements that can be selected.
    let path: [String]
  }

  /// An attribute value that only one element of a list can have while a mode permits a single selection.
  struct Choice: Sendable {
    let element: String
    let path: [String]
    let attribute: String
    let value: String
    /// The attribute that determines whether several elements may be selected.
    let mode: String
    /// The value of the mode that permits one selected element. It is also the default.
    let single: String
  }

  static func isLimited(isMac: Bool) -> NameFacts<Bool> { isMac ? isLimitedInAppKit : isLimitedInUIKit }

  private static let isLimitedInAppKit = NameFacts { isLimited($0, groupsOfAppKit) }
  private static let isLimitedInUIKit = NameFacts { isLimited($0, groupsOfUIKit) }

  private static func isLimited(_ element: String, _ groups: [String: [[ValueLimit]]]) -> Bool {
    groups[element] != nil || selections[element] != nil || choices[element] != nil
  }

  /// Returns the limits for a platform, by element. Each group contains the limits of one range.
  static func groups(isMac: Bool) -> [String: [[ValueLimit]]] { isMac ? groupsOfAppKit : groupsOfUIKit }

  private static let groupsOfAppKit = Dictionary(grouping: appKit + shared) { $0[0].owner }
  private static let groupsOfUIKit = Dictionary(grouping: uiKit + shared) { $0[0].owner }

  private static let shared: [[ValueLimit]] = [
    range("paragraphStyle", from: "minimumLineHeight", to: "maximumLineHeight")
  ]

  private static let uiKit: [[ValueLimit]] = [
    range("pdfView", "scaleFactor", from: "minScaleFactor", to: "maxScaleFactor"),
    range(
      "splitViewController", "preferredInspectorColumnWidth", from: "minimumInspectorColumnWidth",
      to: "maximumInspectorColumnWidth"),
  ]

  private static let appKit: [[ValueLimit]] = controls + selectedIndices + windows + parts + formatters

  private static let controls: [[ValueLimit]] =
    valueHolders.map { range($0, "doubleValue", from: "minValue", to: "maxValue") } + [
      [ValueLimit("levelIndicatorCell", "numberOfMajorTickMarks", .atMost("numberOfTickMarks"))],
      [ValueLimit("sliderCell", "numberOfMajorTickMarks", .atMost("numberOfTickMarks"))],
      range("datePicker", "date", from: "minDate", to: "maxDate"),
      range("datePickerCell", "date", from: "minDate", to: "maxDate"),
      range("tableColumn", "width", from: "minWidth", to: "maxWidth"),
      range("scrollView", "magnification", from: "minMagnification", to: "maxMagnification"),
    ]

  private static let selectedIndices = [
    [ValueLimit("segmentedCell", "selectedSegment", .indexIn(slot: "segments"))],
    [ValueLimit("tabViewController", "selectedTabViewItemIndex", .indexIn(slot: "tabViewItems"))],
  ]

  private static let windows: [[ValueLimit]] = ["window", "panel"].flatMap { window in
    sides(window, "contentRect", from: "minSize", to: "maxSize")
      + sides(window, from: "contentMinSize", to: "contentMaxSize")
      + sides(window, from: "minFullScreenContentSize", to: "maxFullScreenContentSize")
  }

  private static let parts: [[ValueLimit]] = [
    sides("customToolbarItem", from: "minSize", to: "maxSize"),
    sides("searchToolbarItem", from: "minSize", to: "maxSize"),
    sides("textView", from: "minSize", to: "maxSize"),
    sides("toolbarItem", from: "minSize", to: "maxSize"),
    sides("collectionView", from: "minItemSize", to: "maxItemSize"),
    [range("splitViewItem", from: "minimumThickness", to: "maximumThickness")],
  ].flatMap(\.self)

  private static let formatters: [[ValueLimit]] = [
    range("numberFormatter", from: "minimum", to: "maximum"),
    range("numberFormatter", from: "minimumIntegerDigits", to: "maximumIntegerDigits"),
    range("numberFormatter", from: "minimumFractionDigits", to: "maximumFractionDigits"),
    range("numberFormatter", from: "minimumSignificantDigits", to: "maximumSignificantDigits"),
  ]

  private static func range(_ owner: String, _ key: String? = nil, from lowest: String, to highest: String)
    -> [ValueLimit]
  { ValueLimit.range(owner, key, from: lowest, to: highest) }

  /// Returns the limits for the width and for the height.
  private static func sides(_ owner: String, _ key: String? = nil, from lowest: String, to highest: String)
    -> [[ValueLimit]]
  {
    ["width", "height"].map { side in
      range(owner, key.map { "\($0).\(side)" }, from: "\(lowest).\(side)", to: "\(highest).\(side)")
    }
  }

  static func parts(of key: String) -> [String] { keyParts[key] ?? split(key) }

  private static let keyParts = StringMap(
    (appKit + uiKit + shared).joined().flatMap { limit -> [String] in
      switch limit.bound {
      case .atLeast(let other), .atMost(let other), .indexOf(let other): [limit.key, other]
      case .indexIn, .divisorOf: [limit.key]
      }
    }.map { ($0, split($0)) })

  private static func split(_ key: String) -> [String] { key.split(separator: ".").map(String.init) }

  private static let valueHolders = ["levelIndicatorCell", "progressIndicator", "sliderCell", "stepperCell"]

  /// Returns the value of a missing attribute, or nil if it is unknown. Xcode omits a minimum of 0.
  static func usual(_ key: String, of element: String) -> Double? {
    key == "minValue" && valueHolders.contains(element) ? 0 : nil
  }

  /// Whether a maximum of 0 or less means that there is no limit.
  static func isUnlimited(_ key: String, _ bound: Double) -> Bool {
    bound <= 0 && ["Size.", "Thickness", "LineHeight"].contains(where: key.contains)
  }

  static let selections = Dictionary(
    grouping: [
      Selection(element: "outlineView", key: "outlineTableColumn", path: ["tableColumns"]),
      Selection(element: "popUpButtonCell", key: "selectedItem", path: ["menu", "items"]),
      Selection(element: "tabBar", key: "selectedItem", path: ["items"]),
      Selection(element: "tabView", key: "initialItem", path: ["tabViewItems"]),
    ], by: \.element)

  static let choices = Dictionary(
    grouping: [
      Choice(
        element: "matrix", path: ["cells", "column"], attribute: "state", value: "on", mode: "mode",
        single: "radio"),
      Choice(
        element: "segmentedCell", path: ["segments"], attribute: "selected", value: "YES",
        mode: "trackingMode",
        single: "selectOne"),
    ], by: \.element)
}
