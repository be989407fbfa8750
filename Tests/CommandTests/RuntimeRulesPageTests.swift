import Foundation
import TestSupport
import Testing

/// Tests cite runtime rules by number. Each cited number is on the page of rules, and the test files that the
/// page names cite the rule.
@Suite("The page about runtime rules")
struct RuntimeRulesPageTests {
  /// Returns the test files that the page names for each rule number.
  private static func rules() throws -> [String: Set<String>] {
    let page = try String(
      contentsOf: Golden.project("Sources/SceneUI/SceneUI.docc/RuntimeRules.md"), encoding: .utf8)
    var rules: [String: Set<String>] = [:]
    for section in page.components(separatedBy: "\n### Rule ").dropFirst() {
      let number = String(section.prefix { !$0.isNewline })
      #expect(rules[number] == nil, "rule \(number) is listed twice")
      rules[number] = Set(section.matches(of: /`(\w+\.swift)`/).map { String($0.1) })
    }
    return rules
  }

  /// Returns the test files that cite each rule number.
  private static func quotations() throws -> [String: Set<String>] {
    var quotations: [String: Set<String>] = [:]
    for target in ["SceneRuntimeTests", "SceneServicesTests", "SceneUITests"] {
      let folder = Golden.project("Tests/\(target)")
      let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      for case let file as URL in files where file.pathExtension == "swift" {
        let text = try String(contentsOf: file, encoding: .utf8)
        for number in Self.numbers(in: text) {
          quotations[number, default: []].insert(file.lastPathComponent)
        }
      }
    }
    return quotations
  }

  /// `rule 18: …`, `rules 10, 12, 19 to 21 and 29: …`.
  private static func numbers(in text: String) -> Set<String> {
    var numbers: Set<String> = []
    // Most of the text cites no rule, and searching it with a regular expression takes much longer.
    let parts = text.components(separatedBy: "ule")
    for (before, after) in zip(parts, parts.dropFirst()) {
      let list = /s? (\d+[a-z]?(?:(?:, and |, | and | to )(?:rule )?\d+[a-z]?)*)/
      guard before.last == "r" || before.last == "R", let match = after.prefixMatch(of: list)
      else { continue }
      let words = match.1.split { $0 == " " || $0 == "," }.map(String.init)
      for (index, word) in words.enumerated() {
        if word.first?.isNumber == true { numbers.insert(word) }
        if word == "to", let first = Int(words[index - 1]), let last = Int(words[index + 1]), first < last {
          for number in first..<last { numbers.insert("\(number)") }
        }
      }
    }
    return numbers
  }

  @Test("Every runtime rule that a test refers to is on the page")
  func everyReferencedRuleExists() throws {
    let rules = try Self.rules()
    for (number, files) in try Self.quotations() {
      let names = files.sorted().joined(separator: ", ")
      #expect(rules[number] != nil, "no rule \(number), which \(names) quotes")
    }
  }

  @Test("Every test that the page lists for a runtime rule refers to that rule")
  func everyListedTestRefersToItsRule() throws {
    let (rules, quotations) = (try Self.rules(), try Self.quotations())
    #expect(rules.count > 25)
    for (number, files) in rules {
      #expect(!files.isEmpty, "rule \(number) names no test")
      let others = files.subtracting(quotations[number] ?? []).sorted()
      #expect(others == [], "no test of these quotes rule \(number)")
    }
  }

  @Test("Recognizes references to runtime rules in the text of tests")
  func ruleReferences() {
    #expect(Self.numbers(in: "/// Rule 29: none is alive. Rules 13 and 14: told") == ["29", "13", "14"])
    #expect(Self.numbers(in: "rules 10, 19 to 21 and 29: all") == ["10", "19", "20", "21", "29"])
    #expect(Self.numbers(in: "rule 12, rule 29: walks; rule 9a, and module 3") == ["12", "29", "9a"])
  }
}
