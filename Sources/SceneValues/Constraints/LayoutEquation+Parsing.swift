extension LayoutEquation {
  /// Reads `item.attribute = k * item.attribute + c @priority`, or a number on the right.
  package static func parse(
    _ text: String
  ) throws(ConstraintSyntaxError) -> (LayoutEquation, LayoutEquationRanges) {
    var parser = EquationParser(scanner: ConstraintScanner(text))
    return try parser.parse()
  }
}

/// Reads an equation from left to right.
private struct EquationParser {
  var scanner: ConstraintScanner

  mutating func parse() throws(ConstraintSyntaxError) -> (LayoutEquation, LayoutEquationRanges) {
    var ranges = LayoutEquationRanges(whole: 0..<scanner.bytes.count)
    let first = try side()
    (ranges.firstItem, ranges.firstAttribute) = (first.item, first.attribute)
    guard let relation = scanner.relation() else {
      throw scanner.expected("'=', '<=' or '>='")
    }
    var equation = LayoutEquation(first.side, relation)
    try readRight(into: &equation, &ranges)
    if scanner.skip("@") != nil {
      guard let priority = try scanner.number() else { throw scanner.expected("a priority from 1 to 1000") }
      (equation.priority, ranges.priority) = (priority.value, priority.range)
    }
    guard scanner.isAtEnd() else {
      let more = equation.second == nil ? "'*', '@'" : ranges.constant == nil ? "'+', '-', '@'" : "'@'"
      throw scanner.expected("\(more) or the end of the equation")
    }
    return (equation, ranges)
  }

  private mutating func readRight(
    into equation: inout LayoutEquation, _ ranges: inout LayoutEquationRanges
  ) throws(ConstraintSyntaxError) {
    if let number = try signedNumber() {
      guard scanner.skip("*") != nil else {
        (equation.constant, ranges.constant) = number
        return
      }
      (equation.multiplier, ranges.multiplier) = number
    }
    let second = try side()
    (equation.second, ranges.secondItem, ranges.secondAttribute) = (
      second.side, second.item, second.attribute
    )
    if ranges.multiplier == nil, let multiplier = try scanner.factor() {
      (equation.multiplier, ranges.multiplier) = multiplier
    }
    if let constant = try scanner.summand() { (equation.constant, ranges.constant) = constant }
  }

  /// A number, where one or its sign stands.
  private mutating func signedNumber() throws(ConstraintSyntaxError) -> (Double, Range<Int>)? {
    if let summand = try scanner.summand() { return summand }
    return try scanner.number().map { ($0.value, $0.range) }
  }

  private typealias ReadSide = (side: LayoutEquation.Side, item: Range<Int>?, attribute: Range<Int>)

  /// `attribute`, `item.attribute`, or `item.area.attribute`.
  private mutating func side() throws(ConstraintSyntaxError) -> ReadSide {
    guard let first = scanner.word() else {
      throw scanner.expected("'item.attribute'" + (scanner.position == 0 ? "" : " or a number"))
    }
    var words = [first]
    while words.count < 3, scanner.skip(".") != nil {
      guard let word = scanner.word() else {
        throw scanner.expected("an attribute", candidates: Self.attributes)
      }
      words.append(word)
    }
    let last = words[words.count - 1]
    guard let attribute = LayoutAttribute(rawValue: scanner.text(last)) else {
      throw ConstraintSyntaxError(
        last, expected: words.count == 1 ? "an attribute, or 'item.attribute'" : "an attribute",
        candidates: Self.attributes)
    }
    guard words.count > 1 else { return (LayoutEquation.Side(.holder, attribute), nil, last) }
    let (item, area) = try self.item(words)
    return (
      LayoutEquation.Side(item, in: area, attribute), first.lowerBound..<words[words.count - 2].upperBound,
      last
    )
  }

  /// What stands before the attribute.
  private func item(
    _ words: [Range<Int>]
  ) throws(ConstraintSyntaxError) -> (LayoutEquation.Item, LayoutArea) {
    let name = scanner.text(words[0])
    if let area = Self.area(name) {
      guard words.count == 2 else {
        throw ConstraintSyntaxError(words[1], expected: "an attribute", candidates: Self.attributes)
      }
      return (.around, area)
    }
    var area = LayoutArea.view
    if words.count == 3 {
      guard let named = Self.area(scanner.text(words[1])) else {
        throw ConstraintSyntaxError(words[1], expected: "'safeArea' or 'margins'", candidates: Self.areas)
      }
      area = named
    }
    return (LayoutEquation.Item(name), area)
  }

  private static let attributes = LayoutAttribute.allCases.map(\.rawValue)
  private static let areas = LayoutArea.allCases.filter { $0 != .view }.map(\.rawValue)

  private static func area(_ name: String) -> LayoutArea? {
    areas.contains(name) ? LayoutArea(rawValue: name) : nil
  }
}

extension ConstraintScanner {
  /// `* 2` or `/ 2`; nil where neither stands.
  mutating func factor() throws(ConstraintSyntaxError) -> (Double, Range<Int>)? {
    let divides = peek() == UInt8(ascii: "/")
    guard skip("*") != nil || skip("/") != nil else { return nil }
    let isNegative = skip("-") != nil
    guard let number = try self.number() else { throw expected("a number") }
    let value = isNegative ? -number.value : number.value
    guard divides else { return (value, number.range) }
    guard value != 0, (1 / value).isFinite else {
      throw ConstraintSyntaxError(number.range, expected: "a number that one can divide by")
    }
    return (1 / value, number.range)
  }

  /// `+ 8` or `- 8`; nil where no sign stands.
  mutating func summand() throws(ConstraintSyntaxError) -> (Double, Range<Int>)? {
    let isNegative = peek() == UInt8(ascii: "-")
    guard let sign = skip("-") ?? skip("+") else { return nil }
    guard let number = try self.number() else { throw expected("a number") }
    let value = isNegative && number.value != 0 ? -number.value : number.value
    return (value, sign.lowerBound..<number.range.upperBound)
  }
}
