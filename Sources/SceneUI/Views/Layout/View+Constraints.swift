import SceneValues

extension View {
  /// The constraints that the view keeps: those objects that stand in it in a scene, and those that code adds.
  public var constraints: [LayoutConstraint] { layoutNotes?.constraints ?? [] }

  /// Keeps a constraint, which becomes active.
  ///
  /// `isActive` finds by itself which view is to keep it.
  public func addConstraint(_ constraint: LayoutConstraint) {
    guard !constraints.contains(where: { $0 === constraint }) else { return }
    constraint.holder?.forget(constraint)
    keep(constraint)
    constraint.isActive = true
  }

  /// Keeps constraints, which become active.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Keeps a new constraint, which says itself whether it is active.
  func keep(_ constraint: LayoutConstraint) {
    notesOfLayout.constraints.append(constraint)
    constraint.holder = self
    layoutStructureDidChange()
  }

  /// Lets a constraint go, which is active no longer. Nothing happens where the view does not keep it.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    guard constraints.contains(where: { $0 === constraint }) else { return }
    constraint.isActive = false
    forget(constraint)
  }

  /// Lets constraints go, which are active no longer.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  func forget(_ constraint: LayoutConstraint) {
    guard let notes = layoutNotes else { return }
    notes.constraints.removeAll { $0 === constraint }
    constraint.holder = nil
  }

  /// Says that the view's constraints are to be looked at before the next layout: then `updateConstraints()` is called.
  public func setNeedsUpdateConstraints() {
    notesOfLayout.needsUpdateConstraints = true
    markLayoutWork()
    setNeedsLayout()
  }

  /// Whether `updateConstraints()` is to be called.
  public var needsUpdateConstraints: Bool { layoutNotes?.needsUpdateConstraints ?? false }

  /// Calls `updateConstraints()` of the view, and of all in it, where marked; what is further in comes first.
  public func updateConstraintsIfNeeded() { settleStructure() }

  /// What takes the place of the size of its content, on each axis where it is not nil: for tools that show a scene as
  /// an editor's canvas does. Nil, the default, for nothing.
  package var placeholderContentSize: (width: Double?, height: Double?)? {
    get { layoutNotes?.placeholderSize }
    set {
      notesOfLayout.placeholderSize = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// How much the view resists being made larger than its content: `.defaultLow` where nothing was said; `.defaultHigh` for
  /// switches, steppers and activity indicators, and for the height of a progress view.
  public func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    contentHugging[axis]
  }

  /// Says how much the view resists being made larger than its content along an axis.
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutConstraint.Axis) {
    contentHugging[axis] = priority
  }

  /// How much the view resists being made smaller than its content: `.defaultHigh` where nothing was said.
  public func contentCompressionResistancePriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    compressionResistance[axis]
  }

  /// Says how much the view resists being made smaller than its content along an axis.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    compressionResistance[axis] = priority
  }

  /// Both axes' priorities, as scenes write them.
  var contentHugging: LayoutPriorities {
    get { layoutNotes?.hugging ?? defaultHugging }
    set {
      guard newValue != contentHugging else { return }
      notesOfLayout.hugging = newValue.bounded(to: LayoutPriority.range, from: contentHugging)
      invalidateIntrinsicContentSize()
    }
  }

  var compressionResistance: LayoutPriorities {
    get { layoutNotes?.compressionResistance ?? .compressionResistance }
    set {
      guard newValue != compressionResistance else { return }
      notesOfLayout.compressionResistance = newValue.bounded(
        to: LayoutPriority.range, from: compressionResistance)
      invalidateIntrinsicContentSize()
    }
  }

  var notesOfLayout: LayoutNotes {
    let notes = layoutNotes ?? LayoutNotes()
    layoutNotes = notes
    return notes
  }
}

extension LayoutPriorities {
  fileprivate subscript(_ axis: LayoutConstraint.Axis) -> LayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}
