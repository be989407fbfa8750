import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct ProgressViewTests {
  @Test func limitsProgressToRangeFromZeroToOne() throws {
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

  @Test func animatesProgress() throws {
    try onStage { stage in
      let view = stage.add(ProgressView(frame: Rect(x: 0, y: 0, width: 100, height: 4)))
      view.setProgress(0.8, animated: true)
      #expect(view.progress == 0.8 && view.shownProgress == 0)
      stage.harness.advance(seconds: 0.1)
      #expect(view.shownProgress > 0.3 && view.shownProgress < 0.8)
      // The animation starts at the current progress, not at the previous target.
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

  @Test("Shows progress that is reported on any thread and weights child progress by unit count")
  func observed() async throws {
    let progress = TaskProgress(totalUnitCount: 10)
    progress.complete(2)
    let part = progress.makePart(totalUnitCount: 4, countingFor: 6)
    try onStage { stage in
      let view = ProgressView(frame: Rect(x: 0, y: 0, width: 100, height: 4))
      view.observedProgress = progress
      stage.add(view)
      #expect(view.shownProgress == 0.2, "the progress is displayed immediately")
      part.completedUnitCount = 2
      progress.completedUnitCount += 1
      #expect(view.progress == 0.2)
      #expect(stage.clock.nextDueTime == stage.clock.now)
      stage.clock.advance(by: 0)
      #expect(view.progress == 0.6 && view.shownProgress == 0.2)
      stage.clock.advance(by: 0.3)
      #expect(view.shownProgress == 0.6)
      part.complete(2)
      #expect(!progress.isFinished)
      progress.complete()
      stage.clock.advance(by: 1)
      #expect(view.shownProgress == 1 && progress.isFinished)
      view.observedProgress = nil
      progress.completedUnitCount = 0
      #expect(stage.clock.nextDueTime == nil, "the view no longer observes the progress")
      #expect(view.progress == 1)
      view.observedProgress = TaskProgress(totalUnitCount: 0)
      #expect(view.progress == 0, "the total unit count is unknown")
    }
    progress.cancel()
    #expect(part.isCancelled && progress.makePart(totalUnitCount: 1, countingFor: 1).isCancelled)
    let shared = TaskProgress(totalUnitCount: 800)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<100 { shared.complete() } } }
    }
    #expect(shared.completedUnitCount == 800 && shared.fractionCompleted == 1)
    shared.complete(.max)
    #expect(shared.fractionCompleted == 1)
  }

  @Test("rule 29: a progress object does not retain its views and does not notify freed views")
  func lifetime() throws {
    try onStage { stage in
      let progress = TaskProgress(totalUnitCount: 2)
      weak var gone: ProgressView?
      do {
        let view = stage.add(ProgressView(frame: Rect(x: 0, y: 0, width: 100, height: 4)))
        view.observedProgress = progress
        gone = view
        progress.complete()
        view.removeFromSuperview()
      }
      #expect(gone == nil)
      stage.clock.advance(by: 1)
      progress.complete()
      #expect(stage.clock.nextDueTime == nil, "the view is not notified")
    }
  }

  @Test func pictureShowsProgress() throws {
    try onStage { stage in
      let view: ProgressView = try stage.load(
        #"<progressView frame="0 0 200 4" progress="0.25" progressTintColor="red"/>"#)
      #expect(view.progress == 0.25)
      guard case .fill(let path, _, let color) = contents(of: view, on: stage).last else {
        Issue.record("the view draws no fill")
        return
      }
      #expect(path.bounds.width == 50 && color == Color.red.resolved())
    }
  }

  @Test func doesNotAnimateWithoutWindow() {
    let view = ProgressView()
    view.setProgress(0.5, animated: true)
    #expect(view.shownProgress == 0.5)
  }

  @Test func progressViewCanBeReleasedDuringAnimation() throws {
    try onStage { stage in
      stage.add(ProgressView()).setProgress(1, animated: true)
      #expect(stage.clock.nextDueTime != nil)
    }
  }
}
