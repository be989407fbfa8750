/// A row or column of views with the distances between them, such as `H:|-[title]-8-[body(>=44)]-|`.
package struct VisualFormat: Hashable, Sendable {
  package enum Orientation: Hashable, Sendable { case horizontal, vertical }

  /// A condition such as `>=44@750`. A condition for the size of a view can refer to another view, as in `==other*2`.
  package struct Predicate: Hashable, Sendable {
    package var relation: LayoutRelation
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

  package enum Gap: Hashable, Sendable {
    case none
    /// The standard distance, written as `-`. At an edge of the superview, this is the margin.
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

    /// The item to which the view's name refers. `[self]` refers to the view that contains the format.
    package var item: LayoutEquation.Item { LayoutEquation.Item(name) }
  }

  package var orientation = Orientation.horizontal
  package var views: [View] = []
  package var leadingGap: Gap?
  package var gaps: [Gap] = []
  package var trailingGap: Gap?
  package var leadingEdge: Range<Int> = 0..<0
  package var trailingEdge: Range<Int> = 0..<0

  package init() {}

  /// The distance that `-` represents between two views, in points.
  package static let standardDistance = 8.0
}
