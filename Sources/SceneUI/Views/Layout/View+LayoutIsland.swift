import SceneLayout
import SceneValues

/// What layout by constraints needs to hear of a view. All of it is nothing for views that no constraint speaks of.
extension View {
  // MARK: What happens to it

  /// Constraints of the view, or what constraints place in it, are others than before.
  func layoutStructureDidChange() {
    notesOfLayout.hasNewStructure = true
    markLayoutWork()
    setNeedsLayout()
  }

  /// Its text is broken into lines for its width, or not any more: what was set up does not know that.
  func wrappingDidChange() {
    // What nothing was set up for, is asked when that is done.
    if layoutNotes?.home != nil { layoutStructureDidChange() }
  }

  /// Tells the views around that there is something to do before layout.
  func markLayoutWork() {
    var view: View? = self
    while let current = view, !current.hasLayoutWork {
      current.hasLayoutWork = true
      view = current.superview
    }
  }

  /// Whether constraints say anything of the view itself.
  private var isPartOfLayout: Bool {
    !translatesAutoresizingMaskIntoConstraints || layoutNotes?.constraints.isEmpty == false
  }

  /// Whether `didJoinForLayout()` would do anything.
  var joinsLayout: Bool { hasLayoutWork || isPartOfLayout }

  /// The view was put into its superview.
  func didJoinForLayout() {
    guard let superview else { return }
    if hasLayoutWork { superview.markLayoutWork() }
    if isPartOfLayout { layoutStructureDidChange() }
  }

  /// The view is about to leave its superview: constraints between what is in it and what is not, are gone.
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

  /// Whether constraints place it, and not autoresizing.
  var isPlacedByLayout: Bool { !translatesAutoresizingMaskIntoConstraints || layoutNotes?.home != nil }

  /// The frame was set, by whomever.
  @inline(__always)
  func placeDidChange() {
    // Constraints say nothing of most views.
    if layoutNotes != nil { tellHomeOfPlace() }
  }

  private func tellHomeOfPlace() {
    guard let notes = layoutNotes, let home = notes.home, !home.isApplying else { return }
    home.changes.frames.insert(notes.item)
    home.setNeedsSolving()
  }

  /// The margins are elsewhere than before: subviews that keep them are laid out anew.
  func tellThoseThatKeepMargins() {
    for subview in subviews {
      guard let notes = subview.layoutNotes, notes.preservesSuperviewMargins else { continue }
      if notes.island != nil { subview.setNeedsLayout() }
      notes.home?.setNeedsSolving()
      subview.tellThoseThatKeepMargins()
    }
  }

  /// Other coordinates show.
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

  /// Tells whoever lays the view out by its content that this has another size now.
  ///
  /// Call it when `intrinsicContentSize` would say something else.
  @inline(__always)
  public func invalidateIntrinsicContentSize() {
    if layoutNotes != nil { tellHomeOfContent() }
  }

  private func tellHomeOfContent() {
    guard let notes = layoutNotes, let home = notes.home else { return }
    home.changes.content.insert(notes.item)
    if let superview, superview.subviewArranger?.arrangesSubviews == true,
      let item = home.place(of: superview)
    {
      home.changes.stacks.insert(item)
    }
    home.contentDidChange()
  }

  /// What a stack view asks of its views is something else than before.
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

  // MARK: Where it is laid out

  /// The nearest view, this or around it, whose frame is decided by itself, and in which constraints place the others.
  private var layoutRoot: View {
    var view = self
    while let superview = view.superview,
      !view.translatesAutoresizingMaskIntoConstraints || view.layoutNotes?.isAbsorbed == true
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

  // MARK: Before layout

  /// Asks views that were marked for their constraints, from the inside out, and finds out what has to be set up anew.
  func updateMarkedConstraints() {
    guard hasLayoutWork else { return }
    hasLayoutWork = false
    for subview in subviews { subview.updateMarkedConstraints() }
    guard let notes = layoutNotes else { return }
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

  /// Whether constraints place anything in it.
  var placesOthers: Bool {
    layoutNotes?.constraints.isEmpty == false || layoutNotes?.island != nil
      || subviewArranger?.arrangesSubviews == true
      || subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// A constraint holds in the nearest view that all it speaks of is in, which need not be the one that keeps it.
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

  /// Brings the view where it belongs, with all that is laid out together with it.
  func settleAround() {
    // Something further out may have to be set up first.
    var top: View?
    var around: View? = self
    while let view = around {
      if view.hasLayoutWork { top = view }
      around = view.superview
    }
    top?.updateMarkedConstraints()
    settleHome()
  }

  private func settleHome() {
    guard let home = layoutNotes?.home ?? superview?.layoutRoot.layoutNotes?.island else { return }
    home.root.settleHome()
    home.update()
  }

  // MARK: Moving it

  /// Goes where layout puts it.
  ///
  /// - Returns: whether it was elsewhere.
  func take(layoutFrame frame: Rect) -> Bool {
    if transform.isIdentity {
      guard self.frame != frame else { return false }
      self.frame = frame
      return true
    }
    // The frame would be that of the transformed view.
    guard bounds.size != frame.size || center != frame.center else { return false }
    bounds = Rect(origin: bounds.origin, size: frame.size)
    center = frame.center
    return true
  }

  /// How large the content is, for the engine.
  ///
  /// - Parameter width: what text is broken into lines for; nil for as wide as it is.
  /// - Returns: the size with its priorities.
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
