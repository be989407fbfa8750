import SceneSyntax

/// The attributes that contain the id of another element of the document.
enum ReferenceFacts {
  /// The attributes that contain ids, with the elements that have each attribute. Nil means all elements.
  static let all: [String: [String]?] = [
    "destination": nil,
    "target": ["action"],
    "firstItem": ["constraint"], "secondItem": ["constraint"],
    "initialViewController": ["document"],
    "reference": ["segue", "include", "exclude", "toolbarItem"],
    "popoverAnchorView": ["segue"], "popoverAnchorBarButtonItem": ["segue"],
    "textLabel": ["tableViewCell"], "detailTextLabel": ["tableViewCell"], "imageView": ["tableViewCell"],
    "tableViewCell": ["tableViewCellContentView"],
    "selectedViewController": ["tabBarController"],
    "selectedItem": ["tabBar", "popUpButtonCell"],
    "initialItem": ["tabView"], "centeredItem": ["toolbar"],
    "headerView": ["tableView", "outlineView"], "outlineTableColumn": ["outlineView"],
    "previousBinding": ["binding"],
    "row": ["gridCell"], "column": ["gridCell"],
  ]

  /// Returns the elements that have each reference attribute, by name number. Entries for other names are nil.
  static func holders(in names: NameTable) -> [Holders?] {
    names.all.map { name in
      all[name].map { elements in Holders(elements: elements.map { Set($0.compactMap(names.id)) }) }
    }
  }

  struct Holders {
    fileprivate let elements: Set<NameID>?

    func contains(_ element: NameID) -> Bool { elements?.contains(element) ?? true }
  }
}
