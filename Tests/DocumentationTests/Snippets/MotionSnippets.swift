import SceneUI

// What the documentation of motion and layers shows.

private func exampleMotionPage(_ card: View) {
  // snippet: Animating.md
  View.animate(withDuration: 0.3) {
    card.center.y = 200
    card.alpha = 1
  } completion: { finished in
    if finished { card.removeFromSuperview() }
  }
  // end
}

private func exampleMotionPage2(_ leading: LayoutConstraint, _ page: View) {
  // snippet: Animating.md
  leading.constant = 120
  View.animate(withDuration: 0.3) { page.layoutIfNeeded() }
  // end
}

private func exampleMotionPage3(_ card: View) {
  // snippet: Animating.md
  let dot = Layer()
  dot.bounds = Rect(x: 0, y: 0, width: 8, height: 8)
  dot.cornerRadius = 4
  dot.backgroundColor = .red
  card.layer.addSublayer(dot)
  Transaction.perform(duration: 1) { dot.position = Point(x: 100, y: 12) }
  // end
}

private func exampleSpring() {
  // snippet: Spring.swift
  print(Spring(dampingRatio: 0.6, duration: 0.8).progress(after: 0.2))
  // end
}

private func exampleTimingCurve() {
  // snippet: TimingCurve.swift
  print(TimingCurve(0.2, 0, 0.2, 1).progress(at: 0.5))
  // end
}

private func exampleLayerAnimation(_ wheel: View) {
  // snippet: LayerAnimation.swift
  var spin = BasicAnimation("transform.rotation.z", from: 0, to: 2 * Double.pi)
  spin.duration = 1
  spin.repeatCount = .infinity
  wheel.layer.add(spin, forKey: "spin")
  // end
}

private func examplePropertyAnimator(_ sheet: View) {
  // snippet: PropertyAnimator.swift
  let animator = PropertyAnimator(duration: 0.4) { sheet.center.y = 300 }
  animator.startAnimation()
  // When the user touches the sheet:
  animator.pauseAnimation()
  animator.fractionComplete = 0.6
  animator.continueAnimation(timing: .spring(Spring(dampingRatio: 0.8, duration: 0.4)))
  // end
}

private func exampleTransaction(_ dot: Layer) {
  // snippet: Transaction.swift
  Transaction.perform(duration: 1) { dot.position = Point(x: 100, y: 12) }
  Transaction.withoutAnimation { dot.position = .zero }
  // end
}

private func exampleLayerKey(_ layer: Layer) {
  // snippet: LayerKey.swift
  layer.add(BasicAnimation("transform.rotation.z", from: 0, to: 1, duration: 1))
  layer.add(BasicAnimation(.opacity, to: 0, duration: 1))
  // end
}

private func exampleViewAnimation(_ card: View) {
  // snippet: View+Animation.swift
  View.animate(withDuration: 0.3) {
    card.center.y = 200
  } completion: { finished in
    View.animate(withDuration: 0.2) { card.alpha = 0 }
  }
  // end
}

private func exampleViewAnimation2(_ field: View) {
  // snippet: View+Animation.swift
  View.animate(withDuration: 0.1) {
    View.modifyAnimations(repeatCount: 3, autoreverses: true) { field.center.x += 8 }
  }
  // end
}

private func exampleViewBeginning(_ card: View) {
  // snippet: View+Beginning.swift
  View.beginAnimations("slide")
  View.setAnimationDuration(0.5)
  card.center.y = 200
  View.commitAnimations()
  // end
}

private func exampleViewKeyframes(_ card: View) {
  // snippet: View+Keyframes.swift
  View.animateKeyframes(withDuration: 1) {
    View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { card.center.y = 300 }
    View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { card.center.y = 100 }
  }
  // end
}

private func exampleViewTransition(_ card: View, _ front: View, _ back: View) {
  // snippet: View+Transition.swift
  View.transition(with: card, duration: 0.5, options: .transitionFlipFromLeft) {
    front.removeFromSuperview()
    card.addSubview(back)
  }
  // end
}

private func exampleReplicatorLayer(_ card: View) {
  // snippet: ReplicatorLayer.swift
  // A reflection, as below a glossy picture:
  let mirror = ReplicatorLayer()
  mirror.instanceCount = 2
  mirror.instanceTransform = Transform3D.scale(y: -1).concatenating(.translation(y: 104))
  mirror.instanceAlphaOffset = -0.6
  card.layer.addSublayer(mirror)
  // end
}

