import SceneValues

/// What the engine knows of an item. Places are those of its alignment rectangle, in the coordinates of its parent's
/// bounds.
struct LayoutNode {
  typealias Variable = ConstraintSystem.Variable

  /// -1 for the root.
  var parent: Int
  var depth: Int
  /// Whether what is directly in it leads from right to left.
  var isRightToLeft: Bool
  var x: Variable
  var y: Variable
  var width: Variable
  var height: Variable
  /// The size of what scrolls in it: only of scroll views.
  var contentWidth: Variable?
  var contentHeight: Variable?
  /// How far the alignment rectangle lies inside the frame.
  var alignment = EdgeInsets.zero
  /// The corner of the bounds that it shows: of a scroll view, how far it has scrolled.
  var boundsOrigin = Point.zero
  /// How far areas lie inside the bounds; only those that were set.
  var areas: [LayoutArea: EdgeInsets] = [:]
  /// From the upper edge of the alignment rectangle to the first line's baseline.
  var firstBaseline: Double?
  /// From the last line's baseline to the lower edge of the alignment rectangle.
  var lastBaseline: Double?
  /// When a constraint first spoke of it; nil until then.
  var order: Int?
  /// Whether its text was wrapped: it counts as spoken of last.
  var isLate = false
  var content = LayoutContent()
  /// Its rows for its content.
  var hugging = LayoutAxes<ConstraintSystem.ConstraintID?>(nil)
  var compression = LayoutAxes<ConstraintSystem.ConstraintID?>(nil)
  /// Its rows for its frame.
  var frame = LayoutAxes<LayoutFrameRows?>(nil)
  /// The constraints that speak of it, or of something in it and something outside.
  var rules: [Int] = []

  func place(along axis: LayoutAxis) -> Variable { axis == .horizontal ? x : y }
  func length(along axis: LayoutAxis) -> Variable { axis == .horizontal ? width : height }
}

/// How large an item's content is, and how much it counts.
package struct LayoutContent: Hashable, Sendable {
  /// Nil on an axis where there is none.
  package var width: Double?
  package var height: Double?
  package var hugging: LayoutPriorities
  package var compression: LayoutPriorities

  package init(
    width: Double? = nil, height: Double? = nil, hugging: LayoutPriorities = .contentHugging,
    compression: LayoutPriorities = .compressionResistance
  ) {
    self.width = width
    self.height = height
    self.hugging = hugging
    self.compression = compression
  }

  func length(along axis: LayoutAxis) -> Double? { axis == .horizontal ? width : height }
  func hugging(along axis: LayoutAxis) -> Double {
    (axis == .horizontal ? hugging.horizontal : hugging.vertical).rawValue
  }
  func compression(along axis: LayoutAxis) -> Double {
    (axis == .horizontal ? compression.horizontal : compression.vertical).rawValue
  }
}

/// One for each axis.
struct LayoutAxes<Value> {
  var horizontal: Value
  var vertical: Value

  init(_ value: Value) { (horizontal, vertical) = (value, value) }

  subscript(axis: LayoutAxis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// What holds a frame that no constraint places: its place and its length, each of a share of its parent's length.
struct LayoutFrameRows {
  var place: ConstraintSystem.ConstraintID
  var length: ConstraintSystem.ConstraintID
  var shares: (place: Double, length: Double)
}
