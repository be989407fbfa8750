import SceneValues

/// Where the columns lie, and how wide they are.
extension SplitViewController {
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
      if !isFirst { tell(wantedMode) }
      displayMode = wantedMode
    }
    if isNarrow, !isCollapsed { collapse() } else if !isNarrow, isCollapsed { expand() }
    isArranging = false
    arrange()
  }

  /// Whether there is room for one column only.
  private func isNarrow(_ size: Size) -> Bool {
    // A width alone does not say it: a large phone on its side is wide enough, a small one is not.
    size.width < Self.narrowest || traitCollection.horizontalSizeClass == .compact
  }

  /// A detail that was presented, because there was one column only, covers all when there is room again: it comes
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
    // A finger takes columns back to where they come from.
    outsideSwipe.direction = stage.readsFromRightToLeft ? .right : .left
    supplementaryColumn.isHidden = isCollapsed
    secondaryColumn.isHidden = isCollapsed
    outside.isHidden = true
    for divider in dividers { divider.isHidden = true }
    if isCollapsed { return primaryColumn.frame = bounds }
    var places = places(in: displayMode, bounds)
    if let passage {
      places = self.places(in: passage.from, bounds).towards(
        self.places(in: passage.to, bounds), passage.progress)
    }
    primaryColumn.frame = stage.turned(places.primary)
    supplementaryColumn.frame = stage.turned(places.supplementary)
    secondaryColumn.frame = stage.turned(places.secondary)
    for (divider, frame) in zip(dividers, places.dividers) {
      divider.frame = stage.turned(frame)
      divider.isHidden = frame.minX <= 0
    }
    outside.frame = bounds
    outside.alpha = places.shade
    outside.isHidden = places.shade == 0
  }

  private func places(in mode: DisplayMode, _ bounds: Rect) -> SplitPlaces {
    SplitPlaces(mode, widths: leadingWidths(in: bounds.width), in: bounds)
  }

  // MARK: Widths

  /// In points: how wide the primary column is while it shows.
  public var primaryColumnWidth: Double { primaryColumnWidth(in: stage?.bounds.width ?? 0) }

  /// In points: how wide the supplementary column is while it shows; 0 where there are two columns.
  public var supplementaryColumnWidth: Double {
    hasSupplementary ? supplementaryColumnWidth(in: stage?.bounds.width ?? 0) : 0
  }

  private func primaryColumnWidth(in whole: Double) -> Double {
    let wanted =
      preferredPrimaryColumnWidth > 0
      ? preferredPrimaryColumnWidth : whole * preferredPrimaryColumnWidthFraction
    return min(max(wanted, minimumPrimaryColumnWidth), maximumPrimaryColumnWidth, whole)
  }

  private func supplementaryColumnWidth(in whole: Double) -> Double {
    let wanted =
      preferredSupplementaryColumnWidth > 0
      ? preferredSupplementaryColumnWidth : whole * preferredSupplementaryColumnWidthFraction
    return min(max(wanted, minimumSupplementaryColumnWidth), maximumSupplementaryColumnWidth, whole)
  }

  /// Of the columns that come and go, the outermost first.
  func leadingWidths(in whole: Double) -> [Double] {
    let primary = primaryColumnWidth(in: whole)
    return hasSupplementary ? [primary, supplementaryColumnWidth(in: whole)] : [primary]
  }

  /// The size that a column will have when the whole has another.
  func sizeOfColumn(of child: ViewController, in size: Size) -> Size {
    if size.width < Self.narrowest || child === compact { return size }
    let places = places(in: wantedMode(in: size), Rect(origin: .zero, size: size))
    if child === primary { return places.primary.size }
    if child === supplementary { return places.supplementary.size }
    return places.secondary.size
  }
}
