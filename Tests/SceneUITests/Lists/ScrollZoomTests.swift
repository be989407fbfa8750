import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct ScrollZoomTests {
  private func zooming(_ play: (Stage, ScrollView, View, ScrollDiary) throws -> Void) throws {
    try onStage { stage in
      let view = stage.add(ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 400)))
      let content = stage.add(View(frame: Rect(x: 0, y: 0, width: 320, height: 400)), to: view)
      let diary = ScrollDiary()
      stage.watch(diary)
      view.contentSize = content.bounds.size
      view.maximumZoomScale = 4
      view.delegate = diary
      diary.zoomed = content
      stage.window.layoutIfNeeded()
      try play(stage, view, content, diary)
    }
  }

  @Test func zoomsInCodeWithAnimation() throws {
    try zooming { stage, view, content, diary in
      view.setZoomScale(3, animated: true)
      #expect(view.zoomScale == 1)
      stage.harness.advance(seconds: 0.1)
      #expect(view.zoomScale > 1 && view.zoomScale < 3)
      #expect(!view.isZoomBouncing && !view.isZooming)
      stage.harness.advance(seconds: 0.4)
      #expect(view.zoomScale == 3)
      #expect(content.frame == Rect(x: 0, y: 0, width: 960, height: 1200))
      #expect(view.contentSize == Size(width: 960, height: 1200))
      #expect(diary.takeZooming() == ["willBeginZooming", "didZoom", "didEndZooming"])
      view.setZoomScale(9, animated: false)
      #expect(view.zoomScale == 4)
      #expect(diary.takeZooming() == ["didZoom"])
    }
  }

  @Test func zoomsToRectangle() throws {
    try zooming { stage, view, _, diary in
      view.zoom(to: Rect(x: 160, y: 200, width: 80, height: 100), animated: true)
      stage.harness.advance(seconds: 0.5)
      #expect(view.zoomScale == 4)
      #expect(view.bounds == Rect(x: 640, y: 800, width: 320, height: 400))
      #expect(diary.takeZooming() == ["willBeginZooming", "didZoom", "didEndZooming"])
      // Content that is narrower than the view is centered.
      view.zoom(to: Rect(x: 150, y: 100, width: 20, height: 200))
      #expect(view.zoomScale == 2)
      #expect(view.bounds == Rect(x: 160, y: 200, width: 320, height: 400))
    }
  }

  @Test("Content bounces back after a pinch exceeds the zoom limits")
  func pinchBeyondLimits() throws {
    try zooming { stage, view, _, diary in
      view.maximumZoomScale = 1.5
      try stage.harness.pinch(view, from: 60, to: 240)
      #expect(view.zoomScale > 1.5 && view.zoomScale < 3)
      #expect(view.isZoomBouncing && !view.isZooming)
      let log = diary.takeZooming()
      #expect(log == ["willBeginDragging", "willBeginZooming", "didZoom", "didEndDragging(false)"])
      stage.harness.advance(seconds: 0.15)
      #expect(view.zoomScale > 1.5)
      stage.harness.advance(seconds: 0.5)
      #expect(view.zoomScale == 1.5)
      #expect(!view.isZoomBouncing)
      #expect(diary.takeZooming() == ["didZoom", "didEndZooming"])
      // The midpoint of the touches did not move.
      #expect(abs((view.contentOffset.x + 160) / 1.5 - 160) < 8)
      try stage.harness.pinch(view, from: 240, to: 40)
      stage.harness.advance(seconds: 1)
      #expect(view.zoomScale == 1)
      #expect(view.contentOffset == .zero)
    }
  }

  @Test("A touch interrupts the bounce after a zoom until the finger is lifted")
  func touchInterruptsBounce() throws {
    try zooming { stage, view, _, diary in
      view.maximumZoomScale = 1.5
      try stage.harness.pinch(view, from: 60, to: 240)
      stage.harness.advance(seconds: 0.05)
      let touch = try stage.harness.touchDown(at: Point(x: 100, y: 100))
      let caught = view.zoomScale
      #expect(caught > 1.5)
      #expect(diary.takeZooming().last == "didEndZooming", "zooming has ended for now")
      stage.harness.advance(seconds: 0.5)
      #expect(view.zoomScale == caught)
      stage.harness.up(touch)
      stage.harness.advance(seconds: 0.5)
      #expect(view.zoomScale == 1.5)
    }
  }

  @Test func doesNotZoomBeyondLimitIfBounceIsOff() throws {
    try zooming { stage, view, _, diary in
      view.maximumZoomScale = 1.5
      view.bouncesZoom = false
      try stage.harness.pinch(view, from: 60, to: 240)
      #expect(view.zoomScale == 1.5)
      let log = diary.takeZooming()
      #expect(log.filter { $0.contains("Zoom") } == ["willBeginZooming", "didZoom", "didEndZooming"])
      #expect(log.last == "didEndDragging(false)")
    }
  }

  @Test("A third finger does not affect a zoom with two fingers")
  func thirdFingerDoesNotAffectZoom() throws {
    try zooming { stage, view, _, _ in
      let first = try stage.harness.touchDown(at: Point(x: 100, y: 200))
      let second = try stage.harness.touchDown(at: Point(x: 200, y: 200))
      stage.harness.move([(first, Point(x: 50, y: 200)), (second, Point(x: 250, y: 200))])
      #expect(view.zoomScale == 2)
      let third = try stage.harness.touchDown(at: Point(x: 150, y: 300))
      stage.harness.move(third, to: Point(x: 150, y: 306))
      #expect(view.zoomScale == 2)
      stage.harness.move([(first, Point(x: 0, y: 200)), (second, Point(x: 300, y: 200))])
      #expect(view.zoomScale == 3)
    }
  }

  @Test func settingContentOffsetEndsZoomAnimation() throws {
    try zooming { stage, view, _, diary in
      view.setZoomScale(2, animated: true)
      stage.harness.advance(seconds: 0.1)
      view.contentOffset = Point(x: 40, y: 30)
      #expect(view.zoomScale == 2)
      stage.harness.advance(seconds: 1)
      #expect(view.contentOffset == Point(x: 40, y: 30))
    }
    try zooming { stage, view, _, diary in
      view.setZoomScale(2, animated: true)
      stage.harness.advance(seconds: 0.1)
      view.removeFromSuperview()
      #expect(view.zoomScale == 2)
    }
    try zooming { stage, view, _, _ in
      view.setZoomScale(2, animated: true)
      stage.harness.advance(seconds: 0.1)
    }
  }

  @Test("The remaining finger of a pinch does not scroll if scrolling is disabled")
  func remainingFinger() throws {
    try zooming { stage, view, _, _ in
      view.isScrollEnabled = false
      view.setZoomScale(2, animated: false)
      let first = try stage.harness.touchDown(at: Point(x: 100, y: 200))
      let second = try stage.harness.touchDown(at: Point(x: 200, y: 200))
      stage.harness.move([(first, Point(x: 75, y: 200)), (second, Point(x: 225, y: 200))])
      #expect(view.zoomScale == 3)
      let offset = view.contentOffset
      stage.harness.up(second)
      stage.harness.move(first, to: Point(x: 20, y: 120))
      #expect(view.contentOffset == offset)
      stage.harness.up(first)
      stage.harness.advance(seconds: 1)
      #expect(view.contentOffset == offset)
    }
  }
}
