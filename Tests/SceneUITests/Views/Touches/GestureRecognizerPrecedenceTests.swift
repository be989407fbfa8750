import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Rule 18: competing gesture recognizers")
struct GestureRecognizerPrecedenceTests {
  private func play(_ body: (Stage, Witness, Recorder) throws -> Void) throws {
    try onStage { stage in
      let recorder = Recorder()
      stage.watch(recorder)
      let view = stage.add(Witness(recorder, frame: Rect(x: 50, y: 50, width: 200, height: 200)))
      try body(stage, view, recorder)
    }
  }

  private func taps(_ count: Int, _ stage: Stage, _ view: View, _ recorder: Recorder) -> TapGestureRecognizer
  {
    let tap = TapGestureRecognizer()
    tap.numberOfTapsRequired = count
    recorder.listen(to: stage.add(tap, to: view), as: "\(count)")
    return tap
  }

  // MARK: Failure

  @Test func singleTapWaitsForDoubleTap() throws {
    for order in [[1, 2], [2, 1]] {
      try play { stage, view, recorder in
        let taps = order.map { self.taps($0, stage, view, recorder) }.sorted {
          $0.numberOfTapsRequired < $1.numberOfTapsRequired
        }
        taps[0].require(toFail: taps[1])
        view.isQuiet = true
        try stage.harness.tap(view)
        #expect(recorder.log == [] && taps[0].state == .possible)
        stage.harness.advance(seconds: 0.3)
        #expect(taps[0].location(in: view) == view.bounds.center)
        stage.harness.advance(seconds: 0.1)
        #expect(recorder.take() == ["1 ended"])
        try stage.harness.doubleTap(view)
        #expect(recorder.take() == ["2 ended"])
        stage.harness.advance(seconds: 1)
        #expect(recorder.log == [] && taps.allSatisfy { $0.state == .possible })
        try stage.harness.tap(view)
        stage.harness.advance(seconds: 1)
        #expect(recorder.log == ["1 ended"], "recognition continues as before")
      }
    }
  }

  @Test("A pan begins only after the required swipe recognizer fails")
  func panWaitsForSwipe() throws {
    try play { stage, view, recorder in
      let swipe = stage.add(SwipeGestureRecognizer(), to: view)
      let pan = stage.add(PanGestureRecognizer(), to: view)
      pan.require(toFail: swipe)
      recorder.listen(to: swipe, as: "swipe")
      recorder.listen(to: pan, as: "pan")
      view.isQuiet = true
      try stage.harness.swipe(view, .right)
      #expect(recorder.take() == ["swipe ended"])
      try stage.harness.swipe(view, .down)
      #expect(recorder.take() == ["pan began", "pan changed", "pan changed", "pan changed", "pan ended"])
      try stage.harness.swipe(view, .right, distance: 30)
      #expect(recorder.log == ["pan began", "pan ended"], "the movement is too short for a swipe")
    }
  }

  @Test("If two recognizers require each other to fail, only one is recognized")
  func mutualFailureRequirementsAllowOnlyOneRecognizer() throws {
    try play { stage, view, recorder in
      let (one, two) = (PanGestureRecognizer(), PanGestureRecognizer())
      one.require(toFail: two)
      two.require(toFail: one)
      recorder.listen(to: stage.add(one, to: view), as: "one")
      recorder.listen(to: stage.add(two, to: view), as: "two")
      view.isQuiet = true
      try stage.harness.swipe(view, .right)
      #expect(recorder.log.filter { $0.contains("ended") }.count == 1, "only one recognizer ends")
      #expect(one.state == .possible && two.state == .possible)
    }
  }

  @Test("A tap is recognized when the recognizer that it waits for is removed")
  func removingRequiredRecognizerEndsWait() throws {
    try play { stage, view, recorder in
      let (one, two) = (taps(1, stage, view, recorder), taps(2, stage, view, recorder))
      one.require(toFail: two)
      view.isQuiet = true
      try stage.harness.tap(view)
      view.removeGestureRecognizer(two)
      #expect(recorder.take() == ["1 ended"])
      view.addGestureRecognizer(two)
      try stage.harness.tap(view)
      view.removeFromSuperview()
      stage.harness.advance(seconds: 1)
      #expect(recorder.log == [] && one.state == .possible)
    }
  }

  @Test("A recognizer that has ended does not count as failed while its finger is down")
  func endedRecognizer() throws {
    try play { stage, view, recorder in
      let swipe = stage.add(SwipeGestureRecognizer(), to: view)
      let other = stage.add(View(frame: Rect(x: 50, y: 300, width: 100, height: 100)))
      taps(1, stage, other, recorder).require(toFail: swipe)
      view.isQuiet = true
      let finger = try stage.harness.touchDown(in: view)
      stage.harness.move(finger, to: Point(x: 180, y: 100), in: view)
      #expect(swipe.state == .ended)
      try stage.harness.tap(other)
      #expect(recorder.log == [])
      stage.harness.up(finger)
      try stage.harness.tap(other)
      #expect(recorder.log == ["1 ended"])
    }
  }

  // MARK: The delegate

