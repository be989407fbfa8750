import SceneValues

/// Methods that turn pages. Host apps rely on the order in which notifications are sent and pages are displayed.
extension PageViewController {
  /// The duration of a complete turn, in seconds. The rest of a partial turn takes proportionally less time.
  private static var duration: Double { 0.3 }

  /// Displays other pages.
  ///
  /// - Parameters:
  ///   - controllers: Two controllers if the spine is in the middle. Otherwise, one controller.
  ///   - direction: The direction of an animated turn.
  ///   - animated: Whether to animate the turn. This value has no effect while the controller is not visible.
  ///   - completion: A closure that is called when the turn ends. Its argument indicates whether the turn was completed.
  /// - Throws: `LoadingError` if the number of controllers is wrong, a controller is already visible elsewhere, a view
  ///   fails to load, or a transition is in progress. The pages are then unchanged.
  public func setViewControllers(
    _ controllers: [ViewController], direction: Direction = .forward, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) throws {
    guard controllers.count == pageCount else {
      throw refusal(
        "\(describe(self)), with its spine at '\(spineLocation.rawValue)', shows \(shownPages) at a time, "
          + "not \(controllers.count)")
    }
    try turn(to: controllers, direction, animated: animated, isInteractiveTurn: false, completion: completion)
    refreshIndicator()
  }

  /// Displays other pages. This method has no effect if the pages are already visible. If `isInteractiveTurn` is true,
  /// the turn does not run automatically, and the caller controls `turn?.transition`. Throws `LoadingError` if a page is
  /// already visible elsewhere, its view fails to load, or a transition is in progress. The pages are then unchanged.
  func turn(
    to new: [ViewController], _ direction: Direction, animated: Bool, isInteractiveTurn: Bool,
    completion: ((Bool) -> Void)? = nil
  ) throws {
    if new.elementsEqual(viewControllers, by: ===) {
      completion?(true)
      return
    }
    let turn = PageTurn(
      "the turn of \(describe(self)) to other pages", from: viewControllers, to: new, direction: direction,
      isInteractiveTurn: isInteractiveTurn)
    try prepare(turn)
    if isInteractiveTurn { delegate?.pageViewController(self, willTransitionTo: new) }
    move(turn)
    guard isViewLoaded else {
      end(turn, isCompleted: true)
      completion?(true)
      return
    }
    // A turn cannot be animated if a page is visible both before and after the turn.
    let isSeen = animated && turn.notifies && turn.entering.count == new.count && !turn.old.isEmpty
    exchangeViews(turn, animated: isSeen)
    guard isSeen, let window = sheets.window else {
      end(turn, isCompleted: true)
      completion?(true)
      return
    }
    turn.saveAppearances()
    bringInOrder(turn)
    // The window retains the completion handler, which can capture any object.
    let transition = ContainerTransition(
      duration: Self.duration, in: window,
      show: { [weak self] in self?.show(turn, progress: $0) },
      completion: { [weak self] isCompleted in
        self?.end(turn, isCompleted: isCompleted)
        completion?(isCompleted)
      })
    turn.transition = transition
    if !isInteractiveTurn { transition.run() }
  }

  private func prepare(_ turn: PageTurn) throws {
    if self.turn != nil { throw refusal("\(turn.name) cannot begin: another one is in progress") }
    try checkFree(turn.new, for: turn.name)
    turn.notifies = notifiesChildren
    turn.isLocking = turn.notifies
    if turn.isLocking { try beginTransition(turn.name, of: [self]) }
    self.turn = turn
    do {
      if let context = contextIfAny { for page in turn.entering { page.adopt(context) } }
      if isViewLoaded { for page in turn.entering { try page.loadViewIfNeeded() } }
    } catch {
      finish(turn)
      throw error
    }
  }

  private func move(_ turn: PageTurn) {
    for page in turn.entering { addChild(page) }
    guard !turn.isInteractiveTurn else { return }
    for page in turn.leaving { page.willMove(toParent: nil) }
    viewControllers = turn.new
  }

  private func exchangeViews(_ turn: PageTurn, animated: Bool) {
    if turn.notifies {
      for page in turn.leaving { page.beginAppearance(false, animated: animated) }
      for page in turn.entering { page.beginAppearance(true, animated: animated) }
    }
    for case let page? in turn.entering.map(\.viewIfLoaded) { sheets.addSubview(page) }
    placePages()
    sheets.layoutIfNeeded()
  }

  private func end(_ turn: PageTurn, isCompleted: Bool) {
    turn.transition = nil
    turn.restoreAppearances()
    if isCompleted {
      if turn.isInteractiveTurn { for page in turn.leaving { page.willMove(toParent: nil) } }
      viewControllers = turn.new
    } else {
      for page in turn.entering { page.willMove(toParent: nil) }
      for page in turn.entering { page.beginAppearance(false, animated: true) }
      if notifiesChildren { for page in turn.leaving { page.beginAppearance(true, animated: true) } }
    }
    finish(turn)
    let (gone, stayed) = isCompleted ? (turn.leaving, turn.entering) : (turn.entering, turn.leaving)
    for page in gone { page.viewIfLoaded?.removeFromSuperview() }
    if turn.notifies {
      for page in gone { page.endAppearance(if: false) }
      for page in stayed { endAppearing(page) }
    }
    // A notified object may have set other pages.
    for page in gone where page.parent === self && !holds(page) { page.removeFromParent() }
    if isCompleted { for page in stayed where page.parent === self { page.didMove(toParent: self) } }
    if turn.isInteractiveTurn {
      if isCompleted { countTurn(turn.direction) }
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: turn.old, transitionCompleted: isCompleted)
    }
  }

  private func finish(_ turn: PageTurn) {
    self.turn = nil
    if turn.isLocking { endTransition(of: [self]) }
  }

  private func holds(_ page: ViewController) -> Bool { viewControllers.contains { $0 === page } }

  func pages(_ direction: Direction) -> [ViewController]? {
    guard let dataSource else { return nil }
    var pages: [ViewController] = []
    var next = direction == .forward ? viewControllers.last : viewControllers.first
    while pages.count < pageCount, let page = next {
      next =
        direction == .forward
        ? dataSource.pageViewController(self, viewControllerAfter: page)
        : dataSource.pageViewController(self, viewControllerBefore: page)
      if let next { pages.append(next) }
    }
    guard pages.count == pageCount else { return nil }
    return direction == .forward ? pages : pages.reversed()
  }
}
