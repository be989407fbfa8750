import SceneDiagnostics
import SceneValues

/// The elements of an Xcode file that can contain a given element.
struct ElementParents {
  /// The kinds of elements. In the table of parents, a kind represents all elements of that kind.
  enum Kind: String, CaseIterable {
    case view, controller, recognizer, cell, object, value, part
  }

  private(set) var names: [String] = []
  private(set) var kinds: [Kind] = []
  /// Whether any object can contain the element, provided that the element has a `key` that specifies its purpose.
  private(set) var isKeyed = false
  /// The number of common names and the number of common kinds to list in messages, or nil to list all names and kinds.
  private var shown: (names: Int, kinds: Int)?

  private init(_ words: String) {
    for word in words.split(separator: " ").map(String.init) {
      if word == "@key" {
        isKeyed = true
      } else if word == "|" {
        shown = (names.count, kinds.count)
      } else if word.hasPrefix("@") {
        kinds += [Kind(rawValue: String(word.dropFirst()))].compactMap { $0 }
      } else {
        names.append(word)
      }
    }
  }

  /// Returns the possible parents of an element on a platform, by name or otherwise by kind, or nil if they are unknown.
  static func places(of element: String, _ kind: Kind?, isMac: Bool) -> ElementParents? {
    (isMac ? byNameOfMac : byNameOfTouch)[element] ?? byName[element] ?? kind.flatMap { byKind[$0] }
  }

  /// A description of the possible parents for use in messages, such as `'cells' or 'prototypes'`.
  var description: String {
    Self.list(
      names.prefix(shown?.names ?? names.count).map { "'\($0)'" }
        + kinds.prefix(shown?.kinds ?? kinds.count).compactMap(\.description))
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }

  private static let byKind: [Kind: ElementParents] = [
    .view: ElementParents(
      "subviews | objects prototypeCellViews arrangedSubviews beginningViews middleViews endingViews endViews "
        + "leadingViews centerViews trailingViews @key"),
    .controller: ElementParents("objects viewControllers @key"),
    .recognizer: ElementParents("gestureRecognizers objects @key"),
    .cell: ElementParents("@view | column cells tableColumn objects @key"),
    .value: ElementParents("@object"),
  ]

  static let ofWatchController = ElementParents("objects")
  static let ofWatchObject = ElementParents("items | objects @key")

  static let byName = places(in: table)
  static let byNameOfTouch = places(in: touchTable)
  static let byNameOfMac = places(in: macTable)

  private static func places(in table: [(elements: String, holders: String)]) -> [String: ElementParents] {
    table.reduce(into: [:]) { places, row in
      for element in row.elements.split(separator: " ") {
        places[String(element)] = ElementParents(row.holders)
      }
    }
  }

