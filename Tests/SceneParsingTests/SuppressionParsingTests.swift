import SceneModel
import Testing

@Suite struct SuppressionParsingTests {
  @Test(
    "A processing instruction with a rule and a reason suppresses the rule for the next element",
    arguments: ["reason=\"seen by nobody\"", "reason='it says \"x\"'", "reason=\"a\"  "])
  func valid(_ reason: String) throws {
    let document = try page("<?scenec ignore zero-size-view \(reason)?><label/>")
    #expect(document.suppressions.map { $0.rule?.text } == ["zero-size-view"])
    #expect(document.text(document.suppressions.first?.element) == "<label/>")
  }

  @Test(
    "An instruction without a rule or a quoted reason suppresses nothing",
    arguments: [
      "ignore", "ignore zero-size-view", "ignore zero-size-view reason=\"\"",
      "ignore zero-size-view reason=\"",
      "ignore zero-size-view reason=none", "ignore zero-size-view reason=\"a\" \"b\"",
      "ignore zero-size-view because=\"a\"", "disable zero-size-view reason=\"a\"",
    ])
  func refused(_ data: String) throws {
    #expect(try page("<?scenec \(data)?><label/>").suppressions.map { $0.rule?.text } == [nil])
  }

  @Test("Ignores suppressions that are written for other linters")
  func others() throws {
    #expect(try page("<?lint ignore zero-size-view reason=\"a\"?><label/>").suppressions.isEmpty)
  }
}
