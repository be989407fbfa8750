import Foundation
import SceneLive
import SceneUI
import Testing

/// A folder with a scene and a window that shows it, with the clock that apps use.
final class LiveDesk {
  let folder: URL
  let stage: LiveStage
  private let clock = SystemClock()

  static var tool: String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("scenec").path
  }

  /// - Parameters:
  ///   - text: The text of the scene.
  ///   - place: The folder of drafts, or nil to reload saved files only.
  /// - Throws: An error if the files cannot be created.
  init(_ text: String, draftsIn place: String? = nil) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("scenec-live-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    stage = try LiveStage(text, path: "Sources/App/Main.scene", clock: clock)
    try save(text)
    try stage.context.liveReload.watch([folder.path], draftsIn: place, tool: Self.tool)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func save(_ text: String, as name: String = "Main.scene") throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name), options: .atomic)
  }

  /// Runs the app until it has reported a number of changes.
  func run(untilReports count: Int) throws {
    try run("said \(count) times what became of changes") { stage.reports.count >= count }
  }

  /// Runs the app until a condition holds.
  func run(_ what: String, until isSo: () -> Bool) throws {
    var isLate = false
    let limit = Timer(interval: 60, on: clock) { _ in isLate = true }
    clock.loop.run(while: { !isSo() && !isLate })
    limit.invalidate()
    stage.window.layoutIfNeeded()
    try #require(isSo(), "the condition was not met within a minute: \(what)")
  }
}
