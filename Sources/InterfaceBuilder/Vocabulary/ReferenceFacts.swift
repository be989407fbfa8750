import SceneSyntax

/// The attributes that contain the ids of other elements in the document.
enum ReferenceFacts {
  /// The elements that can have each reference attribute, by attribute name. A nil value represents all elements.
  static let all: [String: [String]?] = [
    "destination": nil,
    "target": ["action"],
    "firstItem": ["constraint"], "secondItem": ["constraint"],
    "initialViewController": ["document"],
    "reference": ["segue", "include", "exclude"] + toolbarItems,
    "popoverAnchorView": ["segue"], "popoverAnchorBarButtonItem": ["segue"],
    "textLabel": ["tableViewCell"], "detailTextLabel": ["tableViewCell"], "imageView": ["tableViewCell"],
    "tableViewCell": ["tableViewCellContentView"],
    "selectedViewController": ["tabBarController"],
    "selectedItem": ["tabBar", "popUpButtonCell"],
    "initialItem": ["tabView"], "centeredItem": ["toolbar"],
    "headerView": ["tableView", "outlineView"], "outlineTableColumn": ["outlineView"],
    "previousBinding": ["binding"],
    "row": ["gridCell"], "column": ["gridCell"], "headOfMergedCell": ["gridCell"],
  ]

  private static let toolbarItems = [
    "toolbarItem", "searchToolbarItem", "menuToolbarItem", "sharingServicePickerToolbarItem",
    "trackingSeparatorToolbarItem", "toolbarItemGroup",
  ]

  /// The elements that can have each reference attribute, by name number. The fact is nil for other names.
  static let holders = NameFacts(
    all.mapValues { ReferencingElements(elements: $0?.map(NumberedNames.number(of:))) })

  struct ReferencingElements {
    fileprivate let elements: [Int]?

    func contains(_ element: Int) -> Bool { elements?.contains(element) ?? true }
  }
}
