/// The UIKit names of the class library's classes.
enum ClassNameFacts {
  private static let same = [
    "Action", "AlertAction", "AlertController", "Application", "BarButtonItem", "BarItem", "Button",
    "CollectionReusableView", "CollectionView",
    "CollectionViewCell", "CollectionViewController", "ColorWell", "Control", "DatePicker",
    "GestureRecognizer",
    "ImageView", "Label", "LongPressGestureRecognizer", "Menu", "MenuElement", "NavigationBar",
    "NavigationController",
    "NavigationItem", "Nib", "PageControl", "PageViewController", "PanGestureRecognizer", "PickerView",
    "PinchGestureRecognizer", "ProgressView", "RefreshControl", "Responder", "RotationGestureRecognizer",
    "ScreenEdgePanGestureRecognizer", "ScrollView", "SearchBar", "SegmentedControl", "Slider",
    "SplitViewController", "StackView", "Stepper", "Storyboard", "SwipeGestureRecognizer", "Switch", "TabBar",
    "TabBarController", "TabBarItem", "TableView", "TableViewCell", "TableViewController",
    "TapGestureRecognizer", "TextField", "TextView", "Toolbar", "View", "ViewController", "Window",
  ]

  private static let others = [
    ("UIActivityIndicatorView", "ActivityIndicator"),
    ("UICollectionViewFlowLayout", "FlowLayout"),
    ("UICollectionViewLayout", "CollectionLayout"),
    ("UIStoryboardSegue", "Segue"),
    ("NSLayoutConstraint", "LayoutConstraint"),
  ]

  static let all: [(name: String, libraryName: String)] = same.map { ("UI" + $0, $0) } + others

  static let libraryNames = Dictionary(all.map { ($0.name, $0.libraryName) }, uniquingKeysWith: { $1 })

  static func isAppleClass(_ name: String) -> Bool { appleClassNames.contains(name) }

  private static let appleClassNames: Set<String> = {
    let described = (AppKitFacts.all + ForeignClassFacts.all).map(\.name)
    return Set(described).union(libraryNames.keys).union(["NSObject", "FirstResponder"])
  }()

  /// Subclass relations that exist in UIKit but not in the class library.
  static let subclassRelations = [
    ("TextView", "ScrollView"), ("CollectionViewCell", "CollectionReusableView"),
  ]
}
