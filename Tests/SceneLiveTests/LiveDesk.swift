import Foundation
import SceneLive
import SceneUI
import Testing

/// A folder with a scene, and a window that shows it, on a clock as programs have it.
final class LiveDesk {
  let folder: URL
  let stage: LiveStage
  private let clock = SystemClock()

  static var tool: String {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("scenec").path
  }

  /// - Parameters:
  ///   - text: of the scene.
  ///   - place: where drafts are kept that count; nil where only what is saved does.
  /// - Throws: where there are no files.
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

  /// Lets the program run until it has said what became of so many changes.
  func run(untilReports count: Int) throws {
    try run("said \(count) times what became of changes") { stage.reports.count >= count }
  }

  /// Lets the program run until something is so.
  func run(_ what: String, until isSo: () -> Bool) throws {
    var isLate = false
    let limit = Timer(interval: 60, on: clock) { _ in isLate = true }
    clock.loop.run(while: { !isSo() && !isLate })
    limit.invalidate()
    stage.window.layoutIfNeeded()
    try #require(isSo(), "within a minute it was not \(what)")
  }
}
