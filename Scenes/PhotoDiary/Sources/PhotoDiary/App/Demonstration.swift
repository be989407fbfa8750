import SceneCairo
import SceneProgram
import SceneTesting
import SceneUI
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A demonstration that runs automatically. Its clock stops between steps, so that runs are identical on all machines.
///
/// After each change, it prints the stored entries, so that a test that kills the app can check that no entry is lost.
struct Demonstration {
  private let app: DiaryApp
  private let harness: Harness
  private let log: RunLog
  private let album: Album?
  private let observation: ObservationToken

  static func run(_ arguments: ProgramArguments) throws {
    let deadline = try arguments["--kill-at"].map { text in
      guard let number = Int(text), number > 0 else {
        throw UsageError(text, of: "--kill-at", wanted: "a number from 1")
      }
      return number
    }
    // The number of modifying statements so far.
    let statements = Counter()
    let store = try DiaryStore(path: arguments["--database"]) {
      // SIGKILL prevents the process from cleaning up or writing anything else.
      if statements.next() == deadline { kill(getpid(), SIGKILL) }
    }
    let album = try arguments["--pictures"].map { try Album(folder: $0) }
    if arguments.contains("--png") { album?.alsoDraws["png"] = { try CairoRenderer(scale: 2).png($0) } }
    try Demonstration(
      scenes: arguments.path(of: DiaryApp.initialScene), store: store, idiom: DiaryApp.idiom(arguments),
      album: album, log: RunLog()
    ).run()
    guard let album else { return }
    print("Pictures:")
    for path in album.paths { print("  \(path)") }
  }

  private final class Counter: Sendable {
    private let count = Atomic(0)
    func next() -> Int { count.add(1, ordering: .relaxed).newValue }
  }

  /// Shows the diary and begins the log. If `album` is nil, no pictures are drawn.
  init(scenes path: String, store: DiaryStore, idiom: Idiom, album: Album?, log: RunLog) throws {
    self.album = album
    self.log = log
    log.begin("The diary, by itself, on a \(idiom)")
    // This is noon on July 30, 2026.
    app = try DiaryApp(
      scenes: path, store: store, idiom: idiom, clock: ManualClock(now: 20_664 * 86_400 + 12 * 3600),
      observer: { [log] event in
        // Layout events are omitted, because their number is not relevant.
        if !event.moment.hasSuffix("LayoutSubviews()") { log.add(event) }
      })
    harness = Harness(app.window)
    let diary = app.diary
    observation = app.context.observe {
      diary.entries
    } onChange: { [log] entries in
      log.add("kept: " + entries.map { "\($0.id ?? 0) \($0.title)" }.joined(separator: "; "))
      log.flush()
    }
  }

  func run() throws {
    try app.diary.fillWithSamples()
    harness.advance(seconds: 0.5)
    try step("shown") {}
    if app.context.idiom == .pad { try useMuchRoom() } else { try useLittleRoom() }
    log.begin("the end")
    app.application.close(app.window)
    log.flush()
  }

  // MARK: On a phone

  private func useLittleRoom() throws {
    try search()
    try read()
    try edit()
    try deleteAndUndo()
    try leaf()
    try setPreferences()
  }

  private func search() throws {
    try step("one looks for water") {
      try harness.tap(harness.find(id: "search"))
      try harness.type("water")
      harness.advance(seconds: 0.5)
    }
    try harness.deleteBackward(count: 5)
    try harness.pressReturn()
    harness.advance(seconds: 0.5)
  }

  private func read() throws {
    try step("an entry is read") { try tap(harness.row("Over the pass")) }
  }

  private func edit() throws {
    try step("it is written on") {
      try tap(text: "Compose")
      // A tap after the text moves the caret there.
      try harness.tap(harness.find(id: "newTitle"), at: Point(x: 170, y: 20))
      try harness.type(", in fog")
      try tap(id: "newPhoto")
    }
    try step("and nobody wants to lose that", in: .dark) { try tap(text: "Cancel") }
    try step("it is kept") {
      try tap(text: "Keep editing")
      try tap(text: "Save")
    }
  }

  private func deleteAndUndo() throws {
    try tap(text: "Diary")
    try step("a swipe uncovers a button") {
      try harness.swipe(harness.row("Into the pines"), .left)
      harness.advance(seconds: 0.5)
    }
    try step("that deletes") { try tap(text: "Delete") }
    try step("both changes are undone, and one is made again") {
      try tap(text: "Undo Delete")
      try tap(text: "Undo Edit")
      try tap(text: "Redo Edit")
    }
    try step("rows to be deleted, in the dark", in: .dark) { try tap(text: "Edit") }
    try tap(text: "Done")
    try step("a new entry", in: .dark) {
      try tap(text: "Add")
      try tap(id: "newPhoto")
      try harness.tap(harness.find(id: "newTitle"))
      try harness.type("Packed")
      try harness.tap(harness.find(id: "newStory"))
      try harness.type("Tomorrow it is the mountains again.")
    }
    try step("is the newest") { try tap(text: "Save") }
    try tap(harness.row("Packed"))
    try step("is it to go", in: .dark) { try tap(text: "Trash") }
    try step("it has gone") { try tap(text: "Delete") }
  }

  private func leaf() throws {
    try tap(text: "Bookmarks")
    log.begin("a page is being turned")
    let touch = try harness.touchDown(at: Point(x: 280, y: 300))
    for x in stride(from: 270.0, through: 120, by: -10) { harness.move(touch, to: Point(x: x, y: 300)) }
    try album?.add("a page is being turned", of: app.window)
    harness.up(touch)
    harness.advance(seconds: 1)
    try tap(text: "Done")
  }

  private func setPreferences() throws {
    try step("preferences") { try tap(text: "Aa") }
    try step("by title, dark and large") {
      try harness.tap(harness.find(id: "order"), segment: 2)
      try harness.tap(harness.find(id: "theme"), segment: 1)
      try harness.tap(harness.find(id: "textSize"), segment: 2)
      try tap(id: "close")
    }
  }

  // MARK: On a pad

  private func useMuchRoom() throws {
    try step("an entry beside the list") { try tap(harness.row("Along the lake")) }
    try step("preferences point at what they belong to") { try tap(text: "Aa") }
    try step("they hold at once") { try harness.tap(harness.find(id: "theme"), segment: 0) }
    try tap(id: "close")
    try step("an entry is written") { try tap(text: "Compose") }
    try tap(text: "Cancel")
    try step("held upright") { harness.rotateDevice(to: .portrait) }
  }

  // MARK: Steps

  private func tap(id: String) throws { try tap(harness.find(id: id)) }
  private func tap(text: String) throws { try tap(harness.find(text: text)) }

  private func tap(_ view: View) throws {
    try harness.tap(view)
    harness.advance(seconds: 1)
  }

  /// Performs a step and takes a picture one second later, optionally in another style.
  private func step(_ name: String, in style: InterfaceStyle? = nil, _ act: () throws -> Void) throws {
    log.begin(name)
    try act()
    harness.advance(seconds: 1)
    let usual = app.context.style
    app.context.style = style ?? usual
    try album?.add(name, of: app.window)
    app.context.style = usual
  }
}

extension Harness {
  func row(_ title: String) throws(HarnessError) -> EntryCell {
    let rows = findAll(EntryCell.self).filter { !$0.isHidden }
    guard let row = rows.first(where: { $0.title == title }) else {
      throw .notFound(wanted: "the row \"\(title)\"", present: rows.map(\.title))
    }
    return row
  }
}
