import SceneUI
import SceneValues
import TestSupport
import Testing

/// Tests appearance handlers that replace the root controller. The last replacement applies, and each
/// controller appears and disappears once.
@Suite struct RootControllerFaultTests {
  private func appearances(_ stage: Stage) -> [String] {
    stage.harness.trace.filter { $0.contains("Appear") || $0.contains("Disappear") }
      .map { $0.replacing("(animated: false)", with: "") }
  }

  /// A login page that forwards users who are already logged in.
  @Test func rootCanSetAnotherRootWhileAppearing() throws {
    try onStage { stage in
      let login = Login()
      let home = Home()
      stage.watch(login, home)
      login.onWillAppear = { [weak window = stage.window] in window?.rootViewController = home }
      stage.harness.startTracing()
      stage.window.rootViewController = login
      #expect(stage.window.rootViewController === home)
      #expect(stage.window.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(home.view)])
      #expect(
        appearances(stage).suffix(5) == [
          "Login viewWillAppear", "Login viewWillDisappear", "Login viewDidDisappear", "Home viewWillAppear",
          "Home viewDidAppear",
        ])
      login.onWillAppear = {}
    }
  }

  @Test func rootCanSetAnotherRootWhileDisappearing() throws {
    try onStage { stage in
      let login = Login()
      let home = Home()
      let third = ViewController()
      stage.watch(login, home, third)
      stage.window.rootViewController = login
      login.onWillDisappear = { [weak window = stage.window] in window?.rootViewController = third }
      stage.harness.startTracing()
      stage.window.rootViewController = home
      #expect(stage.window.rootViewController === third)
      #expect(stage.window.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(third.view)])
      #expect(!appearances(stage).contains { $0.hasPrefix("Home") })
      login.onWillDisappear = {}
    }
  }

  @Test func rootCanCloseWindowWhileAppearing() throws {
    try onStage { stage in
      let login = Login()
      stage.watch(login)
      login.onWillAppear = { [weak window = stage.window] in window?.close() }
      stage.window.rootViewController = login
      #expect(!stage.window.isOnScreen && stage.window.subviews.isEmpty)
      login.onWillAppear = {}
    }
  }

  @Test func controllerCanBeRootOfOnlyOneWindow() throws {
    try onStage { stage in
      let second = Window(frame: stage.window.frame, context: stage.context)
      stage.watch(second)
      try second.makeKeyAndVisible()
      stage.harness.startTracing()
      second.rootViewController = stage.controller
      #expect(stage.window.rootViewController == nil && stage.root.superview === second)
      second.close()
      stage.window.close()
      let once = ["viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewDidAppear"]
      #expect(appearances(stage) == (once + once.prefix(2)).map { "ViewController \($0)" })
    }
  }

  @Test func rootCanSetAnotherRootWhileLoadingItsView() throws {
    try onStage { stage in
      let window = Window(frame: stage.window.frame, context: stage.context)
      let login = Login()
      let home = Home()
      stage.watch(window, login, home)
      login.onLoad = { [weak window] in window?.rootViewController = home }
      window.rootViewController = login
      try window.makeKeyAndVisible()
      #expect(window.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(home.view)])
      window.close()
      login.onLoad = {}
    }
  }
}

private final class Home: ViewController {}

private final class Login: ViewController {
  var onLoad: () -> Void = {}
  var onWillAppear: () -> Void = {}
  var onWillDisappear: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    onLoad()
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onWillAppear()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onWillDisappear()
  }
}
