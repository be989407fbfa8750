import SceneDiagnostics
import SceneValues

/// One equation between views: a `<constraint>`, or one of those that a `<constraints format>` stands for.
package struct ConstraintNode: Sendable {
  /// The view that it stands in.
  package var holder: Int
  package var nameRange: SourceRange
  /// The object that it is, where it has an id.
  package var object: Int?
  /// What is named by itself (`safeArea.top`) belongs to the holder or its superview: `around` does not occur.
  package let equation: LayoutEquation
  package let ranges: ConstraintRanges
  /// What it speaks of, one side or two.
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

  /// A side of the equation, and where it stands.
  package struct Side: Sendable {
    package let item: LayoutEquation.Item
    package let area: LayoutArea
    package let attribute: LayoutAttribute
    /// Where the item is left out, the attribute's.
    package let itemRange: SourceRange
    /// Where a format implies the attribute, the item's.
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

    /// The id of an object that it names.
    package var id: Name? {
      guard case .named(let id) = item else { return nil }
      return Name(id, itemRange)
    }
  }
}

/// Where the parts of an equation stand in the source; nil for what is left out.
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
}

/// An equation, or a part of a visual format, that was not understood: kept for the rules to report.
package struct ConstraintFault: Sendable {
  /// The element's.
  package var nameRange: SourceRange
  package var isFormat: Bool
  package var error: ConstraintSyntaxError
  /// What stands where something else was expected.
  package var part: Name

  package init(nameRange: SourceRange, isFormat: Bool, error: ConstraintSyntaxError, part: Name) {
    self.nameRange = nameRange
    self.isFormat = isFormat
    self.error = error
    self.part = part
  }
}

extension SceneDocument {
  /// The object that an item of a constraint is; nil where there is none of that id, or no superview in the file.
  package func object(of item: LayoutEquation.Item, in holder: Int) -> Int? {
    switch item {
    case .named(let id): object(withID: id)
    case .holder: holder
    // Copies of a prototype get theirs when they are shown.
    case .superview, .around: objects[holder].isPrototype ? nil : objects[holder].parent
    }
  }
}
