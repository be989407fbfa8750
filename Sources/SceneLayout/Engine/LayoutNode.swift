import SceneValues

/// The state of an item. Positions refer to the item's alignment rectangle.
struct LayoutNode {
  typealias Variable = ConstraintSystem.Variable

  /// The index of the parent, or -1 for the root.
  var parent: Int
  var depth: Int
  var isRightToLeft: Bool
  var x: Variable
  var y: Variable
  var width: Variable
  var height: Variable
  var contentWidth: Variable?
  var contentHeight: Variable?
  var alignment = EdgeInsets.zero
  /// The origin of the bounds. In a scroll view, this is the scroll offset.
  var boundsOrigin = Point.zero
  var defaultSize = Size.zero
  /// The insets of areas from the bounds. Areas without insets are omitted.
  var areas: [LayoutArea: EdgeInsets] = [:]
  var firstBaseline: Double?
  /// The distance from the last baseline to the bottom of the alignment rectangle.
  var lastBaseline: Double?
  /// The item's position in the order of first use in constraints, or nil if no constraint contains the item.
  var order: Int?
  /// Whether the item contains wrapped text. If so, its content rows are ordered after all other rows.
  var isLate = false
  var isMultiline = false
  var content = LayoutContent()
  var hugging = LayoutAxes<ConstraintSystem.ConstraintID?>(nil)
  var compression = LayoutAxes<ConstraintSystem.ConstraintID?>(nil)
  var frame = LayoutAxes<LayoutFrameRows?>(nil)
  /// The item's constraints, including constraints between the item's content and items outside that content.
  var rules: [Int] = []

  func place(along axis: LayoutAxis) -> Variable { axis == .horizontal ? x : y }
  func length(along axis: LayoutAxis) -> Variable { axis == .horizontal ? width : height }
}

package struct LayoutContent: Hashable, Sendable {
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

struct LayoutAxes<Value> {
  var horizontal: Value
  var vertical: Value

  init(_ value: Value) { (horizontal, vertical) = (value, value) }

  subscript(axis: LayoutAxis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// The rows for a frame without constraints. On each axis, position and length depend linearly on the parent's length.
struct LayoutFrameRows {
  var place: ConstraintSystem.ConstraintID
  var length: ConstraintSystem.ConstraintID
  var shares: (place: Double, length: Double)
}
