import SceneValues

package struct LayoutStack: Hashable, Sendable {
  package enum Distribution: Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment across the axis. In a row, `leading` refers to the top edge, and `trailing` refers to the bottom edge.
  package enum Alignment: Hashable, Sendable {
    case fill, leading, center, trailing, firstBaseline, lastBaseline
  }

  package struct Member: Hashable, Sendable {
    package var item: LayoutItemID
    /// The spacing after the member, or nil to use the stack's spacing.
    package var customSpacing: Double?
    package var isHidden: Bool
    /// The preferred length along the axis, which determines the proportions.
    package var length: Double
    /// The priority, below 1000, at which wrapped texts in a row have equal widths. It is nil for other members.
    package var sharing: Double?
    /// The fallback size on axes without a content size. Its priority is lower than that of any content.
    package var fallback: (width: Double?, height: Double?) {
      get { (fallbackWidth, fallbackHeight) }
      set { (fallbackWidth, fallbackHeight) = newValue }
    }
    private var fallbackWidth: Double?
    private var fallbackHeight: Double?

    package init(
      _ item: LayoutItemID, customSpacing: Double? = nil, isHidden: Bool = false, length: Double = 0
    ) {
      self.item = item
      self.customSpacing = customSpacing
      self.isHidden = isHidden
      self.length = length
    }
  }

  package var axis: LayoutAxis
  package var distribution = Distribution.fill
  package var alignment = Alignment.fill
  package var spacing = 0.0
  /// Whether the spacing in a column is measured from the last baseline of one member to the first baseline of the next.
  package var isBaselineRelative = false
  /// The area of the stack that contains the members: its bounds or its margins.
  package var area = LayoutArea.view
  package var members: [Member] = []
  /// Whether each wrapped text in a row has the width that it would have if all members were equally wide. If false, only
  /// the wrapped texts have equal widths.
  package var sharesWithAll = false

  package init(axis: LayoutAxis) { self.axis = axis }
}

struct LayoutStackRows {
  var stack: LayoutStack
  var rows: [ConstraintSystem.ConstraintID] = []
  /// The order numbers of the rows. They are reused when the rows are added again.
  var orders: [Int] = []
  var spacers: [LayoutItemID] = []

  var area: LayoutArea { stack.area }
}
