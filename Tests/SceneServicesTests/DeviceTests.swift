import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct DeviceTests {
  @Test("Notifies observers once for each device rotation")
  func turning() throws {
    try onStage { stage in
      let device = stage.context.device
      var turns: [String] = []
      let token = stage.context.notifications.observe(.deviceOrientationDidChange, object: device) {
        turns.append("\($0.content) → \(stage.context.device.orientation)")
      }
      device.orientation = .portrait
      device.orientation = .portrait
      device.orientation = .landscapeLeft
      token.cancel()
      device.orientation = .faceUp
      #expect(turns == ["unknown → portrait", "portrait → landscapeLeft"])
      #expect(device.orientation.isFlat && !device.orientation.isPortrait && !device.orientation.isLandscape)
    }
  }

  @Test("Delivers accelerometer values at the interval that each observer requests")
  func deliversUpdatesAtEachObserverInterval() throws {
    try onStage { stage in
      let accelerometer = stage.context.device.accelerometer
      var often: [Double] = []
      var seldom: [Double] = []
      let tokens = [
        accelerometer.observe(interval: 0.1) { often.append($0.x) },
        accelerometer.observe(interval: 0.25) { seldom.append($0.x) },
      ]
      for step in 0..<6 {
        accelerometer.measure(x: Double(step), y: 0, z: -1)
        stage.clock.advance(by: 0.1)
      }
      #expect(often == [0, 1, 2, 3, 4, 5])
      // A new value waits for its interval: measured at 0.2 s and delivered at 0.25 s.
      #expect(seldom == [0, 2, 4])
      stage.clock.advance(by: 1)
      #expect(seldom == [0, 2, 4, 5], "the last is not lost")
      #expect(accelerometer.latest?.timestamp == 0.1 + 0.1 + 0.1 + 0.1 + 0.1)
      for token in tokens { token.cancel() }
      #expect(!accelerometer.isObserved && stage.clock.nextDueTime == nil)
    }
  }

  @Test("Reports accelerometer values only if they change sufficiently")
  func smallDifferences() throws {
    try onStage { stage in
      let accelerometer = stage.context.device.accelerometer
      var heard: [Double] = []
      let token = accelerometer.observe(interval: 0, threshold: 0.5) { heard.append($0.y) }
      for y in [0, 0.4, -0.4, 0.5, 0.9, 1.25] { accelerometer.measure(x: 0, y: y, z: 0) }
      #expect(heard == [0, 0.5, 1.25])
      token.cancel()
    }
  }

  @Test("An accelerometer observer can stop during or between its callbacks")
  func cancellation() throws {
    try onStage { stage in
      let accelerometer = stage.context.device.accelerometer
      var heard = 0
      var token: ObservationToken?
      token = accelerometer.observe(interval: 0.1) { _ in
        heard += 1
        token = nil
      }
      accelerometer.measure(x: 0, y: 0, z: 0)
      accelerometer.measure(x: 1, y: 0, z: 0)
      var waited = 0
      let waiting = accelerometer.observe(interval: 0.1) { _ in waited += 1 }
      accelerometer.measure(x: 2, y: 0, z: 0)
      accelerometer.measure(x: 3, y: 0, z: 0)
      waiting.cancel()
      stage.clock.advance(by: 1)
      #expect(heard == 1 && waited == 1 && token == nil)
    }
  }

  @Test("A shake event is sent up the responder chain from the first responder")
  func shakeEventFollowsResponderChain() throws {
    try onStage { stage in
      let outer = stage.add(ShakenView(frame: Rect(x: 0, y: 0, width: 100, height: 100)))
      let inner = stage.add(FirstView(frame: Rect(x: 0, y: 0, width: 50, height: 50)), to: outer)
      stage.harness.shake()
      #expect(
        outer.heard == [],
        "without a first responder, only the window and its next responders receive the event")
      #expect(inner.becomeFirstResponder())
      stage.harness.shake(seconds: 0.3)
      #expect(outer.heard == ["began 0.5", "ended 0.8"])
    }
  }

  @Test("The responder that receives the start of a shake also receives the end")
  func responderThatReceivedStartOfShakeReceivesItsEnd() throws {
    try onStage { stage in
      let outer = stage.add(ShakenView(frame: Rect(x: 0, y: 0, width: 100, height: 100)))
      let inner = stage.add(FirstView(frame: Rect(x: 0, y: 0, width: 50, height: 50)), to: outer)
      inner.becomeFirstResponder()
      stage.window.beginMotion(.shake)
      inner.resignFirstResponder()
      stage.window.endMotion()
      stage.window.endMotion()
      #expect(outer.heard == ["began 0.0", "ended 0.0"])
      let application = Application(context: stage.context)
      stage.watch(application)
      application.add(stage.window)
      application.activate()
      inner.becomeFirstResponder()
      stage.window.beginMotion(.shake)
      application.resignActive()
      stage.window.endMotion()
      #expect(outer.heard.suffix(2) == ["began 0.0", "cancelled 0.0"] && outer.heard.count == 4)
    }
  }
}

private final class FirstView: View {
  override var canBecomeFirstResponder: Bool { true }
}

private final class ShakenView: View {
  var heard: [String] = []
  override func motionBegan(_ motion: Motion, with event: Event) { heard.append("began \(event.timestamp)") }
  override func motionEnded(_ motion: Motion, with event: Event) { heard.append("ended \(event.timestamp)") }
  override func motionCancelled(_ motion: Motion, with event: Event) {
    heard.append("cancelled \(event.timestamp)")
  }
}
