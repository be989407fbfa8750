import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Rule 27: gestures use the context's clock")
struct GestureTimingTests {
  @Test func longPressBeginsOnlyWhenClockAdvances() throws {
    try onStage { stage in
      let press = stage.add(LongPressGestureRecognizer(), to: stage.root)
      let recorder = Recorder()
      recorder.listen(to: press)
      let touch = try stage.harness.touchDown(in: stage.root)
      #expect(stage.clock.nextDueTime == 0.5)
      #expect(touch.timestamp == 0, "the manual clock began at zero")
      stage.clock.advance(by: 0.499)
      #expect(recorder.log == [])
      stage.clock.advance(by: 0.001)
      #expect(recorder.log == ["began"])
      stage.harness.up(touch)
      #expect(touch.timestamp == 0.5)
      #expect(stage.clock.nextDueTime == nil)
    }
  }

  @Test("Simulated gestures take as long as documented")
  func gestureDurationsMatchDocumentedValues() throws {
    try onStage { stage in
      let harness = stage.harness
      func time(_ act: () throws -> Void) throws -> Double {
        harness.advance(seconds: 1)
        let start = stage.clock.now
        try act()
        return ((stage.clock.now - start) * 1e6).rounded() / 1e6
      }
      let tap = try time { try harness.tap(stage.root) }
      let doubleTap = try time { try harness.doubleTap(stage.root) }
      let longPress = try time { try harness.longPress(stage.root, seconds: 0.7) }
      let drag = try time {
        try harness.drag(stage.root, from: .zero, to: Point(x: 9, y: 9), seconds: 0.3)
      }
      let twoTaps = try time {
        try harness.tap(stage.root)
        try harness.tap(stage.root)
      }
      #expect(tap == 0.05 && doubleTap == 0.2 && longPress == 0.7 && drag == 0.3)
      #expect(twoTaps == 0.5, "0.4 s pass between two gestures")
    }
  }
}
