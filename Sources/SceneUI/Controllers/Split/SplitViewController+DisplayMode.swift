import SceneValues

/// How the primary column comes and goes.
extension SplitViewController {
  /// In seconds.
  private static var duration: Double { 0.3 }

  /// What a person has chosen, or code, or else the size says.
  var wantedMode: DisplayMode { wantedMode(in: arrangedSize ?? .zero) }

  func wantedMode(in size: Size) -> DisplayMode {
    let wanted = chosenMode ?? preferredDisplayMode
    guard wanted == .automatic else { return wanted }
    return size.isWide ? .allVisible : .primaryHidden
  }

  /// Shows the primary column in another way, until there is another size or another preference.
  ///
  /// - Parameter mode: `automatic` for what the preference and the size say.
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
    delegate?.splitViewController(self, willChangeTo: mode)
    // Whoever heard of it may have chosen another one.
    guard mode == wantedMode || isDragging, mode != displayMode else { return }
    let old = displayMode
    displayMode = mode
    guard animated, tellsChildren, !isArranging, let primary, let window = stage?.window,
      old.showsPrimary != mode.showsPrimary
    else {
      rest()
      return arrange()
    }
    move(primary, from: old, to: mode, in: window)
  }

  /// The columns lie as the mode says, and nothing moves.
  func rest() {
    isOverlaid = displayMode == .primaryOverlay
    revealed = displayMode.showsPrimary ? 1 : 0
  }

  private func move(_ primary: ViewController, from old: DisplayMode, to new: DisplayMode, in window: Window)
  {
    let comes = new.showsPrimary
    isOverlaid = (comes ? new : old) == .primaryOverlay
    primary.beginAppearance(comes, animated: true)
    if comes {
      placeColumns()
      primaryColumn.put(in: primary)
      primaryColumn.layoutIfNeeded()
    }
    let transition = ContainerTransition(
      duration: Self.duration, in: window,
      show: { [weak self] progress in
        self?.revealed = comes ? progress : 1 - progress
        self?.placeColumns()
        self?.stage?.layoutIfNeeded()
      },
      completion: { [weak self, weak primary] isCompleted in
        guard let self else { return }
        self.transition = nil
        if !isCompleted { turnBack(primary, to: old) }
        rest()
        arrangeQuietly(primary)
      })
    self.transition = transition
    if !isDragging { transition.run() }
  }

  private func turnBack(_ primary: ViewController?, to old: DisplayMode) {
    delegate?.splitViewController(self, willChangeTo: old)
    displayMode = old
    chosenMode = nil
    if tellsChildren { primary?.beginAppearance(old.showsPrimary, animated: true) }
  }

  /// The primary column has come, or gone, of which its controller has heard the beginning.
  private func arrangeQuietly(_ controller: ViewController?) {
    if !displayMode.showsPrimary {
      primaryColumn.put(in: nil)
      primaryColumn.takeOut(controller)
      controller?.endAppearance(if: false)
    } else if let controller {
      endAppearing(controller)
    }
    arrange()
  }

  // MARK: Fingers

  func edgePanDidChange() {
    let progress = edgePan.translation(in: stage).x / max(1, primaryColumnWidth)
    switch edgePan.state {
    case .began:
      guard !isCollapsed, primary != nil, transition == nil, displayMode == .primaryHidden else { return }
      isDragging = true
      chosenMode = .primaryOverlay
      changeDisplayMode(to: .primaryOverlay, animated: true)
      transition?.follow(progress)
    case .changed: if isDragging { transition?.follow(progress) }
    case .ended:
      guard isDragging else { return }
      isDragging = false
      // A quick flick is enough, however short; one the other way takes it back.
      let velocity = edgePan.velocity(in: stage).x
      let isFarEnough = abs(velocity) > 300 ? velocity > 0 : progress > 0.5
      if isFarEnough { transition?.run() } else { transition?.turnBack() }
    case .cancelled:
      guard isDragging else { return }
      isDragging = false
      transition?.turnBack()
    case .possible, .failed: break
    }
  }

  func makeDisplayModeButtonItem() -> BarButtonItem {
    let item = BarButtonItem(title: "")
    item.addTarget(self) { split, _ in split.toggleDisplayMode() }
    name(item)
    return item
  }

  /// After something that the button tells has changed.
  func nameButton() { name(displayModeButtonItem) }

  private func name(_ item: BarButtonItem) {
    item.title = primary?.title ?? primary?.children.first?.title ?? "Menu"
    item.isEnabled = !isCollapsed
  }

  private func toggleDisplayMode() {
    let asked = delegate?.targetDisplayMode(for: self) ?? .automatic
    if asked != .automatic { return choose(asked) }
    if displayMode.showsPrimary { return choose(.primaryHidden) }
    choose(arrangedSize?.isWide ?? false ? .allVisible : .primaryOverlay)
  }
}

extension Size {
  var isWide: Bool { width > height }
}
