import SceneValues
import Testing

@Suite struct VisualFormatTests {
  private func equations(
    _ format: String, _ options: String = "", metrics: String = "", edge: LayoutEquation.Item = .holder
  ) throws -> [String] {
    let options = try VisualFormatOptions.parse(options)
    let format = try VisualFormat.parse(format, metrics: VisualFormatOptions.parseMetrics(metrics))
    if let mismatch = format.mismatch(among: options) { throw mismatch }
    return format.equations(options, edge: edge).map(\.equation.text)
  }

  @Test("A visual format with 'V:' creates equations from top to bottom")
  func columns() throws {
    #expect(
      try equations("V:|-[title]-8-[body(>=44)]-|") == [
        "title.top = self.margins.top", "body.top = title.bottom + 8", "body.height >= 44",
        "self.margins.bottom = body.bottom",
      ])
  }

  @Test("Converts rows and distances of a visual format to equations")
  func parsesRowsAndDistances() throws {
    #expect(
      try equations("|[a]-[b][c]-gap-|", metrics: "gap=2.5", edge: .superview) == [
        "a.leading = superview.leading", "b.leading = a.trailing + 8", "c.leading = b.trailing",
        "superview.trailing = c.trailing + 2.5",
      ])
    #expect(
      try equations("H:[a]-(>=8,<=20@500)-[self]") == [
        "leading >= a.trailing + 8", "leading <= a.trailing + 20 @500",
      ])
  }

  @Test("Parenthesized conditions in a visual format create equations for sizes")
  func conditionsOnSizes() throws {
    #expect(
      try equations("[a(b,>=44@low,==c*2-4,≤d/2)]", metrics: "low=250, wide=3") == [
        "a.width = b.width", "a.width >= 44 @250", "a.width = c.width * 2 - 4", "a.width <= d.width * 0.5",
      ])
    #expect(try equations("V:[a( -4 )]") == ["a.height = -4"])
  }

  @Test("Options determine the direction and add alignment equations")
  func directionsAndAlignments() throws {
    #expect(
      try equations("|-[a]-8-[b]|", "directionLeftToRight alignAllTop") == [
        "a.left = self.margins.left", "b.left = a.right + 8", "right = b.right", "b.top = a.top",
      ])
    #expect(
      try equations("|-[a]-(>=8)-[b]|", "directionRightToLeft alignAllCenterY alignAllLastBaseline") == [
        "self.margins.right = a.right", "a.left >= b.right + 8", "b.left = left", "b.centerY = a.centerY",
        "b.lastBaseline = a.lastBaseline",
      ])
  }

  @Test(
    "Reports the location of an error in a visual format",
    arguments: [
      ("", 0..<0, "a view '[name]'"), ("W:[a]", 0..<1, "'H:', 'V:', '|' or a view '[name]'"),
      ("V[a]", 1..<2, "':'"),
      ("|", 1..<1, "a view '[name]'"), ("[]", 1..<2, "the id of a view"), ("[a", 2..<2, "'(' or ']'"),
      ("[a]-", 4..<4, "a distance, a metric, '(', '[' or '|'"), ("[a]-8", 5..<5, "'-'"),
      ("[a]8", 3..<4, "'-', '|', a view '[name]' or the end of the format"),
      ("[a]-gap-[b]", 4..<7, "a number or a metric"),
      ("[a(>=)]", 5..<6, "a number, a metric or the id of a view"),
      ("[a(44@)]", 6..<7, "a priority from 1 to 1000, or a metric"), ("[a(44]", 5..<6, "',', '@' or ')'"),
      ("[a(44)", 6..<6, "']'"), ("[a]-(b)-[c]", 5..<6, "a number or a metric"), ("[a]-(8)[b]", 7..<8, "'-'"),
      ("[a]|[b]", 4..<5, "the end of the format"), ("[a(12px)]", 3..<7, "a number"),
    ])
  func reportsLocationOfErrorInFormat(_ text: String, _ range: Range<Int>, _ expected: String) {
    let error = #expect(throws: ConstraintSyntaxError.self) { try VisualFormat.parse(text, metrics: [:]) }
    #expect(error?.range == range)
    #expect(error?.expected.text == expected)
  }

  @Test("Rejects invalid options and metrics of a visual format")
  func rejectsInvalidOptionsAndMetrics() {
    #expect(throws: ConstraintSyntaxError.self) { try equations("[a]", "alignAllMiddle") }
    #expect(throws: ConstraintSyntaxError.self) { try equations("[a]", "alignAllTop alignAllTop") }
    #expect(throws: ConstraintSyntaxError.self) { try equations("H:[a]", "alignAllLeft") }
    #expect(throws: ConstraintSyntaxError.self) { try equations("V:[a]", "alignAllTop") }
    for metrics in ["a", "a=", "a=b", "=1", "a=1 a=2"] {
      #expect(throws: ConstraintSyntaxError.self) { try VisualFormatOptions.parseMetrics(metrics) }
    }
  }

  @Test("Round-trips random visual formats", arguments: 0..<300 as Range<UInt64>)
  func roundTripsFormats(_ seed: UInt64) throws {
    var chance = SplitMix(seed: seed)
    let format = chance.format()
    let read = try VisualFormat.parse(format.text, metrics: [:])
    let options = VisualFormatOptions()
    #expect(
      read.equations(options, edge: .superview).map(\.equation)
        == format.equations(options, edge: .superview).map(\.equation), "\(format.text)")
  }

  /// Any bytes parse to a format or to one error within them.
  @Test(
    "Parses a randomly damaged format or reports an error inside it",
    arguments: 0..<300 as Range<UInt64>)
  func damagedFormats(_ seed: UInt64) {
    var chance = SplitMix(seed: seed)
    for _ in 0..<20 {
      let text = chance.damaged(chance.format().text)
      do throws(ConstraintSyntaxError) {
        let format = try VisualFormat.parse(text, metrics: ["a": 1])
        let places = format.equations(VisualFormatOptions(), edge: .holder).map(\.ranges.whole)
        #expect(places.allSatisfy { $0.upperBound <= text.utf8.count })
      } catch {
        #expect(error.range.lowerBound >= 0 && error.range.upperBound <= text.utf8.count, "\(text)")
      }
    }
  }
}

