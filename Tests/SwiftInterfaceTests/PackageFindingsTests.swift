import Testing

@Suite("The diagnostics of small packages are where the marks are")
struct PackageFindingsTests {
  @Test("The diagnostics of a package are those that are marked", arguments: Fixture.names)
  func findings(_ name: String) throws {
    let fixture = try Fixture(named: name)
    let findings = fixture.project.findings()
    let found = Fixture.marks(of: findings)
    #expect(found.subtracting(fixture.marks).map(\.description).sorted() == [], "not marked")
    #expect(fixture.marks.subtracting(found).map(\.description).sorted() == [], "not found")
    if found != fixture.marks {
      for finding in findings {
        print(
          "\(finding.location.source.path):\(finding.location.start): \(finding.message) [\(finding.rule)]")
      }
    }
  }

  @Test(
    "A sender of another class than Objective-C says is no error, whether the method is an action by its type or not"
  )
  func sendersOfObjectiveC() throws {
    let found = try Fixture(named: "MacApp").project.findings().filter { $0.rule == "action-sender-mismatch" }
    #expect(!found.isEmpty && found.allSatisfy { $0.severity == .warning })
  }

  @Test("There are as many packages as there were")
  func thereAreAll() { #expect(Fixture.names.count >= 9) }
}
