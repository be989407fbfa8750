import SceneRuntime
import SceneUI

/// The slots whose content can change without re-creating the object that contains them.
enum LiveSlot {
  /// Returns whether the content of a slot can change without re-creating the object that contains the slot. In the new
  /// content, nil represents a new object.
  static func canChange(
    _ slot: String, of holder: any SceneObject, isSingle: Bool, from then: [Int], to now: [Int?]
  ) -> Bool {
    switch (slot, holder) {
    case ("subviews", is View), ("arrangedSubviews", is StackView), ("gestureRecognizers", is View),
      ("layoutGuides", is View), ("constraints", is View), ("barButtonItems", is NavigationItem),
      ("toolbarItems", is ViewController):
      return true
    case ("titleView", is NavigationItem), ("searchController", is NavigationItem), ("menu", is Button),
      ("menu", is BarButtonItem), ("refreshControl", is ScrollView):
      return true
    case (_, is ViewController) where isSingle:
      // If a bar shows the item, a replacement does not notify the bar.
      return slot == "tabBarItem" && now.count == 1
    default:
      if isSingle, now.count == 1 { return true }
      return now.count > then.count && now.prefix(then.count).map { $0 ?? -1 } == then
    }
  }

  static func remove(_ child: any SceneObject, from holder: any SceneObject) {
    switch child {
    case let view as View:
      releaseControllers(in: view)
      view.removeFromSuperview()
    case let recognizer as GestureRecognizer: recognizer.view?.removeGestureRecognizer(recognizer)
    case let guide as LayoutGuide: guide.owningView?.removeLayoutGuide(guide)
    case let constraint as LayoutConstraint: (holder as? View)?.constraintView.removeConstraint(constraint)
    case let button as BarButtonItem:
      (holder as? NavigationItem)?.leftBarButtonItems.removeAll { $0 === button }
      (holder as? NavigationItem)?.rightBarButtonItems.removeAll { $0 === button }
      (holder as? ViewController)?.toolbarItems.removeAll { $0 === button }
    case is SearchController: (holder as? NavigationItem)?.searchController = nil
    case is Menu:
      (holder as? Button)?.menu = nil
      (holder as? BarButtonItem)?.menu = nil
    default: break
    }
    if let item = holder as? NavigationItem, item.titleView === child { item.titleView = nil }
    if let scroll = holder as? ScrollView, scroll.refreshControl === child { scroll.refreshControl = nil }
  }

  private static func releaseControllers(in view: View) {
    var parent: Responder? = view.superview
    while let current = parent, !(current is ViewController) { parent = current.next }
    guard let controller = parent as? ViewController else { return }
    for child in controller.children where child.viewIfLoaded?.isDescendant(of: view) == true {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
  }

  /// Sorts the content of a slot into scene order. An object added by code stays after the object that precedes it.
  static func order(_ children: [any SceneObject], in slot: String, of holder: any SceneObject) {
    switch (slot, holder) {
    case ("arrangedSubviews", let stack as StackView):
      let views = children.compactMap { $0 as? View }.filter { $0.superview === stack }
      for (index, view) in ordered(views, among: stack.arrangedSubviews).enumerated() {
        guard stack.arrangedSubviews[index] !== view else { continue }
        stack.insertArrangedSubview(view, at: index)
      }
      orderSubviews(views)
    case ("subviews", is View): orderSubviews(children.compactMap { $0 as? View })
    case ("gestureRecognizers", let view as View):
      let recognizers = children.compactMap { $0 as? GestureRecognizer }.filter { $0.view === view }
      let wanted = ordered(recognizers, among: view.gestureRecognizers)
      guard !wanted.elementsEqual(view.gestureRecognizers, by: ===) else { return }
      for recognizer in wanted { view.removeGestureRecognizer(recognizer) }
      for recognizer in wanted { view.addGestureRecognizer(recognizer) }
    case ("barButtonItems", let item as NavigationItem):
      let buttons = children.compactMap { $0 as? BarButtonItem }
      let all = item.leftBarButtonItems + item.rightBarButtonItems
      let foreign = all.filter { button in !buttons.contains { $0 === button } }
      let left = item.leftBarButtonItems.filter { button in
        foreign.contains { $0 === button } || (button.side == .left && buttons.contains { $0 === button })
      }
      let right = item.rightBarButtonItems.filter { button in
        foreign.contains { $0 === button } || (button.side == .right && buttons.contains { $0 === button })
      }
      item.leftBarButtonItems = ordered(buttons.filter { $0.side == .left }, among: left)
      item.rightBarButtonItems = ordered(buttons.filter { $0.side == .right }, among: right)
    case ("toolbarItems", let controller as ViewController):
      controller.toolbarItems = ordered(
        children.compactMap { $0 as? BarButtonItem }, among: controller.toolbarItems)
    case ("layoutGuides", let view as View):
      let guides = children.compactMap { $0 as? LayoutGuide }.filter { $0.owningView === view }
      let wanted = ordered(guides, among: view.layoutGuides)
      guard !wanted.elementsEqual(view.layoutGuides, by: ===) else { return }
      for guide in wanted { view.removeLayoutGuide(guide) }
      for guide in wanted { view.addLayoutGuide(guide) }
    default: break
    }
  }

  private static func orderSubviews(_ views: [View]) {
    guard let superview = views.first?.superview else { return }
    let here = views.filter { $0.superview === superview }
    for (index, view) in ordered(here, among: superview.subviews).enumerated() {
      guard superview.subviews[index] !== view else { continue }
      superview.insertSubview(view, at: index)
    }
  }

  static func ordered<Object: AnyObject>(_ wanted: [Object], among current: [Object]) -> [Object] {
    var followers: [ObjectIdentifier: [Object]] = [:]
    var leaders: [Object] = []
    var last: Object?
    for object in current {
      if wanted.contains(where: { $0 === object }) {
        last = object
      } else if let last {
        followers[ObjectIdentifier(last), default: []].append(object)
      } else {
        leaders.append(object)
      }
    }
    return leaders + wanted.flatMap { [$0] + (followers[ObjectIdentifier($0)] ?? []) }
  }
}
