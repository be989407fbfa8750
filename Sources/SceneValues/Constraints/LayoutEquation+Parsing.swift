extension LayoutEquation {
  /// Parses `item.attribute = k * item.attribute + c @priority`, or an equation whose right side is a number. The right
  /// side can also be an equivalent sum of products, such as `2 * (item.attribute + 4) / 3`.
  package static func parse(
    _ text: String
  ) throws(ConstraintSyntaxError) -> (LayoutEquation, LayoutEquationRanges) {
    var parser = EquationParser(scanner: ConstraintScanner(text))
    return try parser.parse()
  }
}

private struct EquationParser {
  var scanner: ConstraintScanner
  private var depth = 0

  init(scanner: ConstraintScanner) { self.scanner = scanner }

  mutating func parse() throws(ConstraintSyntaxError) -> (LayoutEquation, LayoutEquationRanges) {
    var ranges = LayoutEquationRanges(whole: 0..<scanner.bytes.count)
    let first = try side()
    (ranges.firstItem, ranges.firstAttribute) = (first.item, first.attribute)
    guard let relation = scanner.relation() else {
      throw scanner.expected("=", "<=", ">=")
    }
    var equation = LayoutEquation(first.side, relation)
    let sum = try sum()
    equation.constant = sum.constant
    ranges.constant = sum.constantRange
    if let second = sum.second {
      equation.second = second.side
      equation.multiplier = sum.multiplier
      (ranges.secondItem, ranges.secondAttribute) = (second.item, second.attribute)
      ranges.multiplier = sum.multiplierRange
    }
    var more: [ConstraintPart] = ["+", "-", "*", "/", "@"]
    if scanner.skip("@") != nil {
      guard let priority = try scanner.number() else { throw scanner.expected(.priority) }
      (equation.priority, ranges.priority) = (priority.value, priority.range)
      more = []
    }
    guard scanner.isAtEnd() else { throw scanner.expected(more + [.endOfEquation]) }
    return (equation, ranges)
  }

  /// Parses a sum such as `2 * a.width / 3 - 8`.
  private mutating func sum() throws(ConstraintSyntaxError) -> LinearSum {
    scanner.skipSpaces()
    let start = scanner.position
    var sum = try product(after: nil)
    while let sign = scanner.skip("+") ?? scanner.skip("-") {
      let summand = try product(after: sign)
      if let second = summand.second, let known = sum.second, known.side != second.side {
        throw ConstraintSyntaxError(second.whole, expected: .numberBesideAttribute)
      }
      sum.add(summand)
      try checkSize(of: sum, since: start)
    }
    return sum
  }

  /// Parses a product such as `2 * a.width / 3`, after an optional `+` or `-`.
  private mutating func product(after sign: Range<Int>?) throws(ConstraintSyntaxError) -> LinearSum {
    scanner.skipSpaces()
    let start = sign?.lowerBound ?? scanner.position
    var product = try factor()
    while true {
      if scanner.skip("*") != nil {
        let factor = try factor()
        if let second = factor.second, product.second != nil {
          throw ConstraintSyntaxError(second.whole, expected: .numberAsFactor)
        }
        product = product.second == nil ? factor.times(product) : product.times(factor)
      } else if scanner.skip("/") != nil {
        scanner.skipSpaces()
        let place = scanner.position
        let divisor = try factor()
        guard divisor.second == nil, divisor.constant != 0 else {
          throw ConstraintSyntaxError(place..<scanner.position, expected: .divisor)
        }
        product.divide(by: divisor)
      } else {
        break
      }
      try checkSize(of: product, since: start)
    }
    if let sign {
      if scanner.bytes[sign.lowerBound] == UInt8(ascii: "-") { product.negate() }
      product.take(sign: sign)
    }
    return product
  }

  /// Parses a number, an attribute, or a sum in parentheses, any of which can be preceded by signs.
  private mutating func factor() throws(ConstraintSyntaxError) -> LinearSum {
    scanner.skipSpaces()
    let start = scanner.position
    var (isNegative, isSigned) = (false, false)
    while let sign = scanner.skip("-") ?? scanner.skip("+") {
      if scanner.bytes[sign.lowerBound] == UInt8(ascii: "-") { isNegative.toggle() }
      isSigned = true
    }
    var factor: LinearSum
    if let number = try scanner.number() {
      factor = LinearSum(number.value, at: start..<number.range.upperBound)
    } else if let bracket = scanner.skip("(") {
      guard depth < Self.deepest else {
        throw ConstraintSyntaxError(bracket, expected: .nestedBrackets(atMost: Self.deepest))
      }
      depth += 1
      factor = try sum()
      depth -= 1
      guard scanner.skip(")") != nil else { throw scanner.expected("+", "-", "*", "/", ")") }
    } else {
      factor = LinearSum(try side())
      if isSigned { factor.multiplierRange = start..<scanner.position }
    }
    if isNegative { factor.negate() }
    return factor
  }

  /// The maximum nesting depth of parentheses. It is limited because the parser is recursive.
  private static let deepest = 16

  private func checkSize(of sum: LinearSum, since start: Int) throws(ConstraintSyntaxError) {
    guard NumberLimits.coordinates.contains(sum.multiplier), NumberLimits.coordinates.contains(sum.constant)
    else { throw ConstraintSyntaxError(start..<scanner.position, expected: .boundedResult) }
  }

  /// Parses `attribute`, `item.attribute`, or `item.area.attribute`.
  private mutating func side() throws(ConstraintSyntaxError) -> LinearSum.Attribute {
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
    guard let item else { return LinearSum.Attribute(LayoutEquation.Side(.holder, attribute), nil, last) }
    let (named, place) = try self.item(item, area)
    return LinearSum.Attribute(
      LayoutEquation.Side(named, in: place, attribute), item.lowerBound..<(area ?? item).upperBound, last)
  }

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

  // The words are packed because creating strings to switch over took 1 % of the time to check Xcode files.
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
  /// Parses a factor, such as `* 2` or `/ 2`. Returns nil if there is none.
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

  /// Parses a summand, such as `+ 8` or `- 8`. Returns nil if there is none.
  mutating func summand() throws(ConstraintSyntaxError) -> (Double, Range<Int>)? {
    let isNegative = peek() == UInt8(ascii: "-")
    guard let sign = skip("-") ?? skip("+") else { return nil }
    guard let number = try self.number() else { throw expected(.number) }
    let value = isNegative && number.value != 0 ? -number.value : number.value
    return (value, sign.lowerBound..<number.range.upperBound)
  }
}
