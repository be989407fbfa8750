import Foundation
import SceneDiagnostics
import SceneUI

@testable import SceneAnalysis

/// A project on disk that a test checks and edits. It is removed after the test.
final class EditedProject {
  let directory: URL
  var request = CheckRequest(classes: ClassManifests([]) { library })
  private static let library = Registry.library.vocabulary
  private let memory = SourceMemory()

  init(_ files: [String: String]) throws {
    directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("scenec-edits-\(UUID().uuidString)").resolvingSymlinksInPath()
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  func path(_ name: String) -> String { directory.appendingPathComponent(name).path }

  func write(_ name: String, _ text: String) throws {
    let file = directory.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  func snapshot(of folder: String = "") throws -> Snapshot {
    Snapshot(try Workspace(request, SceneSearch([path(folder)]).files, memory: memory))
  }
}

extension Snapshot {
  /// Returns all diagnostics as text, with locations relative to a project.
  func diagnostics(in project: EditedProject) -> [String] {
    let found = checkResult
    let root = project.directory.path + "/"
    func text(_ location: SourceLocation) -> String {
      "\(location.source.path):\(location.start) \(location.range)"
    }
    return (found.files.flatMap(\.diagnostics) + found.codeDiagnostics).map { diagnostic in
      let notes = diagnostic.notes.map { "\n  \($0.message) at \($0.location.map(text) ?? "-")" }.joined()
      let fixes = diagnostic.fixIts.map { "\n  \($0.message): \($0.edits.map { "\($0.range)" })" }.joined()
      return
        "\(text(diagnostic.location)): \(diagnostic.severity): \(diagnostic.message) [\(diagnostic.rule)]\(notes)\(fixes)"
        .replacing(root, with: "")
    } + found.problems.map(\.message)
  }

  func replacing(_ text: String, of name: String, in project: EditedProject) -> Snapshot {
    replacing(Array(text.utf8), of: project.path(name))
  }
}
