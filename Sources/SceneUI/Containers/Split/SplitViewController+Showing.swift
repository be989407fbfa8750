import SceneValues

/// One column more, and one fewer.
extension SplitViewController {
  /// In points: with two columns beside it, the secondary one is at least so wide, or else it is displaced.
  private static var narrowestSecondary: Double { 320 }

  /// The mode with one more column, where there is one.
  ///
  /// - Parameter first: where the first of them shows, unless a behavior is preferred.
  /// - Returns: nil where all columns show.
  func modeWithMore(first: SplitBehavior) -> DisplayMode? {
    let leading = displayMode.leading + 1
    guard leading <= (hasSupplementary ? 2 : 1) else { return nil }
    if preferredSplitBehavior != .automatic { return DisplayMode(leading: leading, preferredSplitBehavior) }
    guard leading == 2, let whole = arrangedSize?.width else { return DisplayMode(leading: leading, first) }
    if displayMode.behavior == .overlay { return .twoOverSecondary }
    let taken = leadingWidths(in: whole).reduce(0) { $0 + $1 + SplitPlaces.hairline }
    return whole - taken < Self.narrowestSecondary ? .twoDisplaceSecondary : .twoBesideSecondary
  }

  /// Sends away what lies over the secondary column, or has displaced it.
  func uncover(animated: Bool = true) {
    setDisplayMode(displayMode.behavior == .displace ? .allVisible : .primaryHidden, animated: animated)
  }

  /// Shows a column beside or over the secondary one, and those between. The secondary one is uncovered. While there is
  /// one column only, it shows this one, with the ones before it to go back to.
  ///
  /// - Throws: `LoadingError` where the primary controller does not show it; then everything is as before.
  public func show(_ column: Column, animated: Bool = true) throws {
    if isCollapsed { return try bringUp(column) }
    switch column {
    case .compact: break
    case .secondary:
      if [.overlay, .displace].contains(displayMode.behavior) { uncover(animated: animated) }
    case .primary, .supplementary:
      let least = column == .primary && hasSupplementary ? 2 : 1
      while displayMode.leading < least,
        let more = modeWithMore(first: arrangedSize?.isWide ?? false ? .tile : .overlay)
      {
        // The last step is the one to be seen.
        setDisplayMode(more, animated: animated && more.leading == least)
        if displayMode != more { return }
      }
    }
  }

  /// Hides a column and those on its left; the secondary one stays. While there is one column only, it shows the one
  /// before it.
  ///
  /// - Throws: `LoadingError` where the primary controller does not let it go; then everything is as before.
  public func hide(_ column: Column, animated: Bool = true) throws {
    if isCollapsed {
      guard column == .supplementary || column == .secondary else { return }
      return try bringUp(column == .secondary && hasSupplementary ? .supplementary : .primary)
    }
    let leading = column == .primary && hasSupplementary ? 1 : 0
    guard column == .primary || column == .supplementary, displayMode.leading > leading else { return }
    let mode = DisplayMode(leading: leading, displayMode.behavior ?? .overlay)
    setDisplayMode(mode, animated: animated)
  }
}
