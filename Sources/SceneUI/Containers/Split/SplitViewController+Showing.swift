import SceneValues

extension SplitViewController {
  /// The minimum width of the secondary column beside two other columns, in points. If there is less space, the two
  /// columns displace the secondary column.
  private static var narrowestSecondary: Double { 320 }

  /// Returns the display mode with one more visible column than the current mode, or nil if all columns are visible. If
  /// only the secondary column is visible and `preferredSplitBehavior` is `automatic`, the mode has the behavior `first`.
  func modeWithMore(first: SplitBehavior) -> DisplayMode? {
    let leading = displayMode.leading + 1
    guard leading <= (hasSupplementary ? 2 : 1) else { return nil }
    if preferredSplitBehavior != .automatic { return DisplayMode(leading: leading, preferredSplitBehavior) }
    guard leading == 2, let whole = arrangedSize?.width else { return DisplayMode(leading: leading, first) }
    if displayMode.behavior == .overlay { return .twoOverSecondary }
    let taken = leadingWidths(in: whole).reduce(0) { $0 + $1 + SplitPlaces.hairline }
    return whole - taken < Self.narrowestSecondary ? .twoDisplaceSecondary : .twoBesideSecondary
  }

  func uncover(animated: Bool = true) {
    setDisplayMode(displayMode.behavior == .displace ? .allVisible : .primaryHidden, animated: animated)
  }

  /// Displays a column and the columns between it and the secondary column. If the column is `secondary`, hides the
  /// columns that cover or displace it. While the controller is collapsed, displays the column on top of the columns that
  /// precede it.
  ///
  /// - Throws: `LoadingError` if the primary controller cannot display the column. The state is then unchanged.
  public func show(_ column: Column, animated: Bool = true) throws {
    if isCollapsed { return try showCollapsed(column) }
    switch column {
    case .compact: break
    case .secondary:
      if [.overlay, .displace].contains(displayMode.behavior) { uncover(animated: animated) }
    case .primary, .supplementary:
      let least = column == .primary && hasSupplementary ? 2 : 1
      while displayMode.leading < least,
        let more = modeWithMore(first: arrangedSize?.isWide ?? false ? .tile : .overlay)
      {
        // Only the last step is animated.
        setDisplayMode(more, animated: animated && more.leading == least)
        if displayMode != more { return }
      }
    }
  }

  /// Hides a column and the columns that precede it. The secondary column cannot be hidden. While the controller is
  /// collapsed, displays the preceding column instead.
  ///
  /// - Throws: `LoadingError` if the primary controller cannot remove the column. The state is then unchanged.
  public func hide(_ column: Column, animated: Bool = true) throws {
    if isCollapsed {
      guard column == .supplementary || column == .secondary else { return }
      return try showCollapsed(column == .secondary && hasSupplementary ? .supplementary : .primary)
    }
    let leading = column == .primary && hasSupplementary ? 1 : 0
    guard column == .primary || column == .supplementary, displayMode.leading > leading else { return }
    let mode = DisplayMode(leading: leading, displayMode.behavior ?? .overlay)
    setDisplayMode(mode, animated: animated)
  }
}
