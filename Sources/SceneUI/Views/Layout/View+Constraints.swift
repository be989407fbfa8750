import SceneValues

extension View {
  /// The constraints that the view stores: those declared in the scene and those added in code.
  public var constraints: [LayoutConstraint] { layoutNotes?.constraints ?? [] }

  /// Adds a constraint to this view and activates it. To add the constraint to the nearest common ancestor of its items
  /// instead, set the constraint's `isActive` property to true.
  public func addConstraint(_ constraint: LayoutConstraint) {
    guard !constraints.contains(where: { $0 === constraint }) else { return }
    constraint.holder?.forget(constraint)
    keep(constraint)
    constraint.isActive = true
  }

  /// Adds constraints to this view and activates them.
  public func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  func keep(_ constraint: LayoutConstraint) {
    notesOfLayout.constraints.append(constraint)
    constraint.holder = self
    layoutStructureDidChange()
  }

  /// Deactivates a constraint and removes it. Does nothing if the view does not store the constraint.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    guard constraints.contains(where: { $0 === constraint }) else { return }
    constraint.isActive = false
    forget(constraint)
  }

  /// Deactivates constraints and removes them from this view.
  public func removeConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  func forget(_ constraint: LayoutConstraint) {
    guard let notes = layoutNotes else { return }
    notes.constraints.removeAll { $0 === constraint }
    constraint.holder = nil
  }

  /// Requests a call to `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    notesOfLayout.needsUpdateConstraints = true
    markLayoutWork()
    setNeedsLayout()
  }

  /// Whether a call to `updateConstraints()` is pending.
  public var needsUpdateConstraints: Bool { layoutNotes?.needsUpdateConstraints ?? false }

  /// Calls `updateConstraints()` for this view and its descendants if a call is pending, deepest views first.
  public func updateConstraintsIfNeeded() { classifyStructure() }

  /// The size that tools use in place of the intrinsic content size. A nil dimension is not replaced. The default is nil.
  package var placeholderContentSize: (width: Double?, height: Double?)? {
    get { layoutNotes?.placeholderSize }
    set {
      notesOfLayout.placeholderSize = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// Returns the priority with which the view resists growing beyond its content. The default is `.defaultHigh` for
  /// switches, steppers, activity indicators, and the height of progress views, and `.defaultLow` otherwise.
  public func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    contentHugging[axis]
  }

  /// Sets the priority with which the view resists growing beyond its content along an axis.
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutConstraint.Axis) {
    contentHugging[axis] = priority
  }

  /// Returns the priority with which the view resists shrinking below its content. The default is `.defaultHigh`.
  public func contentCompressionResistancePriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    compressionResistance[axis]
  }

  /// Sets the priority with which the view resists shrinking below its content along an axis.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    compressionResistance[axis] = priority
  }

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