  @Test func delegateCanPreventRecognizerFromBeginning() throws {
    try play { stage, view, recorder in
      let tap = taps(1, stage, view, recorder)
      let delegate = Deciding()
      stage.watch(delegate)
      tap.delegate = delegate
      view.isQuiet = true
      delegate.begins = false
      try stage.harness.tap(view)
      #expect(recorder.log == [])
      delegate.begins = true
      try stage.harness.tap(view)
      #expect(recorder.log == ["1 ended"])
    }
  }

  @Test func delegateCanRejectTouch() throws {
    try play { stage, view, recorder in
      let tap = taps(1, stage, view, recorder)
      let inner = stage.add(View(frame: Rect(x: 0, y: 0, width: 50, height: 50)), to: view)
      let delegate = Deciding()
      tap.delegate = delegate
      delegate.receives = { [unowned inner] in $0.view !== inner }
      view.isQuiet = true
      try stage.harness.tap(inner)
      #expect(recorder.log == [])
      try stage.harness.tap(view)
      #expect(recorder.log == ["1 ended"])
    }
  }

  @Test func recognizesPinchAndRotationTogether() throws {
    // Either delegate may allow it.
    for (asks, isThePinchs) in [(false, false), (true, false), (true, true)] {
      try play { stage, view, recorder in
        let pinch = stage.add(PinchGestureRecognizer(), to: view)
        let rotation = stage.add(RotationGestureRecognizer(), to: view)
        recorder.listen(to: pinch, as: "pinch")
        recorder.listen(to: rotation, as: "rotation")
        let delegate = Deciding()
        delegate.isSimultaneous = asks
        let asked: GestureRecognizer = isThePinchs ? pinch : rotation
        asked.delegate = delegate
        view.isQuiet = true
        let first = Point(x: 100, y: 100)
        try stage.harness.drag(
          view, fingers: [(first, first), (Point(x: 150, y: 100), Point(x: 150, y: 150))], steps: 4)
        let rotating = ["rotation began", "rotation changed", "rotation ended"]
        let pinching = ["pinch began", "pinch changed", "pinch ended"]
        #expect(Set(recorder.log) == Set(asks ? rotating + pinching : rotating))
        #expect(recorder.log.filter { $0.hasSuffix("began") }.count == (asks ? 2 : 1))
      }
    }
  }

  @Test("The delegate can require that another recognizer fails first")
  func delegateCanRequireFailure() throws {
    for isOwn in [true, false] {
      try play { stage, view, recorder in
        let (one, two) = (taps(1, stage, view, recorder), taps(2, stage, view, recorder))
        let delegate = Deciding()
        if isOwn {
          delegate.requires = { [unowned two] in $0 === two }
          one.delegate = delegate
        } else {
          delegate.isRequired = { [unowned one] in $0 === one }
          two.delegate = delegate
        }
        view.isQuiet = true
        try stage.harness.doubleTap(view)
        #expect(recorder.take() == ["2 ended"])
        try stage.harness.tap(view)
        #expect(recorder.log == [])
        stage.harness.advance(seconds: 0.4)
        #expect(recorder.log == ["1 ended"])
      }
    }
  }

  @Test("A subclass can decide whether its recognizer prevents other recognizers")
  func subclassCanControlPrevention() throws {
    try play { stage, view, recorder in
      let modest = stage.add(ModestPan(), to: view)
      recorder.listen(to: modest, as: "modest")
      recorder.listen(to: stage.add(PanGestureRecognizer(), to: view), as: "pan")
      view.isQuiet = true
      try stage.harness.drag(view, from: Point(x: 20, y: 20), to: Point(x: 90, y: 20), steps: 1)
      #expect(recorder.take() == ["modest began", "pan began", "modest ended", "pan ended"])
      modest.isModest = false
      try stage.harness.drag(view, from: Point(x: 20, y: 20), to: Point(x: 90, y: 20), steps: 1)
      #expect(recorder.log == ["modest began", "modest ended"])
    }
  }

  // MARK: What the view hears

