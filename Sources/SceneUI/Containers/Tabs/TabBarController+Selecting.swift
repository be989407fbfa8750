extension TabBarController {
  /// Replaces the controllers. If the selected controller is one of the new controllers, it stays selected. Otherwise,
  /// the first controller is selected.
  ///
  /// - Parameters:
  ///   - controllers: The controllers from left to right.
  ///   - animated: Has no effect and exists for compatibility with UIKit.
  /// - Throws: `LoadingError` if a controller is visible elsewhere, the view of the selected controller fails to load,
  ///   or a transition is in progress. The state is then unchanged.
  public func setViewControllers(_ controllers: [ViewController], animated: Bool = false) throws {
    try setViewControllers(controllers, selecting: nil)
  }

  /// Replaces the controllers. If the selected controller is removed, selects `wanted` or, if `wanted` is nil, the first
  /// controller. Throws `LoadingError` under the same conditions as `setViewControllers(_:)`.
  func setViewControllers(_ controllers: [ViewController], selecting wanted: ViewController?) throws {
    let name = "the new tabs of \(describe(self))"
    let old = selectedViewController
    let isKept = controllers.contains { $0 === old }
    let selected = isKept ? old : wanted ?? controllers.first
    let isLocking = try begin(name) {
      var seen: Set<ObjectIdentifier> = []
      for controller in controllers {
        if !seen.insert(ObjectIdentifier(controller)).inserted {
          throw refusal("\(name) cannot begin: \(describe(controller)) would have two tabs")
        }
        try checkContainsController(controller, for: name)
      }
      try loadView(of: selected)
    }
    let isShownByItself = isKept && old === shown && controllers.tabbed.contains { $0 === old }
    if !isShownByItself { hide() }
    // The hidden list's stack is reset, because the controller above the list may get a tab or be removed.
    try showAboveTheList(nil)
    members = controllers
    arrange()
    if !isShownByItself {
      if let selected, hasNoTab(selected) { try showAboveTheList(selected) }
      shown = selected.map(container)
      if isViewLoaded { try shown?.loadViewIfNeeded() }
    }
    showSelectedTab()
    guard !isShownByItself, let shown else { return end(isLocking) }
    let notifies = appearance == .appeared
    if notifies { shown.beginAppearance(true, animated: false) }
    attach()
    viewIfLoaded?.window?.layoutIfNeeded()
    end(isLocking)
    if notifies { shown.endAppearance(if: true) }
  }

  /// Selects and displays one of the controllers.
  ///
  /// - Throws: `LoadingError` if the controller has no tab and is not in the list of the More tab, its view fails to
  ///   load, or a transition is in progress. The state is then unchanged.
  public func select(_ controller: ViewController) throws {
    guard holds(controller) || controller === storedMore else {
      throw refusal("\(describe(controller)) cannot be selected: it is not in a tab of \(describe(self))")
    }
    if controller === selectedViewController { return }
    let name = "the selection of \(describe(controller))"
    let isLocking = try begin(name) {
      try checkContainsController(controller, for: name)
      try loadView(of: controller)
      if hasNoTab(controller) { try showAboveTheList(controller) }
    }
    let (old, new) = (shown, container(of: controller))
    let notifies = appearance == .appeared
    let movement = notifies && old !== new ? movement(from: old, to: new) : nil
    shown = new
    showSelectedTab()
    guard old !== new, isViewLoaded else { return end(isLocking) }
    if let movement, let old, let window = viewIfLoaded?.window {
      return exchange(old, for: new, by: movement, in: window) { self.end(isLocking) }
    }
    if notifies {
      old?.beginAppearance(false, animated: false)
      new.beginAppearance(true, animated: false)
    }
    attach()
    viewIfLoaded?.window?.layoutIfNeeded()
    end(isLocking)
    old?.viewIfLoaded?.removeFromSuperview()
    guard notifies else { return }
    old?.endAppearance(if: false)
    new.endAppearance(if: true)
  }

  func holds(_ controller: ViewController) -> Bool { members.contains { $0 === controller } }

  private func hasNoTab(_ controller: ViewController) -> Bool {
    members.untabbed.contains { $0 === controller }
  }

  private func checkContainsController(_ controller: ViewController, for name: String) throws {
    if let parent = controller.parent, parent === self || parent === storedMore { return }
    try checkFree(controller, for: name)
  }

  /// Finishes the animations in progress and starts a change. Returns whether the change prevents other transitions.
  /// Throws `LoadingError` if another change or transition is in progress, or any error that `prepare` throws. In either
  /// case, the change does not start.
  private func begin(_ name: String, prepare: () throws -> Void) throws -> Bool {
    if let other = change ?? storedMore?.current?.name {
      // An animation in the list is finished below. A change that is still being prepared cannot be finished.
      if change != nil || storedMore?.isMoving != true {
        throw refusal("\(name) cannot begin: \(other) is in progress")
      }
    }
    shown?.finishTransitions()
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

  private func container(of controller: ViewController) -> ViewController {
    hasNoTab(controller) ? storedMore ?? controller : controller
  }

  /// Displays a controller above the list of controllers without a tab. If `controller` is nil, displays only the list.
  /// Throws `LoadingError` if the view fails to load or the list is already changing.
  private func showAboveTheList(_ controller: ViewController?) throws {
    guard let storedMore, let moreList else { return }
    try storedMore.change(
      to: [moreList] + (controller.map { [$0] } ?? []), "a tab of 'More'", animated: false,
      isPartOfAnother: true)
  }
}

extension [ViewController] {
  var tabbed: [ViewController] {
    count > TabBar.maximumItemCount ? Array(prefix(TabBar.maximumItemCount - 1)) : self
  }
  var untabbed: [ViewController] { Array(dropFirst(tabbed.count)) }
}
