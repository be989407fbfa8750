import SceneUI
import Testing

@testable import AlarmClock

/// Tests ten thousand streams of random touches. The app must not crash, and each touch that begins must end once.
@Suite struct TouchesTests {
  @Test("Each touch that begins in a random stream ends exactly once", arguments: 0..<4)
  func everyTouchThatBeginsEndsOnce(_ part: Int) throws {
    let file = try SceneFile(path: BuiltScenes.path(), registry: AlarmClockApp.registry())
    for window in 0..<50 {
      try play(streams: 50, seed: UInt64(part * 50 + window), file: file)
    }
  }

  private func play(streams: Int, seed: UInt64, file: SceneFile) throws {
    var generator = Generator(state: seed)
    weak var gone: ViewController?
    do {
      let clock = ManualClock()
      let context = SceneContext(registry: try AlarmClockApp.registry(), clock: clock)
      var open: [ObjectIdentifier: Int] = [:]
      context.observer = { event in
        let control = ObjectIdentifier(event.subject)
        switch event.moment {
        case "sends touchDown": open[control, default: 0] += 1
        case "sends touchUpInside", "sends touchUpOutside", "sends touchCancel":
          open[control, default: 0] -= 1
        default: break
        }
        #expect((0...1).contains(open[control, default: 0]), "\(event) in \(seed)")
      }
      context.failureHandler = { Issue.record($0) }
      let window = Window(frame: AlarmClockApp.frame, context: context)
      window.rootViewController = try AlarmClock.initialScene.instantiate(
        from: Storyboard(file: file, context: context))
      gone = window.rootViewController
      try window.makeKeyAndVisible()
      for _ in 0..<streams { playStream(on: window, clock: clock, &generator) }
      window.close()
      #expect(open.values.allSatisfy { $0 == 0 })
    }
    #expect(gone == nil)
  }

  /// Sends random touches that begin, move and end or are canceled, sometimes with a second finger, and with pauses.
  private func playStream(on window: Window, clock: ManualClock, _ generator: inout Generator) {
    var fingers = [window.beginTouch(at: generator.point())]
    for _ in 0..<generator.below(6) {
      clock.advance(by: Double(generator.below(20)) / 100)
      if fingers.count < 3, generator.below(4) == 0 {
        fingers.append(window.beginTouch(at: generator.point()))
      } else {
        window.moveTouches([(fingers[generator.below(fingers.count)], generator.point())])
      }
    }
    for finger in fingers {
      if generator.below(10) == 0 { window.cancelTouches([finger]) } else { window.endTouches([finger]) }
    }
    clock.advance(by: Double(generator.below(60)) / 100)
  }

  private struct Generator {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }

    mutating func point() -> Point { Point(x: Double(below(320)), y: Double(below(480))) }
  }
}
