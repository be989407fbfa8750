import SceneUI

struct AlarmClockApp {
  static let frame = Rect(x: 0, y: 0, width: 320, height: 480)

  static func registry() throws -> Registry {
    var registry = Registry.library
    try registry.register(
      AlarmClockViewController.self, PreferencesViewController.self, ClockView.self, ClockControl.self,
      AlarmModel.self)
    return registry
  }

  let context: SceneContext
  let application: Application
  let window: Window

  /// Loads the compiled scenes and shows the clock.
  ///
  /// - Parameters:
  ///   - path: The path of the compiled scenes.
  ///   - clock: The clock of the app.
  ///   - textMetrics: The text metrics of the renderer. By default, the built-in metrics, which are the same on all
  ///     platforms.
  ///   - observer: A closure that receives all lifecycle events.
  /// - Throws: `LoadingError` if the scenes cannot be loaded.
  init(
    scenes path: String, clock: Clock, textMetrics: any TextMetrics = BuiltInTextMetrics(),
    observer: ((LifecycleEvent) -> Void)? = nil
  ) throws {
    context = SceneContext(registry: try Self.registry(), clock: clock, textMetrics: textMetrics)
    context.observer = observer
    application = Application(context: context)
    window = Window(frame: Self.frame, context: context)
    let storyboard = try Storyboard(path: path, context: context)
    let controller = try AlarmClock.initialScene.instantiate(from: storyboard)
    window.ownTintColor = storyboard.tintColor
    window.rootViewController = controller
    application.add(window)
    try window.makeKeyAndVisible()
  }
}
