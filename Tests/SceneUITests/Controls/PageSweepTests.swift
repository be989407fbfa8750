import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct PageSweepTests {
  private func play(_ body: (Stage, PageControl, Recorder) throws -> Void) throws {
    try onStage { stage in
      let control: PageControl = try stage.load(#"<pageControl frame="20 20 160 26" numberOfPages="5"/>"#)
      let recorder = Recorder()
      control.addTarget(recorder, for: .valueChanged) { (recorder, control: PageControl) in
        recorder.log.append("\(control.currentPage)")
      }
      try body(stage, control, recorder)
    }
  }

  @Test("Moving a finger along the dots changes pages and shows a background plate")
  func sweep() throws {
    try play { stage, control, recorder in
      let touch = try stage.harness.touchDown(in: control, at: control.frameForIndicator(at: 0).center)
      #expect(contents(of: control, on: stage).count == 5)
      for page in [1, 2, 3] {
        stage.harness.move(touch, to: control.frameForIndicator(at: page).center, in: control)
      }
      #expect(recorder.log == ["1", "2", "3"])
      #expect(contents(of: control, on: stage).count == 6)
      stage.harness.move(touch, to: Point(x: 900, y: 13), in: control)
      stage.harness.up(touch)
      #expect(recorder.log == ["1", "2", "3", "4"])
      #expect(contents(of: control, on: stage).count == 5)
    }
  }

  @Test("Responds only to taps if continuous interaction is disabled")
  func discrete() throws {
    try play { stage, control, recorder in
      control.allowsContinuousInteraction = false
      let first = control.frameForIndicator(at: 0).center
      try stage.harness.drag(control, from: first, to: control.frameForIndicator(at: 3).center)
      #expect(recorder.log == ["1"])
    }
  }

  @Test("The background style determines whether the plate behind the dots is visible")
  func plate() throws {
    try play { stage, control, _ in
      control.backgroundStyle = .prominent
      #expect(contents(of: control, on: stage).count == 6)
      control.backgroundStyle = .minimal
      let touch = try stage.harness.touchDown(in: control, at: control.frameForIndicator(at: 0).center)
      stage.harness.move(touch, to: control.frameForIndicator(at: 3).center, in: control)
      #expect(control.currentPage == 3 && contents(of: control, on: stage).count == 5)
      stage.harness.up(touch)
    }
  }

  @Test("Images can replace all dots, the current dot, or individual dots")
  func images() throws {
    try play { stage, control, _ in
      func names() -> [String] {
        contents(of: control, on: stage).compactMap { content in
          if case .image(let image) = content { return image.name }
          return nil
        }
      }
      control.setIndicatorImage("home", forPage: 4)
      #expect(names() == ["home"])
      control.preferredIndicatorImage = "leaf"
      #expect(names() == ["leaf", "leaf", "leaf", "leaf", "home"])
      control.preferredCurrentPageIndicatorImage = "star"
      #expect(names() == ["star", "leaf", "leaf", "leaf", "home"])
      control.setIndicatorImage(nil, forPage: 4)
      #expect(names().last == "leaf" && control.indicatorImage(forPage: 4) == "leaf")
    }
  }

  @Test("A bar-style progress view is thin and has square ends and optional images")
  func progress() throws {
    try onStage { stage in
      let view: ProgressView = try stage.load(
        #"<progressView frame="0 0 200 10" progress="0.5" style="bar"/>"#)
      #expect(view.sizeThatFits(.zero).height == 2.5)
      guard case .fill(let path, _, _) = contents(of: view, on: stage).last else {
        throw Unexpected("nothing is filled")
      }
      #expect(path == Path(Rect(x: 0, y: 3.75, width: 100, height: 2.5)))
      view.progressImage = "stripes"
      guard case .image(let image) = contents(of: view, on: stage).last else {
        throw Unexpected("there is no image")
      }
      #expect(image.name == "stripes")
    }
  }
}
