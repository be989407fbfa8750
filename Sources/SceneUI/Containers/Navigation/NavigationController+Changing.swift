import SceneValues

/// Methods that change the stack. Apps rely on the order in which notifications are sent and controllers are displayed.
extension NavigationController {
  private static var duration: Double { 0.35 }

  /// Replaces the stack. Controllers at the bottom of both stacks remain on the stack. Pass true for `isPartOfAnother` if
  /// the transition in progress requested the change. In this case, the change is not animated. Throws `LoadingError` if
  /// the view of the new top controller fails to load, a controller is already visible, or another transition is in
  /// progress. The stack is then unchanged.
  func change(
    to stack: [ViewController], _ name: String, animated: Bool, isInteractive: Bool = false,
    isPartOfAnother: Bool = false, completion: (() -> Void)? = nil
  ) throws {
    let kept = zip(stack, viewControllers).prefix { $0 === $1 }.count
    contextIfAny?.work.add(kept)
    try change(
      keeping: kept, adding: Array(stack[kept...]), name, animated: animated, isInteractive: isInteractive,
      isPartOfAnother: isPartOfAnother, completion: completion)
  }

  /// Keeps the first `kept` controllers at the bottom of the stack and replaces all others.
  func change(
    keeping kept: Int, adding added: [ViewController], _ name: String, animated: Bool,
    isInteractive: Bool = false, isPartOfAnother: Bool = false, completion: (() -> Void)? = nil
  ) throws {
    guard kept < viewControllers.count || !added.isEmpty else {
      completion?()
      return
    }
    let change = NavigationChange(
      name, of: viewControllers, keeping: kept, adding: added, isInteractive: isInteractive,
      completion: completion)
    try prepare(change, isPartOfAnother: isPartOfAnother)
    change.isAnimated =
      animated && change.isLocking && change.changesTop && change.incoming != nil && change.outgoing != nil
      && viewIfLoaded?.window != nil
    if change.isAnimated { change.movement = movement(for: change, isSwiped: isInteractive) }
    move(change)
    guard change.changesTop, isViewLoaded else { return end(change, isCompleted: true) }
    exchangeViews(change)
    guard change.isAnimated, let window = viewIfLoaded?.window else { return end(change, isCompleted: true) }
    if change.container != nil { return beginOwnTransition(of: change, in: window) }
    let transition = ContainerTransition(
      duration: Self.duration, in: window, show: { [weak self] in self?.show(change, progress: $0) },
      completion: { [weak self] in self?.end(change, isCompleted: $0) })
    self.transition = transition
    if !isInteractive { transition.run() }
  }

  private func prepare(_ change: NavigationChange, isPartOfAnother: Bool) throws {
    if let other = current {
      throw refusal("\(change.name) cannot begin: \(other.name) is in progress")
    }
    if let controller = change.doubled(on: viewControllers) {
      throw refusal("\(change.name) cannot begin: \(describe(controller)) would be on the stack twice")
    }
    for controller in change.added { try checkFree(controller, for: change.name) }
    change.notifies = appearance == .appeared
    // A transition starts only if the navigation controller is visible and not already in a transition.
    change.isLocking = change.notifies && !isPartOfAnother
    if change.isLocking { try beginTransition(change.name, of: [self]) }
    current = change
    do {
      if let context = contextIfAny { for controller in change.added { controller.adopt(context) } }
      if isViewLoaded { try change.incoming?.loadViewIfNeeded() }
    } catch {
      current = nil
      if change.isLocking { endTransition(of: [self]) }
      throw error
    }
  }

  private func move(_ change: NavigationChange) {
    for controller in change.added { addChild(controller) }
    if !change.isInteractive { for controller in change.removed { controller.willMove(toParent: nil) } }
    change.outgoingInsets = change.outgoing.map(safeArea(for:)) ?? .zero
    change.outgoingBarHeight = barHeight - collapsedHeight
    restack(keeping: change.kept, adding: change.newTop)
    change.restacks = restacks
    for case let inner as NavigationController in change.added { inner.refreshBars() }
    if change.isAnimated {
      navigationBar.beginChange(to: itemsAbove(change), isForward: change.isForward)
    } else {
      navigationBar.restack(itemsAbove(change))
    }
    toolbar.setItems(topViewController?.toolbarItems ?? [], animated: change.isAnimated)
  }

  private func exchangeViews(_ change: NavigationChange) {
    if change.notifies {
      if let outgoing = change.outgoing, change.removed.contains(where: { $0 === outgoing }) {
        outgoing.appearanceReasons = .removal
      }
      change.outgoing?.beginAppearance(false, animated: change.isAnimated)
      change.incoming?.beginAppearance(true, animated: change.isAnimated)
    }
    if let incoming = change.incoming {
      if change.notifies {
        delegate?.navigationController(self, willShow: incoming, animated: change.isAnimated)
      }
      if change.movement == nil {
        attach(incoming, behind: change.isForward ? nil : change.outgoing)
      } else {
        makeContainer(for: change)
      }
    }
    if change.isAnimated, change.movement == nil { addShade(to: change) }
    barsDidChange()
    viewIfLoaded?.window?.layoutIfNeeded()
  }

