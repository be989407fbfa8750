import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Rule 18: states of gesture recognizers")
struct GestureRecognizerTests {
  private let frame = Rect(x: 50, y: 50, width: 200, height: 200)

  private func play(_ body: (Stage, View, Recorder) throws -> Void) throws {
    try onStage { stage in
      let recorder = Recorder()
      stage.watch(recorder)
      try body(stage, stage.add(View(frame: frame)), recorder)
    }
  }

  private func tapping(_ count: Int = 1) -> TapGestureRecognizer {
    let recognizer = TapGestureRecognizer()
    recognizer.numberOfTapsRequired = count
    return recognizer
  }

  private func pressing(_ seconds: Double = 0.4) -> LongPressGestureRecognizer {
    let recognizer = LongPressGestureRecognizer()
    recognizer.minimumPressDuration = seconds
    return recognizer
  }

  // MARK: Taps

  @Test func recognizesEachTapOnce() throws {
    try play { stage, view, recorder in
      let tap = stage.add(tapping(), to: view)
      recorder.listen(to: tap)
      let touch = try stage.harness.touchDown(in: view)
      #expect(tap.state == .possible && recorder.log == [])
      stage.harness.up(touch)
      #expect(recorder.take() == ["ended"])
      #expect(tap.state == .possible && tap.touches.isEmpty)
      try stage.harness.tap(view)
      #expect(recorder.log == ["ended"])
    }
  }

  @Test func longOrMovingTapFails() throws {
    try play { stage, view, recorder in
      let tap = stage.add(tapping(), to: view)
      recorder.listen(to: tap)
      try stage.harness.longPress(view, seconds: 0.4)
      try stage.harness.drag(view, from: Point(x: 10, y: 10), to: Point(x: 60, y: 10))
      #expect(recorder.log == [])
      let touch = try stage.harness.touchDown(in: view, at: Point(x: 10, y: 10))
      stage.harness.move(touch, to: Point(x: 60, y: 10), in: view)
      #expect(tap.state == .failed)
      stage.harness.move(touch, to: Point(x: 10, y: 10), in: view)
      stage.harness.up(touch)
      #expect(recorder.log == [] && tap.state == .possible)
    }
  }

  @Test("Recognizes a double tap only if the pause between the taps is short")
  func doubleTap() throws {
    try play { stage, view, recorder in
      recorder.listen(to: stage.add(tapping(2), to: view))
      try stage.harness.tap(view)
      try stage.harness.tap(view)
      #expect(recorder.log == [], "two taps with a pause are not a double tap")
      stage.harness.advance(seconds: 1)
      try stage.harness.doubleTap(view)
      #expect(recorder.log == ["ended"])
      try stage.harness.tap(view, count: 4)
      #expect(recorder.log == ["ended", "ended", "ended"])
    }
  }

  @Test func tapsFarApartAreNotADoubleTap() throws {
    try play { stage, view, recorder in
      recorder.listen(to: stage.add(tapping(2), to: view))
      for x in [20.0, 120] {
        stage.harness.up(try stage.harness.touchDown(in: view, at: Point(x: x, y: 20)))
      }
      #expect(recorder.log == [])
    }
  }

  @Test func supportsSingleAndDoubleTapOnOneView() throws {
    for order in [[1, 2], [2, 1]] {
      try play { stage, view, recorder in
        for count in order { recorder.listen(to: stage.add(tapping(count), to: view), as: "\(count)") }
        try stage.harness.tap(view)
        #expect(recorder.take() == ["1 ended"])
        try stage.harness.doubleTap(view)
        #expect(recorder.log == ["1 ended", "2 ended"], "independent of the order of addition")
      }
    }
  }

  @Test func recognizesTwoFingerTap() throws {
    try play { stage, view, recorder in
      let tap = tapping()
      tap.numberOfTouchesRequired = 2
      recorder.listen(to: stage.add(tap, to: view))
      try stage.harness.tap(view)
      #expect(recorder.log == [])
      let first = try stage.harness.touchDown(in: view, at: Point(x: 20, y: 20))
      let second = try stage.harness.touchDown(in: view, at: Point(x: 150, y: 20))
      stage.harness.up(first)
      #expect(recorder.log == [])
      stage.harness.up(second)
      #expect(recorder.take() == ["ended"])
      let both = [
        try stage.harness.touchDown(in: view, at: Point(x: 20, y: 20)),
        try stage.harness.touchDown(in: view, at: Point(x: 150, y: 20)),
      ]
      stage.harness.up(both[0], both[1])
      #expect(recorder.log == ["ended"])
    }
  }

