/// The equation of a constraint, such as `face.centerX = safeArea.centerX * 1 + 8 @750`.
package struct LayoutEquation: Hashable, Sendable {
  package enum Item: Hashable, Sendable {
    case named(String)
    /// The view that contains the constraint. The equation refers to this view as `self` or omits the item.
    case holder
    case superview
    /// The view implied by an area that is written without an item, as in `safeArea.top`. This is the view that contains
    /// the constraint or, if the other side of the equation refers to that view, its superview.
    case around
  }

  package struct Side: Hashable, Sendable {
    package var item: Item
    package var area: LayoutArea
    package var attribute: LayoutAttribute

    package init(_ item: Item, in area: LayoutArea = .view, _ attribute: LayoutAttribute) {
      self.item = item
      self.area = area
      self.attribute = attribute
    }
  }

  package var first: Side
  package var relation: LayoutRelation
  package var second: Side?
  package var multiplier: Double
  package var constant: Double
  package var priority: Double

  package init(
    _ first: Side, _ relation: LayoutRelation = .equal, _ second: Side? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: Double = LayoutPriority.required.rawValue
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }
}

/// The byte ranges of an equation's parts. Parts that are omitted have no range.
package struct LayoutEquationRanges: Hashable, Sendable {
  package var whole: Range<Int>
  package var firstItem: Range<Int>?
  package var firstAttribute: Range<Int>?
  package var secondItem: Range<Int>?
  package var secondAttribute: Range<Int>?
  package var multiplier: Range<Int>?
  package var constant: Range<Int>?
  package var priority: Range<Int>?

  package init(whole: Range<Int>) { self.whole = whole }
}

extension LayoutEquation {
  /// The text of the equation. Parsing this text yields an equal equation.
  package var text: String {
    var text = "\(first.text) \(relation.rawValue) "
    if let second {
      text += second.text
      if multiplier != 1 { text += " * \(Self.factor(multiplier))" }
      if constant != 0 { text += constant < 0 ? " - " : " + " }
      if constant != 0 { text += Value.number(abs(constant)) }
    } else {
      text += Value.number(constant)
    }
    if priority != LayoutPriority.required.rawValue { text += " @\(Value.number(priority))" }
    return text
  }

  /// Returns the multiplier as a number or, if the number has many digits, as a fraction such as `16 / 9`.
  private static func factor(_ multiplier: Double) -> String {
    let number: String = Value.number(multiplier)
    guard number.utf8.count > 10 else { return number }
    for divisor in 3...100 {
      let dividend = (multiplier * Double(divisor)).rounded()
      if dividend != 0, abs(dividend) <= 10_000, dividend / Double(divisor) == multiplier {
        return "\(Value.number(dividend)) / \(divisor)"
      }
    }
    return number
  }
}

extension LayoutEquation.Side {
  fileprivate var text: String {
    let name: String? =
      switch item {
      case .named(let id): id
      case .holder: area == .view ? nil : ReservedLayoutItem.`self`.rawValue
      case .superview: ReservedLayoutItem.superview.rawValue
      case .around: nil
      }
    return [name, area == .view ? nil : area.rawValue, attribute.rawValue].compactMap { $0 }
      .joined(separator: ".")
  }
}

extension LayoutEquation.Item {
  package init(_ name: String) {
    switch ReservedLayoutItem(rawValue: name) {
    case .`self`: self = .holder
    case .superview: self = .superview
    case nil: self = .named(name)
    }
  }
}

package enum ReservedLayoutItem: String, CaseIterable {
  case `self`, superview
}
