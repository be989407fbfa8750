import SceneModel
import Testing

@Suite struct ConstraintParsingTests {
  @Test("Each part of an equation has its exact source range")
  func equationRanges() throws {
    let document = try page(
      "<label id=\"a\"/><constraint equation=\"a.width\r\n &gt;= &#x61;.height * 2 + 10 @750\"/>")
    let ranges = try #require(document.constraints.first?.ranges)
    #expect(document.text(ranges.firstItem) == "a")
    #expect(document.text(ranges.secondItem) == "&#x61;")
    #expect(document.text(ranges.secondAttribute) == "height")
    #expect(document.text(ranges.constant).map { $0.hasSuffix("10") } == true)
    #expect(document.text(ranges.priority).map { $0.hasSuffix("750") } == true)
  }

  @Test("A constraint is an object only if it has an id, variations, or an active state")
  func objects() throws {
    for (attributes, isObject) in [("", false), ("id=\"k\"", true), ("active=\"false\"", true)] {
      let document = try page("<constraint equation=\"width = 8\" \(attributes)/>")
      #expect((document.constraints.first?.object != nil) == isObject, "\(attributes)")
      #expect(document.objects.contains { $0.element == "constraint" } == isObject)
    }
    let varied = try page(
      "<constraint equation=\"width = 8\"><when traits=\"idiom=pad\" constant=\"9\"/></constraint>")
    #expect(varied.constraints.first?.object != nil && varied.variations.count == 1)
  }

  @Test("Reports the part of an equation that cannot be parsed")
  func wrongEquations() throws {
    let document = try page("<constraint equation=\"width = &#x38; + wide\"/>")
    #expect(document.constraints.isEmpty)
    #expect(document.constraintFaults.count == 1)
    #expect(document.text(document.constraintFaults.first?.part.range)?.contains("&") == false)
  }
}