  @Test func twoFingerDoubleTapRequiresBothFingers() throws {
    try play { stage, view, recorder in
      let taps = tapping(2)
      taps.numberOfTouchesRequired = 2
      recorder.listen(to: stage.add(taps, to: view))
      func tap(at places: [Double]) throws {
        var fingers: [Touch] = []
        for x in places { fingers.append(try stage.harness.touchDown(in: view, at: Point(x: x, y: 20))) }
        stage.harness.up(fingers)
      }
      try tap(at: [20, 150])
      try tap(at: [20])
      #expect(recorder.log == [])
      try tap(at: [20, 150])
      try tap(at: [20, 150])
      #expect(recorder.log == ["ended"])
    }
  }

  @Test("A tap with one finger fails if a second finger touches the view")
  func secondFingerFailsSingleTap() throws {
    try play { stage, view, recorder in
      recorder.listen(to: stage.add(tapping(), to: view))
      let first = try stage.harness.touchDown(in: view, at: Point(x: 20, y: 20))
      let second = try stage.harness.touchDown(in: view, at: Point(x: 150, y: 20))
      stage.harness.up(second)
      stage.harness.up(first)
      #expect(recorder.log == [])
    }
  }

  // MARK: Long presses

  @Test("A long press begins, changes, and ends")
  func longPressBeginsChangesAndEnds() throws {
    try play { stage, view, recorder in
      let press = stage.add(pressing(), to: view)
      recorder.listen(to: press)
      let touch = try stage.harness.touchDown(in: view)
      stage.harness.advance(seconds: 0.39)
      #expect(recorder.log == [] && press.state == .possible)
      stage.harness.advance(seconds: 0.02)
      #expect(recorder.take() == ["began"])
      stage.harness.move(touch, to: Point(x: 180, y: 20), in: view)
      #expect(press.location(in: view).distance(to: Point(x: 180, y: 20)) < 1e-9)
      stage.harness.move(touch, to: Point(x: 10, y: 20), in: view)
      #expect(recorder.take() == ["changed", "changed"])
      stage.harness.up(touch)
      #expect(recorder.take() == ["ended"] && press.state == .possible)
      stage.harness.advance(seconds: 10)
      #expect(recorder.log == [])
    }
  }

  @Test func secondFingerDoesNotEndLongPress() throws {
    try play { stage, view, recorder in
      let press = stage.add(pressing(), to: view)
      recorder.listen(to: press)
      let first = try stage.harness.touchDown(in: view, at: Point(x: 10, y: 20))
      stage.harness.advance(seconds: 0.5)
      #expect(recorder.take() == ["began"])
      let second = try stage.harness.touchDown(in: view, at: Point(x: 60, y: 20))
      #expect(recorder.take() == [] && (press.state == .began || press.state == .changed))
      stage.harness.move(first, to: Point(x: 30, y: 20), in: view)
      #expect(recorder.take() == ["changed"])
      stage.harness.up(second)
      #expect(recorder.take() == ["ended"])
      stage.harness.up(first)
    }
  }

  @Test("A long press that has not begun fails if a second finger touches the view")
  func secondFingerFailsPendingLongPress() throws {
    try play { stage, view, recorder in
      let press = stage.add(pressing(), to: view)
      recorder.listen(to: press)
      let first = try stage.harness.touchDown(in: view, at: Point(x: 10, y: 20))
      let second = try stage.harness.touchDown(in: view, at: Point(x: 60, y: 20))
      #expect(press.state == .failed)
      stage.harness.advance(seconds: 1)
      stage.harness.up(first)
      stage.harness.up(second)
      #expect(recorder.log == [])
    }
  }

