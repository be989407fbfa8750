extension TabBarController {
  /// Makes the controllers others. What is selected stays, if it is among them; else the first one is selected.
  ///
  /// - Parameter controllers: from left to right.
  /// - Throws: `LoadingError` where one of them is shown elsewhere, the view of the one to be shown does not load, or
  ///   a transition is under way; then everything is as before.
  public func setViewControllers(_ controllers: [ViewController]) throws {
    try setViewControllers(controllers, selecting: nil)
  }

  /// Replaces the controllers, and says which one is selected where the selected one goes.
  ///
  /// - Parameters:
  ///   - controllers: from left to right.
  ///   - wanted: what is selected where the present one goes; the first for nil.
  /// - Throws: `LoadingError` as `setViewControllers(_:)` does.
  func setViewControllers(_ controllers: [ViewController], selecting wanted: ViewController?) throws {
    let name = "the new tabs of \(describe(self))"
    let old = selectedViewController
    let isKept = controllers.contains { $0 === old }
    let selected = isKept ? old : wanted ?? controllers.first
    let isLocking = try begin(name) {
      for (index, controller) in controllers.enumerated() {
        if controllers[..<index].contains(where: { $0 === controller }) {
          throw refusal("\(name) cannot begin: \(describe(controller)) would have two tabs")
        }
        try checkIsMine(controller, for: name)
      }
      try loadView(of: selected)
    }
    let isShownByItself = isKept && old === shown && controllers.tabbed.contains { $0 === old }
    if !isShownByItself { hide() }
    // The list is not shown now; what is above it may have a tab of its own from now on, or go.
    try showAboveTheList(nil)
    members = controllers
    arrange()
    if !isShownByItself {
      if let selected, isUntabbed(selected) { try showAboveTheList(selected) }
      shown = selected.map(container)
      if isViewLoaded { try shown?.loadViewIfNeeded() }
    }
    showSelectedTab()
    guard !isShownByItself, let shown else { return end(isLocking) }
    let tells = appearance == .appeared
    if tells { shown.beginAppearance(true, animated: false) }
    putIn()
    view.window?.layoutIfNeeded()
    end(isLocking)
    if tells { shown.endAppearance(if: true) }
  }

  /// Shows one of the controllers.
  ///
  /// - Throws: `LoadingError` where it is not one of them, its view does not load, or a transition is under way; then
  ///   everything is as before.
  public func select(_ controller: ViewController) throws {
    guard holds(controller) || controller === storedMore else {
      throw refusal("\(describe(controller)) cannot be selected: it has no tab of \(describe(self))")
    }
    if controller === selectedViewController { return }
    let name = "the selection of \(describe(controller))"
    let isLocking = try begin(name) {
      try checkIsMine(controller, for: name)
      try loadView(of: controller)
      if isUntabbed(controller) { try showAboveTheList(controller) }
    }
    let (old, new) = (shown, container(of: controller))
    let tells = appearance == .appeared
    let movement = tells && old !== new ? movement(from: old, to: new) : nil
    shown = new
    showSelectedTab()
    guard old !== new, isViewLoaded else { return end(isLocking) }
    if let movement, let old, let window = view.window {
      return exchange(old, for: new, by: movement, in: window) { self.end(isLocking) }
    }
    if tells {
      old?.beginAppearance(false, animated: false)
      new.beginAppearance(true, animated: false)
    }
    putIn()
    view.window?.layoutIfNeeded()
    end(isLocking)
    old?.viewIfLoaded?.removeFromSuperview()
    guard tells else { return }
    old?.endAppearance(if: false)
    new.endAppearance(if: true)
  }

  func holds(_ controller: ViewController) -> Bool { members.contains { $0 === controller } }

  /// Whether it has no tab of its own.
  private func isUntabbed(_ controller: ViewController) -> Bool {
    members.untabbed.contains { $0 === controller }
  }

  /// Checks that it is nobody else's child, nor shown by itself.
  private func checkIsMine(_ controller: ViewController, for name: String) throws {
    if let parent = controller.parent, parent === self || parent === storedMore { return }
    try checkFree(controller, for: name)
  }

  // MARK: Steps

  /// Begins a change, once what moves has been ended.
  ///
  /// - Parameters:
  ///   - name: of the change, for what cannot begin meanwhile.
  ///   - prepare: all that can fail.
  /// - Returns: whether other transitions are kept from beginning.
  /// - Throws: `LoadingError` where another change or transition is under way, and what `prepare` throws;
  ///   then no change has begun.
  private func begin(_ name: String, prepare: () throws -> Void) throws -> Bool {
    if let other = change ?? storedMore?.current?.name {
      // What moves in the list of the others is ended below; what is only being prepared cannot be.
      if change != nil || storedMore?.isMoving != true {
        throw refusal("\(name) cannot begin: \(other) is under way")
      }
    }
    shown?.settle()
    let isLocking = appearance == .appeared
    if isLocking { try beginTransition(name, of: [self]) }
    change = name
    do { try prepare() } catch {
      end(isLocking)
      throw error
    }
    return isLocking
  }

  private func end(_ isLocking: Bool) {
    change = nil
    if isLocking { endTransition(of: [self]) }
  }

  private func loadView(of controller: ViewController?) throws {
    guard isViewLoaded, let controller else { return }
    if let context = contextIfAny { controller.adopt(context) }
    try controller.loadViewIfNeeded()
    if controller.parent !== self { try storedMore?.loadViewIfNeeded() }
  }

  private func hide() {
    guard let old = shown else { return }
    shown = nil
    if appearance == .appeared { old.beginAppearance(false, animated: false) }
    old.viewIfLoaded?.removeFromSuperview()
    old.endAppearance(if: false)
  }

  /// What shows a controller: itself, or the stack on top of the list of those that have no tab.
  private func container(of controller: ViewController) -> ViewController {
    isUntabbed(controller) ? storedMore ?? controller : controller
  }

  /// Puts a controller above the list of those that have no tab.
  ///
  /// - Parameter controller: nil for the list alone.
  /// - Throws: `LoadingError` where the controller's view does not load, or the list is in a change already.
  private func showAboveTheList(_ controller: ViewController?) throws {
    guard let storedMore, let moreList else { return }
    try storedMore.change(
      to: [moreList] + (controller.map { [$0] } ?? []), "a tab of 'More'", animated: false,
      isPartOfAnother: true)
  }
}

extension [ViewController] {
  /// Those that have a tab of their own.
  var tabbed: [ViewController] { count > TabBar.mostItems ? Array(prefix(TabBar.mostItems - 1)) : self }
  /// Those that are in a list behind the last tab.
  var untabbed: [ViewController] { Array(dropFirst(tabbed.count)) }
}
