import SceneValues

extension SplitViewController {
  /// The minimum width at which several columns are displayed, in points.
  private static var narrowest: Double { 600 }

  func layOut() {
    guard let stage else { return }
    // Outside a window, the size is not final.
    if !isArranging, stage.window != nil { adapt(to: stage.bounds.size) }
    placeColumns()
  }

  private func adapt(to size: Size) {
    let isNarrow = isNarrow(size)
    guard size != arrangedSize || isNarrow != isCollapsed else { return }
    finishTransitions()
    if let arrangedSize, arrangedSize.isWide != size.isWide { chosenMode = nil }
    let isFirst = arrangedSize == nil
    arrangedSize = size
    isArranging = true
    if !isNarrow, wantedMode != displayMode {
      if !isFirst { notify(wantedMode) }
      displayMode = wantedMode
    }
    if isNarrow, !isCollapsed { collapse() } else if !isNarrow, isCollapsed { expand() }
    isArranging = false
    arrange()
  }

  private func isNarrow(_ size: Size) -> Bool {
    // The width alone is not sufficient: in landscape, only large phones have space for two columns.
    size.width < Self.narrowest || traitCollection.horizontalSizeClass == .compact
  }

  /// Dismisses a detail controller presented while the columns were collapsed, which would cover the expanded columns.
  func takeBackPresentedDetail(in size: Size) {
    guard isCollapsed, !isNarrow(size), let detail = shownDetail, let presenter = detail.presenter else {
      return
    }
    // Dismissing triggers layout, but the detail controller is presented until the dismissal has ended.
    isArranging = true
    defer {
      isArranging = false
      stage?.setNeedsLayout()
    }
    do {
      try presenter.dismiss(animated: false)
      restoredDetail = detail
    } catch {
      context.report(error)
    }
  }

  func placeColumns() {
    guard let stage else { return }
    let bounds = stage.bounds
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

  /// The width of the primary column while it is visible, in points.
  public var primaryColumnWidth: Double { primaryColumnWidth(in: stage?.bounds.width ?? 0) }

  /// The width of the supplementary column while it is visible, in points, or 0 if there are two columns.
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

  /// Returns the widths of the columns that can be hidden, starting with the outermost column.
  func leadingWidths(in whole: Double) -> [Double] {
    let primary = primaryColumnWidth(in: whole)
    return hasSupplementary ? [primary, supplementaryColumnWidth(in: whole)] : [primary]
  }

  func sizeOfColumn(of child: ViewController, in size: Size) -> Size {
    if size.width < Self.narrowest || child === compact { return size }
    let places = places(in: wantedMode(in: size), Rect(origin: .zero, size: size))
    if child === primary { return places.primary.size }
    if child === supplementary { return places.supplementary.size }
    return places.secondary.size
  }
}
