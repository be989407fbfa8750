import SceneValues

/// Outlets of UIKit's classes that the class library's have not: facts, read once.
enum OutletFacts {
  /// A line is a class of the library, and the outlets that storyboards may connect on it, each with its class.
  private static let text = """
    Responder inputView:View inputAccessoryView:View
    View undoManager:Object maskView:View
    ViewController view:View searchDisplayController:Object navigationItem:NavigationItem tabBarItem:TabBarItem editButtonItem:BarButtonItem transitioningDelegate:Object toolbarItems:[BarButtonItem]
    TableViewController tableView:TableView refreshControl:RefreshControl
    CollectionViewController collectionView:CollectionView
    NavigationController viewControllers:[ViewController] topViewController:ViewController navigationBar:NavigationBar
    TabBarController viewControllers:[ViewController] selectedViewController:ViewController tabBar:TabBar
    SplitViewController viewControllers:[ViewController]
    TableView tableHeaderView:View tableFooterView:View backgroundView:View dragDelegate:Object dropDelegate:Object prefetchDataSource:Object
    CollectionView backgroundView:View dragDelegate:Object dropDelegate:Object prefetchDataSource:Object collectionViewLayout:CollectionLayout
    TableViewCell accessoryView:View editingAccessoryView:View backgroundView:View selectedBackgroundView:View multipleSelectionBackgroundView:View contentView:View
    CollectionViewCell backgroundView:View selectedBackgroundView:View contentView:View
    ScrollView refreshControl:RefreshControl
    TextField inputView:View inputAccessoryView:View
    TextView inputView:View inputAccessoryView:View textDragDelegate:Object textDropDelegate:Object pasteDelegate:Object
    NavigationItem titleView:View leftBarButtonItem:BarButtonItem rightBarButtonItem:BarButtonItem backBarButtonItem:BarButtonItem leftBarButtonItems:[BarButtonItem] rightBarButtonItems:[BarButtonItem] searchController:Object
    BarButtonItem customView:View
    TabBar items:[TabBarItem] selectedItem:TabBarItem
    Toolbar items:[BarButtonItem] delegate:Object
    SearchBar inputAccessoryView:View
    StackView arrangedSubviews:[View]
    """

  static let all: [(name: String, outlets: [OutletDescription])] = text.split(separator: "\n").map { line in
    let words = line.split(separator: " ")
    return (String(words[0]), words.dropFirst().map(outlet))
  }

  /// What `name:Class` or `name:[Class]` says.
  static func outlet(_ word: Substring) -> OutletDescription {
    let parts = word.split(separator: ":")
    let isCollection = parts[1].hasPrefix("[")
    return OutletDescription(
      name: String(parts[0]), type: String(isCollection ? parts[1].dropFirst().dropLast() : parts[1]),
      isCollection: isCollection)
  }
}
