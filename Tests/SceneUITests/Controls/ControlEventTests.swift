import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Rule 15: a control receives all events of its first touch")
struct ControlEventTests {
  private let frame = Rect(x: 20, y: 20, width: 100, height: 40)

  private func play(_ body: (Stage, Control, Recorder) throws -> Void) throws {
    try onStage { stage in
      let control = stage.add(Control(frame: frame))
      let recorder = Recorder()
      recorder.listen(to: control)
      stage.watch(recorder)
      try body(stage, control, recorder)
    }
  }

  @Test func tapSendsTouchDownAndTouchUpInside() throws {
    try play { stage, control, recorder in
      try stage.harness.tap(control)
      #expect(recorder.log == ["down", "upInside"])
    }
  }

  @Test func doubleTapSendsTouchDownRepeat() throws {
    try play { stage, control, recorder in
      var counts: [Int] = []
      let counting = TapCounting(frame: frame.offsetBy(dx: 0, dy: 100))
      stage.add(counting)
      try stage.harness.tap(control, count: 3)
      #expect(
        recorder.take() == [
          "down", "upInside", "down", "downRepeat", "upInside", "down", "downRepeat", "upInside",
        ])
      try stage.harness.tap(counting, count: 3)
      counts = counting.counts
      #expect(counts == [1, 2, 3])
      // Separate taps do not form a double tap.
      try stage.harness.tap(control)
      try stage.harness.tap(control)
      #expect(recorder.log == ["down", "upInside", "down", "upInside"])
    }
  }

  @Test("If two touches follow a tap, only one of them counts as the second tap")
  func twoFingersAfterTap() throws {
    try play { stage, control, _ in
      try stage.harness.tap(control)
      let first = try stage.harness.touchDown(in: control)
      let second = try stage.harness.touchDown(in: control)
      #expect(first.tapCount == 2 && second.tapCount == 1)
    }
  }

  @Test func tapsOnAdjacentControlsAreNotADoubleTap() throws {
    try play { stage, control, recorder in
      let neighbor = stage.add(Control(frame: Rect(x: 120, y: 20, width: 100, height: 40)))
      recorder.listen(to: neighbor, as: "neighbor ")
      for (view, x) in [(control, 98.0), (neighbor, 2.0)] {
        stage.harness.up(try stage.harness.touchDown(in: view, at: Point(x: x, y: 20)))
      }
      #expect(recorder.log == ["down", "upInside", "neighbor down", "neighbor upInside"])
    }
  }

  @Test("A touch after a drag is not reported as a double tap")
  func dragDoesNotCountAsTap() throws {
    try play { stage, control, recorder in
      let touch = try stage.harness.touchDown(in: control, at: Point(x: 5, y: 20))
      stage.harness.move(touch, to: Point(x: 80, y: 20), in: control)
      stage.harness.up(touch)
      #expect(recorder.take() == ["down", "dragInside", "upInside"])
      stage.harness.up(try stage.harness.touchDown(in: control, at: Point(x: 80, y: 20)))
      #expect(recorder.log == ["down", "upInside"])
    }
  }

  @Test("Sends events as a drag moves inside a control, leaves the control, and returns")
  func sendsDragInsideAndOutside() throws {
    try play { stage, control, recorder in
      let harness = stage.harness
      let touch = try harness.touchDown(in: control)
      #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
      harness.move(touch, to: Point(x: 60, y: 20), in: control)
      #expect(recorder.take() == ["down", "dragInside"])
      harness.move(touch, to: Point(x: 60, y: 90), in: control)
      #expect(recorder.take() == ["dragExit", "dragOutside"])
      #expect(!control.isHighlighted && control.isTracking && !control.isTouchInside)
      harness.move(touch, to: Point(x: 70, y: 90), in: control)
      #expect(recorder.take() == ["dragOutside"])
      harness.move(touch, to: Point(x: 70, y: 10), in: control)
      #expect(recorder.take() == ["dragEnter", "dragInside"])
      #expect(control.isHighlighted)
      harness.move(touch, to: Point(x: -1, y: 10), in: control)
      harness.up(touch)
      #expect(recorder.take() == ["dragExit", "dragOutside", "upOutside"])
      #expect(!control.isTracking && !control.isHighlighted && control.state == .normal)
    }
  }

  @Test func canceledTouchSendsTouchCancel() throws {
    try play { stage, control, recorder in
      let touch = try stage.harness.touchDown(in: control)
      stage.harness.cancel(touch)
      stage.harness.up(touch)
      stage.harness.cancel(touch)
      #expect(recorder.log == ["down", "cancel"])
      #expect(!control.isHighlighted)
    }
  }

  @Test func controlIgnoresSecondTouch() throws {
    try play { stage, control, recorder in
      let first = try stage.harness.touchDown(in: control, at: Point(x: 10, y: 10))
      let second = try stage.harness.touchDown(in: control, at: Point(x: 90, y: 30))
      stage.harness.move(second, to: Point(x: 200, y: 200))
      stage.harness.up(second)
      #expect(recorder.take() == ["down"])
      stage.harness.up(first)
      #expect(recorder.log == ["upInside"])
    }
  }

  @Test("Disabling a control during a touch sends one cancel event")
  func disablingDuringTouchSendsOneCancel() throws {
    try play { stage, control, recorder in
      let touch = try stage.harness.touchDown(in: control)
      control.isEnabled = false
      #expect(recorder.take() == ["down", "cancel"])
      stage.harness.move(touch, to: Point(x: 60, y: 20), in: control)
      control.isEnabled = true
      stage.harness.move(touch, to: Point(x: 61, y: 20), in: control)
      stage.harness.up(touch)
      #expect(recorder.log == [])
      try stage.harness.tap(control)
      #expect(recorder.log == ["down", "upInside"])
    }
  }

  /// Handlers receive an event even if no touch caused it.
  @Test("The touchCancel action of a disabled control receives the touch event")
  func cancelOfDisabledControlPassesEvent() throws {
    try onStage(.answering()) { stage in
      let around = stage.add(AnsweringView(frame: Rect(x: 0, y: 0, width: 200, height: 200)))
      let control = stage.add(Control(frame: frame), to: around)
      control.connect(
        BoundAction(selector: "act:forEvent:"), forEvent: Control.Events.touchCancel.rawValue)
      let touch = try stage.harness.touchDown(in: control)
      control.isEnabled = false
      stage.harness.up(touch)
      #expect(around.answers == ["act: Control forEvent: 1"])
    }
  }

  @Test(
    "Removing a control during a touch sends one cancel event",
    arguments: ["the control", "its superview", "all of the window"])
  func removalDuringTouchSendsOneCancel(_ what: String) throws {
    try play { stage, control, recorder in
      let holder = stage.add(View(frame: Rect(x: 0, y: 0, width: 200, height: 200)))
      stage.add(control, to: holder)
      let touch = try stage.harness.touchDown(in: control)
      switch what {
      case "the control": control.removeFromSuperview()
      case "its superview": holder.removeFromSuperview()
      default: stage.window.close()
      }
      #expect(recorder.log == ["down", "cancel"])
      stage.harness.move(touch, to: Point(x: 60, y: 20))
      stage.harness.up(touch)
      #expect(recorder.log == ["down", "cancel"])
      #expect(!control.isTracking)
    }
  }

  @Test("Moving a control to another window during a touch sends one cancel event")
  func movingToOtherWindowSendsOneCancel() throws {
    try play { stage, control, recorder in
      let touch = try stage.harness.touchDown(in: control)
      let other = Window(frame: stage.window.frame, context: stage.context)
      other.addSubview(control)
      stage.harness.up(touch)
      #expect(recorder.log == ["down", "cancel"])
    }
  }

  @Test(arguments: Control.Events.all.map(\.0)) func handlerCanRemoveControl(_ name: String) throws {
    try play { stage, control, recorder in
      let event = Control.Events.all.first { $0.0 == name }!.1
      control.addTarget(recorder, for: event) { (_, control: Control) in control.removeFromSuperview() }
      let touch = try stage.harness.touchDown(in: control)
      for y in [25.0, 90, 95, 20] { stage.harness.move(touch, to: Point(x: 50, y: y), in: control) }
      stage.harness.up(touch)
      let ends = recorder.log.filter { ["upInside", "upOutside", "cancel"].contains($0) }
      #expect(ends.count == 1 && recorder.log.last == ends[0], "\(recorder.log)")
    }
  }

  @Test func handlerCanDisableControl() throws {
    try onStage { stage in
      let once = stage.add(Switch(frame: Rect(x: 20, y: 20, width: 0, height: 0)))
      let recorder = Recorder()
      recorder.listen(to: once)
      once.addTarget(recorder, for: .valueChanged) { (_, control: Control) in control.isEnabled = false }
      try stage.harness.tap(once)
      #expect(recorder.log == ["down", "valueChanged", "primary", "upInside"])
    }
  }

  @Test("A control that ends tracking early sends a cancel event")
  func controlThatEndsTrackingReceivesCancel() throws {
    try onStage { stage in
      let control = stage.add(LettingGo(frame: frame))
      let recorder = Recorder()
      recorder.listen(to: control)
      let touch = try stage.harness.touchDown(in: control)
      stage.harness.move(touch, to: Point(x: 60, y: 20), in: control)
      stage.harness.up(touch)
      #expect(recorder.log == ["down", "cancel"])
    }
  }

  @Test("A view that is removed when a touch ends receives no cancel event")
  func removalAtTouchUpSendsNoCancel() throws {
    try onStage { stage in
      let view = stage.add(LeavingView(frame: frame))
      try stage.harness.tap(view)
      #expect(view.log == ["began", "ended"] && view.superview == nil)
    }
  }

  @Test func closingWindowCancelsItsTouches() throws {
    try play { stage, control, recorder in
      stage.window.addSubview(control)
      _ = try stage.harness.touchDown(in: control)
      stage.window.close()
      #expect(recorder.log == ["down", "cancel"])
    }
  }

  @Test("A disabled control prevents touches from reaching the control behind it")
  func disabledControlBlocksTouches() throws {
    try play { stage, control, recorder in
      let behind = Control(frame: frame)
      stage.root.insertSubview(behind, belowSubview: control)
      recorder.listen(to: behind, as: "behind ")
      control.isEnabled = false
      try stage.harness.tap(control)
      #expect(recorder.log == [])
    }
  }

  @Test("A touch in a subview of a control sends the events of the control")
  func touchInSubviewBelongsToControl() throws {
    try play { stage, control, recorder in
      let inner = stage.add(View(frame: Rect(x: 10, y: 10, width: 20, height: 20)), to: control)
      try stage.harness.tap(inner)
      #expect(recorder.take() == ["down", "upInside"])
      stage.harness.advance(seconds: 1)
      let touch = try stage.harness.touchDown(in: inner)
      inner.removeFromSuperview()
      stage.harness.up(touch)
      #expect(recorder.log == ["down", "cancel"])
    }
  }

  @Test("Lists the targets and events of a control, without targets that were released")
  func targetsAndEvents() throws {
    let control = Control()
    #expect(control.allTargets.isEmpty && control.allControlEvents == [])
    let recorder = Recorder()
    control.addTarget(recorder, for: .touchDown) { (_, _: Control) in }
    control.addTarget(recorder, for: [.touchDown, .valueChanged]) { (_, _: Control) in }
    #expect(control.allTargets.count == 1 && control.allTargets[0] === recorder)
    do {
      let other = Recorder()
      control.addTarget(other, for: .touchCancel) { (_, _: Control) in }
      #expect(control.allTargets.count == 2)
      #expect(control.allControlEvents == [.touchDown, .valueChanged, .touchCancel])
    }
    #expect(control.allTargets.count == 1 && control.allControlEvents == [.touchDown, .valueChanged])
  }

  @Test("Removing a target for one event keeps the target for other events")
  func removingOneEventKeepsOthers() throws {
    try play { stage, control, _ in
      let recorder = Recorder()
      control.addTarget(recorder, for: [.touchDown, .touchUpInside]) { (recorder, _: Control) in
        recorder.log.append("sent")
      }
      control.removeTarget(recorder, for: .touchDown)
      try stage.harness.tap(control)
      #expect(recorder.take() == ["sent"])
      control.removeTarget(nil, for: .touchUpInside)
      try stage.harness.tap(control)
      #expect(recorder.log == [])
    }
  }
}

private final class TapCounting: Control {
  var counts: [Int] = []

  override func beginTracking(_ touch: Touch, with event: Event) -> Bool {
    counts.append(touch.tapCount)
    return true
  }
}

/// Removes itself when a touch ends.
private final class LeavingView: View {
  var log: [String] = []

  override func touchesBegan(_ touches: [Touch], with event: Event) { log.append("began") }
  override func touchesCancelled(_ touches: [Touch], with event: Event) { log.append("cancelled") }
  override func touchesEnded(_ touches: [Touch], with event: Event) {
    log.append("ended")
    removeFromSuperview()
  }
}

private final class LettingGo: Control {
  override func continueTracking(_ touch: Touch, with event: Event) -> Bool { false }
}
