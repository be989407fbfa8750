import Testing

@Suite("Marked diagnostics of small packages")
struct PackageFindingsTests {
  @Test("The diagnostics of each test package match the marks in its comments", arguments: Fixture.names)
  func diagnostics(_ name: String) throws {
    let fixture = try Fixture(named: name)
    let diagnostics = fixture.project.diagnostics()
    let found = Fixture.marks(of: diagnostics)
    #expect(found.subtracting(fixture.marks).map(\.description).sorted() == [], "not marked")
    #expect(fixture.marks.subtracting(found).map(\.description).sorted() == [], "not found")
    if found != fixture.marks {
      for diagnostic in diagnostics {
        print(
          "\(diagnostic.location.source.path):\(diagnostic.location.start): \(diagnostic.message) [\(diagnostic.rule)]"
        )
      }
    }
  }

  @Test(
    "Reports an Objective-C sender of the wrong class only as a warning"
  )
  func sendersOfObjectiveC() throws {
    let found = try Fixture(named: "MacApp").project.diagnostics().filter {
      $0.rule == "action-sender-mismatch"
    }
    #expect(!found.isEmpty && found.allSatisfy { $0.severity == .warning })
  }

  @Test("The number of test packages has not decreased")
  func completeList() { #expect(Fixture.names.count >= 9) }
}
