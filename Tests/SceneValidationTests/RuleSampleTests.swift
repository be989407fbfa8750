import Foundation
import SceneDiagnostics
import SceneValidation
import Testing

@Suite("Rule samples")
struct RuleSampleTests {
  /// Layout rules need more than this module, so the tests of the command-line tool cover their samples.
  static let ids = SceneRules.descriptions.map(\.id).filter { id in
    !LayoutRules.own.contains { $0.description.id == id }
  }.map(\.rawValue)

  @Test("The incorrect example of each rule violates the rule, and the correct one does not", arguments: ids)
  func samples(of id: String) throws {
    let rule = try #require(SceneRules.description(of: id))
    let found = try expectFindings(rule.id, in: rule.wrong, beside: rule.wrongCompanions)
    #expect(!found.isEmpty && found.allSatisfy { $0.severity == rule.severity })
    try expectSilence(rule.right, beside: rule.rightCompanions, optional: [rule.id])
  }

  /// A fix must resolve its diagnostic. It may leave others, but must not add any.
  @Test("Each fix of an incorrect example resolves one diagnostic and causes no new ones", arguments: ids)
  func fixes(of id: String) throws {
    let rule = try #require(SceneRules.description(of: id))
    let scene = Marked(rule.wrong).text
    let before = try diagnostics(in: scene, beside: rule.wrongCompanions, optional: [rule.id])
    for diagnostic in before where !diagnostic.fixIts.isEmpty {
      let path = diagnostic.location.source.path
      let after = try diagnostics(
        in: path == "Clock.scene" ? fixed(diagnostic) : scene,
        beside: rule.wrongCompanions.map { $0.name == path ? .init(path, fixed(diagnostic)) : $0 },
        optional: [rule.id])
      #expect(after.count == before.count - 1)
    }
  }

  /// `SCENEC_RECORD=1 swift test --filter RuleSampleTests` writes the lists from the file names.
  @Test(
    "The generated lists contain all rules that have source files",
    arguments: [
      ("SceneRules", "FileRule", "Rules", "that check a single scene file"),
      ("ProjectRules", "ProjectRule", "ProjectRules", "for the whole project"),
    ])
  func listsAreUpToDate(_ type: String, _ rule: String, _ folder: String, _ subject: String) throws {
    let module = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/SceneValidation").standardized
    let names = try FileManager.default.contentsOfDirectory(atPath: module.appending(path: folder).path)
      .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(6)) }.sorted()
    let text = """
      /// All rules \(subject), by name. `RuleSampleTests` generates this list from the files in `\(folder)`.
      package enum \(type) {
        package static let all: [any \(rule).Type] = [
      \(names.map { "    \($0).self,\n" }.joined())  ]
      }

      """
    let list = module.appending(path: "\(type)+All.swift")
    if ProcessInfo.processInfo.environment["SCENEC_RECORD"] == "1" {
      try text.write(to: list, atomically: true, encoding: .utf8)
      Issue.record("recorded \(list.lastPathComponent): run again without SCENEC_RECORD")
    } else {
      #expect(
        try String(contentsOf: list, encoding: .utf8) == text,
        "record it by 'SCENEC_RECORD=1 swift test --filter RuleSampleTests'")
    }
  }

  @Test("A rule's id is its type name in kebab case")
  func idsAreNames() {
    for rule in SceneRules.all as [any Rule.Type] + ProjectRules.all + LayoutRules.own {
      #expect(rule.description.id.rawValue == kebabCase(String(describing: rule)))
    }
    #expect(Set(Self.ids).count == SceneRules.all.count + ProjectRules.all.count)
  }

  @Test("The list of layout rules contains every rule in the folder of layout rules")
  func layoutRulesAreListed() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/SceneValidation/LayoutRules").standardized
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .map { String($0.prefix { $0 != "+" && $0 != "." }) }
    #expect(LayoutRules.all.map { String(describing: $0) } == names.sorted())
  }

  /// Converts `BadID` to `bad-id` and `NotASubclass` to `not-a-subclass`. The last of several capitals before
  /// a word belongs to the word.
  private func kebabCase(_ name: String) -> String {
    let letters = Array(name)
    var words = ""
    for (index, letter) in letters.enumerated() {
      let followsWord = index > 0 && letters[index - 1].isLowercase
      let startsWord = index > 0 && index + 1 < letters.count && letters[index + 1].isLowercase
      if letter.isUppercase, followsWord || startsWord { words += "-" }
      words += letter.lowercased()
    }
    return words
  }
}
