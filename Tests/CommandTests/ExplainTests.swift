import SceneAnalysis
import SceneDiagnostics
import Testing

@Suite("scenec explain")
struct ExplainTests {
  private static let rules = RuleCatalog.all

  @Test("'explain' prints the manual page of every rule", arguments: rules.map(\.id.rawValue))
  func explainsEveryRule(_ id: String) throws {
    let outcome = try TestDirectory().scenec("explain", id)
    #expect(outcome.status == 0)
    #expect(outcome.text == Self.rules.first { $0.id.rawValue == id }?.manualPage)
    #expect(outcome.errors.isEmpty)
  }

  @Test("Rejects an unknown rule and suggests a similar one")
  func unknownRule() throws {
    let near = try TestDirectory().scenec("explain", "outlet-not-fond")
    #expect(near.status == 64)
    #expect(near.errors.contains("Did you mean 'outlet-not-found'?"))
    let far = try TestDirectory().scenec("explain", "zzzzzzzz")
    #expect(far.status == 64)
    #expect(far.errors.contains("'scenec rules' lists all rules"))
  }
}
