import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct RandomMotionTests {
  private final class CountingView: View {
    var draws = 0

    override func draw(_ rect: Rect, in graphics: GraphicsContext) {
      draws += 1
      graphics.fill(bounds.insetBy(dx: 2, dy: 2))
    }
  }

  /// A window with two nested views and a layer in the inner one, and a record of completions.
  private final class Program {
    let stage: AnimationStage
    let inner = CountingView(frame: Rect(x: 5, y: 5, width: 20, height: 20))
    let dot = Layer()
    var randomState: SeededGenerator
    var begun = 0
    /// The number of calls of each completion handler.
    var ends: [Int: Int] = [:]
    var animators: [PropertyAnimator] = []
    var links: [DisplayLink] = []

    init(seed: Int) throws {
      stage = try AnimationStage()
      randomState = SeededGenerator(seed: UInt64(seed))
      stage.card.addSubview(inner)
      dot.bounds = Rect(x: 0, y: 0, width: 4, height: 4)
      dot.backgroundColor = .red
      inner.layer.addSublayer(dot)
    }

    func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &randomState) }

    /// Returns a completion handler that must be called exactly once.
    func end() -> () -> Void {
      let number = begun
      begun += 1
      return { [weak self] in self?.ends[number, default: 0] += 1 }
    }

    func change() {
      let view = roll(2) == 0 ? stage.card : inner
      switch roll(8) {
      case 0: view.center.x = Double(roll(300))
      case 1: view.alpha = Double(roll(10)) / 9
      case 2: view.transform = .rotation(Double(roll(6)))
      case 3: view.bounds.size.width = Double(roll(90))
      case 4: view.layer.cornerRadius = Double(roll(20))
      case 5: view.layer.transform = .rotation(Double(roll(6)), x: 0, y: 1, z: 0)
      case 6: view.tintColor = roll(2) == 0 ? .red : .blue
      default: view.backgroundColor = roll(2) == 0 ? .green : nil
      }
    }

    var duration: Double { Double(roll(5)) / 4 }
    var options: AnimationOptions {
      // Excludes repeating animations.
      AnimationOptions(rawValue: roll(1 << 10) & ~8)
    }

    func changes() -> () -> Void {
      let count = roll(3) + 1
      return { [unowned self] in for _ in 0..<count { change() } }
    }

    func step() {
      let end = end()
      switch roll(10) {
      case 0, 1:
        View.animate(
          withDuration: duration, delay: Double(roll(3)) / 4, options: options, animations: changes(),
          completion: { _ in end() })
      case 2:
        View.animate(
          withDuration: duration, usingSpringWithDamping: Double(roll(10) + 1) / 10,
          initialSpringVelocity: Double(roll(4)),
          options: options, animations: changes(), completion: { _ in end() })
      case 3:
        View.animateKeyframes(
          withDuration: duration, options: options,
          animations: { [unowned self] in
            for part in 0..<roll(3) + 1 {
              View.addKeyframe(
                withRelativeStartTime: Double(part) / 3, relativeDuration: 1.0 / 3, animations: changes())
            }
          }, completion: { _ in end() })
      case 4:
        View.animate(
          withDuration: duration,
          animations: { [unowned self] in
            change()
            let inner = self.end()
            View.animate(
              withDuration: duration, options: options, animations: changes(), completion: { _ in inner() })
          }, completion: { _ in end() })
      case 5: play(end)
      case 6:
        Transaction.perform(duration: duration) {
          dot.position = Point(x: Double(roll(20)), y: Double(roll(20)))
          dot.opacity = Double(roll(5)) / 4
        } completion: {
          end()
        }
      case 7:
        var animation = BasicAnimation("position.x", from: 0, to: Double(roll(50)), duration: duration)
        animation.autoreverses = roll(2) == 0
        animation.didStop = { _ in end() }
        (roll(2) == 0 ? dot : inner.layer).add(animation, forKey: roll(2) == 0 ? "one" : nil)
      case 8:
        let style: [AnimationOptions] = [
          .transitionFlipFromLeft, .transitionCurlUp, .transitionCrossDissolve, [],
        ]
        View.transition(
          with: inner, duration: duration, options: style[roll(4)], animations: changes(),
          completion: { _ in end() })
      default:
        View.beginAnimations("\(begun)")
        View.setAnimationDuration(duration)
        change()
        View.commitAnimations()
        end()
      }
    }

    private func play(_ end: @escaping () -> Void) {
      let animator = PropertyAnimator(duration: duration, animations: changes())
      animator.addCompletion { _ in end() }
      animators.append(animator)
      if roll(3) == 0 { animator.fractionComplete = Double(roll(5)) / 4 }
      animator.startAnimation()
    }

    func disturb() {
      switch roll(14) {
      case 0: stage.card.layer.removeAllAnimations()
      case 1: inner.removeFromSuperview()
      case 2: stage.card.addSubview(inner)
      case 3: animators.last { $0.state == .active }?.isReversed.toggle()
      case 4:
        guard let animator = animators.last(where: { $0.state == .active }) else { return }
        animator.pauseAnimation()
        animator.continueAnimation(durationFactor: Double(roll(3)) / 2)
      case 5:
        guard let animator = animators.last(where: { $0.state == .active }) else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: [.start, .current, .end][roll(3)])
      case 6:
        links.append(DisplayLink(on: stage.context) { [unowned self] _ in inner.layer.shadowRadius += 0.1 })
      case 7: links.removeAll()
      case 8: stage.card.layer.speed = [0.5, 1, 2][roll(3)]
      default: break
      }
    }
  }

  @Test(
    "In 10,000 random runs, every animation ends once and all objects are freed",
    arguments: 0..<8)
  func runs(part: Int) throws {
    for seed in RandomSeeds.of(10_000, part: part, of: 8) {
      weak var view: View?
      weak var inner: View?
      weak var dot: Layer?
      var begun = 0
      var ends: [Int: Int] = [:]
      let clock: ManualClock
      do {
        let program = try Program(seed: seed)
        (view, inner, dot, clock) = (program.stage.card, program.inner, program.dot, program.stage.clock)
        for _ in 0..<program.roll(12) + 1 {
          program.step()
          program.disturb()
          program.stage.clock.advance(by: Double(program.roll(20)) / 60)
          _ = program.stage.window.picture()
        }
        program.links = []
        program.stage.clock.advance(by: 20)
        #expect(program.stage.clock.nextDueTime == nil, "seed \(seed)")
        let last = program.stage.window.picture()
        let draws = program.inner.draws
        program.stage.clock.advance(by: 1)
        #expect(program.stage.window.picture() == last, "seed \(seed)")
        #expect(program.inner.draws == draws, "seed \(seed)")
        (begun, ends) = (program.begun, program.ends)
      }
      #expect(ends.count == begun && ends.values.allSatisfy { $0 == 1 }, "seed \(seed)")
      #expect(view == nil && inner == nil && dot == nil, "seed \(seed)")
      #expect(clock.nextDueTime == nil, "seed \(seed)")
    }
  }
}
