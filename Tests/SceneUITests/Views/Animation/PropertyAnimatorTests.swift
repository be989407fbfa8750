import SceneUI
import SceneValues
import Testing

@Suite struct PropertyAnimatorTests {
  private func animator(_ stage: AnimationStage, timing: AnimationTiming = .curve(.linear))
    -> PropertyAnimator
  {
    PropertyAnimator(duration: 1, timing: timing) { stage.card.center.x = 150 }
  }

  @Test("A paused animator can be scrubbed and can continue with different timing")
  func scrubs() throws {
    let stage = try AnimationStage()
    let animator = animator(stage)
    var positions: [PropertyAnimator.Position] = []
    animator.addCompletion { positions.append($0) }
    #expect(animator.state == .inactive && stage.card.center.x == 50)
    animator.startAnimation()
    #expect(animator.isRunning && stage.card.center.x == 150)
    stage.clock.advance(by: 0.25)
    #expect(isNear(stage.seen?.x, 75) && isNear(animator.fractionComplete, 0.25))
    animator.pauseAnimation()
    stage.clock.advance(by: 10)
    #expect(isNear(stage.seen?.x, 75) && !animator.isRunning && animator.state == .active)
    animator.fractionComplete = 0.6
    #expect(isNear(stage.seen?.x, 110))
    animator.continueAnimation(timing: .curve(.easeIn), durationFactor: 0.5)
    stage.clock.advance(by: 0.25)
    #expect(isNear(stage.seen?.x, 110 + 40 * TimingCurve.easeIn.progress(at: 0.5)))
    stage.clock.advance(by: 0.25)
    #expect(positions == [.end] && animator.state == .inactive && stage.seen?.x == 150)
    #expect(stage.clock.nextDueTime == nil)
  }

  @Test("Reversing an animation takes as long as the elapsed time and restores the view")
  func reverses() throws {
    let stage = try AnimationStage()
    let animator = animator(stage)
    var positions: [PropertyAnimator.Position] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    stage.clock.advance(by: 0.25)
    animator.isReversed = true
    stage.clock.advance(by: 0.125)
    #expect(isNear(stage.seen?.x, 62.5))
    stage.clock.advance(by: 0.125)
    #expect(positions == [.start] && stage.card.center.x == 50 && stage.seen?.x == 50)
  }

  @Test(
    "A stopped animator leaves the view in place, and finishing the animator moves the view",
    arguments: [
      (PropertyAnimator.Position.start, 50.0), (.current, 75), (.end, 150),
    ])
  func stops(position: PropertyAnimator.Position, place: Double) throws {
    let stage = try AnimationStage()
    let animator = animator(stage)
    var positions: [PropertyAnimator.Position] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    stage.clock.advance(by: 0.25)
    animator.stopAnimation(false)
    #expect(animator.state == .stopped && isNear(stage.card.center.x, 75) && positions.isEmpty)
    animator.finishAnimation(at: position)
    #expect(isNear(stage.card.center.x, place) && positions == [position])
    animator.startAnimation()
    #expect(animator.state == .inactive, "the animator has no remaining animations")
  }

  @Test("Scrubbing follows the timing curve if scrubsLinearly is off")
  func scrubsAlongTheCurve() throws {
    let stage = try AnimationStage()
    let animator = animator(stage, timing: .curve(.easeIn))
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    #expect(isNear(stage.seen?.x, 50 + 100 * TimingCurve.easeIn.progress(at: 0.5)))
    #expect(animator.fractionComplete == 0.5)
    animator.scrubsLinearly = true
    animator.fractionComplete = 0.5
    #expect(isNear(stage.seen?.x, 100))
  }

  @Test("Animations can be added to a running animator, which stays alive until it ends")
  func adds() throws {
    let stage = try AnimationStage()
    weak var weakAnimator: PropertyAnimator?
    do {
      let animator = animator(stage)
      weakAnimator = animator
      animator.addAnimations({ stage.card.alpha = 0 }, delayFactor: 0.5)
      animator.startAnimation(afterDelay: 0.5)
    }
    stage.clock.advance(by: 0.5)
    #expect(isNear(stage.seen?.x, 50))
    stage.clock.advance(by: 0.5)
    #expect(isNear(stage.seen?.x, 100) && isNear(stage.card.layer.presentation?.opacity, 1))
    weakAnimator?.addAnimations { stage.card.center.y = 225 }
    stage.clock.advance(by: 0.25)
    #expect(isNear(stage.card.layer.presentation?.opacity, 0.5))
    #expect(isNear(stage.seen?.y, 125))
    stage.clock.advance(by: 0.25)
    #expect(weakAnimator == nil)
    #expect(stage.card.alpha == 0 && stage.seen?.y == 225)
  }

  @Test("With pausesOnCompletion, an animator can be reversed at its end")
  func pausesOnCompletion() throws {
    let stage = try AnimationStage()
    let animator = animator(stage)
    animator.pausesOnCompletion = true
    animator.startAnimation()
    stage.clock.advance(by: 2)
    #expect(animator.state == .active && !animator.isRunning && stage.seen?.x == 150)
    animator.isReversed = true
    animator.startAnimation()
    stage.clock.advance(by: 0.5)
    #expect(isNear(stage.seen?.x, 100))
  }

  @Test("An animation ends at the current position when its view leaves the window")
  func leaves() throws {
    let stage = try AnimationStage()
    var positions: [PropertyAnimator.Position] = []
    PropertyAnimator.runningPropertyAnimator(duration: 1) {
      stage.card.center.x = 150
    } completion: {
      positions.append($0)
    }
    stage.clock.advance(by: 0.5)
    stage.card.removeFromSuperview()
    stage.clock.advance(by: 0)
    #expect(positions == [.current])
  }
}