  @Test("A long press fails if the finger moves before the press begins")
  func earlyMovementFailsLongPress() throws {
    try play { stage, view, recorder in
      recorder.listen(to: stage.add(pressing(), to: view))
      let near = try stage.harness.touchDown(in: view, at: Point(x: 50, y: 50))
      stage.harness.move(near, to: Point(x: 59, y: 50), in: view)
      stage.harness.advance(seconds: 1)
      #expect(recorder.take() == ["began"], "a movement of ten points is allowed")
      stage.harness.up(near)
      _ = recorder.take()
      let far = try stage.harness.touchDown(in: view, at: Point(x: 50, y: 50))
      stage.harness.move(far, to: Point(x: 61, y: 50), in: view)
      stage.harness.advance(seconds: 1)
      stage.harness.up(far)
      #expect(recorder.log == [])
    }
  }

  @Test func shortPressIsNotALongPress() throws {
    try play { stage, view, recorder in
      recorder.listen(to: stage.add(pressing(), to: view))
      try stage.harness.longPress(view, seconds: 0.3)
      stage.harness.advance(seconds: 5)
      #expect(recorder.log == [])
      try stage.harness.longPress(view, seconds: 0.5)
      #expect(recorder.log == ["began", "ended"])
    }
  }

  @Test func canceledTouchCancelsLongPress() throws {
    try play { stage, view, recorder in
      let press = stage.add(pressing(), to: view)
      recorder.listen(to: press)
      let touch = try stage.harness.touchDown(in: view)
      stage.harness.advance(seconds: 0.5)
      stage.harness.cancel(touch)
      #expect(recorder.log == ["began", "cancelled"] && press.state == .possible)
    }
  }

  @Test func supportsDoubleTapAndLongPressOnOneView() throws {
    for pressComesFirst in [true, false] {
      try play { stage, view, recorder in
        if pressComesFirst { recorder.listen(to: stage.add(pressing(), to: view), as: "press") }
        recorder.listen(to: stage.add(tapping(2), to: view), as: "taps")
        if !pressComesFirst { recorder.listen(to: stage.add(pressing(), to: view), as: "press") }
        try stage.harness.doubleTap(view)
        #expect(recorder.take() == ["taps ended"])
        try stage.harness.longPress(view)
        #expect(recorder.take() == ["press began", "press ended"])
        try stage.harness.doubleTap(view)
        #expect(recorder.take() == ["taps ended"])
        // A tap, followed by a long press.
        stage.harness.advance(seconds: 1)
        stage.harness.up(try stage.harness.touchDown(in: view))
        let touch = try stage.harness.touchDown(in: view)
        stage.harness.advance(seconds: 0.5)
        stage.harness.up(touch)
        #expect(recorder.log == ["press began", "press ended"])
      }
    }
  }

  // MARK: Whose touches

  @Test func recognizersInHiddenViewReceiveNoTouches() throws {
    try play { stage, view, recorder in
      let press = stage.add(pressing(), to: view)
      recorder.listen(to: press)
      recorder.listen(to: stage.add(tapping(), to: view))
      view.isHidden = true
      try stage.harness.tap(at: Point(x: 100, y: 100))
      view.isHidden = false
      let touch = try stage.harness.touchDown(in: view)
      view.isHidden = true
      stage.harness.advance(seconds: 1)
      stage.harness.up(touch)
      #expect(recorder.log == [])
    }
  }

  @Test func recognizerReceivesTouchesOfSubviews() throws {
    try play { stage, view, recorder in
      let inner = stage.add(View(frame: Rect(x: 10, y: 10, width: 50, height: 50)), to: view)
      let press = stage.add(pressing(), to: view)
      recorder.listen(to: stage.add(tapping(), to: view), as: "outer")
      recorder.listen(to: press, as: "press")
      try stage.harness.tap(inner)
      try stage.harness.longPress(inner)
      #expect(recorder.take() == ["outer ended", "press began", "press ended"])
      recorder.listen(to: stage.add(tapping(), to: inner), as: "inner")
      try stage.harness.tap(inner)
      #expect(recorder.log == ["inner ended"], "the innermost recognizer has priority")
    }
  }

