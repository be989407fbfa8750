import Foundation
import InterfaceBuilder
import SceneDiagnostics
import SceneSyntax
import SceneValidation
import TestSupport
import Testing

/// Former ids of rules, each of which somebody has written somewhere.
@Suite("Rules that were called otherwise")
struct FormerRuleIDTests {
  struct Renaming: Hashable, CustomStringConvertible {
    let former: String
    let present: String
    var description: String { "\(former) → \(present)" }
  }

  private static let rules = SyntaxRules.all + InterfaceBuilderRules.all + SceneRules.descriptions

  /// What the documentation promises: rows of two names.
  static let renamings: [Renaming] = {
    let page = Golden.project("Sources/ScenecCommandLine/ScenecCommandLine.docc/Configuration.md")
    let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
    return text.matches(of: /\| `([a-z0-9-]+)` \| `([a-z0-9-]+)` \|/).map {
      Renaming(former: String($0.1), present: String($0.2))
    }
  }()

  /// Those that the program is run with: all are held against the lists of rules, which know no more of one than of
  /// another.
  static let tried = RandomSeeds.of(renamings.count).map { renamings[$0] }

  @Test func thePageListsAll() {
    let all = Self.rules.flatMap { rule in
      rule.formerIDs.map { Renaming(former: $0.rawValue, present: rule.id.rawValue) }
    }
    #expect(Self.renamings == all.sorted { $0.former < $1.former })
    #expect(!all.isEmpty)
  }

  @Test func eachIdIsOneRules() {
    let ids = Self.rules.flatMap { [$0.id] + $0.formerIDs }
    let counts = Dictionary(grouping: ids) { $0 }.mapValues(\.count)
    #expect(counts.filter { $0.value > 1 }.map(\.key.rawValue) == [])
  }

  // MARK: In all places

  /// What one of the samples speaks of.
  private static let manifest = """
    {
      "version": 1,
      "classes": [
        {
          "name": "AlarmClockViewController", "module": "AlarmClock", "superclass": "ViewController",
          "actions": [{ "selector": "unwindToClock:", "sender": "Segue" }]
        }
      ]
    }
    """

  /// The rule's own sample of what is wrong, `Clock.scene`, in which it finds something.
  private func workspace(_ renaming: Renaming) throws -> TestDirectory {
    let rule = try #require(Self.rules.first { $0.id.rawValue == renaming.present })
    let workspace = try TestDirectory(["Classes.json": Self.manifest])
    try workspace.write("Clock.scene", rule.wrong.filter { $0 != RuleDescription.mark })
    for companion in rule.besideWrong {
      try workspace.write(companion.name, companion.text.filter { $0 != RuleDescription.mark })
    }
    return workspace
  }

  private func validate(_ workspace: TestDirectory, _ options: String...) throws -> Program.Outcome {
    try workspace.scenec(
      ["validate", "Clock.scene", "--classes", "Classes.json"] + options, input: Data())
  }

