import SceneDiagnostics
import SceneSyntax
import Testing

@Suite("Rule samples")
struct RuleSampleTests {
  /// Uses a depth of four for the samples of `limit-exceeded`, because the actual limits are too large to
  /// print.
  static func limits(for rule: RuleDescription) -> SyntaxLimits {
    var limits = SyntaxLimits()
    if rule.id == "limit-exceeded" { limits.depth = 4 }
    return limits
  }

  @Test(
    "Reports the incorrect example of each rule and accepts the correct example",
    arguments: SyntaxRules.all.map(\.id.rawValue))
  func samples(of id: String) throws {
    let rule = try #require(SyntaxRules.all.first { $0.id.rawValue == id })
    let limits = Self.limits(for: rule)
    try expectFault(rule.wrong, rule: rule.id, limits: limits)
    _ = try expectTree(rule.right, limits: limits)
  }

  @Test("The ids of rules are unique")
  func idsAreUnique() {
    #expect(Set(SyntaxRules.all.map(\.id)).count == SyntaxRules.all.count)
  }
}
