import SceneDiagnostics
import Testing

@testable import SceneAnalysis
@testable import ScenecCommandLine

/// A check with all workers in one process, which also runs with the thread sanitizer.
@Suite("Concurrent checks")
struct CheckParallelTests {
  @Test("A parallel check reports the same diagnostics as checks of single files")
  func parallelCheckMatchesIndividualChecks() throws {
    let workspace = try TestDirectory()
    let samples = [Samples.clock, Samples.warning, Samples.broken, Samples.unnamed]
    for index in 0..<300 {
      try workspace.write("s/\(index).scene", samples[index % samples.count])
      if index % 10 == 0 { try workspace.write("s/de.lproj/\(index).strings", "\"a.text\" = \"b\";\n") }
    }
    try workspace.write("s/.scenec.yml", "names: {ids: {suffix: Label}}\n")
    let command = try ValidateCommand.parse([workspace.url("s").path, "--cache", workspace.url("Cache").path])
    let search = try command.selection.search()
    let checked = try Workspace(command.request, search.files)
    #expect(checked.checks.count == 300)
    func diagnostics(_ results: [Result<CheckedFile, Report.Problem>]) throws -> [[String]] {
      try results.map { try $0.get().diagnostics.map { "\($0.location.start) \($0.message)" } }
    }
    let snapshot = Snapshot(checked)
    #expect(snapshot.check {} == 300)
    let oneByOne = try diagnostics(checked.checks.map { $0.run() })
    let sideBySide = try diagnostics(snapshot.files.map(Result.success))
    #expect(sideBySide == oneByOne)
    try snapshot.keep()
    let isSilent = snapshot.checkResult.files.allSatisfy(\.diagnostics.isEmpty)
    #expect(!isSilent)
  }

  @Test("Concurrent edits of a snapshot produce the same diagnostics as a single edit")
  func snapshotsAreSharedByThreads() throws {
    let workspace = try TestDirectory()
    for index in 0..<8 { try workspace.write("\(index).scene", Samples.clock) }
    let command = try ValidateCommand.parse([workspace.directory.path, "--no-config"])
    let snapshot = Snapshot(try Workspace(command.request, command.selection.search().files))
    let edits = (0..<8).map { (path: workspace.url("\($0).scene").path, text: Array(Samples.broken.utf8)) }
    let counts = edits.concurrentMap { edit in
      let edited = snapshot.replacing(edit.text, of: edit.path)
      return [edited, snapshot].map { $0.checkResult.files.flatMap(\.diagnostics).count }
        + [snapshot.analysis(of: edit.path)?.outline?.scenes.count ?? 0]
    }
    let broken = snapshot.replacing(edits[0].text, of: edits[0].path).checkResult.files.flatMap(\.diagnostics)
    #expect(!broken.isEmpty)
    #expect(counts == Array(repeating: [broken.count, 0, 2], count: 8))
  }
}
