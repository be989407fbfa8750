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
      throw scanner.expected("=", "<=", ">=")
    }
    var equation = LayoutEquation(first.side, relation)
    try readRight(into: &equation, &ranges)
    if scanner.skip("@") != nil {
      guard let priority = try scanner.number() else { throw scanner.expected(.priority) }
      (equation.priority, ranges.priority) = (priority.value, priority.range)
    }
    guard scanner.isAtEnd() else {
      let more: [ConstraintPart] =
        equation.second == nil ? ["*", "@"] : ranges.constant == nil ? ["+", "-", "@"] : ["@"]
      throw scanner.expected(more + [.endOfEquation])
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
      throw scanner.expected(scanner.position == 0 ? [.item] : [.item, .number])
    }
    var (item, area, last): (Range<Int>?, Range<Int>?, Range<Int>) = (nil, nil, first)
    while area == nil, scanner.skip(".") != nil {
      guard let word = scanner.word() else {
        throw scanner.expected(.attribute, candidates: Self.attributes)
      }
      if item == nil { item = last } else { area = last }
      last = word
    }
    guard let attribute = attribute(last) else {
      throw ConstraintSyntaxError(
        last, expected: item == nil ? .attributeOrItem : .attribute,
        candidates: Self.attributes)
    }
    guard let item else { return (LayoutEquation.Side(.holder, attribute), nil, last) }
    let (named, place) = try self.item(item, area)
    return (
      LayoutEquation.Side(named, in: place, attribute), item.lowerBound..<(area ?? item).upperBound, last
    )
  }

  /// What stands before the attribute.
  private func item(
    _ name: Range<Int>, _ place: Range<Int>?
  ) throws(ConstraintSyntaxError) -> (LayoutEquation.Item, LayoutArea) {
    if let area = area(name) {
      if let place {
        throw ConstraintSyntaxError(place, expected: .attribute, candidates: Self.attributes)
      }
      return (.around, area)
    }
    let item = LayoutEquation.Item(scanner.text(name))
    guard let place else { return (item, .view) }
    guard let area = area(place) else {
      throw ConstraintSyntaxError(
        place, expected: Self.areas.map { .written($0) }, candidates: Self.areas)
    }
    return (item, area)
  }

  private static let attributes = LayoutAttribute.allCases.map(\.rawValue)
  private static let areas = LayoutArea.allCases.filter { $0 != .view }.map(\.rawValue)

  // A string for each, to be switched over, took a hundredth of the time in which Xcode's files are checked.
  private static let attributeWords = PackedWord.table(of: LayoutAttribute.self)
  private static let areaWords = PackedWord.table(of: LayoutArea.self).filter { $0.value != .view }

  private func attribute(_ range: Range<Int>) -> LayoutAttribute? {
    let word = PackedWord(scanner.bytes[range])
    return Self.attributeWords.first { $0.word == word }?.value
  }

  private func area(_ range: Range<Int>) -> LayoutArea? {
    let word = PackedWord(scanner.bytes[range])
    return Self.areaWords.first { $0.word == word }?.value
  }
}

extension ConstraintScanner {
  /// `* 2` or `/ 2`; nil where neither stands.
  mutating func factor() throws(ConstraintSyntaxError) -> (Double, Range<Int>)? {
    let divides = peek() == UInt8(ascii: "/")
    guard skip("*") != nil || skip("/") != nil else { return nil }
    let isNegative = skip("-") != nil
    guard let number = try self.number() else { throw expected(.number) }
    let value = isNegative ? -number.value : number.value
    guard divides else { return (value, number.range) }
    guard value != 0, (1 / value).isFinite else {
      throw ConstraintSyntaxError(number.range, expected: .divisor)
    }
    return (1 / value, number.range)
  }

  /// `+ 8` or `- 8`; nil where no sign stands.
  mutating func summand() throws(ConstraintSyntaxError) -> (Double, Range<Int>)? {
    let isNegative = peek() == UInt8(ascii: "-")
    guard let sign = skip("-") ?? skip("+") else { return nil }
    guard let number = try self.number() else { throw expected(.number) }
    let value = isNegative && number.value != 0 ? -number.value : number.value
    return (value, sign.lowerBound..<number.range.upperBound)
  }
}
