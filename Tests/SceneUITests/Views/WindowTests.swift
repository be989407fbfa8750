import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct WindowTests {
  private let moments = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]

  private func appearances(_ stage: Stage) -> [String] {
    stage.harness.trace.filter { line in moments.contains { line.contains($0) } }
  }

  @Test("Replacing the root controller of a visible window sends appearance callbacks")
  func replacesRootWhileVisible() throws {
    try onStage { stage in
      let next = NextController()
      stage.watch(next)
      stage.harness.startTracing()
      stage.window.rootViewController = next
      #expect(
        appearances(stage) == [
          "ViewController viewWillDisappear(animated: false)",
          "ViewController viewDidDisappear(animated: false)",
          "NextController viewWillAppear(animated: false)", "NextController viewDidAppear(animated: false)",
        ])
      #expect(stage.window.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(next.view)])
      #expect(next.view.frame == stage.window.bounds && stage.root.window == nil)
      stage.window.rootViewController = next
      #expect(appearances(stage).count == 4)
      stage.window.rootViewController = nil
      #expect(stage.window.subviews.isEmpty && appearances(stage).count == 6)
    }
  }

  @Test func replacingRootControllerEndsTouches() throws {
    try onStage { stage in
      let control = stage.add(Control(frame: stage.root.bounds))
      let recorder = Recorder()
      recorder.listen(to: control)
      let touch = try stage.harness.touchDown(in: control)
      stage.window.rootViewController = NextController()
      stage.harness.up(touch)
      #expect(recorder.log == ["down", "cancel"])
    }
  }

  @Test("When the key window closes, the next window becomes key")
  func closing() throws {
    try onStage { stage in
      let application = Application(context: stage.context)
      stage.watch(application)
      application.add(stage.window)
      let second = Window(frame: stage.window.frame, context: stage.context)
      stage.watch(second)
      application.add(second)
      try second.makeKeyAndVisible()
      #expect(application.keyWindow === second)
      stage.harness.startTracing()
      application.close(second)
      #expect(application.keyWindow === stage.window && !second.isOnScreen && second.isHidden)
      application.close(stage.window)
      application.close(stage.window)
      #expect(application.windows.isEmpty && application.keyWindow == nil)
      #expect(
        appearances(stage) == [
          "ViewController viewWillDisappear(animated: false)",
          "ViewController viewDidDisappear(animated: false)",
        ])
    }
  }

  @Test func rootViewFollowsSizeOfWindow() throws {
    try onStage { stage in
      stage.window.frame = Rect(x: 0, y: 0, width: 480, height: 320)
      #expect(stage.root.frame == Rect(x: 0, y: 0, width: 480, height: 320))
    }
  }
}

private final class NextController: ViewController {}
