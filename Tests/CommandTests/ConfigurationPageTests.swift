import Foundation
import SceneValidation
import TestSupport
import Testing

@testable import SceneAnalysis

/// The table of the page `Configuration.md` lists the keys of a configuration.
@Suite("The configuration page")
struct ConfigurationPageTests {
  @Test("Configuration.md has a row for each key")
  func keys() throws {
    let page = try String(
      contentsOf: Golden.project("Sources/ScenecCommandLine/ScenecCommandLine.docc/Configuration.md"),
      encoding: .utf8)
    let section = try #require(page.components(separatedBy: "\n## Look up a key\n").last)
      .components(separatedBy: "\n## ")[0]
    let listed = section.matches(of: /\n\| `([\w.]+)` \|/).map { String($0.1) }
    var keys = Configuration.Key.allCases.map(\.rawValue)
    keys += RuleSettings.NameKind.allCases.map { "names.\($0.rawValue)" }
    keys += RuleSettings.Limit.allCases.map { "limits.\($0.rawValue)" }
    keys += ConfigurationReader.Allowed.allCases.map { "allowed.\($0.rawValue)" }
    keys += LayoutScreens.Key.allCases.map { "layout.\($0.rawValue)" }
    #expect(listed.sorted() == keys.sorted())
  }
}
