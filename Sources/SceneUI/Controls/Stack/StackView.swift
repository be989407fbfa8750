import SceneLayout
import SceneRuntime
import SceneValues

/// Lays its subviews out in a row or a column.
///
/// It does so by constraints of its own between them: so what its views want by their content, how much that counts, and
/// constraints that they have besides decide how long they are, and how large the stack view is where nothing else says
/// so. A view without content or constraints counts for the size that it had when it was added. It places what it
/// arranges and nothing else: a frame that is set afterwards does not stay.
///
/// ```xml
/// <stackView axis="vertical" spacing="8" alignment="leading" frame="16 16 288 200">
///   <label text="Alarm"/>
///   <switch/>
/// </stackView>
/// ```
open class StackView: View, SubviewArranger {
  /// The direction in which a stack view lays out its views.
  public typealias Axis = LayoutConstraint.Axis

  /// Where views lie across the axis. `top` and `bottom` are what `leading` and `trailing` read like in a row.
  public enum Alignment: String, SceneEnumeration {
    /// `fill` makes views as long as there is room; with the others they keep their length, at an edge or in
    /// the middle.
    case fill, leading, top, center, trailing, bottom
    /// In a row, the first lines of text lie at one height, or the last ones.
    case firstBaseline, lastBaseline
  }

  /// How the length of the axis is shared out.
  public enum Distribution: String, SceneEnumeration {
    /// Views grow and shrink by how much they hug their content and resist compression; of those that do so equally,
    /// the first one grows, and the last one shrinks.
    case fill
    /// All are as long as each other.
    case fillEqually
    /// Each has the share of the whole that its content has.
    case fillProportionally
    /// Views keep their length, and the gaps are equal; `spacing` is the least.
    case equalSpacing
    /// Middles are equally far from each other where `spacing` allows it.
    case equalCentering
  }

