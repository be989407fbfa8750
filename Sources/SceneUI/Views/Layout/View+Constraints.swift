import SceneValues

/// What was said of a view for layout by constraints. Few views have any, so it is kept apart from them.
final class LayoutNotes {
  /// What margins a view was given: by sides, or by the direction of reading.
  enum Margins: Equatable {
    case fixed(EdgeInsets)
    case directional(DirectionalEdgeInsets)
  }

  var constraints: [LayoutConstraint] = []
  var guides: [LayoutGuide] = []
  /// Nil where nothing was said.
  var margins: Margins?
  var preservesSuperviewMargins = false
  var insetsMarginsFromSafeArea = true
  var marginsFollowReadableWidth = false
  var semanticContent = SemanticContentAttribute.unspecified
  /// What takes the place of the size of its content, on each axis where it is not nil: for tools that show a scene as
  /// the canvas does, where the program's code would say how large the content is.
  var placeholderSize: (width: Double?, height: Double?)?
  var hugging = LayoutPriorities.contentHugging
  var compressionResistance = LayoutPriorities.compressionResistance

  static let standardMargins = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
}

extension View {
  /// The constraints that the view keeps: those objects that stand in it in a scene, and those that code adds.
  ///
  /// They are kept as data: layout does not apply them yet.
  public var constraints: [LayoutConstraint] { layoutNotes?.constraints ?? [] }

  /// Keeps a constraint, which becomes active.
  public func addConstraint(_ constraint: LayoutConstraint) {
    guard !constraints.contains(where: { $0 === constraint }) else { return }
    keep(constraint)
    constraint.isActive = true
  }

  /// Keeps a new constraint of a scene, which says itself whether it is active.
  func keep(_ constraint: LayoutConstraint) { notesOfLayout.constraints.append(constraint) }

  /// Lets a constraint go, which is active no longer. Nothing happens where the view does not keep it.
  public func removeConstraint(_ constraint: LayoutConstraint) {
    guard let index = constraints.firstIndex(where: { $0 === constraint }) else { return }
    notesOfLayout.constraints.remove(at: index)
    constraint.isActive = false
  }

  /// What takes the place of the size of its content, on each axis where it is not nil: for tools that show a scene as
  /// an editor's canvas does. Nil, the default, for nothing.
  package var placeholderContentSize: (width: Double?, height: Double?)? {
    get { layoutNotes?.placeholderSize }
    set {
      notesOfLayout.placeholderSize = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// How much the view resists being made larger than its content: `.defaultLow` where nothing was said.
  public func contentHuggingPriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    contentHugging[axis]
  }

  /// Says how much the view resists being made larger than its content along an axis.
  ///
  /// It is kept as data: layout does not apply it yet.
  public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: LayoutConstraint.Axis) {
    contentHugging[axis] = priority
  }

  /// How much the view resists being made smaller than its content: `.defaultHigh` where nothing was said.
  public func contentCompressionResistancePriority(for axis: LayoutConstraint.Axis) -> LayoutPriority {
    compressionResistance[axis]
  }

  /// Says how much the view resists being made smaller than its content along an axis.
  ///
  /// It is kept as data: layout does not apply it yet.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutConstraint.Axis
  ) {
    compressionResistance[axis] = priority
  }

  /// Both axes' priorities, as scenes write them.
  var contentHugging: LayoutPriorities {
    get { layoutNotes?.hugging ?? LayoutPriorities.contentHugging }
    set { notesOfLayout.hugging = newValue.bounded(to: LayoutPriority.range, from: contentHugging) }
  }

  var compressionResistance: LayoutPriorities {
    get { layoutNotes?.compressionResistance ?? LayoutPriorities.compressionResistance }
    set {
      notesOfLayout.compressionResistance = newValue.bounded(
        to: LayoutPriority.range, from: compressionResistance)
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
