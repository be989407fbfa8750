import SceneDiagnostics
import Testing

@testable import SceneAnalysis
@testable import ScenecCommandLine

/// For the thread sanitizer, too: all workers of a check in one process.
@Suite("Checks side by side")
struct CheckParallelTests {
  @Test func manyFilesAreCheckedAsOne() throws {
    let workspace = try Workspace()
    let samples = [Samples.clock, Samples.warning, Samples.broken, Samples.unnamed]
    for index in 0..<300 {
      try workspace.write("s/\(index).scene", samples[index % samples.count])
      if index % 10 == 0 { try workspace.write("s/de.lproj/\(index).strings", "\"a.text\" = \"b\";\n") }
    }
    try workspace.write("s/.scenec.yml", "names: {ids: \"^[a-z]+$\"}\n")
    let command = try ValidateCommand.parse([workspace.url("s").path, "--cache", workspace.url("Cache").path])
    let search = try command.selection.search()
    let checked = try SceneAnalysis.Workspace(command.request, search.files)
    #expect(checked.checks.count == 300)
    func findings(_ results: [Result<CheckedFile, Report.Problem>]) throws -> [[String]] {
      try results.map { try $0.get().findings.map { "\($0.location.start) \($0.message)" } }
    }
    let snapshot = Snapshot(checked)
    #expect(command.check(snapshot) == 300)
    let oneByOne = try findings(checked.checks.map { $0.run() })
    let sideBySide = try findings(snapshot.files.map(Result.success))
    #expect(sideBySide == oneByOne)
    try snapshot.keep()
    let isSilent = snapshot.examination.files.allSatisfy(\.findings.isEmpty)
    #expect(!isSilent)
  }
}