private func exampleShapeLayer(_ card: View) {
  // snippet: ShapeLayer.swift
  let ring = ShapeLayer()
  ring.path = Path(ellipseIn: Rect(x: 0, y: 0, width: 40, height: 40))
  ring.fillColor = nil
  ring.strokeColor = .tint
  card.layer.addSublayer(ring)
  ring.add(BasicAnimation("strokeEnd", from: 0.0, to: 1.0, duration: 1))
  // end
}

private func exampleLayerValues(_ card: View) {
  // snippet: Layer+Values.swift
  if let seen = card.layer.presentation { print(seen.position) }
  // end
}

private func exampleLayerContent(_ bubble: Layer) {
  // snippet: Layer+Content.swift
  bubble.contents = .image("Bubble")
  bubble.contentsCenter = Rect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
  // end
}

private func exampleLayer(_ card: View) {
  // snippet: Layer.swift
  card.layer.cornerRadius = 8
  let dot = Layer()
  dot.bounds = Rect(x: 0, y: 0, width: 8, height: 8)
  dot.position = Point(x: 12, y: 12)
  dot.backgroundColor = .red
  card.layer.addSublayer(dot)
  // end
}

private func exampleTransform3D(_ layer: Layer) {
  // snippet: Transform3D.swift
  var turned = Transform3D.identity
  turned.m34 = -1 / 500  // seen from 500 points away
  layer.transform = Transform3D.rotation(.pi / 4, x: 0, y: 1, z: 0).concatenating(turned)
  // end
}

private func exampleGradientLayer(_ card: View) {
  // snippet: GradientLayer.swift
  let sky = GradientLayer()
  sky.frame = card.bounds
  sky.colors = [.blue, .white]
  card.layer.insertSublayer(sky, at: 0)
  // end
}

private func exampleMotionPage4(_ context: SceneContext, _ ball: View) {
  // snippet: Animating.md
  let link = DisplayLink(on: context) { link in
    ball.center.x += 60 * link.frameDuration
  }
  // To let the loop sleep while nothing moves:
  link.isPaused = true
  // end
}

private func exampleDisplayLink(_ context: SceneContext, _ ball: View) {
  // snippet: DisplayLink.swift
  let link = DisplayLink(on: context) { link in
    ball.center.x += 60 * link.frameDuration
  }
  // To let the loop sleep while nothing moves:
  link.isPaused = true
  // end
}

// snippet: AnimatedTransitioning.swift
final class Fade: AnimatedTransitioning {
  func transitionDuration(using context: TransitionContext?) -> Double { 0.3 }

  func animateTransition(using context: TransitionContext) {
    let incoming = context.view(for: .to)
    incoming?.alpha = 0
    View.animate(withDuration: transitionDuration(using: context)) {
      incoming?.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.isCancelled)
    }
  }
}
// end

private final class PinchedController: ViewController {
  let interactor = PercentDrivenTransition()

  // snippet: PercentDrivenTransition.swift
  func pinchDidChange(_ pinch: PinchGestureRecognizer) {
    switch pinch.state {
    case .changed: interactor.update(1 - pinch.scale)
    case .ended:
      if interactor.percentComplete > 0.5 { interactor.finish() } else { interactor.cancel() }
    case .cancelled: interactor.cancel()
    default: break
    }
  }
  // end
}

private final class PhotoController: ViewController {
  // snippet: Transitions.md
  let interactor = PercentDrivenTransition()

  func panDidChange(_ pan: PanGestureRecognizer) {
    let way = pan.translation(in: view).y / view.bounds.height
    switch pan.state {
    case .began: do { try dismiss(animated: true) } catch { context.report(error) }
    case .changed: interactor.update(way)
    case .ended: if way > 0.4 { interactor.finish() } else { interactor.cancel() }
    default: interactor.cancel()
    }
  }
  // end
}

// snippet: TiledLayer.swift
final class MapLayer: TiledLayer {
  override func drawTile(in rect: Rect, scale: Double, with graphics: GraphicsContext) {
    graphics.setFillColor(.systemGreen)
    graphics.fill(rect)
  }
}
// end

private func exampleConcurrentDrawing() {
  // snippet: TiledLayer.swift
  let map = TiledLayer()
  map.concurrentDrawing = { rect, scale, graphics in
    graphics.setFillColor(.systemGreen)
    graphics.fill(rect)
  }
  // end
}
