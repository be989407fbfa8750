import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct ProgressViewTests {
  @Test func theProgressStaysWithinItsRange() throws {
    try onStage { stage in
      let view = stage.add(ProgressView(frame: Rect(x: 0, y: 0, width: 100, height: 4)))
      view.progress = 3
      #expect(view.progress == 1 && view.shownProgress == 1)
      view.progress = -1
      #expect(view.progress == 0)
      view.progress = .nan
      #expect(view.progress == 0)
    }
  }

  @Test func theBarTakesItsTime() throws {
    try onStage { stage in
      let view = stage.add(ProgressView(frame: Rect(x: 0, y: 0, width: 100, height: 4)))
      view.setProgress(0.8, animated: true)
      #expect(view.progress == 0.8 && view.shownProgress == 0)
      stage.harness.advance(seconds: 0.1)
      #expect(view.shownProgress > 0.3 && view.shownProgress < 0.8)
      // From where it is, not from where it was to go.
      let shown = view.shownProgress
      view.setProgress(0, animated: true)
      #expect(view.shownProgress == shown)
      stage.harness.advance(seconds: 0.3)
      #expect(view.shownProgress == 0 && stage.clock.nextDueTime == nil)
      view.setProgress(1, animated: true)
      view.progress = 0.5
      stage.harness.advance(seconds: 1)
      #expect(view.shownProgress == 0.5)
    }
  }

  @Test func thePictureShowsHowMuch() throws {
    try onStage { stage in
      let view: ProgressView = try stage.load(
        #"<progressView frame="0 0 200 4" progress="0.25" progressTintColor="red"/>"#)
      #expect(view.progress == 0.25)
      guard case .fill(let path, _, let color) = contents(of: view, on: stage).last else {
        Issue.record("nothing is drawn")
        return
      }
      #expect(path.bounds.width == 50 && color == Color.red.resolved())
    }
  }

  @Test func withoutAWindowNothingIsAnimated() {
    let view = ProgressView()
    view.setProgress(0.5, animated: true)
    #expect(view.shownProgress == 0.5)
  }

  @Test func oneOnItsWayIsNotKeptAlive() throws {
    try onStage { stage in
      stage.add(ProgressView()).setProgress(1, animated: true)
      #expect(stage.clock.nextDueTime != nil)
    }
  }
}
