import SceneUI

struct GamesApp {
  static let frame = Rect(x: 0, y: 0, width: 320, height: 568)
  static let initialScene = SceneReference<GamesController>("games", in: "Games.scenec")

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
  ///   - path: The path of `Games.scenec`. `Scores.scenec` must be in the same folder.
  ///   - clock: The clock of the app.
  ///   - preferences: The store of the best scores. If nil, the scores are in memory.
  ///   - seed: The seed of the random number generator.
  ///   - textMetrics: The text metrics of the renderer. By default, the built-in metrics, which are the same on all
  ///     platforms.
  ///   - observer: A closure that receives all lifecycle events.
  /// - Throws: `LoadingError` if the scenes cannot be loaded.
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
