import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct ApplicationLifeCycleTests {
  @Test func callsDelegateForEachStepOfLifeCycle() throws {
    try onStage { stage in
      let (application, diary) = Diary.application(on: stage)
      application.launch()
      application.launch()
      application.activate()
      application.resignActive()
      application.activate()
      application.enterBackground()
      application.resignActive()
      application.enterForeground()
      application.enterForeground()
      application.activate()
      application.terminate()
      #expect(
        diary.lines == [
          "didFinishLaunching inactive", "didBecomeActive active", "willResignActive active",
          "didBecomeActive active", "willResignActive active", "didEnterBackground background",
          "willEnterForeground background", "didBecomeActive active", "willResignActive active",
          "didEnterBackground background", "willTerminate background",
        ])
      application.activate()
      application.launch()
      #expect(diary.lines.count == 11 && application.state == .background)
    }
  }

  @Test("Performs the steps of the app life cycle that a requested step requires")
  func requiredSteps() throws {
    try onStage { stage in
      let (application, diary) = Diary.application(on: stage)
      application.enterBackground()
      application.activate()
      #expect(
        diary.lines == [
          "didFinishLaunching inactive", "didEnterBackground background", "willEnterForeground background",
          "didBecomeActive active",
        ])
    }
  }

  @Test("Defers a step that is requested during another step until that step finishes")
  func nestedRequests() throws {
    try onStage { stage in
      let (application, diary) = Diary.application(on: stage)
      diary.onActive = { [unowned application] in application.enterBackground() }
      let token = stage.context.notifications.observe(.applicationDidBecomeActive, object: application) {
        [unowned application] _ in diary.lines.append("posted \(application.state)")
      }
      application.activate()
      #expect(
        diary.lines == [
          "didFinishLaunching inactive", "didBecomeActive active", "posted active",
          "willResignActive active", "didEnterBackground background",
        ])
      token.cancel()
    }
  }

  /// Checks that random changes never produce an invalid sequence of callbacks.
  @Test("The order of life cycle steps stays valid in random sequences")
  func randomWalks() throws {
    let followers: [String: Set<String>] = [
      "didFinishLaunching": ["didBecomeActive", "didEnterBackground"],
      "didBecomeActive": ["willResignActive"],
      "willResignActive": ["didBecomeActive", "didEnterBackground"],
      "didEnterBackground": ["willEnterForeground", "willTerminate"],
      "willEnterForeground": ["didBecomeActive", "didEnterBackground"],
      "willTerminate": [],
    ]
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let application = Application(context: SceneContext(clock: ManualClock()))
      let diary = Diary()
      application.delegate = diary
      let ways = [
        { application.launch() }, application.activate, application.resignActive, application.enterBackground,
        application.enterForeground, application.terminate,
      ]
      for _ in 0..<20 {
        ways[Int.random(in: 0..<(Int.random(in: 0..<8, using: &random) == 0 ? 6 : 5), using: &random)]()
      }
      let steps = diary.lines.map { String($0.split(separator: " ")[0]) }
      #expect(steps.first == "didFinishLaunching")
      for (step, next) in zip(steps, steps.dropFirst()) {
        #expect(followers[step]!.contains(next), "\(step), then \(next)")
      }
    }
  }

  @Test func deactivatingAppCancelsTouches() throws {
    try onStage { stage in
      let (application, diary) = Diary.application(on: stage)
      application.add(stage.window)
      application.activate()
      let control = stage.add(Control(frame: stage.root.bounds))
      let recorder = Recorder()
      recorder.listen(to: control)
      let touch = try stage.harness.touchDown(in: control)
      application.resignActive()
      stage.harness.up(touch)
      #expect(recorder.log == ["down", "cancel"] && diary.lines.last == "willResignActive active")
    }
  }

  @Test("rule 11: a memory warning goes first to the delegate, then to observers and controllers")
  func memory() throws {
    try onStage { stage in
      let (application, diary) = Diary.application(on: stage)
      application.add(stage.window)
      let token = stage.context.notifications.observe(.applicationDidReceiveMemoryWarning) { _ in
        diary.lines.append("posted")
      }
      stage.harness.startTracing()
      application.receiveMemoryWarning()
      #expect(diary.lines == ["didReceiveMemoryWarning inactive", "posted"])
      #expect(stage.harness.trace == ["ViewController didReceiveMemoryWarning()"])
      token.cancel()
    }
  }

  @Test func delegateLimitsOrientations() throws {
    try onStage { stage in
      final class Upright: Responder, ApplicationDelegate {
        func application(
          _ application: Application, supportedInterfaceOrientationsFor window: Window?
        ) -> InterfaceOrientationMask { [.portrait, .landscapeLeft] }
      }
      let application = Application(context: stage.context)
      let upright = Upright()
      application.delegate = upright
      stage.watch(application, upright)
      application.add(stage.window)
      #expect(!stage.window.rotate(to: .landscapeRight) && stage.window.orientation == .portrait)
      #expect(stage.window.rotate(to: .landscapeLeft) && stage.window.orientation == .landscapeLeft)
      application.delegate = nil
      #expect(stage.window.rotate(to: .landscapeRight))
    }
  }

  @Test("An application delegate does not need to implement any method")
  func usesDefaultsWithoutDelegateMethods() throws {
    try onStage { stage in
      final class Silent: Responder, ApplicationDelegate {}
      let application = Application(context: stage.context)
      let silent = Silent()
      application.delegate = silent
      stage.watch(application, silent)
      application.terminate()
      #expect(application.isTerminated && silent.context === stage.context)
    }
  }
}

/// Records delegate calls and the application state during each of them.
final class Diary: Responder, ApplicationDelegate {
  var lines: [String] = []
  var onActive: () -> Void = {}
  var launchedFor: String?

  static func application(on stage: Stage) -> (Application, Diary) {
    let application = Application(context: stage.context)
    let diary = Diary()
    application.delegate = diary
    stage.watch(application, diary)
    return (application, diary)
  }

  private func note(_ moment: String, _ application: Application) {
    lines.append("\(moment) \(application.state)")
  }

  func application(
    _ application: Application, didFinishLaunchingWithOptions options: LaunchOptions
  ) -> Bool {
    launchedFor = options.localNotification?.id
    note("didFinishLaunching", application)
    return true
  }
  func applicationDidBecomeActive(_ application: Application) {
    note("didBecomeActive", application)
    onActive()
  }
  func applicationWillResignActive(_ application: Application) { note("willResignActive", application) }
  func applicationDidEnterBackground(_ application: Application) { note("didEnterBackground", application) }
  func applicationWillEnterForeground(_ application: Application) { note("willEnterForeground", application) }
  func applicationWillTerminate(_ application: Application) { note("willTerminate", application) }
  func applicationDidReceiveMemoryWarning(_ application: Application) {
    note("didReceiveMemoryWarning", application)
  }
  func application(_ application: Application, didReceive notification: LocalNotification) {
    note("didReceive(\(notification.id))", application)
  }
  func application(_ application: Application, didOpen notification: LocalNotification) {
    note("didOpen(\(notification.id))", application)
  }
}
