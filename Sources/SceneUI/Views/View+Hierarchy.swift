import SceneRuntime
import SceneValues

extension View {
  /// The window that contains the view, or nil if the view is not in a window.
  public var window: Window? {
    var view: View? = self
    while let current = view {
      if let window = current.asWindow { return window }
      view = current.superview
    }
    return nil
  }

  /// Adds a view in front of the other subviews. A view that is already a subview is moved to the front.
  ///
  /// Adding a view to itself or to one of its descendants is an error. All insertion methods report this error to the
  /// context's failure handler.
  public func addSubview(_ view: View) {
    // Loading builds the hierarchy from the inside out, so no ancestor has a window or tint yet. Skipping both checks
    // saves 10% of the instructions of instantiation.
    guard !hasSuperview, !view.hasSuperview, view !== self, asWindow == nil, !view.hasOwnTint, !hasOwnTint
    else { return insert(view, at: subviews.count) }
    view.willMove(toSuperview: self)
    subviews.append(view)
    view.superview = self
    needsLayout = true
    if view.joinsLayout { view.didJoinForLayout() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Inserts a view at an index in `subviews`. Index 0 is at the back.
  public func insertSubview(_ view: View, at index: Int) { insert(view, at: index) }

  /// Inserts a view directly in front of a subview.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    guard view !== sibling, let index = index(ofOthers: view, sibling) else { return }
    insert(view, at: index + 1)
  }

  /// Inserts a view directly behind a subview.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    guard view !== sibling, let index = index(ofOthers: view, sibling) else { return }
    insert(view, at: index)
  }

  /// Moves a subview to the front. Does nothing if the view is not a subview.
  public func bringSubviewToFront(_ view: View) { move(view, to: subviews.count - 1) }
  /// Moves a subview to the back. Does nothing if the view is not a subview.
  public func sendSubviewToBack(_ view: View) { move(view, to: 0) }

  /// Swaps two subviews.
  ///
  /// - Precondition: Both indices are valid.
  public func exchangeSubview(at index: Int, withSubviewAt otherIndex: Int) {
    precondition(
      subviews.indices.contains(index) && subviews.indices.contains(otherIndex),
      "subview index \(index) or \(otherIndex) is out of range: the view has \(subviews.count) subviews")
    subviews.swapAt(index, otherIndex)
    setNeedsLayout()
  }

  private func index(ofOthers view: View, _ sibling: View) -> Int? {
    guard let place = subviews.place(of: sibling) else { return nil }
    guard view.superview === self, let own = subviews.place(of: view), own < place else { return place }
    return place - 1
  }

  private func move(_ view: View, to index: Int) {
    guard let current = subviews.place(of: view) else { return }
    let view = subviews.remove(at: current)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    setNeedsLayout()
  }

  private func insert(_ view: View, at index: Int) {
    guard !isDescendant(of: view) else { return notify(refusalOfCircle(with: view)) }
    if view.superview === self { return move(view, to: index) }
    let oldWindow = view.window
    let newWindow = window
    let rules = oldWindow === newWindow ? nil : newWindow?.appearanceRules
    let tints = tintChange(adding: view, under: rules)
    // A move between superviews removes and adds the view but sends only one set of notifications.
    if oldWindow !== newWindow { view.forTopmostControllers { $0.viewWillMove(toWindow: newWindow) } }
    view.superview?.willRemoveSubview(view)
    if oldWindow !== newWindow {
      oldWindow?.viewWillLeave(view)
      view.forSubtree { $0.willMove(toWindow: newWindow) }
    }
    view.willMove(toSuperview: self)
    view.willLeaveForLayout()
    if let old = view.superview {
      old.ownLayer?.subviewWillLeave(view)
      old.subviews.remove(view)
      old.setNeedsLayout()
    }
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    setNeedsLayout()
    view.didJoinForLayout()
    view.didMoveToSuperview()
    if let newWindow, view.window === newWindow { view.followTraitsThroughout() }
    if let rules, view.window === newWindow { view.enterWindow(under: rules) }
    if oldWindow !== newWindow { view.notifySubtreeOfMove(to: newWindow) }
    didAddSubview(view)
    tints?.notify()
    if oldWindow !== newWindow { view.forTopmostControllers { $0.viewDidMove(toWindow: newWindow) } }
  }

