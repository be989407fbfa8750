import SceneValues
import Testing

@Suite struct LayoutEquationTests {
  @Test(
    "Writes a parsed equation in canonical form",
    arguments: [
      ("width = 44", "width = 44"), ("self.width==44", "width = 44"),
      ("height ≥ -.5 @ 750", "height >= -0.5 @750"),
      ("face.centerX = safeArea.centerX * 1 + 8 @750", "face.centerX = safeArea.centerX + 8 @750"),
      ("a.left<=superview.left-8", "a.left <= superview.left - 8"),
      ("a.left ≤ 2*b.right", "a.left <= b.right * 2"), ("a.width = b.width / 4", "a.width = b.width * 0.25"),
      ("width = height * -1.5", "width = height * -1.5"),
      ("a.top = + 3 * margins.top", "a.top = margins.top * 3"),
      ("größe.top = superview.safeArea.top", "größe.top = superview.safeArea.top"),
      ("self.margins.top = b.safeArea.bottom - 0", "self.margins.top = b.safeArea.bottom"),
      (" a . top\n= b\t.top + 1e2 ", "a.top = b.top + 100"),
      ("height = 2 * width / 3", "height = width * 2 / 3"),
      ("height = 2/3 * width + 8", "height = width * 2 / 3 + 8"),
      ("height = width * 2 / 3", "height = width * 2 / 3"),
      ("width = 2 * a.width * 3", "width = a.width * 6"),
      ("height = (width + 8) / 2", "height = width * 0.5 + 4"), ("width = 44 + 8 @750", "width = 52 @750"),
      ("height = 8 + width - 3", "height = width + 5"), ("height = 100 - width", "height = width * -1 + 100"),
      ("height = -(width - 100)", "height = width * -1 + 100"),
      ("width = (100 - 2 * 16) / 3", "width = 22.666666666666668"),
      ("height = -2/3*(width+3*(width-1))/2", "height = width * -4 / 3 + 1"), ("width = - - 8", "width = 8"),
      ("a.top = b.top - 8 + 2 - -1", "a.top = b.top - 5"),
      ("height = width / (9 / 16)", "height = width * 16 / 9"),
      ("height = width * 3.14159265358979", "height = width * 3.14159265358979"),
      ("height = width - width / 4", "height = width * 0.75"), ("width = -0 * 8", "width = 0"),
    ])
  func writesEquationInCanonicalForm(_ written: String, _ canonical: String) throws {
    let (equation, _) = try LayoutEquation.parse(written)
    #expect(equation.text == canonical)
    #expect(try LayoutEquation.parse(canonical).0 == equation)
  }

  @Test(
    "Reports the location of an equation error and the expected text",
    arguments: [
      ("", 0..<0, "'item.attribute'"), ("44 = width", 0..<2, "'item.attribute'"),
      ("widht = 44", 0..<5, "an attribute, or 'item.attribute'"), ("a.widht = 44", 2..<7, "an attribute"),
      ("a. = 44", 3..<4, "an attribute"), ("width", 5..<5, "'=', '<=' or '>='"),
      ("width < 44", 6..<7, "'=', '<=' or '>='"), ("width =", 7..<7, "'item.attribute' or a number"),
      ("width = 44px", 8..<12, "a number"), ("width = 1.2.3", 8..<13, "a number"),
      ("width = 1e999", 8..<13, "a number"),
      ("width = 44 8", 11..<12, "'+', '-', '*', '/', '@' or the end of the equation"),
      ("width = 100000000000000000000", 8..<29, "a number from 0 to 16777216"),
      ("width = -", 9..<9, "'item.attribute' or a number"),
      ("width = a.width +", 17..<17, "'item.attribute' or a number"),
      ("width = a.width * b.width", 18..<25, "a number (attributes cannot be multiplied by each other)"),
      ("width = 2 * height * (3 + a.b.left)", 28..<29, areas),
      (
        "width = 2 * height * (3 + height)", 26..<32,
        "a number (attributes cannot be multiplied by each other)"
      ),
      ("width = a.width - 2 * b.width", 22..<29, "a number (the right side can contain only one attribute)"),
      ("width = a.width + 44 / height", 23..<29, "a divisor other than 0"),
      ("width = a.width / (2 - 2)", 18..<25, "a divisor other than 0"),
      ("width = 10000 * (a.width + 10000)", 8..<33, "a result from -16777216 to 16777216"),
      ("width = 8 + a.width / 1e-300", 10..<28, "a result from -16777216 to 16777216"),
      ("width = (a.width + 8", 20..<20, "'+', '-', '*', '/' or ')'"),
      ("width = (a.width @750)", 17..<18, "'+', '-', '*', '/' or ')'"),
      ("width = a.width + 8)", 19..<20, "'+', '-', '*', '/', '@' or the end of the equation"),
      ("width = ()", 9..<10, "'item.attribute' or a number"),
      ("width = " + String(repeating: "(", count: 100_000), 24..<25, "at most 16 nested brackets"),
      ("width = a.width / 0", 18..<19, "a divisor other than 0"),
      ("width = a.width + 8 8", 20..<21, "'+', '-', '*', '/', '@' or the end of the equation"),
      ("width = 44 @high", 12..<16, "a priority from 1 to 1000"),
      ("width = 44 @750 @", 16..<17, "the end of the equation"), ("a.b.width = 4", 2..<3, areas),
      ("safeArea.a.width = 4", 9..<10, "an attribute"),
      ("a.safeArea.left.top = 4", 15..<16, "'=', '<=' or '>='"), ("größe.tip = 4", 8..<11, "an attribute"),
    ] as [(String, Range<Int>, String)])
  func reportsLocationOfErrorInEquation(
    _ text: String, _ range: Range<Int>, _ expected: String
  ) {
    let error = #expect(throws: ConstraintSyntaxError.self) { try LayoutEquation.parse(text) }
    #expect(error?.range == range)
    #expect(error?.expected.text == expected)
  }

