import SceneValues
import Testing

@Suite struct LayoutEquationTests {
  @Test(arguments: [
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
  ])
  func anEquationIsReadAndWrittenInOneWay(_ written: String, _ canonical: String) throws {
    let (equation, _) = try LayoutEquation.parse(written)
    #expect(equation.text == canonical)
    #expect(try LayoutEquation.parse(canonical).0 == equation)
  }

  @Test(arguments: [
    ("", 0..<0, "'item.attribute'"), ("44 = width", 0..<2, "'item.attribute'"),
    ("widht = 44", 0..<5, "an attribute, or 'item.attribute'"), ("a.widht = 44", 2..<7, "an attribute"),
    ("a. = 44", 3..<4, "an attribute"), ("width", 5..<5, "'=', '<=' or '>='"),
    ("width < 44", 6..<7, "'=', '<=' or '>='"), ("width =", 7..<7, "'item.attribute' or a number"),
    ("width = 44px", 8..<12, "a number"), ("width = 1.2.3", 8..<13, "a number"),
    ("width = 1e999", 8..<13, "a number"), ("width = 44 + 8", 11..<12, "'*', '@' or the end of the equation"),
    ("width = 100000000000000000000", 8..<29, "a number from 0 to 16777216"),
    ("width = -", 9..<9, "a number"), ("width = a.width +", 17..<17, "a number"),
    ("width = a.width * b.width", 18..<19, "a number"),
    ("width = a.width / 0", 18..<19, "a number that one can divide by"),
    ("width = 2 * a.width * 3", 20..<21, "'+', '-', '@' or the end of the equation"),
    ("width = a.width + 8 8", 20..<21, "'@' or the end of the equation"),
    ("width = 44 @high", 12..<16, "a priority from 1 to 1000"),
    ("width = 44 @750 @", 16..<17, "'*', '@' or the end of the equation"),
    (
      "a.b.width = 4", 2..<3,
      "'safeArea', 'margins', 'readableContent', 'keyboardGuide', 'contentGuide' or 'frameGuide'"
    ),
    ("safeArea.a.width = 4", 9..<10, "an attribute"),
    ("a.safeArea.left.top = 4", 15..<16, "'=', '<=' or '>='"), ("größe.tip = 4", 8..<11, "an attribute"),
  ])
  func aTextThatIsNoEquationIsRefusedWhereTheMistakeIs(
    _ text: String, _ range: Range<Int>, _ expected: String
  ) {
    let error = #expect(throws: ConstraintSyntaxError.self) { try LayoutEquation.parse(text) }
    #expect(error?.range == range)
    #expect(error?.expected.text == expected)
  }

  @Test("An error says as values what could stand in its place")
  func expectedParts() {
    for (text, parts) in [
      ("width < 44", ["=", "<=", ">="]), ("a.widht = 44", [.attribute]), ("width =", [.item, .number]),
      ("width = 44 + 8", ["*", "@", .endOfEquation]), ("width = 44 @high", [.priority]),
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

  @Test func everyPartHasItsPlace() throws {
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

  @Test(arguments: 0..<500 as Range<UInt64>)
  func whatIsWrittenReadsBackTheSame(_ seed: UInt64) throws {
    var chance = SplitMix(seed: seed)
    let equation = chance.equation()
    #expect(try LayoutEquation.parse(equation.text).0 == equation, "\(equation.text)")
  }

  /// Whatever the bytes, there is an equation or one error within them.
  @Test(
    "An equation that was damaged at random is read, or refused within its text",
    arguments: 0..<500 as Range<UInt64>)
  func damageIsFound(_ seed: UInt64) {
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

  private mutating func side() -> LayoutEquation.Side {
    let attribute = LayoutAttribute.allCases.randomElement(using: &self)!
    let area = LayoutArea.allCases.randomElement(using: &self)!
    let items: [LayoutEquation.Item] = [.named("title"), .named("_2"), .holder, .superview]
    let item = (area == .view ? items : items + [.around]).randomElement(using: &self)!
    return LayoutEquation.Side(item, in: area, attribute)
  }

  /// With bytes changed, left out and put in.
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
