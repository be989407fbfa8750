import SceneDiagnostics
import SceneValues

/// A `<constraint>` element, or one of the constraints that a `<constraints format="…">` element represents.
package struct ConstraintNode: Sendable {
  package var holder: Int
  package var nameRange: SourceRange
  package var object: Int?
  /// The equation, in which unqualified areas such as `safeArea.top` have been resolved. It never contains `around`.
  package let equation: LayoutEquation
  package let ranges: ConstraintRanges
  package let sides: [Side]

  package init(
    holder: Int, nameRange: SourceRange, object: Int?, equation: LayoutEquation, ranges: ConstraintRanges
  ) {
    self.holder = holder
    self.nameRange = nameRange
    self.object = object
    self.equation = equation
    self.ranges = ranges
    var sides = [Side(equation.first, ranges.firstItem, ranges.firstAttribute, or: ranges.whole)]
    if let second = equation.second {
      sides.append(Side(second, ranges.secondItem, ranges.secondAttribute, or: ranges.whole))
    }
    self.sides = sides
  }

  package struct Side: Sendable {
    package let item: LayoutEquation.Item
    package let area: LayoutArea
    package let attribute: LayoutAttribute
    package let itemRange: SourceRange
    /// The range of the attribute or, if the attribute is implied by a format, of the item.
    package let attributeRange: SourceRange

    fileprivate init(
      _ side: LayoutEquation.Side, _ item: SourceRange?, _ attribute: SourceRange?, or whole: SourceRange
    ) {
      self.item = side.item
      area = side.area
      self.attribute = side.attribute
      itemRange = item ?? attribute ?? whole
      attributeRange = attribute ?? item ?? whole
    }

    package var id: Name? {
      guard case .named(let id) = item else { return nil }
      return Name(id, itemRange)
    }
  }
}

/// The source ranges of the parts of an equation. Implicit parts do not have ranges.
package struct ConstraintRanges: Sendable {
  package var whole: SourceRange
  package var firstItem: SourceRange?
  package var firstAttribute: SourceRange?
  package var secondItem: SourceRange?
  package var secondAttribute: SourceRange?
  package var multiplier: SourceRange?
  package var constant: SourceRange?
  package var priority: SourceRange?

  package init(_ ranges: LayoutEquationRanges, _ place: (Range<Int>) -> SourceRange) {
    whole = place(ranges.whole)
    firstItem = ranges.firstItem.map(place)
    firstAttribute = ranges.firstAttribute.map(place)
    secondItem = ranges.secondItem.map(place)
    secondAttribute = ranges.secondAttribute.map(place)
    multiplier = ranges.multiplier.map(place)
    constant = ranges.constant.map(place)
    priority = ranges.priority.map(place)
  }

  /// Replaces the ranges of a composed equation's parts. In `parts`, the value of `whole` marks parts without a range.
  package mutating func setParts(_ parts: [SourceRange]) {
    guard parts.count == 7 else { return }
    func place(_ known: SourceRange?, _ index: Int) -> SourceRange? {
      known == nil || parts[index] == whole ? nil : parts[index]
    }
    firstItem = place(firstItem, 0)
    firstAttribute = place(firstAttribute, 1)
    secondItem = place(secondItem, 2)
    secondAttribute = place(secondAttribute, 3)
    multiplier = place(multiplier, 4)
    constant = place(constant, 5)
    priority = place(priority, 6)
  }
}

package struct ConstraintFault: Sendable {
  package var nameRange: SourceRange
  package var isFormat: Bool
  package var error: ConstraintSyntaxError
  package var part: Name

  package init(nameRange: SourceRange, isFormat: Bool, error: ConstraintSyntaxError, part: Name) {
    self.nameRange = nameRange
    self.isFormat = isFormat
    self.error = error
    self.part = part
  }
}

extension SceneDocument {
  /// Returns the object to which an item refers. Returns nil if the file does not contain the object.
  package func object(of item: LayoutEquation.Item, in holder: Int) -> Int? {
    switch item {
    case .named(let id): object(withID: id)
    case .holder: holder
    // The superview of a copied prototype is known only at run time.
    case .superview, .around: objects[holder].isPrototype ? nil : objects[holder].parent
    }
  }
}
