import SceneUI
import SceneValues

/// Collects all views in a scene, superviews first. The result includes list content that appears only after scrolling.
struct LayoutWalk {
  /// The scene's view controller. Views of other view controllers are in other scenes, except in the windows of nibs.
  let owner: ViewController?
  /// The window, which is laid out again after scrolling. Nil disables scrolling.
  let window: Window?
  private(set) var found: [(view: View, depth: Int)] = []
  private var known: Set<ObjectIdentifier> = []
  private var isInWindow = false

  private static let maxPages = 50

  init(owner: ViewController?, window: Window?) {
    self.owner = owner
    self.window = window
  }

  mutating func visit(_ view: View) {
    isInWindow = view is Window
    visit(view, depth: 0)
  }

  private mutating func visit(_ view: View, depth: Int) {
    if depth > 0, !isInWindow, let controller = view.next as? ViewController, controller !== owner { return }
    if known.insert(ObjectIdentifier(view)).inserted, depth == 0 || view.isCreatedByScene {
      found.append((view, depth))
    }
    for subview in view.subviews { visit(subview, depth: depth + 1) }
    if view is TableView || view is CollectionView, let list = view as? ScrollView {
      scroll(list, depth: depth)
    }
  }

  /// Scrolls through a list to its end, because rows are created when they become visible.
  private mutating func scroll(_ list: ScrollView, depth: Int) {
    guard let window, list.bounds.height > 0 else { return }
    let start = list.contentOffset
    var page = 0
    while list.contentOffset.y + list.bounds.height < list.contentSize.height, page < Self.maxPages {
      list.contentOffset.y += list.bounds.height
      window.layoutIfNeeded()
      for subview in list.subviews { visit(subview, depth: depth + 1) }
      page += 1
    }
    guard page > 0 else { return }
    list.contentOffset = start
    window.layoutIfNeeded()
  }
}