  @Test("With delaysTouchesEnded, the view receives the end of a touch after recognition fails")
  func delaysTouchesEnded() throws {
    try play { stage, view, recorder in
      let two = taps(2, stage, view, recorder)
      try stage.harness.tap(view)
      #expect(recorder.take() == ["view began"])
      stage.harness.advance(seconds: 0.4)
      #expect(recorder.take() == ["view ended"])
      try stage.harness.doubleTap(view)
      #expect(
        recorder.take() == ["view began", "view began", "2 ended", "view cancelled", "view cancelled"])
      two.delaysTouchesEnded = false
      try stage.harness.doubleTap(view)
      #expect(recorder.log == ["view began", "view ended", "view began", "2 ended", "view cancelled"])
    }
  }

  @Test("With delaysTouchesBegan, the view receives touches only after recognition fails")
  func delaysTouchesBegan() throws {
    try play { stage, view, recorder in
      let pan = stage.add(PanGestureRecognizer(), to: view)
      pan.delaysTouchesBegan = true
      pan.maximumNumberOfTouches = 1
      recorder.listen(to: pan, as: "pan")
      try stage.harness.drag(view, from: Point(x: 20, y: 20), to: Point(x: 90, y: 20), steps: 2)
      #expect(recorder.take() == ["pan began", "pan changed", "pan ended"], "the view receives no touches")
      try stage.harness.tap(view)
      #expect(recorder.take() == ["view began", "view ended"])
      let touch = try stage.harness.touchDown(in: view, at: Point(x: 20, y: 20))
      stage.harness.move(touch, to: Point(x: 25, y: 20), in: view)
      #expect(recorder.log == [])
      let second = try stage.harness.touchDown(in: view, at: Point(x: 100, y: 20))
      #expect(
        recorder.log == ["view began", "view moved"], "the view receives both events after the pan has failed"
      )
      #expect(
        view.startPoints.last == Point(x: 20, y: 20), "the touch began where the finger touched down")
      stage.harness.up(touch, second)
      #expect(recorder.log == ["view began", "view moved", "view ended"])
    }
  }

  @Test("By default, a view receives only one touch at a time")
  func receivesOnlyFirstTouchByDefault() throws {
    try play { stage, view, recorder in
      for isEnabled in [false, true] {
        view.isMultipleTouchEnabled = isEnabled
        let first = try stage.harness.touchDown(in: view, at: Point(x: 20, y: 20))
        let second = try stage.harness.touchDown(in: view, at: Point(x: 60, y: 20))
        stage.harness.up(second)
        stage.harness.up(first)
        #expect(recorder.take().count == (isEnabled ? 4 : 2))
      }
    }
  }

  @Test func exclusiveTouchBlocksSecondTouchOnDifferentView() throws {
    try play { stage, view, recorder in
      let other = stage.add(Witness(recorder, frame: Rect(x: 50, y: 300, width: 100, height: 100)))
      view.isExclusiveTouch = true
      for pair in [[view, other], [other, view]] {
        let first = try stage.harness.touchDown(in: pair[0])
        let second = try stage.harness.touchDown(in: pair[1])
        stage.harness.up(first, second)
        #expect(recorder.take() == ["view began", "view ended"])
      }
      view.isExclusiveTouch = false
      let fingers = [try stage.harness.touchDown(in: view), try stage.harness.touchDown(in: other)]
      stage.harness.up(fingers)
      #expect(recorder.log.count == 4)
    }
  }

  @Test("A canceled touch does not block touches on an exclusive view")
  func canceledTouchDoesNotBlockOthers() throws {
    try play { stage, view, recorder in
      let other = stage.add(Witness(recorder, frame: Rect(x: 50, y: 300, width: 100, height: 100)))
      other.isExclusiveTouch = true
      stage.add(SwipeGestureRecognizer(), to: view)
      let finger = try stage.harness.touchDown(in: view)
      stage.harness.move(finger, to: Point(x: 180, y: 100), in: view)
      #expect(recorder.take() == ["view began", "view cancelled"])
      try stage.harness.tap(other)
      #expect(recorder.log == ["view began", "view ended"])
      stage.harness.up(finger)
    }
  }

  @Test func touchIgnoredByRecognizerReachesView() throws {
    try play { stage, view, recorder in
      let tap = taps(1, stage, view, recorder)
      let touch = try stage.harness.touchDown(in: view)
      tap.ignore(touch)
      #expect(tap.numberOfTouches == 0)
      stage.harness.up(touch)
      #expect(recorder.log == ["view began", "view ended"] && tap.state == .possible)
    }
  }
}

private final class Witness: View {
  private let recorder: Recorder
  var isQuiet = false
  private(set) var startPoints: [Point] = []

  init(_ recorder: Recorder, frame: Rect) {
    self.recorder = recorder
    super.init(frame: frame)
  }

  required init(coder: Coder) throws { fatalError("made in code only") }

  private func write(_ touches: [Touch], _ what: String) {
    if !isQuiet { for _ in touches { recorder.log.append("view \(what)") } }
  }

  override func touchesBegan(_ touches: [Touch], with event: Event) {
    startPoints += touches.map { $0.location(in: self) }
    write(touches, "began")
  }
  override func touchesMoved(_ touches: [Touch], with event: Event) { write(touches, "moved") }
  override func touchesEnded(_ touches: [Touch], with event: Event) { write(touches, "ended") }
  override func touchesCancelled(_ touches: [Touch], with event: Event) { write(touches, "cancelled") }
}

private final class Deciding: GestureRecognizerDelegate {
  var begins = true
  var isSimultaneous = false
  var receives: (Touch) -> Bool = { _ in true }
  var requires: (GestureRecognizer) -> Bool = { _ in false }
  var isRequired: (GestureRecognizer) -> Bool = { _ in false }

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { begins }
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    receives(touch)
  }
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { isSimultaneous }
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool { requires(other) }
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool { isRequired(other) }
}

private final class ModestPan: PanGestureRecognizer {
  var isModest = true
  override func canPrevent(_ other: GestureRecognizer) -> Bool { !isModest }
  override func canBePrevented(by other: GestureRecognizer) -> Bool { !isModest }
}
