import SceneRuntime
import SceneValues

/// A view controller whose view is a table view.
///
/// If a subclass conforms to `TableViewDataSource` or `TableViewDelegate`, the controller becomes the table's
/// data source or delegate, unless the scene connects another object. Without a data source, the table
/// displays the static rows from the scene:
///
/// ```xml
/// <tableViewController id="settings" title="Settings">
///   <tableView style="grouped">
///     <section header="Sound"><tableViewCell id="volume" text="Volume"/></section>
///   </tableView>
/// </tableViewController>
/// ```
open class TableViewController: ViewController {
  /// Whether the selection is cleared each time the table appears. The default is true.
  public var clearsSelectionOnViewWillAppear = true
  private let style: TableView.Style

  /// Creates a controller without a scene. The controller creates its own table view with the specified style.
  public init(style: TableView.Style = .plain) {
    self.style = style
    super.init()
  }

  override public convenience init() { self.init(style: .plain) }

  /// Creates a controller from its scene element. Without a `tableView`, the controller creates a plain table.
  public required init(coder: Coder) throws {
    style = .plain
    try super.init(coder: coder)
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      TableViewController.self, element: "tableViewController", "A view controller whose view is a table."
    ) {
      $0.property(
        "clearsSelectionOnViewWillAppear", default: true,
        "Whether the selection is cleared when the view appears.",
        get: \.clearsSelectionOnViewWillAppear, set: { $0.clearsSelectionOnViewWillAppear = $1 })
      $0.rootView(TableView.self)
    }
  }

  /// The controller's view as a table view.
  public var tableView: TableView { view as! TableView }

  /// The table for the library's own code. A scene that cannot be loaded must not terminate the program.
  private var ownTable: TableView? {
    do { try loadViewIfNeeded() } catch { notify(error) }
    return viewIfLoaded as? TableView
  }

  /// The control that appears when the user pulls down the table's content.
  public var refreshControl: RefreshControl? {
    get { ownTable?.refreshControl }
    set { ownTable?.refreshControl = newValue }
  }

  override open func loadView() {
    if !loadWrittenView() {
      view = TableView(frame: Rect(origin: .zero, size: .currentPhone), style: style)
    }
    guard loadFailure == nil, let table = viewIfLoaded else { return }
    guard let table = table as? TableView else {
      loadFailure = refusal("the view of \(describe(self)) is not a table view: add a 'tableView'")
      return
    }
    if table.dataSource == nil { table.dataSource = self as? any TableViewDataSource }
    if table.delegate == nil { table.delegate = self as? any TableViewDelegate }
  }

  override open func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let table = ownTable else { return }
    for path in table.indexPathsForSelectedRows { table.deselectRow(at: path, animated: animated) }
  }

  override open func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ownTable?.flashScrollIndicators()
  }

  override open func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    ownTable?.setEditing(editing, animated: animated)
  }
}
