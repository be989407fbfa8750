import Foundation
import SceneScreens
import SceneTesting
import SceneUI
import Testing

@testable import PhotoDiary

/// Uses the diary for hours of a manual clock.
///
/// Pictures are taken as by a screen: after each action, and 60 times per second of the clock during animations. There
/// are two checks:
/// - The picture shows the state of the model at most 1/60 second later. The visible rows have the entries, order and
///   language of the diary, and the visible entry is current.
/// - The picture is equal to a picture that is drawn from scratch, so that no outdated content remains.
final class Soak {
  private let app: DiaryApp
  private let session: ScreenSession
  private let clock: ManualClock
  private let census: Census
  private let store: DiaryStore
  private(set) var (steps, frames, changes, redraws) = (0, 0, 0, 0)
  private var last = State()
  /// The time of the last change of the model, or nil after a picture was checked for it.
  private var changedAt: Double?

  private struct State: Equatable {
    var entries: [Entry] = []
    var order = SortOrder.newestFirst
    var locales: [String] = []
    var textSize = 1
  }

  init(_ store: DiaryStore, census: Census) throws {
    (self.store, self.census) = (store, census)
    clock = ManualClock(now: 20_664 * 86_400)
    app = try DiaryApp(
      scenes: Golden.package.appending(path: "../../out/Diary.scenec").standardizedFileURL.path, store: store,
      idiom: .phone, clock: clock, observer: { census.add($0.subject) })
    app.context.failureHandler = { Issue.record($0) }
    session = ScreenSession(app.application)
    try app.diary.fillWithSamples()
    app.application.activate()
    last = state
  }

  /// Uses the diary. Uses the diary.
  ///
  /// - Parameters:
  ///   - seconds: The duration, in seconds of the clock.
  ///   - randomState: The random number generator for all decisions.
  ///   - hour: A closure that is called after each hour.
  /// - Throws: An error if the database cannot be read.
  func run(seconds: Double, randomState: Dice, everyHour hour: (Int) -> Void) throws {
    var (wanderer, pauses) = (
      Wanderer(app, session, randomState: randomState) { [unowned self] in pass($0) }, Dice(seed: 1)
    )
    let start = clock.now
    var hours = 0
    while clock.now < start + seconds {
      wanderer.doSomething()
      steps += 1
      pass(pauses.number(0.05...2.5))
      if steps % 50 == 0 { try expectRest() }
      while clock.now >= start + Double(hours + 1) * 3600 {
        hours += 1
        census.removeReleased()
        hour(hours)
      }
    }
    try expectRest()
  }

  var entries: [Entry] { app.diary.entries }

  func end() { session.end() }

  // MARK: Time and pictures

  /// The interval between two pictures, in seconds.
  private static let frame = 1.0 / 60

  private func pass(_ seconds: Double) {
    let end = clock.now + seconds
    look()
    repeat {
      let isMoving = session.movesByItself || changedAt != nil
      clock.advance(by: isMoving ? min(Self.frame, max(0, end - clock.now)) : max(0, end - clock.now))
      look()
    } while clock.now < end
  }

  private func look() {
    let picture = session.picture(of: app.window)
    frames += 1
    let now = state
    if now != last {
      (last, changedAt) = (now, clock.now)
      changes += 1
    } else if let time = changedAt, clock.now >= time + Self.frame - 1e-6 {
      changedAt = nil
      expectModel()
      expectRedrawn(picture)
    } else if frames % 64 == 0 {
      expectRedrawn(picture)
    }
  }

  private var state: State {
    State(
      entries: app.diary.entries, order: app.context.preferences.sortOrder,
      locales: app.context.preferredLocales,
      textSize: app.context.preferences.textSize)
  }

  // MARK: What must hold

  /// Checks that a picture is equal to one that is drawn from scratch.
  private func expectRedrawn(_ picture: LayeredPicture) {
    redraws += 1
    for window in app.application.windows { for view in window.all { view.setNeedsDisplay() } }
    let again = session.picture(of: app.window)
    #expect(again == picture, "step \(steps): a picture shows what was there before")
  }

  private func expectModel() {
    if let table = visible(TableView.self, "table"), let bar = visible(SearchBar.self, "search") {
      let rows = app.diary.entries(matching: bar.text, in: last.order)
      for path in table.indexPathsForVisibleRows {
        guard rows.indices.contains(path.row) else {
          Issue.record("step \(steps): row \(path.row) of \(rows.count) is shown")
          continue
        }
        guard let cell = table.cellForRow(at: path) else { continue }
        expect(rows[path.row], in: cell, "cellTitle", "cellDate")
      }
    }
    for reader in readers {
      guard let view = reader.viewIfLoaded, view.window != nil, let id = reader.entryID else { continue }
      guard let entry = app.diary[id] else {
        #expect(text("entryTitle", in: view) == nil, "step \(steps): an entry is read that has gone")
        continue
      }
      expect(entry, in: view, "entryTitle", "byline")
    }
  }

  private func expect(_ entry: Entry, in view: View, _ title: String, _ byline: String) {
    #expect(text(title, in: view) == entry.title, "step \(steps)")
    #expect(text(byline, in: view) == entry.byline(in: app.context), "step \(steps)")
  }

  /// Checks that animations end within seconds if there is no input, and that the file matches the model.
  private func expectRest() throws {
    pass(15)
    #expect(!session.movesByItself, "step \(steps): something moves on and on")
    #expect(try store.entries() == app.diary.entries, "step \(steps)")
  }

  // MARK: Finding

  private func visible<Kind: View>(_ type: Kind.Type, _ id: String) -> Kind? {
    app.window.all.first { $0.sceneID == id && $0 is Kind } as? Kind
  }

  private func text(_ id: String, in view: View) -> String? {
    view.all.lazy.compactMap { $0 as? Label }.first { $0.sceneID == id && !$0.isHidden }?.text
  }

  private var readers: [EntryViewController] {
    var (found, rest): ([EntryViewController], [ViewController]) = ([], [app.window.rootViewController!])
    while let next = rest.popLast() {
      if let reader = next as? EntryViewController { found.append(reader) }
      rest += next.children + [next.presentedViewController].compactMap { $0 }
    }
    return found
  }
}
