import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct TouchPhaseTests {
  private final class Finger: View {
    var log: [String] = []

    private func note(_ name: String, _ touches: [Touch], _ event: Event) {
      let all = event.allTouches.map(\.phase.rawValue).joined(separator: " ")
      log.append("\(name) \(touches.map(\.phase.rawValue).joined(separator: " ")): \(all)")
    }

    override func touchesBegan(_ touches: [Touch], with event: Event) { note("began", touches, event) }
    override func touchesMoved(_ touches: [Touch], with event: Event) { note("moved", touches, event) }
    override func touchesEnded(_ touches: [Touch], with event: Event) { note("ended", touches, event) }
    override func touchesCancelled(_ touches: [Touch], with event: Event) {
      note("cancelled", touches, event)
    }
  }

  @Test("A resting finger is stationary while another finger moves")
  func stationaryFinger() throws {
    try onStage { stage in
      let view = Finger(frame: Rect(x: 0, y: 0, width: 200, height: 200))
      view.isMultipleTouchEnabled = true
      stage.add(view)
      let first = try stage.harness.touchDown(at: Point(x: 50, y: 50))
      let second = try stage.harness.touchDown(at: Point(x: 150, y: 50))
      stage.harness.move(second, to: Point(x: 150, y: 90))
      stage.harness.move(first, to: Point(x: 50, y: 90))
      stage.harness.up(second)
      stage.harness.cancel(first)
      #expect(
        view.log == [
          "began began: began", "began began: stationary began", "moved moved: stationary moved",
          "moved moved: moved stationary", "ended ended: stationary ended",
          "cancelled cancelled: cancelled",
        ])
    }
  }

  @Test("A view receives the beginning of a delayed touch even if the finger is stationary")
  func delayedTouch() throws {
    try onStage { stage in
      let view = Finger(frame: Rect(x: 0, y: 0, width: 200, height: 200))
      view.isMultipleTouchEnabled = true
      stage.add(view)
      let recognizer = stage.add(LongPressGestureRecognizer(), to: view)
      recognizer.delaysTouchesBegan = true
      let first = try stage.harness.touchDown(at: Point(x: 50, y: 50))
      _ = try stage.harness.touchDown(at: Point(x: 150, y: 50))
      #expect(first.phase == .stationary)
      recognizer.isEnabled = false
      #expect(view.log.map { $0.prefix { $0 != ":" } } == ["began began", "began began"])
      #expect(first.phase == .stationary)
    }
  }
}
