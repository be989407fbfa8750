import SceneServices
import SceneValues

extension NavigationController {
  /// Whether the navigation bar is hidden.
  public var isNavigationBarHidden: Bool {
    get { !wantsBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Whether the toolbar, which displays the top controller's `toolbarItems`, is hidden. The default is true.
  public var isToolbarHidden: Bool {
    get { !wantsToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar. If `animated` is true, the bar slides.
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    wantsBar = !hidden
    barAnimation = slide(animated, from: shownBar, to: hidden ? 0 : 1) { $0.shownBar = $1 }
  }

  /// Hides or shows the toolbar. If `animated` is true, the toolbar slides.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    wantsToolbar = !hidden
    toolbarAnimation = slide(animated, from: shownToolbar, to: hidden ? 0 : 1) { $0.shownToolbar = $1 }
  }

  private func slide(
    _ animated: Bool, from start: Double, to end: Double,
    _ set: @escaping (NavigationController, Double) -> Void
  ) -> ValueAnimation? {
    guard animated, start != end, let clock = viewIfLoaded?.window?.contextIfAny?.clock else {
      set(self, end)
      viewIfLoaded?.setNeedsLayout()
      return nil
    }
    return ValueAnimation(
      from: start, to: end, duration: 0.25, on: clock,
      step: { [weak self] value in
        guard let self else { return }
        set(self, value)
        viewIfLoaded?.setNeedsLayout()
      })
  }

  /// The navigation items of the controllers on the stack. If this navigation controller is on the stack of another one,
  /// an additional first item represents the controller below it on that stack, so that the back button leads there.
  var shownItems: [NavigationItem] {
    let own = viewControllers.map(\.navigationItem)
    guard let below = (parent as? NavigationController)?.item(below: self) else { return own }
    return [NavigationItem(title: below.backButtonTitle ?? below.title)] + own
  }

  func itemsAbove(_ change: NavigationChange) -> (kept: Int, added: [NavigationItem]) {
    let items = navigationBar.items
    let (kept, old) = (change.kept, change.kept + change.oldTop.count)
    // If the bar contains other items, added by the host app or for an enclosing controller, all items are replaced.
    let isKnown =
      items.count == old && (kept == 0 || items[kept - 1] === viewControllers[kept - 1].navigationItem)
    guard isKnown, !(parent is NavigationController) else {
      contextIfAny?.work.add(viewControllers.count)
      return (0, shownItems)
    }
    return (kept, viewControllers[kept...].map(\.navigationItem))
  }

  private func item(below controller: ViewController) -> NavigationItem? {
    guard let index = viewControllers.firstIndex(where: { $0 === controller }), index > 0 else { return nil }
    return viewControllers[index - 1].navigationItem
  }

  func refreshBars() {
    navigationBar.items = shownItems
    toolbar.items = topViewController?.toolbarItems ?? []
    viewIfLoaded?.setNeedsLayout()
  }

  func toolbarItemsDidChange(of controller: ViewController, animated: Bool) {
    if controller === topViewController { toolbar.setItems(controller.toolbarItems, animated: animated) }
  }

  /// The visible fraction of the navigation bar, which is 0 if the top controller is a navigation controller itself.
  private var barPart: Double { topViewController is NavigationController ? 0 : shownBar }

  var barHeight: Double { navigationBar.sizeThatFits(.zero).height * barPart }

  private var toolbarHeight: Double { toolbar.sizeThatFits(.zero).height * shownToolbar }

  func area(for child: ViewController) -> EdgeInsets {
    if let current, current.changesTop, child === current.outgoing { return current.outgoingInsets }
    var insets = viewIfLoaded?.safeAreaInsets ?? .zero
    if let index = viewControllers.lastIndex(where: { $0 === child }), hidesBottomBar(upTo: index) {
      insets.bottom = bottomWithoutBars(insets)
    }
    insets.top += barHeight
    insets.bottom += toolbarHeight
    return insets
  }

  private func bottomWithoutBars(_ insets: EdgeInsets) -> Double {
    min(insets.bottom, viewIfLoaded?.window?.screenInsets.bottom ?? 0)
  }

  func layOut() {
    guard let view = viewIfLoaded else { return }
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let hides = hidesBottomBar(upTo: viewControllers.count - 1)
    if let topViewController { place(topViewController, in: bounds) }
    var height = barHeight - collapsedHeight
    if let current, current.isAnimated {
      height = current.outgoingBarHeight + (height - current.outgoingBarHeight) * shownProgress
    }
    navigationBar.isHidden = barPart == 0
    let fullHeight = barPart > 0 ? height / barPart : 0
    navigationBar.frame = Rect(
      x: 0, y: safe.top + height - fullHeight, width: bounds.width, height: fullHeight)
    navigationBar.reach = safe.top
    toolbar.isHidden = shownToolbar == 0
    let below = hides ? bottomWithoutBars(safe) : safe.bottom
    let bottom = bounds.height - below
    toolbar.reach = below
    toolbar.frame = Rect(
      x: 0, y: bottom - toolbarHeight, width: bounds.width, height: toolbar.sizeThatFits(bounds.size).height)
  }

  var collapsedHeight: Double {
    guard let scrollView = topViewController?.viewIfLoaded as? ScrollView,
      scrollView.contentInsetAdjustment == .automatic
    else { return 0 }
    let way = scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    return min(max(way, 0), navigationBar.collapsibleHeight) * barPart
  }

  /// The fraction of the enclosing tab bars that is hidden, from 0 to 1.
  var hiding: Double {
    if let current, current.isAnimated { return hiding(during: current) }
    return hidesBottomBar(upTo: viewControllers.count - 1) ? 1 : 0
  }

  private func hiding(during change: NavigationChange) -> Double {
    let hidesBarAfterPop = hidesBottomBar(upTo: change.kept - 1)
    func hides(_ top: [ViewController]) -> Double {
      let pushed = change.kept == 0 ? top.dropFirst() : top[...]
      return hidesBarAfterPop || pushed.contains(where: \.hidesBottomBarWhenPushed) ? 1 : 0
    }
    let (before, after) = (hides(change.oldTop), hides(change.newTop))
    return before + (after - before) * shownProgress
  }

  private func hidesBottomBar(upTo index: Int) -> Bool {
    barHiding.first(in: viewControllers, counting: contextIfAny?.work).map { $0 <= index } ?? false
  }

  func barsDidChange() {
    viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }
}