  private static let areas =
    "'safeArea', 'margins', 'readableContent', 'keyboardGuide', 'contentGuide' or 'frameGuide'"

  @Test("The error for an invalid equation lists the expected parts")
  func expectedParts() {
    for (text, parts) in [
      ("width < 44", ["=", "<=", ">="]), ("a.widht = 44", [.attribute]), ("width =", [.item, .number]),
      ("width = 44 8", ["+", "-", "*", "/", "@", .endOfEquation]), ("width = 44 @high", [.priority]),
      ("width = a.width / 0", [.divisor]),
      (
        "a.b.width = 4",
        ["safeArea", "margins", "readableContent", "keyboardGuide", "contentGuide", "frameGuide"]
      ),
    ] as [(String, [ConstraintPart])] {
      let error = #expect(throws: ConstraintSyntaxError.self) { try LayoutEquation.parse(text) }
      #expect(error?.expected == parts, "\(text)")
    }
  }

  @Test("Each part of a parsed equation has a source range")
  func everyPartHasALocation() throws {
    let text = "title.safeArea.top >= 2 * body.bottom - 8.5 @ 750"
    let (_, ranges) = try LayoutEquation.parse(text)
    func part(_ range: Range<Int>?) -> String? {
      range.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
    }
    #expect(part(ranges.firstItem) == "title.safeArea")
    #expect(part(ranges.firstAttribute) == "top")
    #expect(part(ranges.multiplier) == "2")
    #expect(part(ranges.secondItem) == "body")
    #expect(part(ranges.secondAttribute) == "bottom")
    #expect(part(ranges.constant) == "- 8.5")
    #expect(part(ranges.priority) == "750")
  }

  @Test("The source ranges of a factor and a constant cover their full text")
  func rangesInProducts() throws {
    for (text, multiplier, constant) in [
      ("height = 2 * width / 3 + 8", "2 * width / 3", "+ 8"),
      ("height = 2/3 * width - 8 + 1", "2/3", "- 8 + 1"),
      ("height = (width + 8) / 2", "2", "+ 8) / 2"), ("height = 8 - width", "- width", "8"),
      ("height = 8 - 2*2", nil, "8 - 2*2"),
      ("height = -width", "-width", nil), ("height = width - 2 * width", "width - 2 * width", nil),
    ] as [(String, String?, String?)] {
      let (_, ranges) = try LayoutEquation.parse(text)
      func part(_ range: Range<Int>?) -> String? {
        range.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
      }
      #expect(part(ranges.multiplier) == multiplier, "\(text)")
      #expect(part(ranges.constant) == constant, "\(text)")
    }
  }

