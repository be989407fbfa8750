import Testing

@Suite struct SuppressionCacheTests {
  @Test("Caches suppressions of project rules")
  func cachesSuppressions() throws {
    let workspace = try TestDirectory([
      "a.scene": """
      <storyboard version="1" initial="main">
        <?scenec ignore empty-container reason="code fills it"?>
        <scene><navigationController id="main"/></scene>
        <?scenec ignore duplicate-trait reason="x"?>
        <scene><viewController id="alarm" entry="true"/></scene>
        <?scenec ignore segue-without-identifier reason="x"?>
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
          "a.scene:6:3: warning: Unused suppression: 'segue-without-identifier' reports nothing in the next "
            + "element [unused-suppression]",
        ])
    }
  }
}
