/// What UIKit calls the classes that the class library has too: facts.
enum ClassNameFacts {
  /// The classes that have the same name without the two letters before it.
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

  /// The classes that have another name.
  private static let others = [
    ("UIActivityIndicatorView", "ActivityIndicator"),
    ("UICollectionViewFlowLayout", "FlowLayout"),
    ("UICollectionViewLayout", "CollectionLayout"),
    ("UIStoryboardSegue", "Segue"),
    ("NSLayoutConstraint", "LayoutConstraint"),
  ]

  static let all: [(name: String, libraryName: String)] = same.map { ("UI" + $0, $0) } + others

  /// The library's class of a name in UIKit.
  static let libraryNames = Dictionary(all.map { ($0.name, $0.libraryName) }, uniquingKeysWith: { $1 })

  /// What a class of the library is in UIKit, and is not here.
  static let kinships = [("TextView", "ScrollView"), ("CollectionViewCell", "CollectionReusableView")]
}
