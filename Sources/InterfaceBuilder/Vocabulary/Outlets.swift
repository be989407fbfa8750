import SceneValues

enum OutletFacts {
  static let all: [(name: String, outlets: [OutletDescription])] = [
    ("Responder", [.one("inputView", "View"), .one("inputAccessoryView", "View")]),
    (
      "View",
      [.one("undoManager", "Object"), .one("maskView", "View"), .one("preferredFocusedView", "View")]
    ),
    (
      "ViewController",
      [
        .one("searchDisplayController", "Object"), .one("navigationItem", "NavigationItem"),
        .one("tabBarItem", "TabBarItem"),
        .one("editButtonItem", "BarButtonItem"), .one("transitioningDelegate", "Object"),
        .many("toolbarItems", "BarButtonItem"), .one("preferredFocusedView", "View"),
        .one("tabBarObservedScrollView", "ScrollView"),
      ]
    ),
    ("TableViewController", [.one("tableView", "TableView"), .one("refreshControl", "RefreshControl")]),
    ("CollectionViewController", [.one("collectionView", "CollectionView")]),
    (
      "NavigationController",
      [
        .many("viewControllers", "ViewController"), .one("topViewController", "ViewController"),
        .one("navigationBar", "NavigationBar"),
      ]
    ),
    (
      "TabBarController",
      [
        .many("viewControllers", "ViewController"), .one("selectedViewController", "ViewController"),
        .one("tabBar", "TabBar"),
      ]
    ),
    ("SplitViewController", [.many("viewControllers", "ViewController")]),
    (
      "TableView",
      [
        .one("tableHeaderView", "View"), .one("tableFooterView", "View"), .one("backgroundView", "View"),
        .one("dragDelegate", "Object"), .one("dropDelegate", "Object"), .one("prefetchDataSource", "Object"),
      ]
    ),
    (
      "CollectionView",
      [
        .one("backgroundView", "View"), .one("dragDelegate", "Object"), .one("dropDelegate", "Object"),
        .one("prefetchDataSource", "Object"), .one("collectionViewLayout", "CollectionLayout"),
      ]
    ),
    (
      "TableViewCell",
      [
        .one("editingAccessoryView", "View"), .one("backgroundView", "View"),
        .one("selectedBackgroundView", "View"), .one("multipleSelectionBackgroundView", "View"),
        .one("contentView", "View"),
        .one("target", "Object"),
      ]
    ),
    (
      "CollectionViewCell",
      [.one("backgroundView", "View"), .one("selectedBackgroundView", "View"), .one("contentView", "View")]
    ),
    ("ScrollView", [.one("refreshControl", "RefreshControl")]),
    (
      "TextView",
      [
        .one("textDragDelegate", "Object"), .one("textDropDelegate", "Object"),
        .one("pasteDelegate", "Object"),
      ]
    ),
    (
      "NavigationItem",
      [
        .one("titleView", "View"), .one("leftBarButtonItem", "BarButtonItem"),
        .one("rightBarButtonItem", "BarButtonItem"), .one("backBarButtonItem", "BarButtonItem"),
        .many("leftBarButtonItems", "BarButtonItem"), .many("rightBarButtonItems", "BarButtonItem"),
        .one("searchController", "Object"), .one("renameDelegate", "Object"),
      ]
    ),
    ("BarButtonItem", [.one("customView", "View"), .one("target", "Object")]),
    ("Window", [.one("screen", "Object")]),
    ("TabBar", [.many("items", "TabBarItem")]),
    ("Toolbar", [.many("items", "BarButtonItem"), .one("delegate", "Object")]),
    ("StackView", [.many("arrangedSubviews", "View")]),
  ]
}

extension OutletDescription {
  static func one(_ name: String, _ type: String) -> Self { Self(name: name, type: type) }

  static func many(_ name: String, _ type: String) -> Self {
    Self(name: name, type: type, isCollection: true)
  }
}
