import SceneDiagnostics
import Testing

@testable import SceneFiles
@testable import ScenecCommandLine

@Suite("Reports of internal errors")
struct FailureTests {
  @Test func internalErrorAsksUserForReport() throws {
    let failure = try #require(Failure(InternalError("two and two make five", file: "Sums.swift", line: 5)))
    #expect(failure.status.rawValue == 70)
    #expect(failure.message.hasPrefix("internal error: two and two make five (Sums.swift:5)\n"))
    #expect(failure.message.contains("This is a bug in scenec"))
    #expect(failure.message.contains("Please report it"))
  }

  @Test func leavesErrorsOfArgumentParserUnchanged() {
    struct Other: Error {}
    #expect(Failure(Other()) == nil)
  }
}
