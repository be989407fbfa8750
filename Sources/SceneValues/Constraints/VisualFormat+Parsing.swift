extension VisualFormat {
  /// Parses a format such as `H:|-[name(100)]-8-[field]-|`. Names of metrics can replace numbers.
  package static func parse(
    _ text: String, metrics: [String: Double]
  ) throws(ConstraintSyntaxError) -> VisualFormat {
    var parser = VisualFormatParser(scanner: ConstraintScanner(text), metrics: metrics)
    return try parser.parse()
  }
}

private struct VisualFormatParser {
  var scanner: ConstraintScanner
  let metrics: [String: Double]
  private var format = VisualFormat()

  private typealias Predicate = VisualFormat.Predicate
  private typealias Number = (value: Double, range: Range<Int>)

  init(scanner: ConstraintScanner, metrics: [String: Double]) {
    self.scanner = scanner
    self.metrics = metrics
  }

  mutating func parse() throws(ConstraintSyntaxError) -> VisualFormat {
    try readOrientation()
    if let edge = scanner.skip("|") {
      format.leadingEdge = edge
      format.leadingGap = try gap()
    }
    format.views.append(try view())
    while !scanner.isAtEnd() {
      let gap = try gap()
      if let edge = scanner.skip("|") {
        (format.trailingGap, format.trailingEdge) = (gap, edge)
        break
      }
      format.gaps.append(gap)
      format.views.append(try view())
    }
    guard scanner.isAtEnd() else { throw scanner.expected(.endOfFormat) }
    return format
  }

  private mutating func readOrientation() throws(ConstraintSyntaxError) {
    guard let word = scanner.word() else { return }
    switch scanner.text(word) {
    case "H": format.orientation = .horizontal
    case "V": format.orientation = .vertical
    default: throw ConstraintSyntaxError(word, expected: "H:", "V:", "|", .view)
    }
    guard scanner.skip(":") != nil else { throw scanner.expected(":") }
  }

  private mutating func view() throws(ConstraintSyntaxError) -> VisualFormat.View {
    guard scanner.skip("[") != nil else {
      throw scanner.expected(format.views.isEmpty ? [.view] : ["-", "|", .view, .endOfFormat])
    }
    guard let name = scanner.word() else { throw scanner.expected(.viewID) }
    var view = VisualFormat.View(name: scanner.text(name), range: name)
    if scanner.skip("(") != nil { view.size = try predicates(ofView: true) }
    guard scanner.skip("]") != nil else { throw scanner.expected(view.size.isEmpty ? ["(", "]"] : ["]"]) }
    return view
  }

  private mutating func gap() throws(ConstraintSyntaxError) -> VisualFormat.Gap {
    guard let first = scanner.skip("-") else { return .none }
    switch scanner.peek() {
    case UInt8(ascii: "["), UInt8(ascii: "|"): return .standard(first)
    case UInt8(ascii: "("):
      _ = scanner.skip("(")
      let predicates = try predicates(ofView: false)
      guard scanner.skip("-") != nil else { throw scanner.expected("-") }
      return .predicates(predicates)
    default:
      guard let number = try number() else {
        throw scanner.expected(.distance, .metric, "(", "[", "|")
      }
      var ranges = LayoutEquationRanges(whole: number.range)
      ranges.constant = number.range
      guard scanner.skip("-") != nil else { throw scanner.expected("-") }
      return .predicates([Predicate(relation: .equal, constant: number.value, ranges: ranges)])
    }
  }

  private mutating func predicates(ofView isView: Bool) throws(ConstraintSyntaxError) -> [Predicate] {
    var predicates = [try predicate(ofView: isView)]
    while scanner.skip(",") != nil { predicates.append(try predicate(ofView: isView)) }
    guard scanner.skip(")") != nil else { throw scanner.expected(",", "@", ")") }
    return predicates
  }

  private mutating func predicate(ofView isView: Bool) throws(ConstraintSyntaxError) -> Predicate {
    scanner.skipSpaces()
    let start = scanner.position
    var predicate = Predicate(
      relation: scanner.relation() ?? .equal, ranges: LayoutEquationRanges(whole: start..<start))
    if let number = try signedNumber(orView: isView) {
      (predicate.constant, predicate.ranges.constant) = number
    } else if isView, let name = scanner.word() {
      (predicate.other, predicate.ranges.secondItem) = (scanner.text(name), name)
      if let factor = try scanner.factor() { (predicate.multiplier, predicate.ranges.multiplier) = factor }
      if let summand = try scanner.summand() { (predicate.constant, predicate.ranges.constant) = summand }
    } else {
      throw scanner.expected(isView ? [.number, .metric, .viewID] : [.number, .metric])
    }
    if scanner.skip("@") != nil {
      guard let number = try number() else {
        throw scanner.expected(.priorityOrMetric)
      }
      (predicate.priority, predicate.ranges.priority) = number
    }
    predicate.ranges.whole = start..<scanner.position
    return predicate
  }

  private mutating func signedNumber(orView: Bool) throws(ConstraintSyntaxError) -> Number? {
    guard let sign = scanner.skip("-") else { return try number(orView: orView) }
    guard let number = try number() else { throw scanner.expected(.number, .metric) }
    return (number.value == 0 ? 0 : -number.value, sign.lowerBound..<number.range.upperBound)
  }

  /// Parses a number or the name of a metric. Returns nil if there is neither.
  private mutating func number(orView: Bool = false) throws(ConstraintSyntaxError) -> Number? {
    if let number = try scanner.number() { return number }
    let before = scanner
    guard let name = scanner.word() else { return nil }
    if let value = metrics[scanner.text(name)] { return (value, name) }
    scanner = before
    if orView { return nil }
    throw ConstraintSyntaxError(unknownMetric: name, candidates: metrics.keys.sorted())
  }
}
