import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct PageControlTests {
  private func play(_ body: (Stage, PageControl, Recorder) throws -> Void) throws {
    try onStage { stage in
      let control = stage.add(PageControl(frame: Rect(x: 20, y: 20, width: 160, height: 26)))
      control.numberOfPages = 3
      let recorder = Recorder()
      control.addTarget(recorder, for: .valueChanged) { (recorder, control: PageControl) in
        recorder.log.append("\(control.currentPage)")
      }
      try body(stage, control, recorder)
    }
  }

  @Test func tapNextToCurrentDotChangesPage() throws {
    try play { stage, control, recorder in
      let (left, right) = (Point(x: 5, y: 13), Point(x: 155, y: 13))
      for point in [right, right, right, left, left, left] { try stage.harness.tap(control, at: point) }
      #expect(recorder.log == ["1", "2", "1", "0"])
      // A tap moves by one page, even two pages to the right.
      try stage.harness.tap(control, at: control.frameForIndicator(at: 2).center)
      #expect(control.currentPage == 1)
    }
  }

  @Test func touchUpOutsideDoesNotChangePage() throws {
    try play { stage, control, recorder in
      try stage.harness.drag(control, from: Point(x: 150, y: 13), to: Point(x: 150, y: 200))
      stage.harness.cancel(try stage.harness.touchDown(in: control))
      #expect(recorder.log == [])
    }
  }

  @Test func limitsCurrentPageToNumberOfPages() throws {
    try play { _, control, _ in
      control.currentPage = 9
      #expect(control.currentPage == 2)
      control.numberOfPages = 2
      #expect(control.currentPage == 1)
      control.currentPage = -1
      #expect(control.currentPage == 0)
      control.numberOfPages = -4
      #expect(control.numberOfPages == 0 && control.currentPage == 0)
      #expect(control.sizeThatFits(.zero).width == 0)
    }
  }

  @Test func drawsOneDotPerPage() throws {
    try play { stage, control, _ in
      func dots() -> Int { contents(of: control, on: stage).count }
      #expect(dots() == 3)
      control.numberOfPages = 1
      #expect(dots() == 1)
      control.hidesForSinglePage = true
      #expect(dots() == 0)
    }
  }

  @Test func sceneConfiguresPageControl() throws {
    try onStage { stage in
      let control: PageControl = try stage.load(
        """
        <pageControl frame="0 0 100 26" currentPage="2" numberOfPages="4" pageIndicatorTintColor="red"
          currentPageIndicatorTintColor="green"/>
        """)
      #expect(control.currentPage == 2 && control.numberOfPages == 4)
      let colors = contents(of: control, on: stage).compactMap { content -> String? in
        if case .fill(_, _, let color) = content { return color.hexRGB }
        return nil
      }
      #expect(colors == ["#ff0000", "#ff0000", "#00ff00", "#ff0000"])
    }
  }
}
