import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct ActivityIndicatorTests {
  @Test("An activity indicator spins only while it is in a window")
  func spinsInWindow() throws {
    try onStage { stage in
      let indicator = ActivityIndicator(frame: Rect(x: 0, y: 0, width: 20, height: 20))
      indicator.startAnimating()
      #expect(stage.clock.nextDueTime == nil)
      stage.add(indicator)
      let first = stage.harness.svg()
      stage.harness.advance(seconds: 0.1)
      #expect(stage.harness.svg() != first)
      stage.harness.advance(seconds: 0.7)
      #expect(stage.harness.svg() == first, "one turn")
      indicator.removeFromSuperview()
      #expect(stage.clock.nextDueTime == nil && indicator.isAnimating)
    }
  }

  @Test("An activity indicator hides when it stops")
  func hidesWhenStopped() throws {
    try onStage { stage in
      let indicator = stage.add(ActivityIndicator())
      #expect(indicator.isHidden)
      indicator.startAnimating()
      #expect(!indicator.isHidden && stage.clock.nextDueTime != nil)
      indicator.stopAnimating()
      #expect(indicator.isHidden && stage.clock.nextDueTime == nil)
      indicator.hidesWhenStopped = false
      #expect(!indicator.isHidden)
    }
  }

  @Test func sceneCanStartActivityIndicator() throws {
    try onStage { stage in
      let indicator: ActivityIndicator = try stage.load(
        #"<activityIndicator style="large" color="systemRed" animating="true"/>"#)
      #expect(indicator.isAnimating && !indicator.isHidden && stage.clock.nextDueTime != nil)
      #expect(indicator.sizeThatFits(.zero) == Size(width: 37, height: 37))
      let still: ActivityIndicator = try stage.load(#"<activityIndicator hidesWhenStopped="false"/>"#)
      #expect(!still.isHidden && !still.isAnimating)
    }
  }

  @Test("A hidden activity indicator remains hidden even if hidesWhenStopped is off")
  func hiddenIndicator() throws {
    try onStage { stage in
      let hidden: ActivityIndicator = try stage.load(
        #"<activityIndicator hidden="true" hidesWhenStopped="false"/>"#)
      #expect(hidden.isHidden)
      let indicator = stage.add(ActivityIndicator())
      indicator.startAnimating()
      indicator.isHidden = true
      indicator.hidesWhenStopped = false
      #expect(indicator.isHidden)
    }
  }
}
