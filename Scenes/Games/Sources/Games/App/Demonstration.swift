import SceneCairo
import SceneProgram
import SceneTesting
import SceneUI

/// A demonstration that runs automatically. Its clock stops between steps, so that runs are identical on all machines.
struct Demonstration {
  let app: GamesApp
  let harness: Harness
  private let log = RunLog()
  let album: Album

  static func run(_ arguments: ProgramArguments) throws {
    let scores = try arguments["--scores"].map { try PreferenceFile(path: $0) }
    let demonstration = try Demonstration(
      scenes: arguments.path(of: GamesApp.initialScene), preferences: scores,
      pictures: arguments["--pictures"] ?? "out/Games")
    if arguments.contains("--png") {
      demonstration.album.alsoDraws["png"] = { try CairoRenderer(scale: 2).png($0) }
    }
    try demonstration.run()
    if let failure = scores?.failure { throw failure }
    print("Pictures:")
    for path in demonstration.album.paths { print("  \(path)") }
  }

  init(scenes path: String, preferences: (any PreferenceStore)?, pictures folder: String) throws {
    log.begin("The games, by themselves")
    app = try GamesApp(
      scenes: path, clock: ManualClock(), preferences: preferences, seed: 15,
      observer: { [log] in log.add($0) })
    harness = Harness(app.window)
    album = try Album(folder: folder)
  }

  func run() throws {
    try album.add("shown", of: app.window)
    harness.startFilming(framesPerSecond: 30)
    try playPuzzle()
    let film = try playMemory()
    try lookAtScores()
    try album.add("the games as they move", film)
    log.begin("the end")
    app.application.close(app.window)
    log.flush()
  }

  private func playPuzzle() throws {
    let observation = app.context.notifications.observe(.puzzleDidMove) { [log] move in
      log.add("tile \(move.content.tile + 1) slides from \(move.content.from) to \(move.content.to)")
    }
    defer { observation.cancel() }

    try step("tiles go right, down, right, down") {
      let board = try harness.find(id: "board", as: BoardView.self)
      let swipes: [(place: Int, SwipeGestureRecognizer.Direction)] = [
        (14, .right), (10, .down), (9, .right), (5, .down),
      ]
      for (place, direction) in swipes {
        try harness.swipe(board, direction, from: board.frame(ofPlace: place).center)
      }
      harness.advance(seconds: 0.3)
    }

    try step("two moves are taken back, and one is made again") {
      try harness.tap(harness.find(id: "undo"))
      try harness.tap(harness.find(id: "undo"))
      try harness.tap(harness.find(id: "redo"))
      harness.advance(seconds: 0.3)
    }

    try step("the tiles are shuffled") { try harness.tap(harness.find(text: "Shuffle")) }

    try step("the board is tilted, and a tile is on its way", in: .dark) {
      app.context.device.accelerometer.measure(x: 0.5, y: 0.1, z: -0.86)
      harness.advance(seconds: 0.05)
    }
    harness.advance(seconds: 0.3)
  }

  /// Plays the memory game, and returns the animation of the puzzle and the first cards.
  private func playMemory() throws -> AnimatedPicture {
    log.begin("the memory game")
    try harness.tap(harness.find(text: "Memory", as: Button.self))
    var player = MemoryPlayer(harness)

    try step("a card is being turned") {
      try harness.tap(player.cards[5])
      harness.advance(seconds: 0.06)
    }

    try step("another one, which does not match") {
      harness.advance(seconds: 0.5)
      try player.turn(10)
    }

    try step("they lie face down again", in: .dark) { harness.advance(seconds: 2) }
    let film = harness.stopFilming()

    try step("all are found") { try player.play() }
    return film
  }

  private func lookAtScores() throws {
    try step("the best scores") {
      try harness.tap(harness.find(text: "Scores"))
      harness.advance(seconds: 1)
    }

    try step("about the games", in: .dark) {
      try harness.tap(harness.find(id: "aboutGames"))
      harness.advance(seconds: 1)
    }

    try step("back to the game, and the cards are dealt anew") {
      try harness.tap(harness.find(id: "back"))
      harness.advance(seconds: 1)
      try harness.tap(harness.find(text: "Restart"))
      harness.advance(seconds: 1)
    }
  }

  private func step(_ name: String, in style: InterfaceStyle = .light, _ act: () throws -> Void) throws {
    log.begin(name)
    try act()
    app.context.style = style
    try album.add(name, of: app.window)
    app.context.style = .light
  }
}
