import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct StepperTests {
  private func play(_ body: (Stage, Stepper, Recorder) throws -> Void) throws {
    try onStage { stage in
      let stepper = stage.add(Stepper(frame: Rect(x: 20, y: 20, width: 0, height: 0)))
      let recorder = Recorder()
      stepper.addTarget(recorder, for: .valueChanged) { (recorder, stepper: Stepper) in
        recorder.log.append("\(Int(stepper.value))")
      }
      try body(stage, stepper, recorder)
    }
  }

  @Test func eachTapChangesValueByOneStep() throws {
    try play { stage, stepper, recorder in
      #expect(stepper.frame == Rect(x: 20, y: 20, width: 94, height: 32))
      for _ in 0..<3 { try stage.harness.tap(stepper, at: stepper.incrementFrame.center) }
      try stage.harness.tap(stepper, at: stepper.decrementFrame.center)
      #expect(recorder.log == ["1", "2", "3", "2"])
      stepper.value = 50
      #expect(recorder.log.count == 4, "changes made in code do not send actions")
    }
  }

  @Test("A tap on a stepper sends the value change event between touch down and touch up")
  func sendsEventsInOrder() throws {
    try play { stage, stepper, _ in
      let recorder = Recorder()
      recorder.listen(to: stepper)
      try stage.harness.tap(stepper, at: stepper.incrementFrame.center)
      #expect(recorder.log == ["down", "valueChanged", "primary", "upInside"])
    }
  }

  @Test("Sends no event if the value of a stepper does not change")
  func unchangedValue() throws {
    try play { stage, stepper, recorder in
      stepper.isContinuous = false
      stepper.value = stepper.maximumValue
      try stage.harness.tap(stepper, at: stepper.incrementFrame.center)
      #expect(recorder.log == [])
      try stage.harness.tap(stepper, at: stepper.decrementFrame.center)
      #expect(recorder.log == ["99"])
    }
  }

  @Test("Limits the value of a stepper to its range")
  func range() throws {
    try play { stage, stepper, recorder in
      stepper.stepValue = 40
      try stage.harness.tap(stepper, at: stepper.decrementFrame.center)
      #expect(recorder.log == [])
      for _ in 0..<4 { try stage.harness.tap(stepper, at: stepper.incrementFrame.center) }
      #expect(recorder.log == ["40", "80", "100"])
      stepper.stepValue = 0
      #expect(stepper.stepValue == 40)
      stepper.maximumValue = 10
      #expect(stepper.value == 10)
    }
  }

  @Test func stepperWrapsAroundAtLimits() throws {
    try play { stage, stepper, recorder in
      stepper.maximumValue = 2
      stepper.wraps = true
      for _ in 0..<3 { try stage.harness.tap(stepper, at: stepper.incrementFrame.center) }
      try stage.harness.tap(stepper, at: stepper.decrementFrame.center)
      #expect(recorder.log == ["1", "2", "0", "2"])
    }
  }

  @Test func holdingButtonAcceleratesSteps() throws {
    try play { stage, stepper, _ in
      let touch = try stage.harness.touchDown(in: stepper, at: stepper.incrementFrame.center)
      #expect(stepper.value == 1)
      stage.harness.advance(seconds: 0.49)
      #expect(stepper.value == 1)
      stage.harness.advance(seconds: 0.02)
      #expect(stepper.value == 2)
      stage.harness.advance(seconds: 1)
      #expect(stepper.value == 6)
      stage.harness.advance(seconds: 1)
      #expect(stepper.value == 16)
      stage.harness.up(touch)
      stage.harness.advance(seconds: 5)
      #expect(stepper.value == 16 && stage.clock.nextDueTime == nil)
    }
  }

  @Test("Moving the finger off the button pauses the steps")
  func leavingButtonStopsSteps() throws {
    try play { stage, stepper, _ in
      let touch = try stage.harness.touchDown(in: stepper, at: stepper.incrementFrame.center)
      stage.harness.move(touch, to: stepper.decrementFrame.center, in: stepper)
      stage.harness.advance(seconds: 3)
      #expect(stepper.value == 1)
      stage.harness.move(touch, to: stepper.incrementFrame.center, in: stepper)
      stage.harness.advance(seconds: 0.6)
      #expect(stepper.value == 2)
    }
  }

  @Test func holdingButtonWithoutAutorepeatStepsOnce() throws {
    try play { stage, stepper, _ in
      stepper.autorepeat = false
      try stage.harness.longPress(stepper, at: stepper.incrementFrame.center, seconds: 3)
      #expect(stepper.value == 1)
    }
  }

  @Test func nonContinuousStepperSendsOnlyFinalValue() throws {
    try play { stage, stepper, recorder in
      stepper.isContinuous = false
      let touch = try stage.harness.touchDown(in: stepper, at: stepper.incrementFrame.center)
      stage.harness.advance(seconds: 0.8)
      #expect(stepper.value == 3 && recorder.log == [])
      stage.harness.up(touch)
      #expect(recorder.log == ["3"])
    }
  }

  @Test func handlerCanDisableStepper() throws {
    try play { stage, stepper, recorder in
      stepper.addTarget(recorder, for: .valueChanged) { (_, stepper: Stepper) in
        if stepper.value == 2 { stepper.isEnabled = false }
      }
      _ = try stage.harness.touchDown(in: stepper, at: stepper.incrementFrame.center)
      stage.harness.advance(seconds: 5)
      #expect(stepper.value == 2 && stage.clock.nextDueTime == nil)
    }
  }

  @Test func sceneSetsRangeBeforeValue() throws {
    try onStage { stage in
      let stepper: Stepper = try stage.load(
        #"<stepper value="150" minimumValue="100" maximumValue="200" stepValue="5" wraps="true"/>"#)
      try stage.harness.tap(stepper, at: stepper.incrementFrame.center)
      #expect(stepper.value == 155 && stepper.wraps && stepper.frame.size == Stepper.size)
    }
  }

  @Test func stepperCanBeReleasedWhileButtonIsHeld() throws {
    try play { stage, stepper, _ in
      _ = try stage.harness.touchDown(in: stepper, at: stepper.incrementFrame.center)
      #expect(stage.clock.nextDueTime != nil)
    }
  }

  @Test("The height of a stepper follows the system metrics")
  func fitsSystemMetrics() throws {
    try play { stage, stepper, _ in
      stage.context.systemMetrics.stepperHeight = 29
      #expect(stepper.sizeThatFits(Size(width: 500, height: 500)) == Size(width: 94, height: 29))
    }
  }
}