  @Test(
    "Sums of products have the correct multiplier and constant after parsing",
    arguments: 0..<500 as Range<UInt64>)
  func linearSums(_ seed: UInt64) throws {
    var chance = SplitMix(seed: seed)
    let (text, value) = chance.sum(depth: 3, hasAttribute: true)
    let (equation, _) = try LayoutEquation.parse("width >= \(text) @750")
    let scale = max(1, abs(value(0)), abs(value(1)))
    #expect(abs(equation.constant - value(0)) <= scale * 1e-9, "\(text)")
    #expect(abs(equation.multiplier + equation.constant - value(1)) <= scale * 1e-9, "\(text)")
    #expect(equation.second == LayoutEquation.Side(.named("a"), .height))
    #expect(try LayoutEquation.parse(equation.text).0 == equation, "\(text): \(equation.text)")
  }

  @Test("Round-trips random equations", arguments: 0..<500 as Range<UInt64>)
  func roundTripsEquations(_ seed: UInt64) throws {
    var chance = SplitMix(seed: seed)
    let equation = chance.equation()
    #expect(try LayoutEquation.parse(equation.text).0 == equation, "\(equation.text)")
  }

  /// Any bytes parse to an equation or to one error within them.
  @Test(
    "Parses a randomly damaged equation or reports an error inside it",
    arguments: 0..<500 as Range<UInt64>)
  func damagedEquations(_ seed: UInt64) {
    var chance = SplitMix(seed: seed)
    for _ in 0..<20 {
      let text = chance.damaged(chance.equation().text)
      do throws(ConstraintSyntaxError) {
        let (equation, ranges) = try LayoutEquation.parse(text)
        #expect(ranges.whole.upperBound == text.utf8.count)
        #expect((try? LayoutEquation.parse(equation.text).0) == equation, "\(text)")
      } catch {
        #expect(error.range.lowerBound >= 0 && error.range.upperBound <= text.utf8.count, "\(text)")
      }
    }
  }
}

extension SplitMix {
  mutating func equation() -> LayoutEquation {
    let isNumber = Bool.random(using: &self)
    return LayoutEquation(
      side(), LayoutRelation.allCases.randomElement(using: &self)!, isNumber ? nil : side(),
      multiplier: isNumber ? 1 : number(), constant: number(),
      priority: Double(Int.random(in: 1...2000, using: &self)) / 2)
  }

  /// Returns a random sum, and its value for a height of `a`.
  mutating func sum(depth: Int, hasAttribute: Bool) -> (text: String, value: (Double) -> Double) {
    let number = Double(Int.random(in: 1...40, using: &self)) / 4
    guard depth > 0 else { return hasAttribute ? ("a.height", { $0 }) : ("\(number)", { _ in number }) }
    let (text, value) = sum(depth: depth - 1, hasAttribute: hasAttribute)
    let other = sum(depth: depth - 1, hasAttribute: false)
    let both = sum(depth: depth - 1, hasAttribute: hasAttribute)
    switch Int.random(in: 0..<8, using: &self) {
    case 0: return ("\(text) + \(both.text)", { value($0) + both.value($0) })
    case 1: return ("\(text)-(\(other.text))", { value($0) - other.value($0) })
    case 2: return ("(\(text)) * (\(other.text))", { value($0) * other.value($0) })
    case 3: return ("(\(other.text)) * (\(text))", { value($0) * other.value($0) })
    case 4: return ("(\(text)) / \(number)", { value($0) / number })
    case 5: return ("-(\(text))", { -value($0) })
    case 6: return ("\(number) / 3 * (\(text))", { value($0) * number / 3 })
    default: return ("\(other.text) + (\(text))", { value($0) + other.value($0) })
    }
  }

  private mutating func side() -> LayoutEquation.Side {
    let attribute = LayoutAttribute.allCases.randomElement(using: &self)!
    let area = LayoutArea.allCases.randomElement(using: &self)!
    let items: [LayoutEquation.Item] = [.named("title"), .named("_2"), .holder, .superview]
    let item = (area == .view ? items : items + [.around]).randomElement(using: &self)!
    return LayoutEquation.Side(item, in: area, attribute)
  }

  /// Changes, removes and inserts bytes.
  mutating func damaged(_ text: String) -> String {
    var bytes = Array(text.utf8)
    let signs = Array("()[]|-=<>@*/+.,: 0a_≤é".utf8)
    for _ in 0..<Int.random(in: 1...4, using: &self) {
      let place = Int.random(in: 0...bytes.count, using: &self)
      switch Int.random(in: 0..<3, using: &self) {
      case 0 where place < bytes.count: bytes[place] = signs.randomElement(using: &self)!
      case 1 where place < bytes.count: bytes.remove(at: place)
      default: bytes.insert(signs.randomElement(using: &self)!, at: place)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
