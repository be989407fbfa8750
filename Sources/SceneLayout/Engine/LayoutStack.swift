import SceneValues

/// How a stack view arranges items that are in it.
package struct LayoutStack: Hashable, Sendable {
  /// How the length of the axis is shared out.
  package enum Distribution: Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// Where items lie across the axis. `leading` is the upper edge, in a row; `trailing` the lower one.
  package enum Alignment: Hashable, Sendable {
    case fill, leading, center, trailing, firstBaseline, lastBaseline
  }

  package struct Member: Hashable, Sendable {
    package var item: LayoutItemID
    /// The room after it, in place of the stack's spacing.
    package var customSpacing: Double?
    /// Hidden ones take no room.
    package var isHidden: Bool
    /// How long it would like to be along the axis: what proportions are made of.
    package var length: Double
    /// Of text that is broken into lines: how much its share of a row counts, less than 1000; nil for others.
    package var sharing: Double?
    /// A size for it on axes where it has no content, which counts less than any content.
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
  /// Whether the spacing of a column is measured from the last baseline of one to the first of the next.
  package var isBaselineRelative = false
  /// The stack's own rectangle, or what lies within its margins.
  package var area = LayoutArea.view
  package var members: [Member] = []
  /// In a row, whether text that is broken into lines has its share of all members, rather than of such texts alone.
  package var sharesWithAll = false

  package init(axis: LayoutAxis) { self.axis = axis }
}

/// What the engine has made of a stack.
struct LayoutStackRows {
  var stack: LayoutStack
  var rows: [ConstraintSystem.ConstraintID] = []
  /// The places of its rows in the order, which they keep.
  var orders: [Int] = []
  /// Items of its own, between those that it arranges.
  var spacers: [LayoutItemID] = []

  var area: LayoutArea { stack.area }
}
