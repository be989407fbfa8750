import SceneValues

extension View {
  /// How far from its edges a view keeps its content, in points; 8 on each side where nothing is said.
  ///
  /// Reading gives what counts for layout: with the least that the system has at the sides of a controller's view, with
  /// the superview's margins where the view preserves them, and with what bars cover. Setting says what of it is the
  /// view's own.
  public var layoutMargins: EdgeInsets {
    get { effectiveLayoutMargins }
    set { ownLayoutMargins = newValue }
  }

  /// The same by the direction of reading: setting it sets `layoutMargins`, and the other way round.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let (leading, trailing) =
        readsFromRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
      return DirectionalEdgeInsets(
        top: margins.top, leading: leading, bottom: margins.bottom, trailing: trailing)
    }
    set { ownDirectionalMargins = newValue }
  }

  /// Whether the view keeps at least its superview's margins where it lies beneath them; false by default.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutNotes?.preservesSuperviewMargins ?? false }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      notesOfLayout.preservesSuperviewMargins = newValue
      layoutMarginsDidChange()
    }
  }

  /// Whether what bars and notches cover is added to the margins; true by default.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutNotes?.insetsMarginsFromSafeArea ?? true }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      notesOfLayout.insetsMarginsFromSafeArea = newValue
      layoutMarginsDidChange()
    }
  }

  /// Whether the margins leave no more room than text is read in with ease; false by default.
  public var layoutMarginsFollowReadableWidth: Bool {
    get { layoutNotes?.marginsFollowReadableWidth ?? false }
    set {
      guard newValue != layoutMarginsFollowReadableWidth else { return }
      notesOfLayout.marginsFollowReadableWidth = newValue
      layoutMarginsDidChange()
    }
  }

  /// Whether the view's content turns around where one reads from right to left; it does by default.
  public var semanticContentAttribute: SemanticContentAttribute {
    get { layoutNotes?.semanticContent ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      notesOfLayout.semanticContent = newValue
      layoutStructureDidChange()
      // Parts of a bar read as the bar does.
      forSubtree { $0.directionDidChange() }
    }
  }

  /// What was said of the margins, without what is added to them.
  var ownLayoutMargins: EdgeInsets {
    get {
      switch layoutNotes?.margins {
      case nil: superview?.contentHolder?.usualMargins(of: self) ?? LayoutNotes.standardMargins
      case .fixed(let margins): margins
      case .directional(let margins): margins.insets(isRightToLeft: readsFromRightToLeft)
      }
    }
    set { setMargins(.fixed(newValue.bounded(to: .coordinates, from: ownLayoutMargins))) }
  }

  var ownDirectionalMargins: DirectionalEdgeInsets {
    get {
      if case .directional(let margins) = layoutNotes?.margins { return margins }
      let margins = ownLayoutMargins
      let (leading, trailing) =
        readsFromRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right)
      return DirectionalEdgeInsets(
        top: margins.top, leading: leading, bottom: margins.bottom, trailing: trailing)
    }
    set { setMargins(.directional(newValue.bounded(to: .coordinates, from: ownDirectionalMargins))) }
  }

  private func setMargins(_ margins: LayoutNotes.Margins) {
    guard margins != layoutNotes?.margins else { return }
    notesOfLayout.margins = margins
    layoutMarginsDidChange()
  }
}
