import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct ViewAnimationTests {
  @Test(
    "Sets final values immediately and draws intermediate values along the animation curve",
    arguments: [
      (AnimationOptions.curveEaseInOut, TimingCurve.easeInOut), (.curveEaseIn, .easeIn),
      (.curveEaseOut, .easeOut), (.curveLinear, .linear),
    ])
  func basic(options: AnimationOptions, curve: TimingCurve) throws {
    let stage = try AnimationStage()
    View.animate(withDuration: 0.5, options: options) {
      stage.card.center = Point(x: 250, y: 125)
      stage.card.alpha = 0.2
    } completion: {
      stage.end($0)
    }
    #expect(stage.card.center == Point(x: 250, y: 125) && stage.card.alpha == 0.2)
    for frame in 0..<30 {
      let part = curve.progress(at: Double(frame) / 30)
      let seen = try #require(stage.card.layer.presentation)
      #expect(
        isNear(seen.position.x, 50 + 200 * part) && isNear(seen.position.y, 25 + 100 * part), "\(frame)")
      #expect(isNear(seen.opacity, 1 - 0.8 * part))
      #expect(stage.ends.isEmpty)
      stage.clock.advance(by: 1.0 / 60)
    }
    stage.clock.advance(by: 0.001)
    #expect(stage.ends == [true])
    #expect(stage.seen == Point(x: 250, y: 125) && stage.card.layer.presentation?.opacity == 0.2)
    #expect(stage.clock.nextDueTime == nil, "no timers remain")
  }

  @Test("During an animation, the content of a view scales to the displayed size")
  func picture() throws {
    let stage = try AnimationStage()
    let label = stage.label
    _ = stage.window.picture()
    View.animate(withDuration: 1, options: .curveLinear) {
      stage.card.frame = Rect(x: 100, y: 100, width: 200, height: 100)
      label.frame.size.width = 200
      stage.card.backgroundColor = .blue
    }
    stage.clock.advance(by: 0.5)
    let card = try #require(stage.picture(of: stage.card))
    #expect(card.bounds == Rect(x: 0, y: 0, width: 150, height: 75))
    #expect(card.transform == .translation(x: 50, y: 50))
    guard case .fill(_, _, let color)? = card.content.commands.first?.content else {
      Issue.record("no background")
      return
    }
    #expect(color.red > 0.4 && color.red < 0.6 && color.blue > 0.4 && color.blue < 0.6)
    let shown = try #require(stage.picture(of: label))
    #expect(shown.bounds.width == 150)
    let content = try #require(shown.sublayers.first)
    #expect(content.transform.a == 0.75, "content drawn for 200 points is scaled to 150")
    stage.clock.advance(by: 1)
    #expect(stage.picture(of: stage.card)?.bounds.width == 200)
    #expect(stage.picture(of: label)?.sublayers.isEmpty == true, "one node again")
  }

  @Test("A property keeps its value during a delay, and a negative delay skips the animation's start")
  func delay() throws {
    let stage = try AnimationStage()
    View.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { stage.card.center.x = 150 }
    stage.clock.advance(by: 0.5)
    #expect(isNear(stage.seen?.x, 50))
    stage.clock.advance(by: 0.5)
    #expect(isNear(stage.seen?.x, 100))
    stage.clock.advance(by: 1)
    View.animate(withDuration: 1, delay: -0.25, options: .curveLinear) { stage.card.center.x = 50 }
    #expect(isNear(stage.seen?.x, 125))
  }

  @Test("Repeats and autoreverses an animation and then shows the final values")
  func repeats() throws {
    let stage = try AnimationStage()
    View.animate(withDuration: 1, options: .curveLinear) {
      View.modifyAnimations(repeatCount: 2.5, autoreverses: true) { stage.card.center.x = 150 }
    } completion: {
      stage.end($0)
    }
    let places = (0..<20).map { _ in
      #expect(stage.ends.isEmpty)
      defer { stage.clock.advance(by: 0.25) }
      return stage.seen?.x ?? 0
    }
    let expected = [50, 75, 100, 125, 150, 125, 100, 75.0]
    for (index, place) in places.enumerated() { #expect(isNear(place, expected[index % 8]), "\(index)") }
    #expect(stage.ends == [true] && stage.seen?.x == 150)

    View.animate(withDuration: 1, options: [.repeat, .curveLinear]) {
      stage.card.center.x = 50
    } completion: {
      stage.end($0)
    }
    stage.clock.advance(by: 100.25)
    #expect(isNear(stage.seen?.x, 125) && stage.ends == [true])
    stage.card.layer.removeAllAnimations()
    stage.clock.advance(by: 0.1)
    #expect(stage.ends == [true, false] && stage.seen?.x == 50)
  }

  @Test("Combines a new animation with a running animation without jumps")
  func additive() throws {
    let stage = try AnimationStage()
    View.animate(withDuration: 1) {
      stage.card.center.x = 250
    } completion: {
      stage.end($0)
    }
    stage.clock.advance(by: 0.5)
    let before = try #require(stage.seen?.x)
    View.animate(withDuration: 1) {
      stage.card.center.x = 50
    } completion: {
      stage.end($0)
    }
    #expect(isNear(stage.seen?.x, before))
    stage.clock.advance(by: 0.25)
    let (first, second) = (TimingCurve.easeInOut.progress(at: 0.75), TimingCurve.easeInOut.progress(at: 0.25))
    #expect(isNear(stage.seen?.x, 50 + 200 * (first - 1) + 200 * (1 - second)))
    stage.clock.advance(by: 0.25)
    #expect(stage.ends == [true])
    stage.clock.advance(by: 0.5)
    #expect(stage.ends == [true, true] && stage.seen?.x == 50)
  }

  @Test("Reversing a scale and a rotation during their animation causes no jump")
  func additiveTransforms() throws {
    let stage = try AnimationStage()
    View.animate(withDuration: 1) {
      stage.card.transform = AffineTransform.scale(x: 2, y: 2).concatenating(.rotation(1))
    }
    stage.clock.advance(by: 0.3)
    let before = try #require(stage.card.layer.presentation?.affineTransform)
    View.animate(withDuration: 1) { stage.card.transform = .identity }
    let after = try #require(stage.card.layer.presentation?.affineTransform)
    #expect(isNear(before.a, after.a) && isNear(before.b, after.b) && isNear(before.c, after.c))
    stage.clock.advance(by: 2)
    #expect(stage.card.layer.presentation?.affineTransform == .identity)
  }

  @Test("An animation that begins from the current state ends the old animation as unfinished")
  func fromCurrentState() throws {
    let stage = try AnimationStage()
    View.animate(withDuration: 1, options: .curveLinear) {
      stage.card.center.x = 250
    } completion: {
      stage.end($0)
    }
    stage.clock.advance(by: 0.25)
    View.animate(withDuration: 1, options: [.curveLinear, .beginFromCurrentState]) {
      stage.card.center.x = 50
    } completion: {
      stage.end($0)
    }
    #expect(isNear(stage.seen?.x, 100))
    stage.clock.advance(by: 0.5)
    #expect(isNear(stage.seen?.x, 75) && stage.ends == [false])
    stage.clock.advance(by: 0.5)
    #expect(stage.ends == [false, true])
  }

  @Test("If a block changes a property twice, the animation uses the last value")
  func changedTwice() throws {
    let stage = try AnimationStage()
    View.animate(withDuration: 1, options: .curveLinear) {
      stage.card.backgroundColor = .blue
      stage.card.backgroundColor = .white
      stage.card.center.x = 100
      stage.card.center.x = 150
    } completion: {
      stage.end($0)
    }
    stage.clock.advance(by: 0.5)
    #expect(isNear(stage.seen?.x, 100))
    let color = try #require(stage.card.layer.presentation?.backgroundColor).resolved()
    #expect(color.red == 1 && isNear(color.green, 0.5, 0.01) && isNear(color.blue, 0.5, 0.01))
    stage.clock.advance(by: 0.5)
    #expect(stage.ends == [true])
  }

  @Test("Animations can be chained in completion handlers")
  func chained() throws {
    let stage = try AnimationStage()
    var steps: [Double] = []
    View.animate(withDuration: 0.2) {
      stage.card.transform = .scale(x: 1.1, y: 1.1)
    } completion: { _ in
      steps.append(stage.clock.now)
      View.animate(withDuration: 0.1) {
        stage.card.transform = .scale(x: 0.9, y: 0.9)
      } completion: { _ in
        steps.append(stage.clock.now)
        View.animate(withDuration: 0.1) {
          stage.card.transform = .identity
        } completion: { _ in
          steps.append(stage.clock.now)
        }
      }
    }
    stage.clock.advance(by: 0.3)
    #expect(isNear(stage.card.layer.presentation?.affineTransform.a, 0.9))
    stage.clock.advance(by: 1)
    #expect(steps.count == 3)
    #expect(isNear(steps[0], 0.2) && isNear(steps[1], 0.3) && isNear(steps[2], 0.4))
  }

  @Test("A nested block inherits the duration and curve of the outer block by default")
  func nested() throws {
    let stage = try AnimationStage()
    let other = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    stage.card.superview?.addSubview(other)
    View.animate(withDuration: 1, options: .curveLinear) {
      View.animate(withDuration: 0.1) {
        stage.card.center.x = 150
      } completion: {
        stage.end($0)
      }
      View.animate(
        withDuration: 0.5, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveEaseIn]
      ) {
        other.center.x = 105
      }
      View.performWithoutAnimation { other.center.y = 300 }
    }
    #expect(other.layer.presentation?.position.y == 300)
    stage.clock.advance(by: 0.25)
    #expect(isNear(stage.seen?.x, 75))
    #expect(isNear(other.layer.presentation?.position.x, 5 + 100 * TimingCurve.easeIn.progress(at: 0.5)))
    stage.clock.advance(by: 0.75)
    #expect(stage.ends == [true])
  }

  @Test("Applies changes immediately without a duration or a window, or if animations are disabled")
  func immediate() throws {
    let stage = try AnimationStage()
    View.animate(withDuration: 0) {
      stage.card.center.x = 100
    } completion: {
      stage.end($0)
    }
    #expect(stage.ends == [true] && stage.seen?.x == 100)
    View.animate(withDuration: 1) {
    } completion: {
      stage.end($0)
    }
    #expect(stage.ends.count == 2)
    let loose = View()
    View.animate(withDuration: 1) {
      loose.alpha = 0
    } completion: {
      stage.end($0)
    }
    #expect(stage.ends.count == 3)
    stage.context.areAnimationsEnabled = false
    View.animate(withDuration: 1) {
      stage.card.center.x = 200
    } completion: {
      stage.end($0)
    }
    #expect(stage.ends == [true, true, true, true] && stage.seen?.x == 200)
  }

  @Test(
    "Removing or releasing a view ends its animation as unfinished"
  )
  func leaves() throws {
    let stage = try AnimationStage()
    View.animate(withDuration: 1) {
      stage.card.center.x = 100
    } completion: {
      stage.end($0)
    }
    stage.clock.advance(by: 0.5)
    stage.card.removeFromSuperview()
    stage.clock.advance(by: 0)
    #expect(stage.ends == [false])
    #expect(stage.clock.nextDueTime == nil)
  }

  @Test("During an animation, a view receives touches only if user interaction is allowed")
  func touches() throws {
    let stage = try AnimationStage()
    View.animate(withDuration: 1) { stage.card.center.x = 250 }
    #expect(stage.window.hitTest(Point(x: 250, y: 25)) !== stage.card)
    stage.clock.advance(by: 1)
    #expect(stage.window.hitTest(Point(x: 250, y: 25)) === stage.card)
    View.animate(withDuration: 1, options: .allowUserInteraction) { stage.card.center.x = 50 }
    #expect(stage.window.hitTest(Point(x: 50, y: 25)) === stage.card)
    #expect(
      stage.card.layer.presentation?.hitTest(Point(x: 250, y: 25)) != nil, "tested at the displayed position")
  }

  @Test(
    "Animates changes of constraints and, if requested, the layout of subviews")
  func layout() throws {
    let stage = try AnimationStage()
    let inner = View()
    inner.translatesAutoresizingMaskIntoConstraints = false
    stage.card.addSubview(inner)
    let leading = inner.leadingAnchor.constraint(equalTo: stage.card.leadingAnchor, constant: 10)
    LayoutConstraint.activate([
      leading, inner.topAnchor.constraint(equalTo: stage.card.topAnchor),
      inner.widthAnchor.constraint(equalToConstant: 20), inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    stage.window.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 10, y: 0, width: 20, height: 20))
    leading.constant = 50
    View.animate(withDuration: 1, options: .curveLinear) { stage.window.layoutIfNeeded() }
    #expect(inner.frame.minX == 50)
    stage.clock.advance(by: 0.5)
    #expect(isNear(inner.layer.presentation?.frame.minX, 30))
    stage.clock.advance(by: 1)
    leading.isActive = false
    inner.trailingAnchor.constraint(equalTo: stage.card.trailingAnchor).isActive = true
    stage.window.layoutIfNeeded()
    View.animate(withDuration: 1, options: [.curveLinear, .layoutSubviews]) {
      stage.card.frame.size.width = 200
    }
    #expect(inner.frame.minX == 180)
    stage.clock.advance(by: 0.5)
    #expect(isNear(inner.layer.presentation?.frame.minX, 130))
  }

  @Test("Animates the offset of a scroll view and a tint color")
  func scrollAndTint() throws {
    let stage = try AnimationStage()
    let scroll = ScrollView(frame: Rect(x: 0, y: 100, width: 100, height: 100))
    scroll.contentSize = Size(width: 100, height: 1_000)
    stage.card.superview?.addSubview(scroll)
    View.animate(withDuration: 1, options: .curveLinear) {
      scroll.contentOffset.y = 200
      stage.card.tintColor = .red
    }
    stage.clock.advance(by: 0.5)
    #expect(isNear(scroll.layer.presentation?.bounds.minY, 100))
    stage.card.backgroundColor = .tint
    #expect(stage.card.tintColor == .red)
    let shown = stage.card.resolve(.tint)
    #expect(shown.red > 0.4 && shown.red < 0.6 && shown.blue > 0.3)
    stage.clock.advance(by: 0.5)
    #expect(stage.card.resolve(.tint) == Color.red.resolved())
  }

  @Test(
    "An animated value reaches the value of each keyframe at the keyframe's time",
    arguments: [
      (KeyframeCalculation.linear, [0, 50, 100, 75, 50]), (.discrete, [0, 0, 100, 100, 50]),
    ])
  func keyframes(calculation: KeyframeCalculation, expected: [Double]) throws {
    let stage = try AnimationStage()
    View.animateKeyframes(withDuration: 2, calculation: calculation) {
      View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { stage.card.center.x = 150 }
      View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.card.center.x = 100 }
    } completion: {
      stage.end($0)
    }
    for (index, value) in expected.enumerated() {
      #expect(isNear(stage.seen?.x, 50 + value), "\(index)")
      stage.clock.advance(by: 0.5)
    }
    #expect(stage.ends == [true] && stage.card.center.x == 100)
  }

  @Test("Cubic keyframes change direction smoothly")
  func smoothKeyframes() throws {
    let stage = try AnimationStage()
    View.animateKeyframes(withDuration: 1, calculation: .cubic) {
      View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { stage.card.center.x = 150 }
      View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.card.center.x = 250 }
    }
    var places: [Double] = []
    for _ in 0..<100 {
      places.append(stage.seen?.x ?? 0)
      stage.clock.advance(by: 0.01)
    }
    #expect(isNear(places[50], 150, 1e-3))
    let speeds = zip(places, places.dropFirst()).map { $1 - $0 }
    #expect(zip(speeds, speeds.dropFirst()).allSatisfy { abs($1 - $0) < 0.2 })
  }

  @Test("Begin and commit calls define an animation and report when the animation starts and ends")
  func beginAndCommit() throws {
    final class Hearer {
      var heard: [String] = []
      func start(name: String?, context: AnyObject?) { heard.append("start \(name ?? "")") }
      func stop(name: String?, finished: Bool, context: AnyObject?) {
        heard.append("stop \(name ?? "") \(finished) \(context != nil)")
      }
    }
    let stage = try AnimationStage()
    let hearer = Hearer()
    View.beginAnimations("slide", context: stage.card)
    View.setAnimationDuration(1)
    View.setAnimationDelay(0.5)
    View.setAnimationCurve(.linear)
    View.setAnimationRepeatAutoreverses(true)
    View.setAnimationWillStart(hearer, action: Hearer.start)
    View.setAnimationDidStop(hearer, action: Hearer.stop)
    stage.card.center.x = 150
    View.beginAnimations()
    View.commitAnimations()
    stage.card.center.y = 100
    View.commitAnimations()
    View.commitAnimations()
    stage.card.alpha = 0.5
    #expect(stage.card.layer.presentation?.opacity == 0.5, "changes are no longer animated")
    #expect(hearer.heard.isEmpty)
    stage.clock.advance(by: 1)
    #expect(hearer.heard == ["start slide"] && isNear(stage.seen?.x, 100))
    stage.clock.advance(by: 1)
    #expect(isNear(stage.seen?.x, 100))
    stage.clock.advance(by: 0.5)
    #expect(hearer.heard == ["start slide", "stop slide true true"])
  }
}
