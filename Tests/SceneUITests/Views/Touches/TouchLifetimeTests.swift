import SceneUI
import SceneValues
import TestSupport
import Testing

/// Each test ends with `onStage`, which counts the remaining objects.
@Suite("Rule 29: releasing a graph during a touch frees everything")
struct TouchLifetimeTests {
  private let frame = Rect(x: 0, y: 0, width: 100, height: 100)

  @Test func detectsObjectsThatAreStillAlive() throws {
    // Checks the premise of this file: retained objects are counted.
    var witnesses = Witnesses()
    let kept = View()
    witnesses.watch(kept)
    #expect(witnesses.survivors == ["View"])
    withExtendedLifetime(kept) {}
  }

  @Test func touchDoesNotKeepControlsAlive() throws {
    try onStage { stage in
      for control in [Button(), Switch(), Slider(), SegmentedControl(), Control()] {
        control.frame = frame
        stage.add(control)
        _ = try stage.harness.touchDown(in: control, at: Point(x: 10, y: 10))
      }
    }
  }

  @Test func gestureDoesNotKeepRecognizersAlive() throws {
    try onStage { stage in
      let view = stage.add(View(frame: frame))
      let twice = stage.add(TapGestureRecognizer(), to: view)
      twice.numberOfTapsRequired = 2
      stage.add(LongPressGestureRecognizer(), to: view)
      try stage.harness.tap(view)
      _ = try stage.harness.touchDown(in: view)
    }
  }

  @Test func timerDoesNotRetainRecognizer() throws {
    let clock = ManualClock()
    weak var press: LongPressGestureRecognizer?
    weak var tap: TapGestureRecognizer?
    func play() throws {
      let context = SceneContext(clock: clock)
      let window = Window(frame: frame, context: context)
      let view = View(frame: frame)
      (press, tap) = recognizers(on: view)
      window.addSubview(view)
      try window.makeKeyAndVisible()
      window.beginTouch(at: Point(x: 5, y: 5))
      #expect(clock.nextDueTime != nil)
    }
    try play()
    #expect(press == nil && tap == nil)
    #expect(clock.nextDueTime == nil, "their timers were invalidated")
  }

  private func recognizers(on view: View) -> (LongPressGestureRecognizer, TapGestureRecognizer) {
    let pair = (LongPressGestureRecognizer(), TapGestureRecognizer())
    view.addGestureRecognizer(pair.0)
    view.addGestureRecognizer(pair.1)
    return pair
  }

  @Test func touchDoesNotRetainViews() throws {
    var kept: Touch?
    try onStage { stage in
      let view = stage.add(Control(frame: frame))
      stage.add(LongPressGestureRecognizer(), to: view)
      kept = try stage.harness.touchDown(in: view)
      stage.harness.advance(seconds: 1)
    }
    #expect(kept?.view == nil && kept?.window == nil)
  }

  @Test func tracingHarnessDoesNotRetainObjects() throws {
    try onStage { stage in
      stage.harness.startTracing()
      stage.watch(stage.harness)
      try stage.harness.tap(stage.add(Button(frame: frame)))
    }
  }
}
