import SceneUI
import SceneValues

private enum Limits {
  // snippet: Security.md
  func allowLargeScenes(_ context: SceneContext) {
    context.loadingLimits = LoadingLimits(controllers: 20_000, objects: 2_000_000)
  }
  // end
}

private func storyboard() throws {
  // snippet: Storyboard.swift
  var registry = Registry.library
  try registry.register(ClockView.self)
  let context = SceneContext(registry: registry)
  let storyboard = try Storyboard(path: "AlarmClock.scenec", context: context)
  let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
  window.rootViewController = try storyboard.instantiateInitialViewController()
  try window.makeKeyAndVisible()
  // end
}

private func application(
  _ storyboard: Storyboard, _ delegate: Responder & ApplicationDelegate, context: SceneContext
) throws {
  // snippet: Application.swift
  let application = Application(context: context)
  application.delegate = delegate
  application.launch()
  try application.show(storyboard, frame: Rect(x: 0, y: 0, width: 320, height: 480))
  application.activate()
  // end
}

private func mainNib(_ application: Application, context: SceneContext) throws {
  // snippet: Application.swift
  try application.loadMainNib(Nib(path: "MainWindow.scenec", context: context))
  application.launch()
  try application.windows.last?.makeKeyAndVisible()
  // end
}

private func nib(for self: ViewController, context: SceneContext) throws {
  // snippet: Nib.swift
  let views = try context.loadNibNamed("Badge", owner: self)
  // end
  _ = views
}

private func launchScene(_ storyboard: Storyboard, _ screen: Rect, context: SceneContext) throws {
  // snippet: Application+LaunchScene.swift
  let application = Application(context: context)
  try application.showLaunchScene(Storyboard(path: "Launch.scenec", context: context), frame: screen)
  // Open the database, and read the files.
  try application.show(storyboard, frame: screen)
  // end
}

private func reason(_ file: SceneFile, context: SceneContext) throws {
  // snippet: LoadingError+Rules.swift
  do {
    _ = try Storyboard(file: file, context: context).instantiateInitialViewController()
  } catch let error as LoadingError {
    print(error, error.kind.rules)  // ["action-not-found"] if an action does not exist
  }
  // end
}

private func program(_ registry: Registry) {
  // snippet: Application+Main.swift
  Application.main {
    let context = SceneContext(registry: registry)
    let storyboard = try Storyboard(path: "Counter.scenec", context: context)
    try Application(context: context).show(storyboard, frame: Rect(x: 0, y: 0, width: 320, height: 480))
  }
  // end
}

private enum Delegates {
  // snippet: ApplicationDelegate.swift
  final class GameDelegate: Responder, ApplicationDelegate {
    var isPaused = false

    func applicationWillResignActive(_ application: Application) { isPaused = true }
    func applicationDidBecomeActive(_ application: Application) { isPaused = false }
  }
  // end
}

private func paths(from list: ViewController) throws {
  // snippet: ViewController+Paths.swift
  try list.performSegues(withIdentifiers: ["showDetail", "edit"])
  // end
}
