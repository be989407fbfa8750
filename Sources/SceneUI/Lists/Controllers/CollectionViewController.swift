import SceneRuntime
import SceneValues

/// A view controller whose view is a collection view. If a subclass conforms to `CollectionViewDataSource` or
/// `CollectionViewDelegate`, the controller becomes the collection view's data source or delegate, unless the scene
/// connects another object.
open class CollectionViewController: ViewController {
  /// Whether the selection is cleared each time the collection view appears. The default is true.
  public var clearsSelectionOnViewWillAppear = true
  private let layout: CollectionLayout

  /// Creates a controller without a scene. The controller creates its own collection view with the specified layout.
  public init(collectionViewLayout layout: CollectionLayout) {
    self.layout = layout
    super.init()
  }

  override public convenience init() { self.init(collectionViewLayout: FlowLayout()) }

  /// Creates a controller from its element in a scene. If the element contains no `collectionView`, the controller
  /// creates a collection view with a flow layout.
  public required init(coder: Coder) throws {
    layout = FlowLayout()
    try super.init(coder: coder)
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      CollectionViewController.self, element: "collectionViewController",
      "A view controller whose view is a collection."
    ) {
      $0.property(
        "clearsSelectionOnViewWillAppear", default: true,
        "Whether the selection is cleared when the view appears.",
        get: \.clearsSelectionOnViewWillAppear, set: { $0.clearsSelectionOnViewWillAppear = $1 })
      $0.rootView(CollectionView.self)
    }
  }

  /// The controller's view as a collection view.
  public var collectionView: CollectionView { view as! CollectionView }

  override open func loadView() {
    if !loadWrittenView() {
      let collection = CollectionView(frame: Rect(origin: .zero, size: .currentPhone))
      collection.collectionLayout = layout
      view = collection
    }
    guard loadFailure == nil, let collection = viewIfLoaded else { return }
    guard let collection = collection as? CollectionView else {
      loadFailure = refusal("the view of \(describe(self)) is not a collection view: add a 'collectionView'")
      return
    }
    if collection.dataSource == nil { collection.dataSource = self as? any CollectionViewDataSource }
    if collection.delegate == nil { collection.delegate = self as? any CollectionViewDelegate }
  }

  override open func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collection = viewIfLoaded as? CollectionView else { return }
    for path in collection.indexPathsForSelectedItems { collection.deselectItem(at: path) }
  }
}
