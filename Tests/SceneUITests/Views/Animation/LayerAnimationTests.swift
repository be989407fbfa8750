import SceneUI
import SceneValues
import Testing

@Suite struct LayerAnimationTests {
  private func dot(in stage: AnimationStage) -> Layer {
    let dot = Layer()
    dot.bounds = Rect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = .red
    stage.card.layer.addSublayer(dot)
    return dot
  }

  @Test("An animation without explicit values uses the values of the layer")
  func basic() throws {
    try expectMiddle(0.4, of: BasicAnimation("opacity", from: 0.2, to: 0.6))
    try expectMiddle(0.5, of: BasicAnimation("opacity", to: 0))
    try expectMiddle(0.5, of: BasicAnimation("opacity", from: 0))
    try expectMiddle(0.8, of: BasicAnimation("opacity", by: -0.4))
    try expectMiddle(0.3, of: BasicAnimation("opacity", from: 0.2, by: 0.2))
    try expectMiddle(0.6, of: BasicAnimation("opacity", to: 0.8, by: 0.4))
  }

  private func expectMiddle(_ middle: Double, of animation: BasicAnimation) throws {
    let stage = try AnimationStage()
    var animation = animation
    animation.duration = 1
    var heard: [String] = []
    animation.didStart = { heard.append("start") }
    animation.didStop = { heard.append("stop \($0)") }
    stage.card.layer.add(animation, forKey: "fade")
    #expect(stage.card.layer.animationKeys == ["fade"] && heard == ["start"])
    stage.clock.advance(by: 0.5)
    #expect(isNear(stage.card.layer.presentation?.opacity, middle))
    stage.clock.advance(by: 0.5)
    #expect(heard == ["start", "stop true"] && stage.card.layer.animationKeys.isEmpty)
    #expect(stage.card.layer.presentation?.opacity == 1)
  }

  @Test("An animation replaces an earlier animation with the same name and can be removed by name")
  func names() throws {
    let stage = try AnimationStage()
    var ends: [String] = []
    for name in ["one", "two"] {
      var animation = BasicAnimation("position.x", to: 100, duration: 1)
      animation.didStop = { ends.append("\(name) \($0)") }
      stage.card.layer.add(animation, forKey: "move")
    }
    stage.clock.advance(by: 0)
    #expect(ends == ["one false"])
    #expect((stage.card.layer.animation(forKey: "move") as? BasicAnimation)?.duration == 1)
    stage.card.layer.removeAnimation(forKey: "move")
    stage.clock.advance(by: 0)
    #expect(ends == ["one false", "two false"] && stage.clock.nextDueTime == nil)
  }

  @Test("With the 'forwards' fill mode, shows the final value until the animation is removed")
  func fill() throws {
    let stage = try AnimationStage()
    var animation = BasicAnimation("opacity", to: 0.2, duration: 1)
    animation.fill = .forwards
    animation.isRemovedOnCompletion = false
    stage.card.layer.add(animation, forKey: "fade")
    stage.clock.advance(by: 5)
    #expect(isNear(stage.card.layer.presentation?.opacity, 0.2) && stage.card.alpha == 1)
    #expect(stage.card.layer.animationKeys == ["fade"])
    stage.card.layer.removeAllAnimations()
    #expect(stage.card.layer.presentation?.opacity == 1)
    var later = BasicAnimation("opacity", from: 0.5, to: 0.2, duration: 1)
    later.beginTime = 7
    later.fill = .backwards
    stage.card.layer.add(later)
    #expect(isNear(stage.card.layer.presentation?.opacity, 0.5))
    stage.clock.advance(by: 2.5)
    #expect(isNear(stage.card.layer.presentation?.opacity, 0.35))
  }

  @Test("Applies key times, curves, and paths, and combines additive and cumulative animations")
  func keyframes() throws {
    let stage = try AnimationStage()
    var shake = KeyframeAnimation("position.x", values: [0.0, 10.0, -10.0, 0.0], duration: 1)
    shake.keyTimes = [0, 0.2, 0.8, 1]
    shake.curves = [.linear, .easeIn]
    shake.isAdditive = true
    stage.card.layer.add(shake)
    stage.clock.advance(by: 0.1)
    #expect(isNear(stage.seen?.x, 55))
    stage.clock.advance(by: 0.4)
    #expect(isNear(stage.seen?.x, 60 - 20 * TimingCurve.easeIn.progress(at: 0.5)))
    stage.clock.advance(by: 1)
    var path = Path()
    path.move(to: Point(x: 0, y: 0))
    path.addLine(to: Point(x: 100, y: 0))
    path.addLine(to: Point(x: 100, y: 100))
    stage.card.layer.add(KeyframeAnimation("position", path: path, duration: 1))
    stage.clock.advance(by: 0.75)
    #expect(isNear(stage.seen?.x, 100) && isNear(stage.seen?.y, 50))
    stage.clock.advance(by: 1)
    var turn = BasicAnimation("transform.rotation.z", from: 0, to: 1, duration: 1)
    turn.repeatCount = 3
    turn.isCumulative = true
    stage.card.layer.add(turn)
    stage.clock.advance(by: 2.5)
    let angle = stage.card.layer.presentation?.transform
    #expect(isNear(angle?.rows.0.x, AffineTransform.rotation(2.5).a))
  }

