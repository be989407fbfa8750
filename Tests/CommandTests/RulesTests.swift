import Foundation
import SceneAnalysis
import SceneDiagnostics
import Testing

@Suite("scenec rules")
struct RulesTests {
  private static let rules = RuleCatalog.all

  @Test("'rules' lists every rule with its category, severity, and summary")
  func listsEveryRule() throws {
    let outcome = try TestDirectory().scenec("rules")
    #expect(outcome.status == 0)
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.first?.split(separator: " ") == ["rule", "category", "severity", "summary"])
    #expect(lines.count == Self.rules.count + 1)
    #expect(lines.dropFirst() == lines.dropFirst().sorted()[...])
    for rule in Self.rules {
      let line = lines.first { $0.hasPrefix(rule.id.rawValue + " ") }
      let words = line?.split(separator: " ").dropFirst().prefix(2)
      let severity = rule.isOffByDefault ? "off" : rule.severity.rawValue
      let expected: [String] = [rule.category.rawValue, severity]
      #expect(words?.map(String.init) == expected)
      #expect(line?.hasSuffix("  " + rule.summary) == true)
    }
  }

  @Test("'rules --json' prints every rule with its category and severity")
  func json() throws {
    let outcome = try TestDirectory().scenec("rules", "--json")
    #expect(outcome.status == 0)
    let document = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    #expect(document["version"] as? Int == 1)
    let rules = try #require(document["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == Self.rules.map(\.id.rawValue).sorted())
    let one = try #require(rules.first { $0["id"] as? String == "unreachable-scene" })
    let rule = try #require(Self.rules.first { $0.id == "unreachable-scene" })
    #expect(one["category"] as? String == "flow")
    #expect(one["severity"] as? String == "warning")
    #expect(one["summary"] as? String == rule.summary)
    #expect(one["discussion"] as? String == rule.discussion)
  }

  @Test("'--rule' applies a rule that is off by default")
  func appliesDisabledRuleOnRequest() throws {
    let scene = """
      <storyboard version="1" initial="clock">
        <scene><viewController id="clock"><view><switch/></view></viewController></scene>
      </storyboard>
      """
    let workspace = try TestDirectory(["a.scene": scene])
    #expect(try workspace.scenec("validate", "a.scene").text == "1 file: no problems\n")
    let asked = try workspace.scenec("validate", "a.scene", "--rule", "control-without-label")
    #expect(asked.text.contains("note: switch at clock/view/switch has no 'accessibilityLabel'"))
  }

  // MARK: Choosing

  private func workspace() throws -> TestDirectory {
    try TestDirectory([
      "a.scene": Samples.warning, "b.scene": Samples.warning, "broken.scene": Samples.broken,
    ])
  }

  @Test("'--rule' applies only the given rules")
  func appliesOnlyTheGivenRule() throws {
    let workspace = try workspace()
    #expect(
      try workspace.scenec("validate", "a.scene", "--rule", "outlet-not-found").text
        == "1 file: no problems\n")
    let chosen = try workspace.scenec(
      "validate", "a.scene", "--rule", "outlet-not-found", "--rule", "unreachable-scene")
    #expect(chosen.text.contains("[unreachable-scene]"))
    // A file that cannot be parsed passes no rule.
    let broken = try workspace.scenec("validate", "broken.scene", "--rule", "unreachable-scene")
    #expect(broken.status == 1)
    #expect(broken.text.contains("[xml-not-well-formed]"))
  }

  @Test("'--no-rule' turns off a rule")
  func withoutARule() throws {
    let outcome = try workspace().scenec("validate", "a.scene", "--strict", "--no-rule", "unreachable-scene")
    #expect(outcome.status == 0)
    #expect(outcome.text == "1 file: no problems\n")
  }

  @Test(
    "Rejects unknown rules and contradictory rule options",
    arguments: [
      (
        ["--rule", "unreachable-scen"],
        "Rule 'unreachable-scen' does not exist. Did you mean 'unreachable-scene'?"
      ),
      (["--no-rule", "zzzzzz"], "Rule 'zzzzzz' does not exist. 'scenec rules' lists all rules."),
      (["--no-rule", "xml-not-well-formed"], "'xml-not-well-formed' cannot be turned off"),
      (["--rule", "bad-id", "--no-rule", "bad-id"], "cannot be used together"),
      (["--max-warnings=-1"], "the value must be 0 or greater"),
    ])
  func rejectsUnknownRule(_ options: [String], _ message: String) throws {
    let outcome = try workspace().scenec(["validate", "a.scene"] + options, input: Data())
    #expect(outcome.status == 64)
    #expect(outcome.text.isEmpty)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test("'--max-warnings' sets the number of allowed warnings")
  func maximumOfWarnings() throws {
    let workspace = try workspace()
    let enough = try workspace.scenec("validate", "a.scene", "b.scene", "--max-warnings", "2")
    #expect(enough.status == 0)
    #expect(enough.errors.isEmpty)
    let tooMany = try workspace.scenec("validate", "a.scene", "b.scene", "--max-warnings", "1")
    #expect(tooMany.status == 1)
    #expect(tooMany.text == enough.text)
    #expect(tooMany.errors == "scenec: error: found 2 warnings, but --max-warnings allows 1\n")
    #expect(try workspace.scenec("validate", "a.scene", "--max-warnings", "0").status == 1)
    #expect(try workspace.scenec("validate", "a.scene", "--max-warnings", "5", "--strict").status == 1)
    #expect(try workspace.scenec("validate", "broken.scene", "--max-warnings", "5").status == 1)
  }
}
