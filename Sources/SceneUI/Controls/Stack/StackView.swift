import SceneLayout
import SceneRuntime
import SceneValues

/// A view that arranges its subviews in a row or a column.
///
/// The stack view creates constraints between its arranged views, so changing the frames of these views has
/// no effect. A view without a content size or constraints keeps the size that it had when it was added.
///
/// ```xml
/// <stackView axis="vertical" spacing="8" alignment="leading" frame="16 16 288 200">
///   <label text="Alarm"/>
///   <switch/>
/// </stackView>
/// ```
open class StackView: View, SubviewArranger {
  /// The direction in which a stack view arranges its views.
  public typealias Axis = LayoutConstraint.Axis

  /// The alignment perpendicular to the axis. `leading` and `top` are equivalent, and so are `trailing` and `bottom`.
  public enum Alignment: String, SceneEnumeration {
    /// `fill` stretches the views to the full breadth of the stack view. With the other values, the views
    /// keep their size and are aligned with an edge or the center.
    case fill, leading, top, center, trailing, bottom
    /// The first or last baselines of the views are aligned. These values apply only to rows.
    case firstBaseline, lastBaseline
  }

  /// The method for distributing the available length along the axis.
  public enum Distribution: String, SceneEnumeration {
    /// Views grow and shrink according to their layout priorities. At equal priorities, the first view grows and
    /// the last view shrinks.
    case fill
    case fillEqually
    case fillProportionally
    /// Views keep their lengths. The gaps between views are equal and at least as large as `spacing`.
    case equalSpacing
    /// The distances between the centers of adjacent views are equal if the minimum `spacing` permits this.
    case equalCentering
  }

  /// The direction in which the views are arranged. The default is horizontal.
  public var axis = Axis.horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
  /// The distance between adjacent views, in points. The default is 0.
  @Within(.coordinates) public var spacing = 0.0 {
    didSet { if spacing != oldValue { arrangementDidChange() } }
  }
  /// The alignment of the views perpendicular to the axis. The default is `fill`.
  public var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
  /// The method for distributing the available length along the axis. The default is `fill`.
  public var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementDidChange() } }
  }
  /// Whether the views are arranged inside `layoutMargins` rather than the stack view's bounds. The default is false.
  public var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { layoutStructureDidChange() } }
  }
  /// Whether the system spacing of 8 points is used instead of `spacing`. The default is false.
  public var usesSystemSpacing = false {
    didSet { if usesSystemSpacing != oldValue { arrangementDidChange() } }
  }
  /// Whether column spacing is measured from a view's last baseline to the next view's first. The default is false.
  public var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  private var members: [StackMember] = []

  override public init(frame: Rect = .zero) { super.init(frame: frame) }

  /// Creates a stack view with the given arranged views and resizes it to fit them.
  public convenience init(arrangedSubviews views: [View]) {
    self.init()
    for view in views { addArrangedSubview(view) }
    sizeToFit()
  }

  /// Creates a stack view from its element in a scene.
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

  /// The arranged views, in order along the axis. The stack view does not arrange any other subviews.
  public var arrangedSubviews: [View] { members.map(\.view) }

  /// Adds an arranged view at the end. If the view is already arranged, this method moves it to the end.
  public func addArrangedSubview(_ view: View) { insertArrangedSubview(view, at: members.count) }

  /// Inserts an arranged view. An out-of-range index is clamped. If the view is already arranged, moves it to the index.
  public func insertArrangedSubview(_ view: View, at index: Int) {
    var known: StackMember?
    if view.superview === self {
      known = members.firstIndex { $0.view === view }.map { members.remove(at: $0) }
    } else {
      addSubview(view)
      guard view.superview === self else { return }
    }
    members.insert(known ?? StackMember(view), at: min(max(index, 0), members.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    layoutStructureDidChange()
  }

  /// Stops arranging a view. The view remains a subview and keeps its position.
  public func removeArrangedSubview(_ view: View) {
    guard let index = members.firstIndex(where: { $0.view === view }) else { return }
    members.remove(at: index).release()
    layoutStructureDidChange()
  }

  override open func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the distance in points between a view and the next arranged view. Pass nil to use `spacing`.
  public func setCustomSpacing(_ spacing: Double?, after view: View) {
    guard let index = members.firstIndex(where: { $0.view === view }) else { return }
    members[index].customSpacing = spacing
    arrangementDidChange()
  }

  /// Returns the custom distance between a view and the next arranged view, or nil if `spacing` applies.
  public func customSpacing(after view: View) -> Double? {
    members.first { $0.view === view }?.customSpacing
  }

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
    let view = isLast && axis == .vertical ? shown.last : shown.first
    return view?.baselineView(isLast: isLast) ?? self
  }

  /// Returns the size that the arranged views require, including margins. If the width of `size` is positive, the views
  /// are fitted to at most this width.
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
