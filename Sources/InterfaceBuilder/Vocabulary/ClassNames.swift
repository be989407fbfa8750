import SceneValues

/// What UIKit calls the classes that the class library has too: facts, read once.
enum ClassNameFacts {
  /// Those that are called the same, but for the two letters before.
  private static let same = """
    ActivityIndicatorView=ActivityIndicator Application BarButtonItem BarItem Button CollectionReusableView
    CollectionView CollectionViewCell CollectionViewController CollectionViewFlowLayout=FlowLayout
    CollectionViewLayout=CollectionLayout Control DatePicker GestureRecognizer ImageView Label
    LongPressGestureRecognizer NavigationBar NavigationController NavigationItem Nib PageControl PageViewController
    PanGestureRecognizer PickerView PinchGestureRecognizer ProgressView RefreshControl Responder
    RotationGestureRecognizer ScreenEdgePanGestureRecognizer ScrollView SearchBar SegmentedControl Slider
    SplitViewController StackView Stepper Storyboard StoryboardSegue=Segue SwipeGestureRecognizer Switch TabBar
    TabBarController TabBarItem TableView TableViewCell TableViewController TapGestureRecognizer TextField TextView
    Toolbar View ViewController Window
    """

  static let all: [(name: String, libraryName: String)] =
    same.split { $0 == " " || $0 == "\n" }.map { word in
      let parts = word.split(separator: "=").map(String.init)
      return ("UI" + parts[0], parts[parts.count - 1])
    } + [("NSLayoutConstraint", "LayoutConstraint")]

  /// The library's class of a name in UIKit.
  static let libraryNames = Dictionary(all.map { ($0.name, $0.libraryName) }, uniquingKeysWith: { $1 })

  /// What a class of the library is in UIKit, and is not here.
  static let kinships = [("TextView", "ScrollView"), ("CollectionViewCell", "CollectionReusableView")]
}
