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
    TableViewCell accessoryView:View editingAccessoryView:View backgroundView:View selectedBackgroundView:View multipleSelectionBackgroundView:View textLabel:Label detailTextLabel:Label imageView:ImageView contentView:View
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
    let outlets = words.dropFirst().map { word in
      let parts = word.split(separator: ":")
      let isCollection = parts[1].hasPrefix("[")
      return OutletDescription(
        name: String(parts[0]), type: String(isCollection ? parts[1].dropFirst().dropLast() : parts[1]),
        isCollection: isCollection)
    }
    return (String(words[0]), outlets)
  }
}

extension InterfaceBuilder {
  /// A vocabulary, with what Interface Builder may connect beside what the class library has a use for.
  package static func vocabulary(adding known: Vocabulary) -> Vocabulary {
    var changed: [String: ClassDescription] = [:]
    func change(_ name: String, _ add: (inout ClassDescription) -> Void) {
      guard let description = changed[name] ?? known.description(of: name),
        Vocabulary.libraryModules.contains(description.module)
      else { return }
      changed[name] = description
      add(&changed[name]!)
    }
    for (name, outlets) in OutletFacts.all {
      change(name) { description in
        description.outlets += outlets.filter { outlet in
          !description.outlets.contains { $0.name == outlet.name }
        }
      }
    }
    for (name, family) in carriers(known) {
      change(name) { description in
        for attribute in Words.all.carried(by: family)
        where known.property(attribute.name, of: name) == nil
          && !description.properties.contains(where: { $0.key == attribute.name })
        {
          var property = PropertyDescription(key: attribute.name, type: attribute.valueType)
          property.isCarried = true
          description.properties.append(property)
        }
      }
    }
    var vocabulary = known
    vocabulary.add(contentsOf: Vocabulary(changed.values.sorted { $0.name < $1.name }))
    return vocabulary
  }

  /// The classes of the library that families of attributes are about.
  private static func carriers(_ known: Vocabulary) -> [(String, Int)] {
    let elements = Words.all.elements.sorted { $0.key < $1.key }.compactMap { _, element in
      known.description(ofElement: element.name).map { ($0.name, element.family) }
    }
    let others = [
      ("Storyboard", "document"), ("Nib", "document"), ("TextField", "textInput"), ("TextView", "textInput"),
      ("SearchBar", "textInput"), ("Button", "state"), ("ButtonState", "state"),
    ].map { ($0, Words.all.family($1)) }
    return elements + others
  }
}

extension Words.Attribute {
  /// The type of what a scene writes.
  fileprivate var valueType: ValueType {
    switch kind {
    case .bool: .bool
    case .number, .date: .number
    case .int: .int
    case .color: .color
    case .size: .size
    case .insets: .insets
    case .rect: .rect
    case .image: .image
    case .font: .font
    case .reference: .reference("View")
    default: .string
    }
  }
}
