import SceneRuntime
import SceneValues

/// The `<tableHeader>` element, which contains the view above all sections of a table. The height of the
/// view's frame determines the height of the header.
///
/// ```xml
/// <tableView>
///   <tableHeader><searchBar frame="0 0 320 44"/></tableHeader>
///   <tableViewCell reuseIdentifier="track"/>
/// </tableView>
/// ```
public final class TableHeader: PlainSceneObject {
  /// The view in the element, or nil if the element is empty.
  public private(set) var view: View? { didSet { table?.tableHeaderView = view } }
  /// The table that contains the header. The table is updated if the scene is edited while the table is displayed.
  weak var table: TableView?

  /// Creates a header without a view. A view can be added only in a scene.
  public init() {}

  /// The declaration of the `<tableHeader>` element, which contains at most one view.
  public static var declaration: ClassDeclaration {
    ClassDeclaration(
      TableHeader.self, element: "tableHeader", "Contains the view above all sections of a table."
    ) {
      $0.slot("view", single: true, "The view. Its height is that of its frame.") { (edge, view: View) in
        edge.view = view
      }
    }
  }

  /// Does nothing. The loader calls this method after it has created and connected the objects in the scene.
  public func awakeFromNib() {}
}

/// The `<tableFooter>` element, which contains the view below all sections of a table.
public final class TableFooter: PlainSceneObject {
  /// The view in the element, or nil if the element is empty.
  public private(set) var view: View? { didSet { table?.tableFooterView = view } }
  /// The table that contains the footer. The table is updated if the scene is edited while the table is displayed.
  weak var table: TableView?

  /// Creates a footer without a view. A view can be added only in a scene.
  public init() {}

  /// The declaration of the `<tableFooter>` element, which contains at most one view.
  public static var declaration: ClassDeclaration {
    ClassDeclaration(
      TableFooter.self, element: "tableFooter", "Contains the view below all sections of a table."
    ) {
      $0.slot("view", single: true, "The view. Its height is that of its frame.") { (edge, view: View) in
        edge.view = view
      }
    }
  }

  /// Does nothing. The loader calls this method after it has created and connected the objects in the scene.
  public func awakeFromNib() {}
}

extension TableView {
  func edgeDidChange(from old: View?, to new: View?) {
    // Setting the same view again applies its current height.
    guard old !== new else { return setNeedsLayout() }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  /// Measures the table's header and footer views, and moves the rows if a height has changed.
  func measureEdges() {
    let top = tableHeaderView?.bounds.height ?? 0
    if layout.top != top { layout.move(to: top) }
    if contentSize.height != layout.height + (tableFooterView?.bounds.height ?? 0) { layoutDidChange() }
  }

  func placeEdges() {
    for (view, top) in [(tableHeaderView, 0), (tableFooterView, layout.height)] {
      guard let view else { continue }
      animator.place(view, at: Rect(x: 0, y: top, width: bounds.width, height: view.bounds.height))
    }
  }
}
