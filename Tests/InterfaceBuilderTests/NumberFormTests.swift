import SceneValues
import Testing

@testable import InterfaceBuilder

@Suite("Numbers in Xcode files are accepted without parsing only if they are valid")
struct NumberFormTests {
  private static let forms = [
    NumberForm(), NumberForm(type: .int), NumberForm(range: 0...1, tolerance: 9), NumberForm(range: 0...1),
    NumberForm(type: .int, range: 1...(.infinity)), NumberForm(range: -10...10),
    NumberForm(notation: .ratio), NumberForm(notation: .version), NumberForm(notation: .plainOrInfinite),
    NumberForm(notation: .plainOrNaN), NumberForm(range: 0...1, notation: .version),
  ]

  private static let texts = [
    "", "-", ".", "1.", ".5", "0", "1", "-0", "1.0", "1.5", "-1.5", "0.2549019607843137",
    "1.00000000000000001",
    "10", "10.5", "-10", "-10.0", "-10.5", "007", "1e3", "0x10", "16:9", "15.0", "15.0.1", "15..1", "15.",
    "+1",
    " 1", "infinite", "NaN", "123456789012345", "1234567890123456", "999999999999999.9", "1.5.2", "９",
  ]

  @Test("Agrees with the parsed number", arguments: texts)
  func agrees(_ text: String) {
    for form in Self.forms {
      var copy = text
      let isAccepted = copy.withUTF8(form.accepts)
      let isValid = form.reads(text) && form.contains(text)
      #expect(!isAccepted || isValid, "\(form)")
    }
  }

  @Test("Accepts usual numbers without parsing them")
  func acceptsUsualNumbers() {
    func accepts(_ form: NumberForm, _ text: String) -> Bool {
      var text = text
      return text.withUTF8(form.accepts)
    }
    #expect(accepts(NumberForm(), "-12.5") && accepts(NumberForm(type: .int), "42"))
    #expect(accepts(NumberForm(range: 0...1, tolerance: 9), "0.25490196079999999"))
    #expect(accepts(NumberForm(range: 0...1), "1") && accepts(NumberForm(notation: .version), "15.0"))
  }
}
