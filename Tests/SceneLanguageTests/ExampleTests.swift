import Foundation
import SceneAnalysis
import SceneLanguage
import SceneUI
import Testing

/// Checks that the names in the scenes of the example apps resolve to code and can be renamed.
@Suite("Names in the example apps")
struct ExampleTests {
  private static let library = Registry.library.vocabulary

  private static func open(_ name: String) throws -> (path: String, service: LanguageService) {
    let scenes = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Scenes")
      .standardizedFileURL.resolvingSymlinksInPath()
    let path = scenes.appending(path: name).path
    var request = CheckRequest(classes: ClassManifests([]) { library })
    request.configuration = .nothing
    request.sources = [scenes.appending(path: name.split(separator: "/")[0] + "/Sources").path]
    return (path, LanguageService(Snapshot(try Workspace(request, SceneSearch([path]).files))))
  }

  @Test(
    "Resolves outlets, actions, and classes to their definitions in Swift",
    arguments: [
      "AlarmClock/Sources/AlarmClock/AlarmClock.scene", "Games/Games.scene", "PhotoDiary/Diary.scene",
    ])
  func members(name: String) throws {
    let (path, service) = try Self.open(name)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var count = 0
    for match in text.matches(of: /(?: property| selector| class)="([^"]+)"/)
    where Self.library.description(of: String(match.1)) == nil {
      let offset = text.utf8.distance(from: text.startIndex, to: match.1.startIndex) + 1
      #expect(service.nameRange(at: offset, in: path)?.count == match.1.utf8.count, "\(match.1)")
      let found = service.definitions(at: offset, in: path)
      // The class library declares delegates.
      #expect(found.isEmpty == (match.1 == "delegate"), "\(match.0)")
      #expect(found.allSatisfy { $0.path.hasSuffix(".swift") })
      count += 1
    }
    #expect(count > 10)
  }

  @Test("Renaming in the example scene does not change the scene's diagnostics")
  func renaming() throws {
    let (path, service) = try Self.open("AlarmClock/Sources/AlarmClock/AlarmClock.scene")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let before = Self.diagnostics(service.snapshot)
    var (renamed, refused) = (0, 0)
    for match in text.matches(of: /(?: id| identifier| selector| class)="([^"]+)"/) {
      let offset = text.utf8.distance(from: text.startIndex, to: match.1.startIndex)
      let name = match.1.hasSuffix(":") ? "fresh:" : "fresh"
      guard let edits = try? service.rename(at: offset, in: path, to: name) else {
        refused += 1
        continue
      }
      var snapshot = service.snapshot
      for (file, edits) in Dictionary(grouping: edits, by: \.path) {
        var bytes = try #require(snapshot.text(of: file)).bytes
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
          bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
        }
        snapshot = snapshot.replacing(bytes, of: file)
      }
      #expect(Self.diagnostics(snapshot) == before, "\(match.0)")
      renamed += 1
    }
    #expect(renamed > 10, "\(renamed) renamed, \(refused) refused")
  }

  private static func diagnostics(_ snapshot: Snapshot) -> [String] {
    let found = snapshot.checkResult
    return (found.files.flatMap(\.diagnostics) + found.codeDiagnostics).map(\.rule.rawValue).sorted()
      + found.problems.map(\.message)
  }
}