  /// Whether the views stand in a row or a column; in a row by default.
  public var axis = Axis.horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
  /// Between two views, in points.
  @Within(.coordinates) public var spacing = 0.0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }
  /// Where the views lie across the axis; they fill it by default.
  public var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
  /// How the length of the axis is shared out; `fill` by default.
  public var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  /// Whether `layoutMargins` are kept free; false by default.
  public var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { layoutStructureDidChange() } }
  }
  /// Whether the room between two views is the system's, 8 points, in place of `spacing`; false by default.
  public var usesSystemSpacing = false {
    didSet { if usesSystemSpacing != oldValue { arrangementDidChange() } }
  }
  /// Whether the spacing of a column is measured from the last baseline of a view to the first of the next; false by
  /// default.
  public var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  private var members: [StackMember] = []

  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Makes one as large as its views would like it.
  public convenience init(arrangedSubviews views: [View]) {
    self.init()
    for view in views { addArrangedSubview(view) }
    sizeToFit()
  }

  /// Makes a stack view from its element in a scene.
  public required init(coder: Coder) throws { try super.init(coder: coder) }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(StackView.self, element: "stackView", "Arranges views in a row or a column.") {
      $0.property(
        "axis", default: .horizontal, "The direction of the arranged views.", get: \.axis,
        set: { $0.axis = $1 })
      $0.property(
        "spacing", default: 0, in: .coordinates, "The space between views in points.", get: \.spacing,
        set: { $0.spacing = $1 })
      $0.property(
        "alignment", default: .fill,
        "The alignment across the axis; 'top' and 'bottom' are the same as 'leading' and 'trailing'.",
        get: \.alignment, set: { $0.alignment = $1 })
      $0.property(
        "distribution", default: .fill, "The distribution along the axis.", get: \.distribution,
        set: { $0.distribution = $1 })
      $0.property(
        "usesSystemSpacing", default: false,
        "Whether the system spacing replaces 'spacing'.",
        get: \.usesSystemSpacing,
        set: { $0.usesSystemSpacing = $1 })
      $0.property(
        "baselineRelativeArrangement", default: false,
        "Whether the spacing of a column is measured between baselines.",
        get: \.isBaselineRelativeArrangement,
        set: { $0.isBaselineRelativeArrangement = $1 })
      $0.property(
        "layoutMarginsRelativeArrangement", default: false,
        "Whether views are arranged inside 'layoutMargins'.",
        get: \.isLayoutMarginsRelativeArrangement, set: { $0.isLayoutMarginsRelativeArrangement = $1 })
      $0.slot("arrangedSubviews", "The arranged views. Hidden views take no space.") { (stack, view: View) in
        stack.addArrangedSubview(view)
      }
      $0.sizedByFrame(false)
    }
  }

  // MARK: What it arranges

  /// The views that it arranges, along the axis; other subviews it leaves alone.
  public var arrangedSubviews: [View] { members.map(\.view) }

  /// Arranges a view after the others; one that is arranged already moves to the end.
  public func addArrangedSubview(_ view: View) { insertArrangedSubview(view, at: members.count) }

  /// Inserts a view; at the end, where the index lies beyond. One that is arranged already moves.
  public func insertArrangedSubview(_ view: View, at index: Int) {
    var known: StackMember?
    if view.superview === self {
      known = members.firstIndex { $0.view === view }.map { members.remove(at: $0) }
    } else {
      addSubview(view)
    }
    members.insert(known ?? StackMember(view), at: min(max(index, 0), members.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    layoutStructureDidChange()
  }

  /// Arranges a view no longer. It stays a subview, where it is.
  public func removeArrangedSubview(_ view: View) {
    guard let index = members.firstIndex(where: { $0.view === view }) else { return }
    members.remove(at: index).release()
    layoutStructureDidChange()
  }

  override open func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// The room after a view, in place of `spacing`; nil for `spacing` again.
  public func setCustomSpacing(_ spacing: Double?, after view: View) {
    guard let index = members.firstIndex(where: { $0.view === view }) else { return }
    members[index].customSpacing = spacing
    arrangementDidChange()
  }

  /// The room after a view that is its own; nil where that is `spacing`.
  public func customSpacing(after view: View) -> Double? {
    members.first { $0.view === view }?.customSpacing
  }

  // MARK: Layout

  override final var subviewArranger: (any SubviewArranger)? { self }

  var arrangesSubviews: Bool { !members.isEmpty }

  var arrangedViews: [View] { arrangedSubviews }

  var arrangementArea: LayoutArea { isLayoutMarginsRelativeArrangement ? .margins : .view }

  func subviewDidHide(_ subview: View) {
    if members.contains(where: { $0.view === subview }) { arrangementDidChange() }
  }

  func layoutStack(_ item: (View) -> LayoutItemID?) -> LayoutStack {
    var stack = LayoutStack(axis: axis.layoutAxis)
    stack.distribution = distribution.layoutDistribution
    stack.alignment = alignment.layoutAlignment
    stack.spacing = usesSystemSpacing ? VisualFormat.standardDistance : spacing
    stack.isBaselineRelative = isBaselineRelativeArrangement
    stack.area = arrangementArea
    stack.sharesWithAll = contextIfAny?.systemMetrics.textSharesWithAll ?? false
    stack.members = members.compactMap { member in
      item(member.view).map {
        member.layoutMember($0, along: axis, inProportion: distribution == .fillProportionally)
      }
    }
    return stack
  }

  func viewForBaseline(isLast: Bool) -> View {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    // In a row, that is the first one; in a column, the one at that end.
    let view = isLast && axis == .vertical ? shown.last : shown.first
    return view?.baselineView(isLast: isLast) ?? self
  }

  /// - Parameter size: what there is room for; a width of 0 for as much as the views like.
  /// - Returns: what the views need, margins included; as wide as `size` where they would like to be wider.
  override open func sizeThatFits(_ size: Size) -> Size {
    let natural = systemLayoutSizeFitting(.zero)
    guard size.width > 0, natural.width > size.width else { return natural }
    return systemLayoutSizeFitting(
      Size(width: size.width, height: 0), withHorizontalFittingPriority: .required)
  }
}

extension StackView.Distribution {
  fileprivate var layoutDistribution: LayoutStack.Distribution {
    switch self {
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }
}

extension StackView.Alignment {
  fileprivate var layoutAlignment: LayoutStack.Alignment {
    switch self {
    case .fill: .fill
    case .leading, .top: .leading
    case .center: .center
    case .trailing, .bottom: .trailing
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    }
  }
}
