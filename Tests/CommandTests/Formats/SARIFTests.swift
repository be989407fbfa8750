import Foundation
import Testing

/// SARIF reports as readers use them: to find the location, apply the fix and recognize a known diagnostic.
@Suite("SARIF")
struct SARIFTests {
  struct Log: Decodable {
    struct Message: Decodable { var text: String }
    struct Artifact: Decodable {
      var uri: String?
      var uriBaseId: String?
      var index: Int?
    }
    struct Region: Decodable { var startLine, startColumn, endLine, endColumn: Int }
    struct Physical: Decodable {
      var artifactLocation: Artifact
      var region: Region
    }
    struct Location: Decodable {
      var physicalLocation: Physical
      var message: Message?
    }
    struct Replacement: Decodable {
      var deletedRegion: Region
      var insertedContent: Message
    }
    struct Change: Decodable { var replacements: [Replacement] }
    struct Fix: Decodable { var artifactChanges: [Change] }
    struct Result: Decodable {
      var ruleId: String
      var ruleIndex: Int
      var level: String
      var message: Message
      var locations: [Location]
      var relatedLocations: [Location]?
      var fixes: [Fix]?
      var partialFingerprints: [String: String]
    }
    struct Rule: Decodable {
      var id: String
      var help: Message
    }
    struct Driver: Decodable { var rules: [Rule] }
    struct Tool: Decodable { var driver: Driver }
    struct Listed: Decodable { var location: Artifact }
    struct Invocation: Decodable { var executionSuccessful: Bool }
    struct Run: Decodable {
      var tool: Tool
      var columnKind: String
      var invocations: [Invocation]
      var artifacts: [Listed]
      var results: [Result]
    }
    var runs: [Run]
  }

  static let schema = ProcessInfo.processInfo.environment["SCENEC_SARIF_SCHEMA"]

  private static func run(_ outcome: Program.Outcome) throws -> Log.Run {
    try #require(JSONDecoder().decode(Log.self, from: outcome.output).runs.first)
  }

  /// Returns the text of a region as an editor with UTF-16 lines finds it.
  private static func text(of region: Log.Region, in source: String) -> String {
    let lines = source.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    guard region.startLine == region.endLine else { return "" }
    let units = Array(lines[region.startLine - 1].utf16)
    return String(decoding: units[region.startColumn - 1..<region.endColumn - 1], as: UTF16.self)
  }

  @Test("SARIF regions select the text that diagnostics refer to")
  func regionsSelectTextOfDiagnostics() throws {
    let run = try Self.run(FormatSamples.run("sarif", in: FormatSamples.workspace()))
    #expect(run.columnKind == "utf16CodeUnits")
    #expect(!run.invocations[0].executionSuccessful)
    let found = run.results.map { result in
      let place = result.locations[0].physicalLocation
      #expect(run.artifacts[place.artifactLocation.index!].location.uri == place.artifactLocation.uri)
      #expect(run.tool.driver.rules[result.ruleIndex].id == result.ruleId)
      return [result.ruleId, result.level, Self.text(of: place.region, in: FormatSamples.hard)]
    }
    #expect(
      found == [
        ["duplicate-id", "error", "a"], ["unknown-attribute", "error", "txet"],
        ["unknown-attribute", "error", "colour"], ["unreachable-scene", "warning", "viewController"],
      ])
    let note = try #require(run.results[0].relatedLocations?.first)
    #expect(note.message?.text == "first used here")
    #expect(note.physicalLocation.region.startColumn == 14)
    let replacement = try #require(run.results[1].fixes?.first?.artifactChanges.first?.replacements.first)
    #expect(Self.text(of: replacement.deletedRegion, in: FormatSamples.hard) == "txet")
    #expect(replacement.insertedContent.text == "text")
    // A note without a location is part of the message.
    #expect(
      run.results[3].message.text.hasSuffix("\nif code instantiates it by its id, add 'entry=\"true\"'"))
  }

  @Test("SARIF rules contain the text that 'explain' prints")
  func rulesAreExplained() throws {
    let workspace = try FormatSamples.workspace()
    for rule in try Self.run(FormatSamples.run("sarif", in: workspace)).tool.driver.rules {
      #expect(try rule.help.text == workspace.scenec("explain", rule.id).text)
    }
  }

  @Test("SARIF paths are relative to the current folder")
  func pathsAreRelativeToCurrentDirectory() throws {
    let workspace = try TestDirectory(["in/a b/c.scene": Samples.broken, "out.scene": Samples.broken])
    let outcome = try workspace.shell(
      "cd in; $scenec validate 'a b' \"$PWD/./a b/../a b/c.scene\" ../out.scene --format sarif")
    let artifacts = try Self.run(outcome).results.map(\.locations[0].physicalLocation.artifactLocation)
    #expect(artifacts.first?.uri == "a%20b/c.scene")
    #expect(artifacts.first?.uriBaseId == "%SRCROOT%")
    #expect(artifacts.last?.uri == "file://" + workspace.url("out.scene").path)
    #expect(artifacts.last?.uriBaseId == nil)
    // Different paths to the same file result in one artifact.
    #expect(
      try Self.run(outcome).artifacts.map(\.location.uri) == [artifacts.first?.uri, artifacts.last?.uri])
  }

  @Test("SARIF fingerprints do not depend on line numbers or indentation")
  func fingerprintsDoNotDependOnLineNumbers() throws {
    let workspace = try TestDirectory()
    let lines = ["<label tilte=\"a\"/>", "<label tilte=\"b\"/>", "<label tilte=\"b\"/>"]
    func fingerprints(_ lines: [String]) throws -> [String] {
      let scene = """
        <storyboard version="1" initial="a"><scene><viewController id="a"><view>
        \(lines.joined(separator: "\n"))
        </view></viewController></scene></storyboard>
        """
      try workspace.write("a.scene", scene)
      let results = try Self.run(workspace.scenec("validate", "a.scene", "--format", "sarif")).results
      return results.compactMap { $0.partialFingerprints["scenecFinding/v1"] }
    }
    let before = try fingerprints(lines)
    #expect(Set(before).count == 3)
    // The lines are moved and indented, then one is removed, then one is changed.
    #expect(try fingerprints(["", "<view/>"] + lines.map { "\t  \($0)  " }) == before)
    #expect(try fingerprints(Array(lines.dropFirst())) == Array(before.dropFirst()))
    let changed = try fingerprints(["<label tilte=\"c\"/>"] + lines.dropFirst())
    #expect(changed[0] != before[0])
    #expect(changed.dropFirst() == before.dropFirst())
  }

  @Test(
    "Reports conform to the official SARIF schema",
    .enabled(if: schema != nil, "SCENEC_SARIF_SCHEMA does not name the official schema"))
  func reportsAreValid() throws {
    let check = try SchemaCheck(Data(contentsOf: URL(filePath: #require(Self.schema))))
    let workspace = try FormatSamples.workspace()
    try workspace.write("a.scene", Samples.broken)
    for arguments in [
      FormatSamples.arguments, ["validate", "a.scene", "/dev/null"], ["validate", "Scenes/Fine.scene"],
    ] {
      let outcome = try workspace.scenec(arguments + ["--format", "sarif"], input: Data())
      #expect(try check.faults(in: outcome.output) == [])
    }
    // The schema check detects an invalid report.
    let outcome = try FormatSamples.run("sarif", in: workspace)
    let broken = outcome.text.replacing("\"startLine\": 5", with: "\"startLine\": 0")
    #expect(try !check.faults(in: Data(broken.utf8)).isEmpty)
  }
}