  func attach(_ controller: ViewController, behind other: ViewController? = nil) {
    guard let pages = (viewIfLoaded as? BarredView)?.pages, let page = controller.viewIfLoaded else { return }
    if let other = other?.viewIfLoaded, other.superview === pages {
      pages.insertSubview(page, belowSubview: other)
    } else {
      pages.addSubview(page)
    }
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place(controller, in: pages.bounds)
  }

  private func addShade(to change: NavigationChange) {
    guard let incoming = change.incoming?.viewIfLoaded, let outgoing = change.outgoing?.viewIfLoaded,
      let pages = incoming.superview
    else { return }
    change.transforms = (outgoing.transform, incoming.transform)
    let shade = View(frame: pages.bounds)
    shade.backgroundColor = .black
    shade.isUserInteractionEnabled = false
    pages.insertSubview(shade, belowSubview: change.isForward ? incoming : outgoing)
    change.shade = shade
  }

  private func show(_ change: NavigationChange, progress: Double) {
    guard let incoming = change.incoming?.viewIfLoaded, let outgoing = change.outgoing?.viewIfLoaded else {
      return
    }
    let covered = change.isForward ? progress : 1 - progress
    let (upper, lower) = change.isForward ? (incoming, outgoing) : (outgoing, incoming)
    let width = sideways * (viewIfLoaded?.bounds.width ?? 0)
    upper.transform = .translation(x: (1 - covered) * width, y: 0)
    lower.transform = .translation(x: -covered * width * 0.3, y: 0)
    change.shade?.alpha = covered * 0.15
    showBars(progress: progress)
  }

  func showBars(progress: Double) {
    navigationBar.showChange(progress: progress)
    shownProgress = progress
    barsDidChange()
  }

  func end(_ change: NavigationChange, isCompleted: Bool) {
    transition = nil
    change.shade?.removeFromSuperview()
    if change.isAnimated, change.movement == nil {
      change.outgoing?.viewIfLoaded?.transform = change.transforms.outgoing
      change.incoming?.viewIfLoaded?.transform = change.transforms.incoming
    }
    if change.isAnimated { navigationBar.endChange() }
    // The remaining view must leave the container before the container is removed with the other view.
    if change.container != nil, let staying = isCompleted ? change.incoming : change.outgoing {
      attach(staying)
    }
    defer { change.container?.removeFromSuperview() }
    guard isCompleted else { return revert(change) }
    if change.isInteractive { for controller in change.removed { controller.willMove(toParent: nil) } }
    finish(change)
    if change.changesTop { change.outgoing?.viewIfLoaded?.removeFromSuperview() }
    if change.notifies, change.changesTop {
      change.outgoing?.endAppearance(if: false)
      change.incoming?.endAppearance(if: true)
    }
    removeReleasedChildren(change)
    for controller in change.added where controller.parent === self {
      // A controller below the top did not appear because of its addition.
      if controller !== change.incoming { controller.appearanceReasons = [] }
      controller.didMove(toParent: self)
    }
    if change.notifies, change.changesTop, topViewController === change.incoming {
      notifyDidShow(animated: change.isAnimated)
    }
    change.completion?()
  }

  private func revert(_ change: NavigationChange) {
    restack(keeping: change.kept, adding: change.oldTop)
    for controller in change.removed {
      controller.appearanceReasons = []
      // In an interactive change, the controllers were not notified of their removal, because it could be canceled.
      if !change.isInteractive { controller.didMove(toParent: self) }
    }
    navigationBar.items = shownItems
    toolbar.items = topViewController?.toolbarItems ?? []
    change.incoming?.beginAppearance(false, animated: true)
    change.outgoing?.beginAppearance(true, animated: true)
    change.incoming?.viewIfLoaded?.removeFromSuperview()
    finish(change)
    change.incoming?.endAppearance(if: false)
    change.outgoing?.endAppearance(if: true)
    for controller in change.added where controller.parent === self {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }

  private func finish(_ change: NavigationChange) {
    current = nil
    if change.isLocking { endTransition(of: [self]) }
    barsDidChange()
  }

  private func removeReleasedChildren(_ change: NavigationChange) {
    var (held, seen) = (Set<ObjectIdentifier>(), change.restacks)
    for controller in change.removed where controller.parent === self {
      // A notified object may have changed the stack.
      if seen != restacks {
        held = Set(viewControllers.map(ObjectIdentifier.init))
        seen = restacks
        contextIfAny?.work.add(held.count)
      }
      if !held.contains(ObjectIdentifier(controller)) { controller.removeFromParent() }
    }
  }

  func notifyDidShow(animated: Bool) {
    guard let topViewController else { return }
    notifiedController = topViewController
    delegate?.navigationController(self, didShow: topViewController, animated: animated)
  }
}
