import Testing

@testable import SceneMacrosPlugin

/// The names that Objective-C gives to methods of Swift.
@Suite struct SelectorTests {
  @Test(
    arguments: [
      ("pause", [], "pause"), ("switchAnimation", [nil], "switchAnimation:"),
      ("handle", [nil, "forEvent"], "handle:forEvent:"), ("save", ["sender"], "saveWithSender:"),
      ("unwind", ["for"], "unwindFor:"), ("unwind", ["forSegue"], "unwindForSegue:"),
      ("goTo", ["clock"], "goToClock:"),
      ("handle", [nil, nil], "handle::"), ("formatter", ["forecast"], "formatterWithForecast:"),
    ] as [(String, [String?], String)])
  func follow(_ base: String, _ labels: [String?], _ selector: String) {
    #expect(MethodSelector.name(base, labels: labels) == selector)
  }
}