  private func refusalOfCircle(with view: View) -> LoadingError {
    let name = "'\(type(of: view))'" + (view.sceneID.map { " (\($0))" } ?? "")
    return LoadingError(.refused("\(name) cannot be added to itself or to its own descendant"))
  }

  private func tintChange(adding view: View, under rules: AppearanceRules?) -> TintChange? {
    if rules?.mayChangeTints == true { return TintChange(ofEachIn: view) }
    return superview == nil && view.superview == nil && !hasOwnTint ? nil : TintChange(of: view)
  }

  private func notifySubtreeOfMove(to window: Window?) {
    var moved: [View] = []
    forSubtree { moved.append($0) }
    for view in moved where view.window === window { view.didMoveToWindow() }
  }

  /// Removes the view from its superview.
  public func removeFromSuperview() {
    guard let old = superview else { return }
    let oldWindow = window
    let tints = TintChange(of: self)
    if oldWindow != nil { forTopmostControllers { $0.viewWillMove(toWindow: nil) } }
    old.willRemoveSubview(self)
    if let oldWindow {
      oldWindow.viewWillLeave(self)
      forSubtree { $0.willMove(toWindow: nil) }
    }
    willMove(toSuperview: nil)
    willLeaveForLayout()
    old.ownLayer?.subviewWillLeave(self)
    old.subviews.remove(self)
    superview = nil
    old.setNeedsLayout()
    didMoveToSuperview()
    if oldWindow != nil { notifySubtreeOfMove(to: nil) }
    tints.notify()
    if oldWindow != nil { forTopmostControllers { $0.viewDidMove(toWindow: nil) } }
  }

  /// Returns whether this view is the given view or one of its descendants.
  public func isDescendant(of view: View) -> Bool {
    var next: View? = self
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }

  func forSubtree(_ body: (View) -> Void) {
    body(self)
    for subview in subviews { subview.forSubtree(body) }
  }

  /// Returns the first view that satisfies the condition, depth first, starting with this view.
  public func firstView(where condition: (View) -> Bool) -> View? {
    if condition(self) { return self }
    for subview in subviews {
      if let found = subview.firstView(where: condition) { return found }
    }
    return nil
  }

  /// Returns the first view of a class, depth first, starting with this view.
  public func firstView<Kind: View>(of type: Kind.Type) -> Kind? { firstView { $0 is Kind } as? Kind }

  /// Returns the first view with the given tag, depth first, starting with this view.
  public func viewWithTag(_ tag: Int) -> View? { firstView { $0.tag == tag } }

  /// Returns the first view of a class with a tag, depth first, starting with this view. Skips views of other classes.
  public func viewWithTag<Kind: View>(_ tag: Int, as type: Kind.Type) -> Kind? {
    firstView { $0.tag == tag && $0 is Kind } as? Kind
  }

  /// Returns the first view of a class with a name, depth first, starting with this view. Skips views of other classes.
  public func view<Kind: View>(named name: String, as type: Kind.Type) -> Kind? {
    firstView { $0.name == name && $0 is Kind } as? Kind
  }

  /// Returns all views of a class, depth first, starting with this view.
  public func views<Kind: View>(of type: Kind.Type) -> [Kind] {
    var found = (self as? Kind).map { [$0] } ?? []
    for subview in subviews { found += subview.views(of: type) }
    return found
  }

  /// Returns the first view with the given name, depth first, starting with this view.
  public func view(named name: String) -> View? { firstView { $0.name == name } }
}
