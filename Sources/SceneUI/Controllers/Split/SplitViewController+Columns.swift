import SceneValues

/// What the columns show, and where they lie.
extension SplitViewController {
  /// The primary controller, then the secondary one: without what the primary one has taken in.
  public var viewControllers: [ViewController] { [primary, secondary].compactMap { $0 } }

  /// Shows other controllers.
  ///
  /// - Parameter controllers: the primary one, then the secondary one, which may be missing.
  /// - Throws: `LoadingError` where there are more, one of them is shown elsewhere, its view does not load, or a
  ///   transition is under way; then everything is as before.
  public func setViewControllers(_ controllers: [ViewController]) throws {
    guard controllers.count <= 2 else {
      throw refusal(
        "\(describe(self)) shows a primary controller and a secondary one, not \(controllers.count)")
    }
    try exchange(controllers.first, controllers.count > 1 ? controllers[1] : nil)
  }

  func setSecondary(_ controller: ViewController) throws { try exchange(primary, controller) }

  private func exchange(_ newPrimary: ViewController?, _ newSecondary: ViewController?) throws {
    let new = [newPrimary, newSecondary].compactMap { $0 }
    let old = viewControllers
    let (gone, added) = (old.without(new), new.without(old))
    guard !gone.isEmpty || !added.isEmpty || newPrimary !== primary else { return }
    let name = "the exchange of what \(describe(self)) shows"
    if isArranging { throw refusal("\(name) cannot begin: another one is under way") }
    try checkFree(new, for: name)
    settle()
    let isLocking = tellsChildren
    if isLocking { try beginTransition(name, of: [self]) }
    isArranging = true
    defer { isArranging = false }
    do {
      if let context = contextIfAny { for controller in added { controller.adopt(context) } }
      if isViewLoaded { for controller in added { try controller.loadViewIfNeeded() } }
    } catch {
      if isLocking { endTransition(of: [self]) }
      throw error
    }
    for controller in added { addChild(controller) }
    for controller in gone { controller.willMove(toParent: nil) }
    (primary, secondary) = (newPrimary, newSecondary)
    if isLocking { endTransition(of: [self]) }
    arrange()
    for controller in gone where controller.parent === self { controller.removeFromParent() }
    for controller in added where controller.parent === self { controller.didMove(toParent: self) }
  }

  // MARK: Steps

  /// Lets the columns show what they ought to, told to the controllers once and in order.
  func arrange() {
    guard arrangedSize != nil else { return }
    let only = primary ?? secondary
    let inPrimary = isCollapsed ? only : displayMode.showsPrimary ? primary : nil
    let inSecondary = isCollapsed ? nil : secondary
    // What goes from one column to the other goes out of the one first.
    if secondaryColumn.shown === inPrimary { fill(secondaryColumn, with: nil) }
    fill(primaryColumn, with: inPrimary)
    fill(secondaryColumn, with: inSecondary)
    placeColumns()
    nameButton()
  }

  private func fill(_ column: SplitColumn, with new: ViewController?) {
    let isThere = new == nil || new?.viewIfLoaded?.superview === column
    if column.shown === new, isThere { return }
    let old = column.shown === new ? nil : column.shown
    let tells = tellsChildren
    if tells {
      old?.beginAppearance(false, animated: false)
      new?.beginAppearance(true, animated: false)
    }
    column.put(in: new)
    if new != nil { column.layoutIfNeeded() }
    column.takeOut(old)
    guard tells else { return }
    old?.endAppearance(if: false)
    if let new { endAppearing(new) }
  }

  // MARK: Layout

  /// In points: in less width there is one column only.
  private static var narrowest: Double { 600 }

  func layOut() {
    guard let stage else { return }
    // Until it is in a window its size means nothing.
    if !isArranging, stage.window != nil { adapt(to: stage.bounds.size) }
    placeColumns()
  }

  /// The size has changed: there may be room for more, or less.
  private func adapt(to size: Size) {
    let isNarrow = isNarrow(size)
    guard size != arrangedSize || isNarrow != isCollapsed else { return }
    settle()
    if let arrangedSize, arrangedSize.isWide != size.isWide { chosenMode = nil }
    let isFirst = arrangedSize == nil
    arrangedSize = size
    isArranging = true
    if !isNarrow, wantedMode != displayMode {
      // The mode that it had before it was shown for the first time, nobody has seen.
      if !isFirst { delegate?.splitViewController(self, willChangeTo: wantedMode) }
      displayMode = wantedMode
    }
    rest()
    if isNarrow, !isCollapsed { collapse() } else if !isNarrow, isCollapsed { expand() }
    isArranging = false
    arrange()
  }

  /// Whether there is room for one column only.
  private func isNarrow(_ size: Size) -> Bool {
    // A width alone does not say it: a large phone on its side is wide enough, a small one is not.
    size.width < Self.narrowest || traitCollection.horizontalSizeClass == .compact
  }

  /// A detail that was presented, because there was one column only, covers both when there is room again: it comes
  /// back to be put into its own.
  func takeBackPresentedDetail(in size: Size) {
    guard isCollapsed, !isNarrow(size), let detail = shownDetail, let presenter = detail.presenter else {
      return
    }
    // Dismissing lays out, and until that is over the detail is not free.
    isArranging = true
    defer {
      isArranging = false
      stage?.setNeedsLayout()
    }
    do {
      try presenter.dismiss(animated: false)
      detailTakenBack = detail
    } catch {
      context.report(error)
    }
  }

  func placeColumns() {
    guard let stage else { return }
    let bounds = stage.bounds
    if isCollapsed {
      primaryColumn.frame = bounds
      secondaryColumn.isHidden = true
      divider.isHidden = true
      outside.isHidden = true
      return
    }
    let width = primaryColumnWidth
    let edge = width * revealed
    primaryColumn.frame = Rect(x: edge - width, y: 0, width: width, height: bounds.height)
    let start = isOverlaid || revealed == 0 ? 0 : edge + Self.hairline
    secondaryColumn.isHidden = false
    secondaryColumn.frame = Rect(x: start, y: 0, width: max(0, bounds.width - start), height: bounds.height)
    divider.isHidden = revealed == 0
    divider.frame = Rect(x: edge, y: 0, width: Self.hairline, height: bounds.height)
    outside.isHidden = !isOverlaid || revealed == 0
    outside.frame = bounds
    outside.alpha = 0.2 * revealed
  }

  /// In points: how wide the primary column is while it shows beside the secondary one, or over it.
  public var primaryColumnWidth: Double { primaryColumnWidth(in: stage?.bounds.width ?? 0) }

  private func primaryColumnWidth(in whole: Double) -> Double {
    let wanted = whole * preferredPrimaryColumnWidthFraction
    return min(max(wanted, minimumPrimaryColumnWidth), maximumPrimaryColumnWidth, whole)
  }

  /// The size that a column will have when the whole has another.
  func sizeOfColumn(of child: ViewController, in size: Size) -> Size {
    if size.width < Self.narrowest { return size }
    let width = primaryColumnWidth(in: size.width)
    if child === primary { return Size(width: width, height: size.height) }
    let isBeside = wantedMode(in: size) == .allVisible
    return Size(width: size.width - (isBeside ? width + Self.hairline : 0), height: size.height)
  }

  /// In points: between the columns.
  private static var hairline: Double { 1 }
}

extension [ViewController] {
  fileprivate func without(_ others: [ViewController]) -> [ViewController] {
    filter { controller in !others.contains { $0 === controller } }
  }
}
