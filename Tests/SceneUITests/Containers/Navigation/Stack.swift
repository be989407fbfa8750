import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// A navigation controller in a theater's window, with a root and further controllers to push.
final class Stack {
  let theatre: Theatre
  let navigation: NavigationController
  let harness: Harness

  init(_ titles: String..., in navigation: NavigationController = NavigationController()) throws {
    let theatre = try Theatre()
    self.theatre = theatre
    self.navigation = navigation
    navigation.title = "navigation"
    try navigation.setViewControllers(titles.map { [theatre] in theatre.controller($0) }, animated: false)
    theatre.window.rootViewController = navigation
    harness = Harness(theatre.window)
    _ = theatre.takeEvents()
  }

  var titles: [String] { navigation.viewControllers.map { $0.title ?? "?" } }

  var top: HostController { navigation.topViewController as! HostController }

  @discardableResult
  func push(_ title: String, animated: Bool = false) throws -> HostController {
    let controller = theatre.controller(title)
    try navigation.pushViewController(controller, animated: animated)
    return controller
  }

  /// Finishes running transitions, and returns the recorded callbacks.
  func settled() -> [String] {
    harness.advance(seconds: 1)
    return theatre.takeEvents()
  }
}

enum UnloadableController {
  static func make() throws -> ViewController {
    let text = storyboardText(
      """
      <scene><viewController id="main"><view><view class="FailingView" name="fail"/></view></viewController></scene>
      """)
    let registry = try Registry.hosts()
    let file = try SceneFile(bytes: compiled(text), registry: registry)
    let context = SceneContext(registry: registry, clock: ManualClock())
    return try Storyboard(file: file, context: context).instantiateInitialViewController()
  }
}