  @Test func controlsReceiveTapsInsteadOfSingleTapRecognizers() throws {
    try play { stage, view, recorder in
      let control = stage.add(Control(frame: Rect(x: 10, y: 10, width: 50, height: 50)), to: view)
      let part = stage.add(View(frame: Rect(x: 0, y: 0, width: 20, height: 20)), to: control)
      recorder.listen(to: control)
      recorder.listen(to: stage.add(tapping(), to: view), as: "outer")
      let twice = stage.add(tapping(2), to: view)
      recorder.listen(to: twice, as: "twice")
      try stage.harness.tap(control)
      try stage.harness.tap(part)
      stage.harness.advance(seconds: 0.4)
      #expect(recorder.take() == ["down", "upInside", "down", "upInside"])
      try stage.harness.doubleTap(control)
      #expect(
        recorder.take() == ["down", "twice ended", "cancel"],
        "the end of the touch waits for the double tap")
      twice.delaysTouchesEnded = false
      try stage.harness.doubleTap(control)
      #expect(recorder.log == ["down", "upInside", "down", "downRepeat", "twice ended", "cancel"])
    }
  }

  @Test func nestedControlsReceiveTapsInsteadOfRecognizers() throws {
    try play { stage, view, recorder in
      let box = stage.add(View(frame: Rect(x: 10, y: 10, width: 100, height: 100)), to: view)
      let control = stage.add(Control(frame: Rect(x: 10, y: 10, width: 50, height: 50)), to: box)
      recorder.listen(to: control)
      recorder.listen(to: stage.add(tapping(), to: view), as: "outer")
      try stage.harness.tap(control)
      #expect(recorder.take() == ["down", "upInside"])
      try stage.harness.tap(box, at: Point(x: 80, y: 80))
      #expect(recorder.log == ["outer ended"])
    }
  }

  @Test func recognitionCancelsTouchOfView() throws {
    try play { stage, view, recorder in
      let control = stage.add(Control(frame: Rect(x: 10, y: 10, width: 50, height: 50)), to: view)
      recorder.listen(to: control)
      let press = stage.add(pressing(), to: view)
      recorder.listen(to: press, as: "press")
      try stage.harness.longPress(control)
      #expect(recorder.take() == ["down", "press began", "cancel", "press ended"])
      press.cancelsTouchesInView = false
      try stage.harness.longPress(control)
      #expect(recorder.log == ["down", "press began", "press ended", "upInside"])
    }
  }

  @Test func removingRecognizerCancelsGesture() throws {
    try play { stage, view, recorder in
      let press = stage.add(pressing(), to: view)
      recorder.listen(to: press)
      let touch = try stage.harness.touchDown(in: view)
      stage.harness.advance(seconds: 0.5)
      view.removeGestureRecognizer(press)
      stage.harness.move(touch, to: .zero)
      stage.harness.up(touch)
      #expect(recorder.take() == ["began", "cancelled"] && press.touches.isEmpty)

      view.addGestureRecognizer(press)
      _ = try stage.harness.touchDown(in: view)
      stage.harness.advance(seconds: 0.5)
      view.removeFromSuperview()
      #expect(recorder.take() == ["began", "cancelled"])

      stage.root.addSubview(view)
      _ = try stage.harness.touchDown(in: view)
      view.removeFromSuperview()
      stage.harness.advance(seconds: 5)
      #expect(recorder.log == [])
    }
  }

  @Test func disablingRecognizerCancelsGesture() throws {
    try play { stage, view, recorder in
      let press = stage.add(pressing(), to: view)
      let taps = stage.add(tapping(2), to: view)
      recorder.listen(to: press, as: "press")
      recorder.listen(to: taps, as: "taps")
      let touch = try stage.harness.touchDown(in: view)
      stage.harness.advance(seconds: 0.5)
      press.isEnabled = false
      stage.harness.up(touch)
      #expect(recorder.take() == ["press began", "press cancelled"])
      try stage.harness.longPress(view)
      try stage.harness.tap(view)
      taps.isEnabled = false
      taps.isEnabled = true
      stage.harness.up(try stage.harness.touchDown(in: view))
      #expect(recorder.log == [])
    }
  }

  @Test("A gesture handler can remove the view and all recognizers")
  func handlerCanRemoveEverything() throws {
    try play { stage, view, recorder in
      let control = stage.add(Control(frame: Rect(x: 10, y: 10, width: 50, height: 50)), to: view)
      recorder.listen(to: control)
      let tap = stage.add(tapping(2), to: control)
      let other = stage.add(tapping(3), to: view)
      tap.addTarget(recorder) { recorder, recognizer in
        recorder.log.append("recognized")
        recognizer.view?.superview?.removeFromSuperview()
      }
      recorder.listen(to: other, as: "three")
      try stage.harness.doubleTap(control)
      #expect(recorder.log == ["down", "recognized", "cancel"])
      #expect(view.superview == nil && tap.state == .possible)
    }
  }

  /// The second target receives the began state, although the first target has already ended the gesture.
  @Test("Every target receives every state of a gesture, even if a target ends the gesture")
  func everyTargetReceivesEveryStep() throws {
    try play { stage, view, recorder in
      let press = stage.add(pressing(), to: view)
      press.addTarget(recorder) { _, recognizer in
        if recognizer.state == .began { recognizer.view?.removeFromSuperview() }
      }
      recorder.listen(to: press)
      try stage.harness.longPress(view)
      #expect(recorder.log == ["began", "cancelled"] && press.state == .possible)
    }
  }

  // MARK: Subclasses

  @Test func supportsCustomGestureRecognizer() throws {
    try play { stage, view, recorder in
      let pull = stage.add(PullRecognizer(), to: view)
      recorder.listen(to: pull)
      recorder.listen(to: stage.add(tapping(), to: view), as: "tap")
      try stage.harness.drag(view, from: Point(x: 50, y: 50), to: Point(x: 90, y: 50), steps: 4)
      #expect(recorder.take() == ["began", "changed", "changed", "ended"])
      try stage.harness.tap(view)
      #expect(recorder.take() == ["tap ended"])
      #expect(pull.resets == 2)
      let touch = try stage.harness.touchDown(in: view, at: Point(x: 50, y: 50))
      stage.harness.move(touch, to: Point(x: 90, y: 50), in: view)
      stage.harness.cancel(touch)
      #expect(recorder.log == ["began", "cancelled"])
    }
  }

  @Test("A finished gesture stays finished until all fingers are up")
  func finishedGesture() throws {
    try play { stage, view, recorder in
      let eager = stage.add(EagerRecognizer(), to: view)
      recorder.listen(to: eager)
      let touch = try stage.harness.touchDown(in: view)
      #expect(recorder.take() == ["ended"])
      eager.state = .ended
      eager.state = .began
      eager.state = .possible
      #expect(eager.state == .ended)
      stage.harness.move(touch, to: .zero)
      stage.harness.up(touch)
      #expect(recorder.log == [] && eager.state == .possible)
    }
  }

  @Test("A touch that is recognized immediately does not reach the view")
  func immediateRecognition() throws {
    try play { stage, view, recorder in
      let control = stage.add(Control(frame: Rect(x: 10, y: 10, width: 50, height: 50)), to: view)
      recorder.listen(to: control)
      recorder.listen(to: stage.add(EagerRecognizer(), to: view))
      try stage.harness.tap(control)
      #expect(recorder.log == ["ended"])
    }
  }
}

/// Begins when a touch has moved by 15 points.
private final class PullRecognizer: GestureRecognizer {
  var resets = 0
  private var start: Point?

  override func touchesBegan(_ touches: [Touch], with event: Event) { start = location(in: nil) }

  override func touchesMoved(_ touches: [Touch], with event: Event) {
    guard let start, location(in: nil).distance(to: start) > 15 else { return }
    state = state == .possible ? .began : .changed
  }

  override func touchesEnded(_ touches: [Touch], with event: Event) {
    state = state == .possible ? .failed : .ended
  }

  override func reset() {
    resets += 1
    start = nil
  }
}

private final class EagerRecognizer: GestureRecognizer {
  override func touchesBegan(_ touches: [Touch], with event: Event) { state = .ended }
}