extension VisualFormat {
  fileprivate var text: String {
    var text = orientation == .vertical ? "V:" : ""
    if let leadingGap { text += "|" + leadingGap.text }
    for (index, view) in views.enumerated() {
      text +=
        "[" + view.name + (view.size.isEmpty ? "" : "(\(view.size.map(\.text).joined(separator: ",")))") + "]"
      if index < gaps.count { text += gaps[index].text }
    }
    if let trailingGap { text += trailingGap.text + "|" }
    return text
  }
}

extension VisualFormat.Gap {
  fileprivate var text: String {
    switch self {
    case .none: ""
    case .standard: "-"
    case .predicates(let predicates): "-(\(predicates.map(\.text).joined(separator: ",")))-"
    }
  }
}

extension VisualFormat.Predicate {
  fileprivate var text: String {
    let relation = relation == .equal ? "==" : relation.rawValue
    guard let other else { return "\(relation)\(constant)@\(priority)" }
    return "\(relation)\(other)*\(multiplier)\(constant < 0 ? "" : "+")\(constant)@\(priority)"
  }
}

extension SplitMix {
  fileprivate mutating func format() -> VisualFormat {
    var format = VisualFormat()
    format.orientation = Bool.random(using: &self) ? .vertical : .horizontal
    if Bool.random(using: &self) { format.leadingGap = gap() }
    if Bool.random(using: &self) { format.trailingGap = gap() }
    for index in 0..<Int.random(in: 1...4, using: &self) {
      if index > 0 { format.gaps.append(gap()) }
      let size = (0..<Int.random(in: 0...2, using: &self)).map { _ in predicate(ofView: true) }
      format.views.append(VisualFormat.View(name: "view\(index)", range: 0..<0, size: size))
    }
    return format
  }

  private mutating func gap() -> VisualFormat.Gap {
    switch Int.random(in: 0..<3, using: &self) {
    case 0: .none
    case 1: .standard(0..<0)
    default: .predicates((0...Int.random(in: 0...2, using: &self)).map { _ in predicate(ofView: false) })
    }
  }

  private mutating func predicate(ofView isView: Bool) -> VisualFormat.Predicate {
    var predicate = VisualFormat.Predicate(
      relation: LayoutRelation.allCases.randomElement(using: &self)!, constant: number(),
      ranges: LayoutEquationRanges(whole: 0..<0))
    predicate.priority = Double(Int.random(in: 1...2000, using: &self)) / 2
    if isView, Bool.random(using: &self) { (predicate.other, predicate.multiplier) = ("other", number()) }
    return predicate
  }
}
