import SceneValues

extension SplitViewController: LibraryTextFollowing {
  private static var duration: Double { 0.3 }

  /// The current position of the columns that can be hidden. The value is never `automatic`. If all of these columns are
  /// hidden, the value is the position at which the next column would appear.
  public var splitBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    return displayMode.behavior ?? (arrangedSize?.isWide ?? false ? .tile : .overlay)
  }

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

  func fitting(_ mode: DisplayMode) -> DisplayMode {
    guard let behavior = mode.behavior else { return mode }
    return DisplayMode(
      leading: min(mode.leading, hasSupplementary ? 2 : 1),
      preferredSplitBehavior == .automatic ? behavior : preferredSplitBehavior)
  }

  /// Changes the display mode. The mode remains in effect until the size or a preference changes.
  ///
  /// - Parameters:
  ///   - mode: The new mode. If it is `automatic`, the preference and the size determine the mode.
  ///   - animated: Whether columns slide in and out. This value has no effect while the controller is not visible.
  public func setDisplayMode(_ mode: DisplayMode, animated: Bool) {
    chosenMode = mode == .automatic ? nil : mode
    changeDisplayMode(to: wantedMode, animated: animated)
  }

  func choose(_ mode: DisplayMode) { setDisplayMode(mode, animated: true) }

  func changeDisplayMode(to mode: DisplayMode, animated: Bool) {
    finishTransitions()
    guard mode != displayMode else { return }
    // The change is not visible before the controller first appears, or while it is collapsed.
    guard arrangedSize != nil, !isCollapsed else { return }
    notify(mode)
    // A notified object may have chosen another mode.
    guard mode == wantedMode || isDragging, mode != displayMode else { return }
    let old = displayMode
    displayMode = mode
    let moving = columns.compactMap { column, view -> MovingColumn? in
      let (before, after) = (shown(column, in: old), shown(column, in: mode))
      guard before !== after, let controller = before ?? after else { return nil }
      return MovingColumn(view: view, controller: controller)
    }
    guard animated, notifiesChildren, !isArranging, !moving.isEmpty, let window = stage?.window else {
      return arrange()
    }
    move(moving, from: old, to: mode, in: window)
  }

  func notify(_ mode: DisplayMode) {
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
    notify(old)
    displayMode = old
    chosenMode = nil
    if wantedMode != old { chosenMode = old }
    guard notifiesChildren else { return }
    for moved in moving { moved.controller?.beginAppearance(shows, animated: true) }
  }

  private func arrangeQuietly(_ moving: [MovingColumn], shows: Bool) {
    for moved in moving {
      if !shows {
        moved.view.put(in: nil)
        moved.view.detachView(moved.controller)
        moved.controller?.endAppearance(if: false)
      } else if let controller = moved.controller {
        endAppearing(controller)
      }
    }
    arrange()
  }

  private var sideways: Double { stage?.readsFromRightToLeft == true ? -1 : 1 }

  func edgePanDidChange() {
    let progress = edgePan.translation(in: stage).x * sideways / max(1, fingerTranslation)
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
      // A flick completes the transition at any distance, and a flick in the opposite direction cancels it.
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

  private var fingerTranslation: Double {
    displayMode.leading == 1 && hasSupplementary ? supplementaryColumnWidth : primaryColumnWidth
  }

  func makeDisplayModeButtonItem() -> BarButtonItem {
    let item = BarButtonItem(title: "")
    item.addTarget(self) { split, _ in split.toggleDisplayMode() }
    name(item)
    return item
  }

  func libraryTextsDidChange() { nameButton() }

  func nameButton() { name(displayModeButtonItem) }

  private func name(_ item: BarButtonItem) {
    let isFirst = hasSupplementary && displayMode.leading == 0
    let named = isFirst ? supplementary : primary
    item.title = named?.title ?? named?.children.first?.title ?? libraryText(.menu)
    item.isEnabled = !isCollapsed
  }

  private func toggleDisplayMode() {
    let asked = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if asked != .automatic { return choose(asked) }
    if let more = modeWithMore(first: arrangedSize?.isWide ?? false ? .tile : .overlay) {
      return choose(more)
    }
    choose(DisplayMode(leading: hasSupplementary ? 1 : 0, displayMode.behavior ?? .overlay))
  }
}

struct MovingColumn {
  let view: SplitColumn
  weak var controller: ViewController?
}

extension Size {
  var isWide: Bool { width > height }
}
