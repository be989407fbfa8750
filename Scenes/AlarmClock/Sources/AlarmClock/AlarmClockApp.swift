import SceneUI

/// The alarm clock's classes, and its window where it runs by itself.
struct AlarmClockApp {
  static let frame = Rect(x: 0, y: 0, width: 320, height: 480)

  /// The class library and the alarm clock's own classes.
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
  ///   - path: of the compiled scenes.
  ///   - clock: what all time is taken from.
  ///   - timeOffset: in seconds: what the local time zone adds to that.
  ///   - textMetrics: what text is measured by: those of what draws it, or the library's own, which are the same everywhere.
  ///   - observer: hears of every step in the lives of the objects.
  /// - Throws: `LoadingError` where they cannot be loaded.
  init(
    scenes path: String, clock: Clock, timeOffset: Double = 0,
    textMetrics: any TextMetrics = BuiltInTextMetrics(), observer: ((LifecycleEvent) -> Void)? = nil
  ) throws {
    context = SceneContext(registry: try Self.registry(), clock: clock, textMetrics: textMetrics)
    context.observer = observer
    application = Application(context: context)
    window = Window(frame: Self.frame, context: context)
    let storyboard = try Storyboard(path: path, context: context)
    let controller = try AlarmClock.initialScene.instantiate(from: storyboard)
    controller.timeOffset = timeOffset
    window.ownTintColor = storyboard.tintColor
    window.rootViewController = controller
    application.add(window)
    try window.makeKeyAndVisible()
  }
}
