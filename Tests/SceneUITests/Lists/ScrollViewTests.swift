import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct ScrollViewTests {
  private func scrolling(_ play: (Stage, ScrollView, ScrollDiary) throws -> Void) throws {
    try onStage { stage in
      let view = stage.add(ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 400)))
      view.contentSize = Size(width: 320, height: 4000)
      let diary = ScrollDiary()
      view.delegate = diary
      stage.watch(diary)
      try play(stage, view, diary)
    }
  }

  /// Drags slowly, so that the velocity is zero when the touch ends.
  private func drag(_ stage: Stage, _ view: View, by way: Point, from start: Point = Point(x: 160, y: 200))
    throws
  {
    let touch = try stage.harness.touchDown(in: stage.root, at: start)
    for step in 1...10 {
      stage.harness.move(
        touch, to: Point(x: start.x + way.x * Double(step) / 10, y: start.y + way.y * Double(step) / 10))
    }
    stage.harness.advance(seconds: 0.2)
    stage.harness.up(touch)
  }

  @Test func contentFollowsTheFinger() throws {
    try scrolling { stage, view, diary in
      try drag(stage, view, by: Point(x: 0, y: -110))
      #expect(view.contentOffset == Point(x: 0, y: 100))
      #expect(view.bounds.origin == view.contentOffset)
      #expect(diary.take() == ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(false)"])
      #expect(!view.isDecelerating)
    }
  }

  @Test func deceleratesAfterFlick() throws {
    try scrolling { stage, view, diary in
      try stage.harness.drag(view, from: Point(x: 160, y: 300), to: Point(x: 160, y: 100))
      #expect(view.isDecelerating)
      let released = view.contentOffset.y
      stage.harness.advance(seconds: 0.5)
      let later = view.contentOffset.y
      #expect(later > released + 100)
      stage.harness.advance(seconds: 6)
      #expect(!view.isDecelerating)
      #expect(view.contentOffset.y > later)
      #expect(
        diary.take() == [
          "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging(true)",
          "willBeginDecelerating",
          "didScroll", "didEndDecelerating",
        ])
    }
  }

  @Test func delegateChoosesWhereScrollingStops() throws {
    try scrolling { stage, view, diary in
      diary.target = Point(x: 0, y: 777)
      try stage.harness.drag(view, from: Point(x: 160, y: 300), to: Point(x: 160, y: 100))
      stage.harness.advance(seconds: 6)
      #expect(view.contentOffset == Point(x: 0, y: 777))
    }
  }

  @Test("At the fast deceleration rate, scrolling ends within a second")
  func fastDeceleration() throws {
    try scrolling { stage, view, _ in
      view.decelerationRate = .fast
      try stage.harness.drag(view, from: Point(x: 160, y: 300), to: Point(x: 160, y: 100))
      stage.harness.advance(seconds: 1)
      #expect(!view.isDecelerating)
    }
  }

  @Test func bouncesBackFromEdge() throws {
    try scrolling { stage, view, _ in
      let touch = try stage.harness.touchDown(in: view, at: Point(x: 160, y: 100))
      for y in [120.0, 200, 300] { stage.harness.move(touch, to: Point(x: 160, y: y)) }
      #expect(view.contentOffset.y < -50)
      #expect(view.contentOffset.y > -190)
      stage.harness.advance(seconds: 0.3)
      let pulled = view.contentOffset.y
      stage.harness.up(touch)
      stage.harness.advance(seconds: 0.11)
      #expect(view.contentOffset.y < pulled * 0.6, "the movement starts slowly")
      stage.harness.advance(seconds: 2)
      #expect(view.contentOffset == .zero)
      view.bounces = false
      try drag(stage, view, by: Point(x: 0, y: 100))
      #expect(view.contentOffset == .zero)
    }
  }

  @Test func flickAgainstEdgeBounces() throws {
    try scrolling { stage, view, _ in
      view.contentOffset = Point(x: 0, y: 3400)
      try stage.harness.drag(view, from: Point(x: 160, y: 3700), to: Point(x: 160, y: 3550))
      var farthest = 0.0
      for _ in 0..<240 {
        stage.harness.advance(seconds: 1.0 / 60)
        farthest = max(farthest, view.contentOffset.y)
      }
      #expect(farthest > 3600)
      #expect(view.contentOffset.y == 3600)
    }
  }

  @Test("A paging scroll view stops at a page boundary")
  func pages() throws {
    try scrolling { stage, view, _ in
      view.contentSize = Size(width: 1600, height: 400)
      view.isPagingEnabled = true
      try stage.harness.drag(view, from: Point(x: 300, y: 200), to: Point(x: 200, y: 200))
      stage.harness.advance(seconds: 3)
      #expect(view.contentOffset == Point(x: 320, y: 0))
      try drag(stage, view, by: Point(x: 60, y: 0))
      stage.harness.advance(seconds: 3)
      #expect(view.contentOffset == Point(x: 320, y: 0), "the drag is too short and too slow")
      try stage.harness.drag(stage.root, from: Point(x: 300, y: 200), to: Point(x: -100, y: 200))
      #expect(view.contentOffset.x > 640, "the finger dragged the content farther than a page")
      stage.harness.advance(seconds: 3)
      #expect(view.contentOffset == Point(x: 640, y: 0), "one page at a time")
    }
  }

  @Test func directionalLockPreventsDiagonalScrolling() throws {
    try scrolling { stage, view, _ in
      view.contentSize = Size(width: 4000, height: 4000)
      view.isDirectionalLockEnabled = true
      try drag(stage, view, by: Point(x: -20, y: -110))
      #expect(view.contentOffset.x == 0)
      #expect(view.contentOffset.y > 90)
      view.isDirectionalLockEnabled = false
      try drag(stage, view, by: Point(x: -60, y: -80))
      #expect(view.contentOffset.x > 40)
    }
  }

  @Test func nestedScrollViewsScrollInTheirOwnDirections() throws {
    try scrolling { stage, outer, _ in
      let inner = stage.add(ScrollView(frame: Rect(x: 0, y: 100, width: 320, height: 200)), to: outer)
      inner.contentSize = Size(width: 2000, height: 200)
      try drag(stage, outer, by: Point(x: -110, y: 0))
      #expect(inner.contentOffset == Point(x: 100, y: 0))
      #expect(outer.contentOffset == .zero)
      try drag(stage, outer, by: Point(x: 0, y: -60))
      #expect(inner.contentOffset == Point(x: 100, y: 0))
      #expect(outer.contentOffset == Point(x: 0, y: 50))
    }
  }

  @Test("A button in a scroll view receives taps, and a quick drag on the button scrolls")
  func buttonsInside() throws {
    try scrolling { stage, view, diary in
      let button = stage.add(Button(frame: Rect(x: 20, y: 20, width: 200, height: 60)), to: view)
      let recorder = Recorder()
      recorder.listen(to: button)
      try stage.harness.tap(button)
      #expect(recorder.take() == ["down", "upInside", "primary"])
      // A quick drag does not reach the button.
      try stage.harness.drag(button, from: Point(x: 50, y: 40), to: Point(x: 50, y: -60))
      #expect(recorder.take() == [])
      #expect(diary.take().contains("willBeginDragging"))
      // A resting touch goes to the button.
      stage.harness.advance(seconds: 6)
      view.contentOffset = .zero
      _ = diary.take()
      let touch = try stage.harness.touchDown(in: button)
      stage.harness.advance(seconds: 0.3)
      #expect(recorder.take() == ["down"])
      stage.harness.move(touch, to: Point(x: 50, y: 120), in: button)
      stage.harness.up(touch)
      #expect(recorder.take() == ["dragExit", "dragOutside", "upOutside"])
      #expect(diary.take() == [])
    }
  }

  @Test("A touch that stops scrolling sends no event to the button under the finger")
  func touchThatStopsScrollingSelectsNothing() throws {
    try scrolling { stage, view, diary in
      let button = stage.add(Button(frame: Rect(x: 0, y: 0, width: 320, height: 4000)), to: view)
      let recorder = Recorder()
      try stage.harness.drag(view, from: Point(x: 160, y: 300), to: Point(x: 160, y: 100))
      recorder.listen(to: button)
      let touch = try stage.harness.touchDown(at: Point(x: 100, y: 100))
      #expect(!view.isDecelerating)
      stage.harness.advance(seconds: 0.3)
      stage.harness.up(touch)
      #expect(recorder.take() == [])
      #expect(diary.take().last == "didEndDecelerating")
    }
  }

  @Test("Animates a scroll that code requests and notifies the delegate at the end")
  func animatedByCode() throws {
    try scrolling { stage, view, diary in
      view.setContentOffset(Point(x: 0, y: 500), animated: true)
      #expect(view.contentOffset == .zero)
      stage.harness.advance(seconds: 0.15)
      #expect(view.contentOffset.y > 200 && view.contentOffset.y < 300)
      stage.harness.advance(seconds: 0.5)
      #expect(view.contentOffset.y == 500)
      #expect(diary.take() == ["didScroll", "didEndScrollingAnimation"])
      view.scrollRectToVisible(Rect(x: 0, y: 1000, width: 10, height: 50), animated: false)
      #expect(view.contentOffset.y == 650)
      view.scrollRectToVisible(Rect(x: 0, y: 700, width: 10, height: 50), animated: false)
      #expect(view.contentOffset.y == 650, "the rectangle is already visible")
    }
  }

  @Test func zoomsWithTwoFingers() throws {
    try scrolling { stage, view, diary in
      let content = stage.add(View(frame: Rect(x: 0, y: 0, width: 320, height: 400)), to: view)
      view.contentSize = content.bounds.size
      view.maximumZoomScale = 4
      diary.zoomed = content
      stage.watch(diary)
      let first = try stage.harness.touchDown(at: Point(x: 110, y: 200))
      let second = try stage.harness.touchDown(at: Point(x: 210, y: 200))
      for way in [10.0, 30, 50] {
        stage.harness.move([
          (first, Point(x: 110 - way, y: 200)), (second, Point(x: 210 + way, y: 200)),
        ])
      }
      #expect(abs(view.zoomScale - 2) < 0.001)
      #expect(view.contentSize == Size(width: 640, height: 800))
      // The point between the two touches remains between them.
      #expect(abs(view.contentOffset.x - 160) < 0.001)
      #expect(abs(view.contentOffset.y - 200) < 0.001)
      stage.harness.up(first)
      stage.harness.up(second)
      stage.harness.advance(seconds: 3)
      #expect(diary.take().filter { $0.contains("Zoom") }.prefix(2) == ["willBeginZooming", "didZoom"])
      view.zoomScale = 9
      #expect(view.zoomScale == 4)
      diary.zoomed = nil
    }
  }

  @Test func loadsScrollViewFromScene() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view frame="0 0 320 480">
          <scrollView id="scroll" frame="0 0 320 480" contentSize="320 2000" pagingEnabled="true"
              decelerationRate="fast" contentInset="10 0 20 0">
            <label text="Far down" frame="0 1900 320 40"/>
            <refreshControl id="fresh"/>
          </scrollView>
        </view></viewController></scene>
        """))
    try stage.show()
    let harness = Harness(stage.window)
    let view: ScrollView = try harness.find(id: "scroll")
    #expect(view.isPagingEnabled && view.clipsToBounds && view.decelerationRate == .fast)
    #expect(view.refreshControl?.sceneID == "fresh")
    view.contentOffset = Point(x: 0, y: 1540)
    #expect(harness.svg().contains("Far down"))
  }

  @Test("Refreshes when the user pulls down far enough")
  func refreshedByPulling() throws {
    try scrolling { stage, view, _ in
      let control = RefreshControl()
      view.refreshControl = control
      let recorder = Recorder()
      recorder.listen(to: control)
      try drag(stage, view, by: Point(x: 0, y: 60), from: Point(x: 160, y: 50))
      stage.harness.advance(seconds: 1)
      #expect(recorder.take() == [], "the drag was too short")
      try drag(stage, view, by: Point(x: 0, y: 300), from: Point(x: 160, y: 50))
      #expect(recorder.take() == ["valueChanged", "primary"])
      stage.harness.advance(seconds: 2)
      #expect(control.isRefreshing)
      #expect(view.contentOffset == Point(x: 0, y: -60), "the refresh control remains visible")
      control.endRefreshing()
      stage.harness.advance(seconds: 2)
      #expect(view.contentOffset == .zero)
      control.beginRefreshing()
    }
  }

  @Test("Pulling down refreshes even if the content is shorter than the scroll view")
  func refreshesShortContent() throws {
    try scrolling { stage, view, _ in
      view.contentSize = Size(width: 320, height: 100)
      let control = RefreshControl()
      view.refreshControl = control
      let recorder = Recorder()
      recorder.listen(to: control)
      try drag(stage, view, by: Point(x: 0, y: 300), from: Point(x: 160, y: 50))
      #expect(recorder.take() == ["valueChanged", "primary"])
      #expect(control.isRefreshing)
    }
  }

  @Test func scrollingInCodeDoesNotRefresh() throws {
    try scrolling { _, view, _ in
      let control = RefreshControl()
      view.refreshControl = control
      let recorder = Recorder()
      recorder.listen(to: control)
      view.contentOffset = Point(x: 0, y: -100)
      #expect(recorder.take() == [])
      #expect(!control.isRefreshing)
    }
  }

  @Test("A refresh control that is already refreshing stays visible after a drag")
  func showsActiveRefreshControl() throws {
    try scrolling { stage, view, _ in
      let control = RefreshControl()
      control.beginRefreshing()
      view.refreshControl = control
      try drag(stage, view, by: Point(x: 0, y: 300), from: Point(x: 160, y: 50))
      stage.harness.advance(seconds: 2)
      #expect(view.contentOffset == Point(x: 0, y: -60))
    }
  }

  @Test func scrollViewCanBeReleasedWhileScrolling() throws {
    try scrolling { stage, view, _ in
      try stage.harness.drag(view, from: Point(x: 160, y: 300), to: Point(x: 160, y: 100))
      #expect(view.isDecelerating)
    }
    try scrolling { stage, view, _ in
      try stage.harness.drag(view, from: Point(x: 160, y: 300), to: Point(x: 160, y: 100))
      view.removeFromSuperview()
      #expect(!view.isDecelerating)
    }
  }
}
