import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Checks for random touches, handlers and code that nothing crashes, every begun touch ends once, and no
/// object leaks.
@Suite struct RandomTouchesTests {
  /// Split into parts that run in parallel.
  @Test(arguments: 0..<4) func everyTouchEndsOnce(_ part: Int) throws {
    for seed in RandomSeeds.of(10_000, part: part, of: 4) {
      try onStage { stage in
        var story = RandomStory(seed: UInt64(seed))
        try story.play(on: stage)
        story.rest(on: stage)
        stage.window.close()
        #expect(story.balance.faults == [], "seed \(seed)")
      }
    }
  }

  @Test func sameSeedProducesSameTouches() throws {
    func length(_ seed: UInt64) throws -> Int {
      var length = 0
      try onStage { stage in
        var story = RandomStory(seed: seed)
        try story.play(on: stage)
        length = story.balance.length
      }
      return length
    }
    let lengths = try (0..<20).map { try length($0) }
    #expect(try (0..<20).map { try length($0) } == lengths)
    #expect(lengths.reduce(0, +) > 100, "the random sequences are not trivial")
  }
}

/// Records begun touches, and reports those that never end or end twice.
private final class Balance {
  private var log: [String] = []
  private var open: Set<String> = []
  private var wrong: [String] = []

  func expect(_ condition: Bool, _ fault: @autoclosure () -> String) {
    if !condition { wrong.append(fault()) }
  }

  func begin(_ name: String) {
    log.append("\(name) begins")
    if !open.insert(name).inserted { wrong.append("\(name) begins twice") }
  }

  func proceed(_ name: String) {
    if !open.contains(name) { wrong.append("\(name) goes on without having begun") }
  }

  func end(_ name: String) {
    log.append("\(name) ends")
    if open.remove(name) == nil { wrong.append("\(name) ends without having begun") }
  }

  var faults: [String] { wrong + open.sorted().map { "\($0) does not end" } }
  var length: Int { log.count }

  func watch(_ control: Control, as name: String) {
    control.addTarget(self, for: .touchDown) { (balance, _: Control) in balance.begin(name) }
    control.addTarget(self, for: [.touchUpInside, .touchUpOutside, .touchCancel]) {
      (balance, _: Control) in balance.end(name)
    }
    control.addTarget(
      self, for: [.touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit, .touchDownRepeat]
    ) { (balance, _: Control) in balance.proceed(name) }
  }

  func watch(_ recognizer: GestureRecognizer, as name: String) {
    let isContinuous = !(recognizer is TapGestureRecognizer || recognizer is SwipeGestureRecognizer)
    recognizer.addTarget(self) { balance, recognizer in
      switch recognizer.state {
      case .began: balance.begin(name)
      case .changed: balance.proceed(name)
      case .ended, .cancelled: if isContinuous { balance.end(name) }
      case .possible, .failed: balance.wrong.append("\(name) tells of being \(recognizer.state)")
      }
    }
  }
}

private final class Touched: View {
  let balance: Balance

  init(_ balance: Balance, frame: Rect) {
    self.balance = balance
    super.init(frame: frame)
  }

  required init(coder: Coder) throws { fatalError("made in code only") }

  private func name(_ touch: Touch) -> String { "touch \(ObjectIdentifier(touch))" }

  /// Touches of subviews arrive through the responder chain, which may change during a touch.
  private func own(_ touches: [Touch]) -> [Touch] { touches.filter { $0.view === self } }

  override func touchesBegan(_ touches: [Touch], with event: Event) {
    for touch in own(touches) { balance.begin(name(touch)) }
  }

  override func touchesMoved(_ touches: [Touch], with event: Event) {
    for touch in own(touches) { balance.proceed(name(touch)) }
  }

  override func touchesEnded(_ touches: [Touch], with event: Event) {
    for touch in own(touches) { balance.end(name(touch)) }
  }

