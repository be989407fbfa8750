import SceneScreens
import SceneTesting
import SceneUI

@testable import PhotoDiary

/// A simulated user. The random input arrives as on a real screen: taps, drags, scroll wheels, keys and compositions,
/// window sizes, languages, text sizes, styles, memory warnings and background changes.
struct Wanderer {
  private let app: DiaryApp
  private let session: ScreenSession
  private var randomState: Dice
  /// A closure that advances the time, picture by picture.
  private let pass: (Double) -> Void

  /// The number of entries above which entries are deleted, so that the size of the diary remains about the same.
  private static let mostEntries = 30
  private static let sizes = [
    Size(width: 320, height: 568), Size(width: 568, height: 320), Size(width: 1024, height: 768),
    Size(width: 768, height: 1024), Size(width: 507, height: 620),
  ]
  private static let words = ["wind", "über", "naïve", "山道", "🙂", "مرحبا", " ", "\n", "a b", "sea"]
  private static let keys: [Key] = [
    .return, .delete, .tab, .left, .right, .up, .down, .home, .end, .escape, .pageUp, .pageDown,
    .character("a"), .character("z"),
  ]

  init(_ app: DiaryApp, _ session: ScreenSession, randomState: Dice, pass: @escaping (Double) -> Void) {
    (self.app, self.session, self.randomState, self.pass) = (app, session, randomState, pass)
  }

  private var window: Window { app.window }

  mutating func doSomething() {
    if app.diary.entries.count > Self.mostEntries, randomState.below(2) == 0 { return deleteARow() }
    switch randomState.below(100) {
    case 0..<38: tapSomething()
    case 38..<46: tap(somewhere())
    case 46..<62: write()
    case 62..<72: drag()
    case 72..<78:
      session.scroll(by: wheel(), at: somewhere(), in: window, smoothly: randomState.below(2) == 0)
    case 78..<84:
      session.pressAnyKeyboard(
        randomState.pick(Self.keys), randomState.pick([[], [], .shift, .control, .command]))
    case 84..<88: session.resize(window, to: randomState.pick(Self.sizes))
    case 88..<90: app.context.preferences.textSize = randomState.below(3)
    case 90..<92: app.context.preferredLocales = [randomState.pick(["en", "de", "fr", "ja", "ar"])]
    case 92..<93: app.context.preferences.theme = randomState.pick([.light, .dark])
    case 93..<94: session.openContextMenu(at: somewhere(), in: window)
    case 94..<96: app.application.receiveMemoryWarning()
    case 96..<97: goAway()
    default: writeAnEntry()
    }
  }

  // MARK: Fingers

  private mutating func somewhere() -> Point {
    Point(x: randomState.number(0...window.bounds.width), y: randomState.number(0...window.bounds.height))
  }

  private mutating func wheel() -> Point {
    Point(x: randomState.number(-50...50), y: randomState.number(-400...400))
  }

  private func tap(_ point: Point) {
    session.touchDown(0, at: point, in: window)
    pass(0.05)
    session.touchUp(0)
  }

  private mutating func tapSomething() {
    let views = window.all.filter { ($0 is Control || $0 is EntryCell) && $0.window != nil && !$0.isHidden }
    guard !views.isEmpty else { return }
    tap(middle(of: randomState.pick(views)))
  }

  private func middle(of view: View) -> Point { view.convert(view.bounds.center, to: nil) }

  private mutating func drag() {
    drag(from: somewhere(), to: somewhere())
    // Sometimes, the system cancels the touch of a second finger.
    if randomState.below(4) == 0 {
      session.touchDown(1, at: somewhere(), in: window)
      session.cancelTouch(1)
    }
  }

  private func drag(from start: Point, to end: Point) {
    session.touchDown(0, at: start, in: window)
    for step in 1...6 {
      let part = Double(step) / 6
      session.moveTouches([
        (0, Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      ])
      pass(1.0 / 60)
    }
    session.touchUp(0)
  }

  private mutating func deleteARow() {
    let rows = window.all.filter { $0 is EntryCell && $0.window != nil && !$0.isHidden }
    guard !rows.isEmpty else { return tapSomething() }
    let start = middle(of: randomState.pick(rows))
    drag(from: start, to: Point(x: start.x - 140, y: start.y))
    pass(0.5)
    tap(text: "Delete")
  }

  private func tap(text: String) {
    if let view = try? Harness(window).find(text: text) { tap(middle(of: view)) }
  }

  // MARK: Keys

  /// Types text. If no view accepts text, selects a field first.
  private mutating func write() {
    if !session.wantsText {
      let fields = window.all.filter {
        ($0 is TextField || $0 is TextView) && $0.window != nil && !$0.isHidden
      }
      guard !fields.isEmpty else { return tapSomething() }
      tap(middle(of: randomState.pick(fields)))
      pass(0.5)
    }
    // The text is sometimes deleted, so that it does not grow for 24 hours.
    if randomState.below(4) == 0 {
      session.pressAnyKeyboard(.character("a"), .control)
      session.press(.delete)
    }
    for _ in 0...randomState.below(4) {
      let word = randomState.pick(Self.words)
      if randomState.below(3) == 0 { session.compose("n", selected: 1..<1) }
      if session.isComposing { session.insertText(word) } else { session.type(word) }
      pass(0.1)
    }
  }

  /// Adds an entry if the list is visible.
  private mutating func writeAnEntry() {
    tap(text: "Add")
    pass(1)
    guard let title = try? Harness(window).find(id: "newTitle") else { return }
    tap(middle(of: title))
    pass(0.5)
    write()
    if randomState.below(2) == 0, let photo = try? Harness(window).find(id: "newPhoto") {
      tap(middle(of: photo))
    }
    tap(text: "Save")
  }

  // MARK: The device

  private mutating func goAway() {
    app.application.enterBackground()
    pass(randomState.number(1...120))
    app.application.enterForeground()
    app.application.activate()
  }
}

extension View {
  var all: [View] { [self] + subviews.flatMap(\.all) }
}
