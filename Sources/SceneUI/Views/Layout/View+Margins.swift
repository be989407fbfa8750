import SceneValues

extension View {
  /// The distances between the view's edges and its content, in points. The default is 8 on each side. The value includes
  /// the safe area, the preserved superview margins, and, for a controller's view, the system minimum margins.
  public var layoutMargins: EdgeInsets {
    get { effectiveLayoutMargins }
    set { ownLayoutMargins = newValue }
  }

  /// The margins relative to the layout direction. Setting this property also sets `layoutMargins`, and vice versa.
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

  /// Whether the margins include the parts of the superview's margins that the view overlaps. The default is false.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutNotes?.preservesSuperviewMargins ?? false }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      notesOfLayout.preservesSuperviewMargins = newValue
      layoutMarginsDidChange()
    }
  }

  /// Whether the safe area insets are added to the margins. The default is true.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutNotes?.insetsMarginsFromSafeArea ?? true }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      notesOfLayout.insetsMarginsFromSafeArea = newValue
      layoutMarginsDidChange()
    }
  }

  /// Whether the margins are enlarged where necessary to limit the content to a readable width. The default is false.
  public var layoutMarginsFollowReadableWidth: Bool {
    get { layoutNotes?.marginsFollowReadableWidth ?? false }
    set {
      guard newValue != layoutMarginsFollowReadableWidth else { return }
      notesOfLayout.marginsFollowReadableWidth = newValue
      layoutMarginsDidChange()
    }
  }

  /// A value that determines whether the content is mirrored in right-to-left layouts. By default, it is mirrored.
  public var semanticContentAttribute: SemanticContentAttribute {
    get { layoutNotes?.semanticContent ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      notesOfLayout.semanticContent = newValue
      layoutStructureDidChange()
      // Parts of a bar inherit the bar's direction.
      forSubtree { $0.directionDidChange() }
    }
  }

  package var hasOwnLayoutMargins: Bool { layoutNotes?.margins != nil }

  var ownLayoutMargins: EdgeInsets {
    get {
      switch layoutNotes?.margins {
      case nil: superview?.contentViewOwner?.usualMargins(of: self) ?? LayoutNotes.standardMargins
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
