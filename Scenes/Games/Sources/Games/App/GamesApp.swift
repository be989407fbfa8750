import SceneUI

/// The games' classes, and their window where they are played by themselves.
struct GamesApp {
  static let frame = Rect(x: 0, y: 0, width: 320, height: 568)
  /// Both games, a tab each.
  static let initialScene = SceneReference<GamesController>("games", in: "Games.scenec")

  /// The class library and the games' own classes.
  static func registry() throws -> Registry {
    var registry = Registry.library
    try registry.register(
      GamesController.self, ScorePanel.self,
      PuzzleViewController.self, BoardView.self, SlidingPuzzle.self,
      MemoryViewController.self, CardViewController.self, CardView.self,
      ScoresViewController.self)
    return registry
  }

  let context: SceneContext
  let application: Application
  let window: Window

  /// Loads the compiled scenes and shows the first game.
  ///
  /// - Parameters:
  ///   - path: of `Games.scenec`; `Scores.scenec` lies beside it.
  ///   - clock: what all time is taken from.
  ///   - preferences: where best scores are kept; in memory for nil.
  ///   - seed: what all that is random begins with.
  ///   - textMetrics: what text is measured by: those of what draws it, or the library's own, which are the same everywhere.
  ///   - observer: hears of every step in the lives of the objects.
  /// - Throws: `LoadingError` where they cannot be loaded.
  init(
    scenes path: String, clock: Clock, preferences: (any PreferenceStore)? = nil, seed: UInt64,
    textMetrics: any TextMetrics = BuiltInTextMetrics(), observer: @escaping (LifecycleEvent) -> Void
  ) throws {
    context = SceneContext(registry: try Self.registry(), clock: clock, textMetrics: textMetrics)
    context.observer = observer
    if let preferences { context.preferences.store = preferences }
    application = Application(context: context)
    window = Window(frame: Self.frame, context: context)
    let storyboard = try Storyboard(path: path, context: context)
    let controller = try storyboard.instantiateInitialViewController()
    (controller as? GamesController)?.random = SeededGenerator(seed: seed)
    window.ownTintColor = storyboard.tintColor
    window.rootViewController = controller
    application.add(window)
    try window.makeKeyAndVisible()
  }
}
