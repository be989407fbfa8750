import SceneRuntime
import SceneValues

/// `<tableHeader>`: holds the view above all sections of a table, as high as its frame says.
///
/// ```xml
/// <tableView>
///   <tableHeader><searchBar frame="0 0 320 44"/></tableHeader>
///   <tableViewCell reuseIdentifier="track"/>
/// </tableView>
/// ```
public final class TableHeader: PlainSceneObject {
  /// The view that it holds; nil where its element has none.
  public private(set) var view: View? { didSet { table?.tableHeaderView = view } }
  /// Which holds it, so that a scene that changes while it is shown finds it.
  weak var table: TableView?

  /// Makes one that holds no view: scenes alone put one in.
  public init() {}

  /// The element `<tableHeader>`, and the one view that may stand in it.
  public static var declaration: ClassDeclaration {
    ClassDeclaration(
      TableHeader.self, element: "tableHeader", "Contains the view above all sections of a table."
    ) {
      $0.slot("view", single: true, "The view. Its height is that of its frame.") { (edge, view: View) in
        edge.view = view
      }
    }
  }

  /// Called once, when the objects of the scene are made and connected; does nothing.
  public func awakeFromNib() {}
}

/// `<tableFooter>`: holds the view below all sections of a table.
public final class TableFooter: PlainSceneObject {
  /// The view that it holds; nil where its element has none.
  public private(set) var view: View? { didSet { table?.tableFooterView = view } }
  /// Which holds it, so that a scene that changes while it is shown finds it.
  weak var table: TableView?

  /// Makes one that holds no view: scenes alone put one in.
  public init() {}

  /// The element `<tableFooter>`, and the one view that may stand in it.
  public static var declaration: ClassDeclaration {
    ClassDeclaration(
      TableFooter.self, element: "tableFooter", "Contains the view below all sections of a table."
    ) {
      $0.slot("view", single: true, "The view. Its height is that of its frame.") { (edge, view: View) in
        edge.view = view
      }
    }
  }

  /// Called once, when the objects of the scene are made and connected; does nothing.
  public func awakeFromNib() {}
}

extension TableView {
  func edgeDidChange(from old: View?, to new: View?) {
    // Whoever gives it another height sets it again.
    guard old !== new else { return setNeedsLayout() }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  /// One that has become higher or lower moves what is below.
  func measureEdges() {
    let top = tableHeaderView?.bounds.height ?? 0
    if layout.top != top { layout.move(to: top) }
    if contentSize.height != layout.height + (tableFooterView?.bounds.height ?? 0) { layoutDidChange() }
  }

  /// They are as wide as the table.
  func placeEdges() {
    for (view, top) in [(tableHeaderView, 0), (tableFooterView, layout.height)] {
      guard let view else { continue }
      animator.place(view, at: Rect(x: 0, y: top, width: bounds.width, height: view.bounds.height))
    }
  }
}