  @Test("A spring runs until it is at rest, and a group limits the duration of its animations")
  func springAndGroup() throws {
    let stage = try AnimationStage()
    var ends: [String] = []
    var spring = SpringAnimation("position.x", to: 150, spring: Spring(stiffness: 100, damping: 10))
    spring.didStop = { _ in ends.append("spring") }
    stage.card.layer.add(spring)
    let settling = Spring(stiffness: 100, damping: 10).settlingDuration
    stage.clock.advance(by: settling / 4)
    #expect(
      isNear(stage.seen?.x, 50 + 100 * Spring(stiffness: 100, damping: 10).progress(after: settling / 4)))
    stage.clock.advance(by: settling)
    #expect(ends == ["spring"])
    var inner = BasicAnimation("position.x", to: 250, duration: 1)
    inner.beginTime = 0.5
    var group = AnimationGroup([inner, BasicAnimation("opacity", to: 0)], duration: 1)
    group.didStop = { _ in ends.append("group") }
    stage.card.layer.add(group, forKey: "both")
    stage.clock.advance(by: 0.5)
    #expect(isNear(stage.seen?.x, 50) && isNear(stage.card.layer.presentation?.opacity, 0.5))
    stage.clock.advance(by: 0.25)
    #expect(isNear(stage.seen?.x, 100))
    stage.clock.advance(by: 0.25)
    #expect(ends == ["spring", "group"] && stage.seen?.x == 50)
  }

  @Test("Changes to a standalone layer are animated as its transaction specifies")
  func implicit() throws {
    let stage = try AnimationStage()
    let dot = dot(in: stage)
    dot.position = Point(x: 100, y: 0)
    stage.clock.advance(by: 0.125)
    #expect(isNear(dot.presentation?.position.x, 100 * TimingCurve.standard.progress(at: 0.5)))
    stage.clock.advance(by: 1)
    var ends = 0
    Transaction.perform(duration: 1, curve: .linear) {
      dot.position = Point(x: 0, y: 0)
      Transaction.withoutAnimation { dot.opacity = 0.5 }
    } completion: {
      ends += 1
    }
    #expect(dot.presentation?.opacity == 0.5)
    stage.clock.advance(by: 0.25)
    #expect(isNear(dot.presentation?.position.x, 75) && ends == 0)
    stage.clock.advance(by: 0.75)
    #expect(ends == 1)
    Transaction.perform {
    } completion: {
      ends += 1
    }
    #expect(ends == 2)
    stage.card.layer.cornerRadius = 5
    #expect(stage.card.layer.presentation?.cornerRadius == 5, "changes of a view's own layer are immediate")
  }

  @Test("Pauses, resumes, and speeds up the time of a layer and its sublayers")
  func time() throws {
    let stage = try AnimationStage()
    let dot = dot(in: stage)
    var ended = false
    var move = BasicAnimation("position.x", from: 0, to: 100, duration: 1)
    move.didStop = { ended = $0 }
    dot.add(move)
    stage.clock.advance(by: 0.25)
    let layer = stage.card.layer
    let paused = layer.convertTime(stage.clock.now, from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    stage.clock.advance(by: 10)
    #expect(isNear(dot.presentation?.position.x, 25) && !ended)
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = stage.clock.now - paused
    stage.clock.advance(by: 0.25)
    #expect(isNear(dot.presentation?.position.x, 50))
    dot.timeOffset = -layer.convertTime(stage.clock.now, from: nil)
    dot.speed = 2
    stage.clock.advance(by: 0.25)
    #expect(ended)
  }

  @Test("The delay of an animation is measured in the layer's time, whose speed can change")
  func delayedStart() throws {
    let stage = try AnimationStage()
    let dot = dot(in: stage)
    dot.speed = 0.5
    var heard: [String] = []
    var fade = BasicAnimation("opacity", to: 0, duration: 1)
    fade.beginTime = dot.convertTime(stage.clock.now, from: nil) + 1
    fade.didStart = { heard.append("start") }
    fade.didStop = { heard.append("stop \($0)") }
    dot.add(fade)
    stage.clock.advance(by: 1)
    #expect(heard.isEmpty)
    let paused = dot.convertTime(stage.clock.now, from: nil)
    dot.speed = 0
    dot.timeOffset = paused
    stage.clock.advance(by: 10)
    #expect(heard.isEmpty)
    dot.beginTime = stage.clock.now
    dot.speed = 2
    stage.clock.advance(by: 0.2)
    #expect(heard.isEmpty)
    stage.clock.advance(by: 0.05)
    #expect(heard == ["start"])
    stage.clock.advance(by: 0.5)
    #expect(heard == ["start", "stop true"])
  }

  @Test("Rejected insertions of sublayers leave the layer hierarchy unchanged")
  func rejectedInsertionsLeaveLayersInPlace() {
    let (parent, back, front) = (Layer(), Layer(), Layer())
    let (inner, leaf) = (Layer(), Layer())
    parent.addSublayer(back)
    parent.addSublayer(front)
    back.addSublayer(inner)
    inner.addSublayer(leaf)
    inner.insertSublayer(back, above: leaf)
    inner.insertSublayer(back, below: leaf)
    back.insertSublayer(back, below: inner)
    parent.insertSublayer(back, above: back)
    parent.insertSublayer(back, below: back)
    inner.replaceSublayer(leaf, with: back)
    inner.mask = back
    #expect(parent.sublayers.map { $0 === back } == [true, false])
    #expect(back.superlayer === parent && leaf.superlayer === inner && inner.mask == nil)
    let mask = Layer()
    inner.mask = mask
    inner.replaceSublayer(mask, with: Layer())
    #expect(inner.mask === mask && inner.sublayers.count == 1)
    parent.insertSublayer(back, above: front)
    #expect(parent.sublayers.map { $0 === back } == [false, true])
    parent.insertSublayer(back, below: front)
    #expect(parent.sublayers.map { $0 === back } == [true, false])
  }

  @Test("Layers keep their order among subviews and are removed with their parent")
  func tree() throws {
    let stage = try AnimationStage()
    let layer = stage.card.layer
    let (back, front) = (Layer(), Layer())
    layer.insertSublayer(back, at: 0)
    layer.addSublayer(front)
    #expect(
      layer.sublayers.map { $0 === back ? "back" : $0 === front ? "front" : "label" } == [
        "back", "label", "front",
      ])
    let top = View()
    stage.card.addSubview(top)
    #expect(layer.sublayers.last === top.layer && front.superlayer === layer)
    stage.label.removeFromSuperview()
    #expect(layer.sublayers.first === back && layer.sublayers[1] === front)
    front.addSublayer(layer)
    #expect(layer.superlayer === stage.card.superview?.layer, "a view's layer cannot be moved separately")
    back.addSublayer(front)
    front.addSublayer(back)
    #expect(
      front.superlayer === back && back.superlayer === layer, "a layer cannot be added to its own descendant")
    let other = Layer()
    layer.replaceSublayer(back, with: other)
    #expect(layer.sublayers.first === other && back.superlayer == nil)
  }

  @Test("Converts points in both directions through anchor points, transforms, and perspective")
  func coordinates() throws {
    let stage = try AnimationStage()
    let dot = dot(in: stage)
    View.performWithoutAnimation {
      dot.anchorPoint = Point(x: 0, y: 1)
      dot.position = Point(x: 30, y: 40)
      dot.transform = .rotation(0.5, x: 0, y: 0, z: 1)
    }
    #expect(dot.convert(Point(x: 0, y: 10), to: stage.card.layer) == Point(x: 30, y: 40))
    var eye = Transform3D.identity
    eye.m34 = -1 / 100
    stage.card.layer.sublayerTransform = eye
    View.performWithoutAnimation { dot.transform = .rotation(1, x: 1, y: 1, z: 0) }
    let point = Point(x: 7, y: 2)
    let back = dot.convert(dot.convert(point, to: nil), from: nil)
    #expect(isNear(back.x, 7, 1e-6) && isNear(back.y, 2, 1e-6))
    let seen = dot.convert(Point(x: 5, y: 5), to: stage.card.layer)
    #expect(stage.card.layer.hitTest(stage.card.layer.convert(seen, to: stage.card.superview?.layer)) === dot)
    stage.card.layer.anchorPoint = Point(x: 0, y: 0)
    #expect(stage.card.center == Point(x: 50, y: 25) && stage.card.frame.minX == 50)
    stage.card.transform = .scale(x: 2, y: 2)
    #expect(stage.card.frame == Rect(x: 50, y: 25, width: 200, height: 100))
    stage.card.frame = Rect(x: 10, y: 10, width: 100, height: 100)
    #expect(stage.card.frame == Rect(x: 10, y: 10, width: 100, height: 100))
  }

  @Test("Animates properties that custom layer classes declare")
  func classes() throws {
    final class Meter: Layer {
      var level = 0.0 { didSet { didChange("level", from: oldValue, to: level) } }
      var drawn: [Double] = []
      override func drawProperties(
        _ values: PresentedProperties, in bounds: Rect, with graphics: GraphicsContext
      ) {
        drawn.append(values["level", level])
        graphics.fill(Rect(x: 0, y: 0, width: bounds.width * values["level", level], height: 10))
      }
      override func value(of property: String) -> AnimatedValue? {
        property == "level" ? .number(level) : nil
      }
    }
    final class MeterView: View {
      override class var layerClass: Layer.Type { Meter.self }
    }
    let stage = try AnimationStage()
    let view = MeterView(frame: Rect(x: 0, y: 60, width: 100, height: 10))
    stage.card.addSubview(view)
    let meter = try #require(view.layer as? Meter)
    View.animate(withDuration: 1, options: .curveLinear) { meter.level = 1 }
    stage.clock.advance(by: 0.5)
    _ = stage.window.picture()
    #expect(isNear(meter.drawn.last, 0.5) && isNear(meter.presented("level", model: meter.level), 0.5))
  }
}