  /// The possible parents of elements whose name determines their parents. Kinds of parents begin with `@`.
  private static let table: [(elements: String, holders: String)] = [
    // Documents
    (
      "scenes dependencies resources classes designables device customFonts accessibilityOverrides "
        + "simulatedMetricsContainer inferredMetricsTieBreakers",
      "document"
    ),
    ("scene", "scenes"),
    ("objects", "scene document"),
    ("placeholder exit viewControllerPlaceholder controllerPlaceholder", "objects"),
    ("customObject", "objects @key"),
    ("deployment development plugIn capability", "dependencies"),
    ("namedColor systemColor", "resources"),
    // Connections and attributes of all objects
    ("connections userDefinedRuntimeAttributes keyCommands", "@object | segue"),
    ("outlet outletCollection action binding", "connections | menuElements"),
    ("segue", "connections | inferredMetricsTieBreakers segue"),
    ("userDefinedRuntimeAttribute", "userDefinedRuntimeAttributes"),
    ("keyCommand", "keyCommands"),
    // Views
    ("subviews constraints gestureRecognizers userGuides", "@view"),
    ("constraint", "constraints"),
    ("layoutGuides", "@view @controller"),
    ("viewControllerLayoutGuide", "layoutGuides"),
    ("viewLayoutGuide keyboardLayoutGuide", "@view layoutGuides"),
    ("layoutGuide", "layoutGuides userGuides @view"),
    ("userLayoutGuide", "userGuides"),
    ("mask", "variation"),
    ("include exclude", "mask"),
    // Lists
    ("prototypes sections", "tableView"),
    ("tableViewSection", "sections"),
    ("cells", "tableViewSection collectionView | matrix"),
    ("tableViewCell", "prototypes cells objects"),
    ("tableViewCellContentView", "tableViewCell"),
    ("collectionViewCell", "cells objects | subviews"),
    ("collectionViewCellContentView", "collectionViewCell"),
    ("collectionReusableView", "collectionView objects"),
    // Controls
    (
      "state",
      "button | paymentButton pkPaymentButton barButtonItem barButtonItemAppearance tabBarItemAppearance"
    ),
    ("buttonConfiguration", "button"),
    ("segment", "segments"),
    ("scopeButtonTitles", "searchBar"),
    ("textInputTraits", "textField textView searchBar | searchTextField"),
    ("fragment", "attributedString"),
    ("attributes", "fragment"),
    ("accessibilityTraits", "accessibility"),
    // Controllers and bars
    ("viewControllers", "@controller"),
    ("toolbarItems", "@controller | toolbar"),
    ("leftBarButtonItems rightBarButtonItems", "navigationItem"),
    ("leadingItemGroups centerItemGroups trailingItemGroups", "navigationItem"),
    (
      "barButtonItem",
      "items toolbarItems leftBarButtonItems rightBarButtonItems objects @key"
    ),
    ("navigationItem tabBarItem", "items objects @key"),
    (
      "items",
      "toolbar navigationBar tabBar menu | barButtonItemGroup touchBar groupTouchBar popoverTouchBar "
        + "pressAndHoldTouchBar scrubber touchBarGroupItem touchBarPopoverItem"
    ),
    // AppKit
    ("tableColumns", "tableView outlineView"),
    ("tableColumn", "tableColumns"),
    ("prototypeCellViews", "tableColumn"),
    ("column", "cells"),
    ("tabViewItems", "tabView tabViewController"),
    ("tabViewItem", "tabViewItems objects @key"),
    ("splitViewItems", "splitViewController"),
    ("splitViewItem", "splitViewItems"),
    ("allowedToolbarItems defaultToolbarItems", "toolbar"),
    ("menuItem", "items objects @key"),
    ("gridCells", "gridView"),
    ("gridCell", "gridCells"),
    ("rows columns", "gridView | browser matrix predicateEditor ruleEditor"),
    ("gridRow", "rows"),
    ("gridColumn", "columns"),
    ("rowTemplates", "predicateEditor ruleEditor"),
    ("predicateEditorRowTemplate", "rowTemplates"),
    ("visibilityPriorities customSpacing beginningViews middleViews endingViews", "stackView"),
    ("holdingPriorities", "splitView"),
  ]

  private static let touchTable: [(elements: String, holders: String)] = [
    ("window", "objects @key"),
    ("segments", "segmentedControl"),
    ("menu", "items menuElements objects @key"),
    ("menuElements", "menu"),
    ("command", "menuElements items objects @key"),
    ("date", "datePicker | calendarView userDefinedRuntimeAttribute dictionary array mutableArray"),
    ("blurEffect", "visualEffectView vibrancyEffect | @key"),
    ("vibrancyEffect", "visualEffectView | @key"),
    (
      "collectionViewFlowLayout collectionViewLayout collectionViewCompositionalLayout "
        + "tvCollectionViewFullScreenLayout",
      "collectionView | objects"
    ),
    ("wkWebViewConfiguration", "wkWebView"),
    ("wkPreferences", "wkWebViewConfiguration"),
  ]

  private static let macTable: [(elements: String, holders: String)] = [
    ("window", "objects | windowController @key"),
    ("windowController popover", "objects @key"),
    (
      "arrayController objectController treeController dictionaryController userDefaultsController",
      "objects @key"
    ),
    ("menu", "objects | popUpMenus @key"),
    ("segments", "segmentedCell | touchBarSegmentedControl"),
    (
      "numberFormatter dateFormatter byteCountFormatter energyFormatter lengthFormatter massFormatter "
        + "personNameComponentsFormatter customFormatter",
      "@cell objects"
    ),
    (
      "toolbarItem searchToolbarItem",
      "allowedToolbarItems defaultToolbarItems | toolbarItemGroup objects @key"
    ),
    ("collectionViewFlowLayout collectionViewGridLayout", "collectionView | objects"),
    ("wkWebViewConfiguration", "wkWebView"),
    ("wkPreferences", "wkWebViewConfiguration"),
  ]
}

extension ElementParents.Kind {
  fileprivate var description: String? {
    switch self {
    case .view: "a view's element"
    case .controller: "a controller's element"
    case .cell: "a cell's element"
    case .object: "an object's element"
    case .recognizer, .value, .part: nil
    }
  }
}