  @Test(arguments: tried)
  func options(_ renaming: Renaming) throws {
    let workspace = try workspace(renaming)
    let chosen = try validate(workspace, "--rule", renaming.former)
    #expect(chosen.text.contains("[\(renaming.present)]"))
    #expect(try validate(workspace, "--rule", renaming.present).text == chosen.text)
    let others = try validate(workspace, "--no-rule", renaming.former)
    #expect(others.status != 64 && !others.text.contains("[\(renaming.present)]"), "\(others.errors)")
    let both = try validate(workspace, "--rule", renaming.former, "--no-rule", renaming.present)
    #expect(both.status == 64)
    #expect(
      both.errors.contains(
        "'--rule \(renaming.former)' and '--no-rule \(renaming.present)' contradict one another."))
  }

  @Test(arguments: tried)
  func configurations(_ renaming: Renaming) throws {
    let workspace = try workspace(renaming)
    for level in ["error", "note"] {
      try workspace.write(".scenec.yml", "rules: { \(renaming.former): \(level) }")
      let found = try validate(workspace, "--cache", "known").text
      #expect(found.contains(": \(level): ") && found.contains("[\(renaming.present)]"))
      // For a cache, they are the same rule.
      try workspace.write(".scenec.yml", "rules: { \(renaming.present): \(level) }")
      #expect(try validate(workspace, "--cache", "known").text == found)
    }
    let asked = "rules: { \(renaming.former): note }\n"
    try workspace.write(".scenec.yml", asked + "ignore: { \(renaming.former): [Clock.scene, '*.lproj'] }")
    #expect(!(try validate(workspace).text.contains("[\(renaming.present)]")))
    try workspace.write(".scenec.yml", asked + "ignore: { \(renaming.former): [Other.scene] }")
    #expect(try validate(workspace).text.contains("[\(renaming.present)]"))
  }

  /// Which of the two levels counts, nobody could tell.
  @Test(arguments: tried)
  func bothIdsInOneConfiguration(_ renaming: Renaming) throws {
    let workspace = try workspace(renaming)
    let (former, present) = (renaming.former, renaming.present)
    for value in [
      "rules: {\n  \(former): note,\n  \(present): error }", "ignore:\n  \(former): []\n  \(present): []",
    ] {
      try workspace.write(".scenec.yml", value)
      let outcome = try validate(workspace)
      #expect(outcome.status == 66)
      #expect(
        outcome.errors.contains(
          ".scenec.yml:3:3: '\(former)' and '\(present)' are one rule, which is called '\(present)' now"),
        "\(outcome.errors)")
    }
  }

  @Test(arguments: tried)
  func suppressions(_ renaming: Renaming) throws {
    let workspace = try workspace(renaming)
    let scene = try workspace.text("Clock.scene")
    /// What is found when an instruction about the whole file says an id: each finding's headline.
    func headlines(_ id: String) throws -> [Substring] {
      try workspace.write("Clock.scene", "<?scenec ignore \(id) reason=\"old\"?>\n" + scene)
      return try validate(workspace, "--rule", renaming.present, "--rule", "unused-suppression")
        .text.split(separator: "\n").filter { $0.hasSuffix("]") }
    }
    let found = try headlines(renaming.former)
    #expect(try headlines(renaming.present) == found)
    // An id that no rule has is reported.
    #expect(try headlines("no-such-rule") != found)
    #expect(found.allSatisfy { !$0.contains("Unknown rule") })
  }

  @Test(arguments: tried)
  func baselines(_ renaming: Renaming) throws {
    let workspace = try workspace(renaming)
    let rule = ["--rule", renaming.present]
    #expect(try validate(workspace, rule[0], rule[1], "--write-baseline", "known.json").status == 0)
    // As an older version wrote it.
    let text = try workspace.text("known.json")
    try workspace.write("known.json", text.replacing(renaming.present, with: renaming.former))
    let outcome = try validate(workspace, rule[0], rule[1], "--baseline", "known.json", "--strict")
    #expect(outcome.status == 0, "\(outcome.text)")
    #expect(outcome.errors.hasSuffix("in the baseline 'known.json'\n"), "\(outcome.errors)")
    #expect(!outcome.errors.contains("fixed"))
  }

  @Test(arguments: tried)
  func pages(_ renaming: Renaming) throws {
    let outcome = try TestDirectory().scenec("explain", renaming.former)
    #expect(outcome.status == 0)
    #expect(outcome.text.hasPrefix("\(renaming.present)\n"))
    #expect(outcome.text.contains("\nformerly \(renaming.former)\n"))
    #expect(try TestDirectory().scenec("explain", renaming.present).text == outcome.text)
  }

  // MARK: What they are not said in

  @Test(arguments: tried)
  func reportsSayThePresentId(_ renaming: Renaming) throws {
    let workspace = try workspace(renaming)
    for format in ["text", "json", "github", "checkstyle", "junit"] {
      let text = try validate(workspace, "--rule", renaming.former, "--format", format).text
      #expect(text.contains(renaming.present) && !text.contains(renaming.former), "\(format)")
    }
  }

  @Test func onlyPresentIdsAreOffered() throws {
    let outcome = try TestDirectory().scenec("---completion", "explain", "--", "rule", "0", "0", "out")
    let offered = Set(outcome.text.split(separator: "\n").map(String.init))
    #expect(offered.isSuperset(of: Self.renamings.map(\.present)))
    #expect(offered.isDisjoint(with: Self.renamings.map(\.former)))
  }

  // MARK: For programs

  @Test func theListOfRulesHasThem() throws {
    struct List: Decodable {
      struct Rule: Decodable {
        var id: String
        var formerIDs: [String]
      }
      var rules: [Rule]
    }
    let outcome = try TestDirectory().scenec("rules", "--json")
    let rules = try JSONDecoder().decode(List.self, from: outcome.output).rules
    let listed = rules.flatMap { rule in
      rule.formerIDs.map { Renaming(former: $0, present: rule.id) }
    }
    #expect(Set(listed) == Set(Self.renamings))
  }

  @Test(arguments: tried)
  func sarifTellsThem(_ renaming: Renaming) throws {
    struct Log: Decodable {
      struct Rule: Decodable {
        var id: String
        var deprecatedIds: [String]?
      }
      struct Driver: Decodable { var rules: [Rule] }
      struct Tool: Decodable { var driver: Driver }
      struct Result: Decodable { var ruleId: String }
      struct Run: Decodable {
        var tool: Tool
        var results: [Result]
      }
      var runs: [Run]
    }
    let outcome = try validate(
      workspace(renaming), "--rule", renaming.present, "--format", "sarif")
    let run = try #require(JSONDecoder().decode(Log.self, from: outcome.output).runs.first)
    #expect(run.tool.driver.rules.map(\.id) == [renaming.present])
    #expect(run.tool.driver.rules.first?.deprecatedIds == [renaming.former])
    #expect(Set(run.results.map(\.ruleId)) == [renaming.present])
  }

  // MARK: Details

  /// Rules about the whole project look at instructions later, and a cache keeps these.
  @Test func suppressionsInACache() throws {
    let workspace = try TestDirectory([
      "a.scene": """
      <storyboard version="1" initial="main">
        <?scenec ignore relationship-missing reason="code fills it"?>
        <scene><navigationController id="main"/></scene>
        <?scenec ignore trait-said-twice reason="x"?>
        <scene><viewController id="alarm" entry="true"/></scene>
        <?scenec ignore segue-out-of-reach reason="x"?>
        <scene><viewController id="clock" entry="true"/></scene>
      </storyboard>
      """
    ])
    for _ in 1...2 {
      let outcome = try workspace.scenec("validate", "a.scene", "--cache", "known")
      let found = outcome.text.split(separator: "\n").filter { $0.hasSuffix("]") }
      #expect(
        found == [
          "a.scene:4:19: warning: 'duplicate-trait' cannot be suppressed [unused-suppression]",
          "a.scene:6:3: warning: Unused suppression: 'segue-without-identifier' finds nothing in the next "
            + "element [unused-suppression]",
        ])
    }
  }

  /// A merge of two branches may leave both ids.
  @Test func bothIdsInOneBaseline() throws {
    let scene = "<scene>\n<navigationController id=\"NAME\" entry=\"true\"/>\n</scene>\n"
    let entries = ["relationship-missing", "empty-container"].map {
      "{\"count\": 1, \"line\": \"<navigationController/>\", \"path\": \"a.scene\", \"rule\": \"\($0)\"}"
    }
    let empty = "<scene>\n<navigationController/>\n</scene>\n"
    let workspace = try TestDirectory([
      "a.scene": "<storyboard version=\"1\">\n" + scene.replacing("NAME", with: "a") + empty
        + "</storyboard>",
      "known.json": "{\"version\": 1, \"findings\": [\(entries.joined(separator: ","))]}",
    ])
    let arguments = ["--rule", "empty-container", "--baseline", "known.json", "--strict"]
    let one = try workspace.scenec(["validate", "a.scene"] + arguments, input: Data())
    #expect(one.status == 0, "\(one.text)")
    #expect(
      one.errors.contains("1 finding is in the baseline")
        && one.errors.contains("  a.scene: empty-container: <navigationController/>"), "\(one.errors)")
  }
}
