import SceneValues

/// How the columns before the secondary one come and go.
extension SplitViewController: LibraryTextFollowing {
  /// In seconds.
  private static var duration: Double { 0.3 }

  /// Where the columns show that come and go: never `automatic`. While none does, where one would show.
  public var splitBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    return displayMode.behavior ?? (arrangedSize?.isWide ?? false ? .tile : .overlay)
  }

  /// What a person has chosen, or code, or else the size says.
  var wantedMode: DisplayMode { wantedMode(in: arrangedSize ?? .zero) }

  func wantedMode(in size: Size) -> DisplayMode {
    let wanted = chosenMode ?? preferredDisplayMode
    if wanted != .automatic { return fitting(wanted) }
    switch preferredSplitBehavior {
    case .automatic: return size.isWide ? .allVisible : .primaryHidden
    case .tile, .displace: return .allVisible
    case .overlay: return .primaryHidden
    }
  }

  /// A mode as far as there are columns for it, and where the preferred behavior puts them.
  func fitting(_ mode: DisplayMode) -> DisplayMode {
    guard let behavior = mode.behavior else { return mode }
    return DisplayMode(
      leading: min(mode.leading, hasSupplementary ? 2 : 1),
      preferredSplitBehavior == .automatic ? behavior : preferredSplitBehavior)
  }

  /// Shows the columns in another way, until there is another size or another preference.
  ///
  /// - Parameters:
  ///   - mode: `automatic` for what the preference and the size say.
  ///   - animated: whether columns slide in and out. They do not while the controller is not shown.
  public func setDisplayMode(_ mode: DisplayMode, animated: Bool) {
    chosenMode = mode == .automatic ? nil : mode
    changeDisplayMode(to: wantedMode, animated: animated)
  }

  /// What a finger does.
  func choose(_ mode: DisplayMode) { setDisplayMode(mode, animated: true) }

  func changeDisplayMode(to mode: DisplayMode, animated: Bool) {
    settle()
    guard mode != displayMode else { return }
    // Before it is shown for the first time, and while there is one column, nobody sees it.
    guard arrangedSize != nil, !isCollapsed else { return }
    tell(mode)
    // Whoever heard of it may have chosen another one.
    guard mode == wantedMode || isDragging, mode != displayMode else { return }
    let old = displayMode
    displayMode = mode
    let moving = columns.compactMap { column, view -> MovingColumn? in
      let (before, after) = (shown(column, in: old), shown(column, in: mode))
      guard before !== after, let controller = before ?? after else { return nil }
      return MovingColumn(view: view, controller: controller)
    }
    guard animated, tellsChildren, !isArranging, !moving.isEmpty, let window = stage?.window else {
      return arrange()
    }
    move(moving, from: old, to: mode, in: window)
  }

  /// Tells the delegate what is about to be.
  func tell(_ mode: DisplayMode) {
    delegate?.splitViewController(self, willChangeTo: mode)
    let old = displayMode
    for column in [Column.primary, .supplementary] where viewController(for: column) != nil {
      switch (shows(column, in: old), shows(column, in: mode)) {
      case (false, true): delegate?.splitViewController(self, willShow: column)
      case (true, false): delegate?.splitViewController(self, willHide: column)
      default: break
      }
    }
  }

  private func shows(_ column: Column, in mode: DisplayMode) -> Bool { shown(column, in: mode) != nil }

  /// Lets columns slide in or out, all of them in one direction.
  private func move(
    _ moving: [MovingColumn], from old: DisplayMode, to new: DisplayMode, in window: Window
  ) {
    let comes = new.leading > old.leading
    passage = (old, new, 0)
    for moved in moving { moved.controller?.beginAppearance(comes, animated: true) }
    if comes {
      placeColumns()
      for moved in moving {
        moved.view.put(in: moved.controller)
        moved.view.layoutIfNeeded()
      }
    }
    let transition = ContainerTransition(
      duration: Self.duration, in: window,
      show: { [weak self] progress in
        self?.passage?.progress = progress
        self?.placeColumns()
        self?.stage?.layoutIfNeeded()
      },
      completion: { [weak self] isCompleted in
        guard let self else { return }
        self.transition = nil
        if !isCompleted { turnBack(moving, to: old, shows: !comes) }
        passage = nil
        arrangeQuietly(moving, shows: isCompleted == comes)
      })
    self.transition = transition
    if !isDragging { transition.run() }
  }

  private func turnBack(_ moving: [MovingColumn], to old: DisplayMode, shows: Bool) {
    tell(old)
    displayMode = old
    chosenMode = nil
    if wantedMode != old { chosenMode = old }
    guard tellsChildren else { return }
    for moved in moving { moved.controller?.beginAppearance(shows, animated: true) }
  }

  /// Columns have come, or gone, of which their controllers have heard the beginning.
  private func arrangeQuietly(_ moving: [MovingColumn], shows: Bool) {
    for moved in moving {
      if !shows {
        moved.view.put(in: nil)
        moved.view.takeOut(moved.controller)
        moved.controller?.endAppearance(if: false)
      } else if let controller = moved.controller {
        endAppearing(controller)
      }
    }
    arrange()
  }

  // MARK: Fingers

  /// 1 where columns come from the left, -1 where one reads from right to left.
  private var sideways: Double { stage?.readsFromRightToLeft == true ? -1 : 1 }

  func edgePanDidChange() {
    let progress = edgePan.translation(in: stage).x * sideways / max(1, wayOfFinger)
    switch edgePan.state {
    case .began:
      guard !isCollapsed, transition == nil, let mode = modeWithMore(first: .overlay),
        shown(hasSupplementary && mode.leading == 1 ? .supplementary : .primary, in: mode) != nil
      else { return }
      isDragging = true
      chosenMode = mode
      changeDisplayMode(to: mode, animated: true)
      transition?.follow(progress)
    case .changed: if isDragging { transition?.follow(progress) }
    case .ended:
      guard isDragging else { return }
      isDragging = false
      // A quick flick is enough, however short; one the other way takes it back.
      let velocity = edgePan.velocity(in: stage).x * sideways
      let isFarEnough = abs(velocity) > 300 ? velocity > 0 : progress > 0.5
      if isFarEnough { transition?.run() } else { transition?.turnBack() }
    case .cancelled:
      guard isDragging else { return }
      isDragging = false
      transition?.turnBack()
    case .possible, .failed: break
    }
  }

  /// In points: how wide what comes is.
  private var wayOfFinger: Double {
    displayMode.leading == 1 && hasSupplementary ? supplementaryColumnWidth : primaryColumnWidth
  }

  func makeDisplayModeButtonItem() -> BarButtonItem {
    let item = BarButtonItem(title: "")
    item.addTarget(self) { split, _ in split.toggleDisplayMode() }
    name(item)
    return item
  }

  func libraryTextsDidChange() { nameButton() }

  /// After something that the button tells has changed.
  func nameButton() { name(displayModeButtonItem) }

  private func name(_ item: BarButtonItem) {
    let isFirst = hasSupplementary && displayMode.leading == 0
    let named = isFirst ? supplementary : primary
    item.title = named?.title ?? named?.children.first?.title ?? libraryText(.menu)
    item.isEnabled = !isCollapsed
  }

  private func toggleDisplayMode() {
    let asked = delegate?.targetDisplayMode(for: self) ?? .automatic
    if asked != .automatic { return choose(asked) }
    if let more = modeWithMore(first: arrangedSize?.isWide ?? false ? .tile : .overlay) {
      return choose(more)
    }
    // Of three columns, the one in the middle stays.
    choose(DisplayMode(leading: hasSupplementary ? 1 : 0, displayMode.behavior ?? .overlay))
  }
}

/// A column that comes or goes, and whose it is.
struct MovingColumn {
  let view: SplitColumn
  weak var controller: ViewController?
}

extension Size {
  var isWide: Bool { width > height }
}
