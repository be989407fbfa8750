import Foundation
import SceneTesting
import SceneUI
import Testing

@testable import PhotoDiary

/// The diary in a window with a manual clock and a simulated user.
final class Stage {
  let app: DiaryApp
  let harness: Harness

  private init(_ store: DiaryStore, _ idiom: Idiom, textMetrics: any TextMetrics, census: Census) throws {
    app = try DiaryApp(
      scenes: Golden.package.appending(path: "../../out/Diary.scenec").standardizedFileURL.path, store: store,
      idiom: idiom, clock: ManualClock(now: 20_664 * 86_400), textMetrics: textMetrics,
      observer: { census.add($0.subject) })
    app.context.failureHandler = { Issue.record($0) }
    harness = Harness(app.window)
  }

  /// Calls a closure with a stage, and checks that all objects are deallocated afterward. Sample entries are added to
  /// an empty store. If `store` is nil, the database is in memory.
  static func play(
    on idiom: Idiom = .phone, _ store: DiaryStore? = nil,
    textMetrics: any TextMetrics = BuiltInTextMetrics(), _ body: (Stage) throws -> Void
  ) throws {
    let census = Census()
    do {
      let stage = try Stage(store ?? DiaryStore(path: nil), idiom, textMetrics: textMetrics, census: census)
      try stage.app.diary.fillWithSamples()
      stage.harness.advance(seconds: 1)
      try body(stage)
      stage.app.application.close(stage.app.window)
    }
    #expect(census.count > 10)
    #expect(census.alive == [])
  }

  // MARK: Doing

  func tap(_ view: View) throws {
    try harness.tap(view)
    harness.advance(seconds: 1)
  }

  func tap(id: String) throws { try tap(harness.find(id: id)) }
  func tap(text: String) throws { try tap(harness.find(text: text)) }
  func open(_ title: String) throws { try tap(harness.row(title)) }

  func write(_ text: String, into id: String) throws {
    let field = try harness.find(id: id)
    try harness.tap(field, at: Point(x: field.bounds.width - 6, y: 20))
    try harness.type(text)
  }

  // MARK: Looking

  var titles: [String] {
    harness.findAll(EntryCell.self).filter { !$0.isHidden && $0.window != nil }
      .sorted { $0.frame.minY < $1.frame.minY }.map(\.title)
  }

  var kept: [String] { app.diary.entries.map(\.title) }

  func shows(_ text: String) -> Bool { (try? harness.find(text: text)) != nil }

  var presented: ViewController? { app.window.rootViewController?.presentedViewController }
}
