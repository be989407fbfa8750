import SceneLayout
import SceneValues

/// Methods that notify constraint layout of changes to a view. They have no effect on views without constraints.
extension View {
  /// Marks the layout for rebuilding after a change of the view's constraints or of the views that they position.
  func layoutStructureDidChange() {
    notesOfLayout.hasNewStructure = true
    markLayoutWork()
    setNeedsLayout()
  }

  func wrappingDidChange() {
    // If there is no island yet, wrapping is determined when the island is built.
    if layoutNotes?.home != nil { layoutStructureDidChange() }
  }

  func markLayoutWork() {
    var view: View? = self
    while let current = view, !current.hasLayoutWork {
      current.hasLayoutWork = true
      view = current.superview
    }
  }

  private var isPartOfLayout: Bool {
    !translatesAutoresizingMaskIntoConstraints || layoutNotes?.constraints.isEmpty == false
  }

  var joinsLayout: Bool { hasLayoutWork || isPartOfLayout }

  func didJoinForLayout() {
    guard let superview else { return }
    if hasLayoutWork { superview.markLayoutWork() }
    if isPartOfLayout { layoutStructureDidChange() }
  }

  /// Removes constraints between views inside and outside this view, before the view is removed from its superview.
  func willLeaveForLayout() {
    guard let home = layoutNotes?.home else { return }
    home.dissolve()
    var around = superview
    while let view = around {
      for constraint in view.layoutNotes?.constraints ?? [] where constraint.reaches(into: self) {
        view.removeConstraint(constraint)
      }
      around = view.superview
    }
  }

  var isPlacedByLayout: Bool { !translatesAutoresizingMaskIntoConstraints || layoutNotes?.home != nil }

  @inline(__always)
  func placeDidChange() {
    if layoutNotes != nil { notifyHomeOfPlace() }
  }

  private func notifyHomeOfPlace() {
    guard let notes = layoutNotes, let home = notes.home, !home.isApplying else { return }
    home.changes.frames.insert(notes.item)
    home.setNeedsSolving()
  }

  func notifyMarginObservers() {
    for subview in subviews {
      guard let notes = subview.layoutNotes, notes.preservesSuperviewMargins else { continue }
      if notes.island != nil { subview.setNeedsLayout() }
      notes.home?.setNeedsSolving()
      subview.notifyMarginObservers()
    }
  }

  func originOfBoundsDidChange() {
    guard let notes = layoutNotes else { return }
    if let home = notes.home {
      home.changes.bounds.insert(notes.item)
      home.setNeedsSolving()
    }
    if let island = notes.island {
      island.changes.bounds.insert(LayoutEngine.root)
    }
  }

  /// Notifies layout that the content size has changed. Call this method when `intrinsicContentSize` changes.
  @inline(__always)
  public func invalidateIntrinsicContentSize() {
    if layoutNotes != nil { notifyHomeOfContent() }
  }

  private func notifyHomeOfContent() {
    guard let notes = layoutNotes, let home = notes.home else { return }
    home.changes.content.insert(notes.item)
    if let superview, superview.subviewArranger?.arrangesSubviews == true,
      let item = home.place(of: superview)
    {
      home.changes.stacks.insert(item)
    }
    home.contentDidChange()
  }

  func arrangementDidChange() {
    let islands: [(LayoutIsland?, LayoutItemID)] = [
      (layoutNotes?.home, layoutNotes?.item ?? LayoutEngine.root), (layoutNotes?.island, LayoutEngine.root),
    ]
    for case (let island?, let item) in islands where island.stacks.contains(item) {
      island.changes.stacks.insert(item)
      island.contentDidChange()
    }
    setNeedsLayout()
  }

  /// The root of this view's layout island: the nearest view, starting with this one, that has its own frame and is not
  /// part of an enclosing island.
  private var layoutRoot: View {
    var view = self
    while let superview = view.superview,
      !view.translatesAutoresizingMaskIntoConstraints || view.layoutNotes?.isPartOfOuterIsland == true
    {
      view = superview
    }
    return view
  }

  private func invalidateIsland() {
    let root = layoutRoot
    let notes = root.notesOfLayout
    if let island = notes.island {
      island.dissolve()
    } else {
      notes.island = LayoutIsland(root: root)
      root.setNeedsLayout()
    }
  }

  func updateMarkedConstraints() {
    guard hasLayoutWork else { return }
    hasLayoutWork = false
    for subview in subviews { subview.updateMarkedConstraints() }
    guard let notes = controller == nil ? layoutNotes : notesOfLayout else { return }
    if notes.needsUpdateConstraints {
      notes.needsUpdateConstraints = false
      updateConstraints()
      controller?.updateViewConstraints()
    }
    guard notes.hasNewStructure else { return }
    notes.hasNewStructure = false
    if !translatesAutoresizingMaskIntoConstraints || notes.home != nil { superview?.invalidateIsland() }
    if superview == nil || translatesAutoresizingMaskIntoConstraints, placesOthers { invalidateIsland() }
    for constraint in notes.constraints where constraint.isActive { install(constraint) }
  }

  var placesOthers: Bool {
    layoutNotes?.constraints.isEmpty == false || layoutNotes?.island != nil
      || subviewArranger?.arrangesSubviews == true
      || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// Installs a constraint in the nearest common ancestor of its items, which can differ from the view that stores it.
  private func install(_ constraint: LayoutConstraint) {
    constraint.container = nil
    guard let container = constraint.commonView, container !== self, isDescendant(of: container),
      container.layoutRoot !== layoutRoot
    else { return }
    constraint.container = container
    let notes = container.notesOfLayout
    if !notes.foreign.contains(where: { $0 === constraint }) { notes.foreign.append(constraint) }
    container.invalidateIsland()
  }

  func layoutIsland() {
    // An ancestor may have to be set up first.
    var top: View?
    var around: View? = self
    while let view = around {
      if view.hasLayoutWork { top = view }
      around = view.superview
    }
    top?.updateMarkedConstraints()
    layoutHome()
  }

  private func layoutHome() {
    guard let home = layoutNotes?.home ?? superview?.layoutRoot.layoutNotes?.island else { return }
    home.root.layoutHome()
    home.update()
  }

  func take(layoutFrame frame: Rect) -> Bool {
    if transform.isIdentity {
      guard self.frame != frame else { return false }
      self.frame = frame
      return true
    }
    // The bounds and the center are compared because the frame includes the transform.
    guard bounds.size != frame.size || center != frame.center else { return false }
    bounds = Rect(origin: bounds.origin, size: frame.size)
    center = frame.center
    return true
  }

  /// Returns the content size and the content priorities. If a width is given, text is wrapped at that width.
  func layoutContent(fitting width: Double?) -> LayoutContent {
    let size = measuredContent(fitting: width)
    let placeholder = layoutNotes?.placeholderSize
    return LayoutContent(
      width: placeholder?.width ?? size.width, height: placeholder?.height ?? size.height,
      hugging: contentHugging, compression: compressionResistance)
  }

  var readsFromRightToLeft: Bool {
    switch semanticContentAttribute {
    case .forceLeftToRight, .playback, .spatial: false
    case .forceRightToLeft: true
    case .unspecified: contextIfAny?.layoutDirection == .rightToLeft
    }
  }
}
