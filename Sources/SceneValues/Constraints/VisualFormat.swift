/// What `H:|-[title]-8-[body(>=44)]-|` draws: views in a row or a column, and the distances between them.
package struct VisualFormat: Hashable, Sendable {
  package enum Orientation: Hashable, Sendable { case horizontal, vertical }

  /// `>=44@750`, or of a view's size `==other*2`
  package struct Predicate: Hashable, Sendable {
    package var relation: LayoutRelation
    /// The view with whose size one is compared; nil where that is a number, the constant.
    package var other: String?
    package var multiplier = 1.0
    package var constant = 0.0
    package var priority = LayoutPriority.required.rawValue
    package var ranges: LayoutEquationRanges

    package init(relation: LayoutRelation, constant: Double = 0, ranges: LayoutEquationRanges) {
      self.relation = relation
      self.constant = constant
      self.ranges = ranges
    }
  }

  /// What lies between two neighbours.
  package enum Gap: Hashable, Sendable {
    /// Nothing: they touch.
    case none
    /// `-`: the standard distance, or, at an edge of the superview, its margin.
    case standard(Range<Int>)
    case predicates([Predicate])
  }

  package struct View: Hashable, Sendable {
    package var name: String
    package var range: Range<Int>
    package var size: [Predicate]

    package init(name: String, range: Range<Int>, size: [Predicate] = []) {
      self.name = name
      self.range = range
      self.size = size
    }

    /// `[self]` is the view that the format stands in.
    package var item: LayoutEquation.Item { LayoutEquation.Item(name) }
  }

  package var orientation = Orientation.horizontal
  package var views: [View] = []
  /// Between the superview's edge and the first view; nil without the edge.
  package var leadingGap: Gap?
  /// One fewer than there are views.
  package var gaps: [Gap] = []
  /// Between the last view and the superview's other edge; nil without the edge.
  package var trailingGap: Gap?
  /// Where the edges stand.
  package var leadingEdge: Range<Int> = 0..<0
  package var trailingEdge: Range<Int> = 0..<0

  package init() {}

  /// What `-` stands for between two views, in points.
  package static let standardDistance = 8.0
}
