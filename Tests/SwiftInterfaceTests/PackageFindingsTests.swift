import Testing

@Suite("Marked diagnostics of small packages")
struct PackageFindingsTests {
  @Test("Reports exactly the marked diagnostics of a package", arguments: Fixture.names)
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
    "Reports a mismatched Objective-C sender class only as a warning"
  )
  func sendersOfObjectiveC() throws {
    let found = try Fixture(named: "MacApp").project.diagnostics().filter {
      $0.rule == "action-sender-mismatch"
    }
    #expect(!found.isEmpty && found.allSatisfy { $0.severity == .warning })
  }

  @Test("Keeps the expected number of packages")
  func thereAreAll() { #expect(Fixture.names.count >= 9) }
}
