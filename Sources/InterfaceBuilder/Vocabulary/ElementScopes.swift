/// The elements that only documents of one platform or only storyboards can contain.
enum ElementScopes {
  /// The elements that macOS documents cannot contain. Each value is the equivalent macOS element or an empty string.
  static let uiKitOnly: [String: String] = [
    "label": "textField", "activityIndicatorView": "progressIndicator", "progressView": "progressIndicator",
    "pickerView": "popUpButton", "searchBar": "searchField", "pageControl": "", "refreshControl": "",
    "navigationBar": "", "tabBar": "", "state": "", "textInputTraits": "", "buttonConfiguration": "",
    "tableViewCell": "tableCellView", "tableViewCellContentView": "", "tableViewSection": "",
    "prototypes": "prototypeCellViews", "sections": "",
    "collectionViewCell": "collectionViewItem", "collectionViewCellContentView": "",
    "collectionReusableView": "",
    "tableViewController": "viewController", "collectionViewController": "viewController",
    "navigationController": "", "tabBarController": "tabViewController",
    "barButtonItem": "toolbarItem", "leftBarButtonItems": "", "rightBarButtonItems": "",
    "navigationItem": "", "tabBarItem": "tabViewItem",
    "exit": "", "viewControllerPlaceholder": "controllerPlaceholder",
    "viewControllerLayoutGuide": "",
    "tapGestureRecognizer": "clickGestureRecognizer", "swipeGestureRecognizer": "panGestureRecognizer",
    "pinchGestureRecognizer": "magnificationGestureRecognizer",
    "pongPressGestureRecognizer": "pressGestureRecognizer",
    "longPressGestureRecognizer": "pressGestureRecognizer",
  ]

  static let storyboardOnly: Set<String> = [
    "segue", "exit", "viewControllerPlaceholder", "controllerPlaceholder",
  ]

  /// The elements that xibs cannot contain unless they are empty.
  static let storyboardOnlyIfFilled: Set<String> = ["prototypes", "sections"]
}