  override func touchesCancelled(_ touches: [Touch], with event: Event) {
    for touch in own(touches) { balance.end(name(touch)) }
  }
}

/// Decides at random, but reproducibly.
private final class Whim: GestureRecognizerDelegate {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private func isOne(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { !isOne(in: 6) }
  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    !isOne(in: 6)
  }
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { isOne(in: 3) }
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool { isOne(in: 8) }
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool { isOne(in: 8) }
}

private struct RandomStory {
  private var random: SeededGenerator
  private let whim: Whim
  let balance = Balance()
  private var fingers: [Touch] = []
  private var views: [View] = []
  private var recognizers: [GestureRecognizer] = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    whim = Whim(seed: seed)
  }

  /// Ends all touches and waits. Then no gesture may be active.
  mutating func rest(on stage: Stage) {
    stage.harness.up(fingers)
    fingers = []
    stage.harness.advance(seconds: 2)
    for recognizer in recognizers {
      let name = "\(type(of: recognizer))"
      balance.expect(recognizer.state == .possible, "\(name) rests \(recognizer.state)")
      balance.expect(recognizer.touches.isEmpty, "\(name) keeps touches")
    }
    for case let control as Control in views {
      balance.expect(!control.isTracking, "\(type(of: control)) tracks a touch that is over")
    }
  }

  mutating func play(on stage: Stage) throws {
    furnish(stage)
    for _ in 0..<40 { try step(stage) }
  }

  private mutating func furnish(_ stage: Stage) {
    let panel = stage.add(View(frame: Rect(x: 0, y: 0, width: 320, height: 300)))
    let segments = SegmentedControl(frame: Rect(x: 10, y: 160, width: 200, height: 32))
    for index in 0..<3 { segments.insertSegment(withTitle: "\(index)", at: index) }
    let controls: [Control] = [
      Button(frame: Rect(x: 10, y: 10, width: 100, height: 40)),
      Switch(frame: Rect(x: 150, y: 10, width: 0, height: 0)),
      Slider(frame: Rect(x: 10, y: 60, width: 200, height: 34)),
      segments, Control(frame: Rect(x: 10, y: 210, width: 60, height: 60)),
    ]
    for (index, control) in controls.enumerated() {
      stage.add(control, to: panel)
      balance.watch(control, as: "control \(index)")
      // Handlers of some controls remove them.
      let events: [Control.Events] = [.touchDown, .touchDragExit, .touchCancel, .valueChanged]
      guard Int.random(in: 0..<6, using: &random) == 0 else { continue }
      let isRemoved = Bool.random(using: &random)
      control.addTarget(control, for: events.randomElement(using: &random)!) {
        (control: Control, _: Control) in
        if isRemoved { control.superview?.removeFromSuperview() } else { control.isEnabled = false }
      }
    }
    let plain = stage.add(Touched(balance, frame: Rect(x: 0, y: 300, width: 320, height: 180)))
    let inner = stage.add(
      Touched(balance, frame: Rect(x: 50, y: 50, width: 80, height: 80)), to: plain)
    views = controls + [panel, plain, inner]
    for (index, view) in ([stage.root] + views).enumerated() {
      for count in 1...3 where Bool.random(using: &random) {
        let tap = TapGestureRecognizer()
        tap.numberOfTapsRequired = count
        tap.numberOfTouchesRequired = Int.random(in: 1...2, using: &random)
        equip(view, with: tap, as: "\(count) taps \(index)", stage)
      }
      let press = LongPressGestureRecognizer()
      press.minimumPressDuration = Double.random(in: 0.1...0.6, using: &random)
      equip(view, with: press, as: "press \(index)", stage)
      for other in others() where Int.random(in: 0..<3, using: &random) == 0 {
        equip(view, with: other, as: "\(type(of: other)) \(index)", stage)
      }
      view.isMultipleTouchEnabled = Bool.random(using: &random)
      view.isExclusiveTouch = Int.random(in: 0..<10, using: &random) == 0
    }
    for _ in 0..<Int.random(in: 0..<8, using: &random) {
      recognizers.randomElement(using: &random)!.require(toFail: recognizers.randomElement(using: &random)!)
    }
  }

  private mutating func others() -> [GestureRecognizer] {
    let (pan, edge, swipe) = (
      PanGestureRecognizer(), ScreenEdgePanGestureRecognizer(), SwipeGestureRecognizer()
    )
    pan.minimumNumberOfTouches = Int.random(in: 1...2, using: &random)
    pan.maximumNumberOfTouches = Int.random(in: 2...3, using: &random)
    edge.edges = .all
    swipe.direction = [.left, .up, .right]
    return [pan, edge, swipe, PinchGestureRecognizer(), RotationGestureRecognizer()]
  }

  private mutating func equip(
    _ view: View, with recognizer: GestureRecognizer, as name: String, _ stage: Stage
  ) {
    recognizer.cancelsTouchesInView = Int.random(in: 0..<3, using: &random) > 0
    recognizer.delaysTouchesBegan = Int.random(in: 0..<6, using: &random) == 0
    recognizer.delaysTouchesEnded = Int.random(in: 0..<3, using: &random) > 0
    if Int.random(in: 0..<3, using: &random) == 0 { recognizer.delegate = whim }
    stage.add(recognizer, to: view)
    balance.watch(recognizer, as: name)
    recognizers.append(recognizer)
    guard Int.random(in: 0..<12, using: &random) == 0 else { return }
    recognizer.addTarget(recognizer) { _, recognizer in recognizer.view?.removeFromSuperview() }
  }

  private mutating func point() -> Point {
    Point(x: Double.random(in: -10...330, using: &random), y: Double.random(in: -10...490, using: &random))
  }

  private mutating func step(_ stage: Stage) throws {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<25 where fingers.count < 3:
      // Touches often return to existing views, so that taps repeat.
      let target = views.randomElement(using: &random)!
      let isAimed = Int.random(in: 0..<4, using: &random) > 0
      let point = isAimed ? target.convert(target.bounds.center, to: stage.root) : point()
      fingers.append(try stage.harness.touchDown(at: point))
    case 0..<50 where !fingers.isEmpty:
      let moves = fingers.shuffled(using: &random).prefix(2)
        .map { (touch: $0, point: Point(x: $0.location(in: nil).x, y: $0.location(in: nil).y)) }
      let isFar = Bool.random(using: &random)
      stage.harness.move(
        moves.map { move in
          let far = point()
          return (move.touch, isFar ? far : Point(x: move.point.x + 4, y: move.point.y - 3))
        })
    case 0..<70 where !fingers.isEmpty:
      let finger = fingers.remove(at: Int.random(in: fingers.indices, using: &random))
      if Int.random(in: 0..<5, using: &random) == 0 {
        stage.harness.cancel(finger)
      } else {
        stage.harness.up(finger)
      }
    case 70..<82: stage.harness.advance(seconds: Double.random(in: 0...0.5, using: &random))
    case 82..<86: views.randomElement(using: &random)!.removeFromSuperview()
    case 86..<90:
      let view = views.randomElement(using: &random)!
      let parent = ([stage.root] + views).randomElement(using: &random)!
      if !parent.isDescendant(of: view) { parent.addSubview(view) }
    case 90..<93:
      let view = views.randomElement(using: &random)!
      if let control = view as? Control {
        control.isEnabled.toggle()
      } else {
        view.isUserInteractionEnabled.toggle()
      }
    case 93..<95: views.randomElement(using: &random)!.isHidden.toggle()
    case 95..<97: recognizers.randomElement(using: &random)!.isEnabled.toggle()
    case 97..<98:
      let recognizer = recognizers.randomElement(using: &random)!
      recognizer.view?.removeGestureRecognizer(recognizer)
    default:
      views.randomElement(using: &random)!.addGestureRecognizer(recognizers.randomElement(using: &random)!)
    }
  }
}
