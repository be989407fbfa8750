import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Rule 18: classes of gesture recognizers")
struct GestureMeasurementTests {
  private func play(_ body: (Stage, View, Recorder) throws -> Void) throws {
    try onStage { stage in
      let recorder = Recorder()
      stage.watch(recorder)
      try body(stage, stage.add(View(frame: Rect(x: 50, y: 50, width: 200, height: 200))), recorder)
    }
  }

  private func near(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) < 1e-6 }
  private func near(_ point: Point, _ x: Double, _ y: Double) -> Bool { near(point.x, x) && near(point.y, y) }

  // MARK: Pans

  @Test("A pan gesture begins, changes, and ends")
  func panBeginsChangesAndEnds() throws {
    try play { stage, view, recorder in
      let pan = stage.add(PanGestureRecognizer(), to: view)
      recorder.listen(to: pan)
      let touch = try stage.harness.touchDown(in: view, at: Point(x: 20, y: 20))
      stage.harness.move(touch, to: Point(x: 29, y: 20), in: view)
      #expect(pan.state == .possible, "a movement of nine points is not a drag")
      stage.harness.move(touch, to: Point(x: 32, y: 36), in: view)
      #expect(near(pan.translation(in: view), 12, 16) && near(pan.location(in: view), 32, 36))
      pan.setTranslation(.zero, in: view)
      #expect(near(pan.velocity(in: view), 0, 0))
      stage.harness.move(touch, to: Point(x: 35, y: 30), in: view)
      #expect(near(pan.translation(in: view), 3, -6))
      #expect(near(pan.velocity(in: nil), 180, -360))
      stage.harness.up(touch)
      #expect(recorder.take() == ["began", "changed", "ended"])
      #expect(near(pan.translation(in: view), 0, 0) && pan.numberOfTouches == 0)
      try stage.harness.tap(view)
      #expect(recorder.log == [])
    }
  }

  @Test func restingFingerHasNoVelocity() throws {
    try play { stage, view, _ in
      let pan = stage.add(PanGestureRecognizer(), to: view)
      let touch = try stage.harness.touchDown(in: view, at: Point(x: 20, y: 20))
      for x in stride(from: 30.0, through: 80, by: 10) {
        stage.harness.move(touch, to: Point(x: x, y: 20), in: view)
      }
      #expect(near(pan.velocity(in: view), 600, 0))
      stage.harness.advance(seconds: 0.2)
      #expect(near(pan.velocity(in: view), 0, 0))
    }
  }

  @Test func measuresPanInCoordinatesOfAnyView() throws {
    try play { stage, view, _ in
      let pan = stage.add(PanGestureRecognizer(), to: view)
      view.transform = AffineTransform.scale(x: 2, y: 2)
      let touch = try stage.harness.touchDown(at: Point(x: 100, y: 100))
      stage.harness.move(touch, to: Point(x: 120, y: 110))
      #expect(near(pan.translation(in: view), 10, 5) && near(pan.translation(in: nil), 20, 10))
      pan.setTranslation(Point(x: 1, y: 2), in: view)
      #expect(near(pan.translation(in: nil), 2, 4))
    }
  }

  @Test func recognizesPanWithTwoFingers() throws {
    try play { stage, view, recorder in
      let pan = stage.add(PanGestureRecognizer(), to: view)
      (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (2, 2)
      recorder.listen(to: pan)
      try stage.harness.drag(view, from: Point(x: 20, y: 20), to: Point(x: 90, y: 20))
      #expect(recorder.take() == [])
      let first = try stage.harness.touchDown(in: view, at: Point(x: 20, y: 20))
      let second = try stage.harness.touchDown(in: view, at: Point(x: 60, y: 20))
      stage.harness.move([(first, Point(x: 20, y: 50)), (second, Point(x: 60, y: 50))], in: view)
      #expect(near(pan.translation(in: view), 0, 30) && pan.numberOfTouches == 2)
      #expect(near(pan.location(ofTouch: 1, in: view), 60, 50))
      let third = try stage.harness.touchDown(in: view, at: Point(x: 100, y: 100))
      #expect(pan.numberOfTouches == 2, "a third finger is ignored")
      stage.harness.up(first)
      #expect(near(pan.translation(in: view), 0, 30), "the translation does not jump when a finger is lifted")
      #expect(recorder.log == ["began"], "the gesture ends when the last finger is lifted")
      stage.harness.up(second)
      stage.harness.up(third)
      #expect(recorder.take() == ["began", "ended"])
      let ways = [20.0, 60, 100].map { (from: Point(x: $0, y: 20), to: Point(x: $0, y: 90)) }
      try stage.harness.drag(view, fingers: ways)
      #expect(recorder.log == [], "three fingers are too many")
    }
  }

  @Test func recognizesPanFromEdge() throws {
    try onStage { stage in
      let recorder = Recorder()
      let pan = stage.add(ScreenEdgePanGestureRecognizer(), to: stage.root)
      recorder.listen(to: pan)
      let (edge, inside) = (Point(x: 5, y: 200), Point(x: 100, y: 200))
      try stage.harness.drag(stage.root, from: edge, to: inside)
      #expect(recorder.log == [], "no edge has been set")
      pan.edges = [.left, .top]
      try stage.harness.drag(stage.root, from: edge, to: inside, steps: 2)
      #expect(recorder.take() == ["began", "changed", "ended"])
      try stage.harness.drag(stage.root, from: Point(x: 60, y: 200), to: inside)
      try stage.harness.drag(stage.root, from: edge, to: Point(x: 5, y: 300))
      try stage.harness.drag(stage.root, from: Point(x: 315, y: 200), to: inside)
      #expect(recorder.log == [], "not from the edge, along it, from another")
      try stage.harness.drag(stage.root, from: Point(x: 100, y: 3), to: inside, steps: 1)
      #expect(recorder.log == ["began", "ended"])
    }
  }

  // MARK: Two fingers

  @Test func measuresScaleOfPinch() throws {
    try play { stage, view, recorder in
      let pinch = stage.add(PinchGestureRecognizer(), to: view)
      recorder.listen(to: pinch)
      try stage.harness.pinch(view, from: 60, to: 66)
      #expect(recorder.log == [], "a change of six points is not a pinch")
      let scales = Measured { ($0 as? PinchGestureRecognizer).map { [$0.scale, $0.velocity] } ?? [] }
      scales.listen(to: pinch)
      try stage.harness.pinch(view, from: 50, to: 100, steps: 2, seconds: 0.2)
      #expect(recorder.take() == ["began", "changed", "ended"])
      #expect(near(scales.last[0], 2) && near(scales.last[1], 5))
      #expect(pinch.scale == 1 && pinch.velocity == 0)
      try stage.harness.pinch(view, from: 100, to: 50)
      #expect(near(scales.last[0], 0.5))
    }
  }

  @Test func pinchContinuesFromScaleSetInCode() throws {
    try play { stage, view, recorder in
      let pinch = stage.add(PinchGestureRecognizer(), to: view)
      recorder.listen(to: pinch)
      let first = try stage.harness.touchDown(in: view, at: Point(x: 20, y: 20))
      let second = try stage.harness.touchDown(in: view, at: Point(x: 60, y: 20))
      stage.harness.move(second, to: Point(x: 100, y: 20), in: view)
      #expect(near(pinch.scale, 2))
      pinch.scale = 1
      #expect(pinch.velocity == 0)
      stage.harness.move(second, to: Point(x: 180, y: 20), in: view)
      #expect(near(pinch.scale, 2))
      stage.harness.up(first)
      stage.harness.move(second, to: Point(x: 20, y: 20), in: view)
      #expect(near(pinch.scale, 2), "one finger does not pinch")
      let third = try stage.harness.touchDown(in: view, at: Point(x: 120, y: 20))
      stage.harness.move(third, to: Point(x: 70, y: 20), in: view)
      #expect(near(pinch.scale, 1))
      stage.harness.cancel(second, third)
      #expect(recorder.log == ["began", "changed", "changed", "cancelled"])
    }
  }

  @Test func measuresAngleOfRotation() throws {
    try play { stage, view, recorder in
      let rotation = stage.add(RotationGestureRecognizer(), to: view)
      recorder.listen(to: rotation)
      try stage.harness.rotate(view, by: 0.05)
      #expect(recorder.log == [])
      let angles = Measured { ($0 as? RotationGestureRecognizer).map { [$0.rotation, $0.velocity] } ?? [] }
      angles.listen(to: rotation)
      try stage.harness.rotate(view, by: 1, steps: 2, seconds: 0.2)
      #expect(recorder.take() == ["began", "changed", "ended"])
      #expect(near(angles.last[0], 1) && near(angles.last[1], 5))
      try stage.harness.rotate(view, by: -7.5, steps: 16)
      #expect(near(angles.last[0], -7.5), "rotated by more than one full turn")
      #expect(rotation.rotation == 0)
    }
  }

  @Test func rotationAndPinchIgnoreThirdFinger() throws {
    try play { stage, view, _ in
      let rotation = stage.add(RotationGestureRecognizer(), to: view)
      let pinch = stage.add(PinchGestureRecognizer(), to: view)
      for x in [20.0, 60, 100] { _ = try stage.harness.touchDown(in: view, at: Point(x: x, y: 20)) }
      #expect(rotation.numberOfTouches == 2 && pinch.numberOfTouches == 2)
    }
  }

  // MARK: Swipes

  @Test("A swipe recognizer recognizes swipes to the right by default")
  func swipesHaveADirection() throws {
    try play { stage, view, recorder in
      let swipe = stage.add(SwipeGestureRecognizer(), to: view)
      recorder.listen(to: swipe)
      for direction: SwipeGestureRecognizer.Direction in [.left, .up, .down] {
        try stage.harness.swipe(view, direction)
      }
      #expect(recorder.log == [])
      try stage.harness.swipe(view, .right)
      #expect(recorder.take() == ["ended"])
      swipe.direction = [.up, .down]
      for direction: SwipeGestureRecognizer.Direction in [.left, .right, .up, .down] {
        try stage.harness.swipe(view, direction)
      }
      #expect(recorder.log == ["ended", "ended"])
    }
  }

  @Test func ignoresSwipesInOtherDirections() throws {
    try play { stage, view, recorder in
      let swipe = stage.add(SwipeGestureRecognizer(), to: view)
      recorder.listen(to: swipe)
      let directions: [SwipeGestureRecognizer.Direction] = [.left, .right, .up, .down]
      for wanted in directions {
        swipe.direction = wanted
        for direction in directions {
          try stage.harness.swipe(view, direction)
          #expect(recorder.take() == (direction == wanted ? ["ended"] : []))
        }
      }
    }
  }

  @Test func slowAndShortDragsAreNotSwipes() throws {
    try play { stage, view, recorder in
      recorder.listen(to: stage.add(SwipeGestureRecognizer(), to: view))
      try stage.harness.swipe(view, .right, distance: 40)
      try stage.harness.drag(view, from: Point(x: 20, y: 20), to: Point(x: 120, y: 20), seconds: 1.5)
      #expect(recorder.log == [])
    }
  }

  @Test func swipeLocationIsStartOfTouch() throws {
    try play { stage, view, recorder in
      let swipe = stage.add(SwipeGestureRecognizer(), to: view)
      recorder.listen(to: swipe)
      let places = Measured { recognizer in
        let (inside, outside) = (recognizer.location(in: view), recognizer.location(in: nil))
        let touched = recognizer.location(ofTouch: 0, in: view)
        return [inside.x, inside.y, outside.x, outside.y, touched.x, touched.y]
      }
      places.listen(to: swipe)
      try stage.harness.swipe(view, .right, from: Point(x: 20, y: 30))
      #expect(places.last == [20, 30, 70, 80, 20, 30])
      #expect(
        swipe.location(in: view) == Point(x: 20, y: 30),
        "the location remains available after the finger is lifted")
      try stage.harness.swipe(view, .right, from: Point(x: 60, y: 5))
      #expect(places.last == [60, 5, 110, 55, 60, 5])
      #expect(recorder.take() == ["ended", "ended"])
      // The view moved away under the touch, so the location is in its new coordinates.
      view.frame.origin.x += 10
      #expect(swipe.location(in: view) == Point(x: 50, y: 5))
    }
  }

  @Test func twoFingerSwipeLocationIsBetweenStarts() throws {
    try play { stage, view, _ in
      let swipe = stage.add(SwipeGestureRecognizer(), to: view)
      swipe.numberOfTouchesRequired = 2
      let places = Measured { recognizer in
        let points = [
          recognizer.location(in: view), recognizer.location(ofTouch: 0, in: view),
          recognizer.location(ofTouch: 1, in: view),
        ]
        return points.flatMap { [$0.x, $0.y] }
      }
      places.listen(to: swipe)
      let first = try stage.harness.touchDown(in: view, at: Point(x: 20, y: 20))
      #expect(swipe.location(in: view) == Point(x: 20, y: 20))
      stage.harness.move(first, to: Point(x: 25, y: 20), in: view)
      let second = try stage.harness.touchDown(in: view, at: Point(x: 35, y: 60))
      stage.harness.move([(first, Point(x: 100, y: 20)), (second, Point(x: 110, y: 60))], in: view)
      #expect(places.last == [30, 40, 25, 20, 35, 60])
      stage.harness.up(first)
      stage.harness.up(second)
    }
  }

  @Test func recognizesTwoFingerSwipe() throws {
    try play { stage, view, recorder in
      let swipe = stage.add(SwipeGestureRecognizer(), to: view)
      swipe.numberOfTouchesRequired = 2
      recorder.listen(to: swipe)
      for fingers in 1...3 { try stage.harness.swipe(view, .right, fingers: fingers) }
      #expect(recorder.log == ["ended"])
    }
  }
}

/// Stores the measurements from a recognizer's last action.
private final class Measured {
  private(set) var last: [Double] = []
  private let measure: (GestureRecognizer) -> [Double]

  init(_ measure: @escaping (GestureRecognizer) -> [Double]) { self.measure = measure }

  func listen(to recognizer: GestureRecognizer) {
    recognizer.addTarget(self) { measured, recognizer in measured.last = measured.measure(recognizer) }
  }
}
