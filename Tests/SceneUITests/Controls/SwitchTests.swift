import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct SwitchTests {
  private func play(_ body: (Stage, Switch, Recorder) throws -> Void) throws {
    try onStage { stage in
      let toggle = stage.add(Switch(frame: Rect(x: 20, y: 20, width: 0, height: 0)))
      let recorder = Recorder()
      toggle.addTarget(recorder, for: .valueChanged) { (recorder, toggle: Switch) in
        recorder.log.append(toggle.isOn ? "on" : "off")
      }
      try body(stage, toggle, recorder)
    }
  }

  @Test("A tap toggles a switch and sends an event, but a change in code sends no event")
  func tapToggles() throws {
    try play { stage, toggle, recorder in
      try stage.harness.tap(toggle)
      try stage.harness.tap(toggle)
      #expect(recorder.log == ["on", "off"])
      toggle.setOn(true)
      #expect(toggle.isOn && recorder.log.count == 2, "changes made in code do not send actions")
    }
  }

  @Test func draggingAcrossMiddleTogglesSwitch() throws {
    try play { stage, toggle, recorder in
      let touch = try stage.harness.touchDown(in: toggle, at: Point(x: 10, y: 15))
      stage.harness.move(touch, to: Point(x: 20, y: 15), in: toggle)
      #expect(recorder.take() == [])
      stage.harness.move(touch, to: Point(x: 30, y: 15), in: toggle)
      #expect(recorder.take() == ["on"])
      stage.harness.move(touch, to: Point(x: 45, y: 15), in: toggle)
      stage.harness.move(touch, to: Point(x: 10, y: 15), in: toggle)
      #expect(recorder.take() == ["off"])
      stage.harness.up(touch)
      #expect(recorder.log == [] && !toggle.isOn)
    }
  }

  @Test func switchCanBeTappedAfterDrag() throws {
    try play { stage, toggle, recorder in
      try stage.harness.drag(toggle, from: Point(x: 10, y: 15), to: Point(x: 40, y: 15))
      #expect(recorder.take() == ["on"])
      try stage.harness.tap(toggle)
      #expect(recorder.log == ["off"])
    }
  }

  @Test("A switch that is off ignores drags toward the off position and drags that end outside the switch")
  func draggingInOffDirectionOrAwayDoesNotToggle() throws {
    try play { stage, toggle, recorder in
      try stage.harness.drag(toggle, from: Point(x: 45, y: 15), to: Point(x: 5, y: 15))
      #expect(recorder.log == [] && !toggle.isOn)
      try stage.harness.drag(toggle, from: Point(x: 10, y: 15), to: Point(x: 10, y: 100))
      #expect(recorder.log == [], "the finger went up outside")
    }
  }

  @Test func canceledTouchDoesNotToggleSwitch() throws {
    try play { stage, toggle, recorder in
      stage.harness.cancel(try stage.harness.touchDown(in: toggle))
      #expect(recorder.log == [] && !toggle.isOn)
    }
  }

  @Test func sizeOfSwitchIsFixed() throws {
    try play { stage, toggle, _ in
      #expect(toggle.frame == Rect(origin: Point(x: 20, y: 20), size: Switch.size))
      toggle.frame = Rect(x: 5, y: 6, width: 200, height: 3)
      #expect(toggle.frame == Rect(origin: Point(x: 5, y: 6), size: Switch.size))
      let center = toggle.center
      toggle.bounds = Rect(x: 0, y: 0, width: 1, height: 1)
      #expect(toggle.bounds.size == Switch.size && toggle.center == center)
      toggle.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      stage.root.frame = Rect(x: 0, y: 0, width: 640, height: 960)
      #expect(toggle.bounds.size == Switch.size)
    }
  }

  @Test("The size of a switch follows the system metrics")
  func fitsSystemMetrics() throws {
    try play { stage, toggle, _ in
      stage.context.systemMetrics.switchSize = Size(width: 49, height: 28)
      #expect(toggle.sizeThatFits(Size(width: 500, height: 500)) == Size(width: 49, height: 28))
    }
  }
}
