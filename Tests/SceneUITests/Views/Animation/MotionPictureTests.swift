import SceneDrawing
import SceneUI
import SceneValues
import Testing

@Suite struct MotionPictureTests {
  static let transitions: [(name: String, options: AnimationOptions)] = [
    ("flip-left", .transitionFlipFromLeft), ("flip-right", .transitionFlipFromRight),
    ("flip-top", .transitionFlipFromTop), ("flip-bottom", .transitionFlipFromBottom),
    ("curl-up", .transitionCurlUp), ("curl-down", .transitionCurlDown),
    ("dissolve", .transitionCrossDissolve),
  ]

  @Test("Transitions between the contents of a view match the recorded pictures", arguments: transitions)
  func transition(name: String, options: AnimationOptions) throws {
    try MotionBoard.expect("transition-\(name)") { root in
      let card = page("Front", color: .systemOrange)
      root.addSubview(card)
      View.transition(with: card, duration: 1, options: [options, .curveLinear]) {
        for subview in card.subviews { subview.removeFromSuperview() }
        card.backgroundColor = .systemBlue
        card.addSubview(label("Back"))
      }
    }
  }

  static let styles: [(name: String, style: TransitionStyle)] = [
    ("move-in-left", .moveIn(.left)), ("move-in-right", .moveIn(.right)), ("move-in-top", .moveIn(.top)),
    ("move-in-bottom", .moveIn(.bottom)), ("push-left", .push(.left)), ("push-right", .push(.right)),
    ("push-top", .push(.top)), ("push-bottom", .push(.bottom)), ("reveal-left", .reveal(.left)),
    ("reveal-right", .reveal(.right)), ("reveal-top", .reveal(.top)), ("reveal-bottom", .reveal(.bottom)),
  ]

  @Test("Transitions between the contents of a layer match the recorded pictures", arguments: styles)
  func layerTransition(name: String, style: TransitionStyle) throws {
    try MotionBoard.expect("transition-\(name)") { root in
      let card = page("Old", color: .systemOrange)
      root.addSubview(card)
      var animation = TransitionAnimation(style, duration: 1)
      animation.timingCurve = .linear
      card.layer.add(animation)
      (card.subviews[0] as? Label)?.text = "New"
      card.backgroundColor = .systemGreen
    }
  }

  @Test("Text, outlines, and layers in perspective match the recorded pictures")
  func perspective() throws {
    try MotionBoard.expect("layer-perspective") { root in
      let card = page("Deep", color: .systemOrange)
      card.layer.cornerRadius = 12
      card.layer.borderWidth = 2
      card.layer.borderColor = .label
      root.addSubview(card)
      var eye = Transform3D.identity
      eye.m34 = -1 / 200
      root.layer.sublayerTransform = eye
      View.animate(withDuration: 1, options: .curveLinear) {
        card.layer.transform = .rotation(1.4, x: 0, y: 1, z: 0)
      }
    }
  }

  @Test("Layers with shadows, borders, z-order, and anchor points match the recorded pictures")
  func plainLayers() throws {
    try MotionBoard.expect("layer-tree") { root in
      root.addSubview(label("View"))
      for (index, color) in [Color.systemRed, .systemGreen, .systemBlue].enumerated() {
        let layer = Layer()
        layer.bounds = Rect(x: 0, y: 0, width: 50, height: 30)
        layer.anchorPoint = Point(x: 0, y: 0)
        layer.position = Point(x: 20 + 10 * Double(index), y: 20 + 10 * Double(index))
        layer.backgroundColor = color
        layer.cornerRadius = 6
        layer.borderWidth = 1
        layer.borderColor = .label
        layer.shadowOpacity = 0.5
        layer.zPosition = index == 0 ? 5 : 0
        root.layer.addSublayer(layer)
        var spin = BasicAnimation("transform.rotation.z", from: 0.0, to: .pi / 2, duration: 1)
        spin.fill = .forwards
        spin.isRemovedOnCompletion = false
        layer.add(spin)
      }
    }
  }

  @Test("Both corner curves match the recorded pictures")
  func corners() throws {
    try MotionBoard.expect("layer-corners") { root in
      let round = page("", color: .systemOrange)
      round.frame = Rect(x: 8, y: 8, width: 48, height: 32)
      round.layer.cornerCurve = .continuous
      round.layer.shadowOpacity = 0.6
      let tab = page("", color: .systemBlue)
      tab.frame = Rect(x: 64, y: 8, width: 48, height: 32)
      tab.layer.maskedCorners = [.topLeft, .topRight]
      tab.layer.borderWidth = 2
      tab.layer.borderColor = .label
      let leaf = page("", color: .systemGreen)
      leaf.frame = Rect(x: 8, y: 50, width: 104, height: 32)
      leaf.layer.maskedCorners = [.topLeft, .bottomRight]
      leaf.layer.cornerCurve = .continuous
      leaf.clipsToBounds = true
      let stripe = View(frame: Rect(x: 0, y: 20, width: 104, height: 12))
      stripe.backgroundColor = .systemRed
      leaf.addSubview(stripe)
      for card in [round, tab, leaf] { root.addSubview(card) }
      View.animate(withDuration: 1, options: .curveLinear) {
        for card in [round, tab, leaf] { card.layer.cornerRadius = 16 }
      }
    }
  }

  /// A layer with framed tiles, each in a color that depends on its position.
  private final class BoardLayer: TiledLayer {
    override func drawTile(in rect: Rect, scale: Double, with graphics: GraphicsContext) {
      let isEven = Int(rect.minX / rect.width + rect.minY / rect.height) % 2 == 0
      graphics.setFillColor(isEven ? .systemGreen : .systemOrange)
      graphics.fill(rect)
      graphics.setStrokeColor(.label)
      graphics.lineWidth = 1 / scale
      graphics.stroke(Path(rect))
    }
  }

  @Test("Tiles fade in, and smaller tiles replace larger tiles when the layer is magnified")
  func tiles() throws {
    try MotionBoard.expect("layer-tiles") { root in
      let board = BoardLayer()
      board.tileSize = Size(width: 30, height: 30)
      board.levelsOfDetail = 2
      board.levelsOfDetailBias = 1
      board.fadeDuration = 0.5
      board.bounds = Rect(x: 0, y: 0, width: 1_000, height: 1_000)
      board.anchorPoint = .zero
      board.cornerRadius = 20
      board.masksToBounds = true
      root.layer.addSublayer(board)
      var zoom = BasicAnimation("transform.scale", from: 1.0, to: 2.0, duration: 0.5)
      zoom.beginTime = 0.4
      zoom.fill = .forwards
      zoom.isRemovedOnCompletion = false
      board.add(zoom)
    }
  }

  @Test("Nine-part contents in growing bounds match the recorded pictures")
  func nineParts() throws {
    try MotionBoard.expect("layer-nine-parts") { root in
      let bubble = Layer()
      let drawing = ImageRenderer(size: Size(width: 24, height: 24)).image { graphics in
        graphics.setFillColor(.systemBlue)
        graphics.fill(
          Path(roundedRect: Rect(x: 1, y: 1, width: 22, height: 22), cornerRadius: 8, curve: .continuous))
        graphics.setFillColor(.systemOrange)
        graphics.fill(Path(ellipseIn: Rect(x: 3, y: 3, width: 6, height: 6)))
        graphics.fill(Path(ellipseIn: Rect(x: 15, y: 15, width: 6, height: 6)))
      }
      bubble.contents = drawing.drawing.map { .picture($0, Size(width: 24, height: 24)) }
      bubble.contentsCenter = Rect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
      bubble.bounds = Rect(x: 0, y: 0, width: 14, height: 14)
      bubble.position = Point(x: 60, y: 45)
      root.layer.addSublayer(bubble)
      Transaction.perform(duration: 1, curve: .linear) {
        bubble.bounds = Rect(x: 0, y: 0, width: 110, height: 60)
      }
    }
  }

  @Test("Draws an outline gradually while its shape and color change")
  func shape() throws {
    try MotionBoard.expect("layer-shape") { root in
      let ring = ShapeLayer()
      ring.path = Path(ellipseIn: Rect(x: 20, y: 15, width: 60, height: 60))
      ring.fillColor = nil
      ring.strokeColor = .systemRed
      ring.lineWidth = 6
      ring.lineCap = .round
      root.layer.addSublayer(ring)
      ring.add(held(BasicAnimation("strokeEnd", from: 0.0, to: 1.0, duration: 1)))
      let star = ShapeLayer()
      star.path = polygon(radius: 12, dent: 1)
      star.fillColor = .systemBlue
      root.layer.addSublayer(star)
      star.add(held(BasicAnimation("path", to: polygon(radius: 18, dent: 0.4), duration: 1)))
      let dashes = ShapeLayer()
      dashes.path = Path(Rect(x: 5, y: 5, width: 110, height: 80))
      dashes.fillColor = nil
      dashes.strokeColor = .label
      dashes.lineDashPattern = [6, 4]
      root.layer.addSublayer(dashes)
      dashes.add(held(BasicAnimation("lineDashPhase", from: 0.0, to: 10.0, duration: 1)))
    }
  }

  @Test("A text layer that grows and changes color matches the recorded pictures")
  func text() throws {
    try MotionBoard.expect("layer-text") { root in
      let text = TextLayer()
      text.string = "Hello, layer"
      text.fontSize = 14
      text.foregroundColor = .label
      text.bounds = Rect(x: 0, y: 0, width: 110, height: 80)
      text.position = Point(x: 60, y: 45)
      text.isWrapped = true
      root.layer.addSublayer(text)
      text.add(held(BasicAnimation("fontSize", to: 26.0, duration: 1)))
      text.add(held(BasicAnimation("foregroundColor", to: Color.systemRed, duration: 1)))
    }
  }

  @Test("Fading, staggered, and reflected replicator copies match the recorded pictures")
  func replicator() throws {
    try MotionBoard.expect("layer-replicator") { root in
      let wheel = ReplicatorLayer()
      wheel.bounds = Rect(x: 0, y: 0, width: 60, height: 60)
      wheel.position = Point(x: 40, y: 45)
      wheel.instanceCount = 8
      wheel.instanceTransform = .rotation(.pi / 4, x: 0, y: 0, z: 1)
      wheel.instanceDelay = -0.125
      wheel.instanceRedOffset = -0.1
      let dot = Layer()
      dot.bounds = Rect(x: 0, y: 0, width: 10, height: 10)
      dot.position = Point(x: 30, y: 6)
      dot.cornerRadius = 5
      dot.backgroundColor = .systemRed
      wheel.addSublayer(dot)
      root.layer.addSublayer(wheel)
      var fade = BasicAnimation("opacity", from: 1.0, to: 0.1, duration: 1)
      fade.repeatCount = .infinity
      fade.fill = .both
      dot.add(fade)
      let mirror = ReplicatorLayer()
      mirror.bounds = Rect(x: 0, y: 0, width: 30, height: 40)
      mirror.position = Point(x: 95, y: 30)
      mirror.instanceCount = 2
      mirror.instanceTransform = Transform3D.scale(y: -1).concatenating(.translation(y: 42))
      mirror.instanceAlphaOffset = -0.6
      let text = TextLayer()
      text.string = "AB"
      text.fontSize = 20
      text.foregroundColor = .label
      text.bounds = Rect(x: 0, y: 0, width: 30, height: 40)
      text.position = Point(x: 15, y: 20)
      mirror.addSublayer(text)
      root.layer.addSublayer(mirror)
    }
  }

  @Test("Particles of an emitter rise, grow, and fade")
  func emitter() throws {
    try MotionBoard.expect("layer-emitter") { root in
      let emitter = EmitterLayer()
      emitter.bounds = Rect(x: 0, y: 0, width: 120, height: 90)
      emitter.position = Point(x: 60, y: 45)
      emitter.emitterPosition = Point(x: 60, y: 85)
      var cell = EmitterCell()
      cell.birthRate = 20
      cell.lifetime = 1.5
      cell.velocity = 50
      cell.velocityRange = 10
      cell.emissionLongitude = -.pi / 2
      cell.emissionRange = 1
      cell.color = .systemOrange
      cell.alphaSpeed = -0.6
      cell.scaleSpeed = 0.3
      emitter.emitterCells = [cell]
      root.layer.addSublayer(emitter)
    }
  }

  @Test("Animated axial, radial, and conic gradients match the recorded pictures")
  func gradients() throws {
    try MotionBoard.expect("layer-gradient") { root in
      for (index, kind) in [GradientLayer.Kind.axial, .radial, .conic].enumerated() {
        let layer = GradientLayer()
        layer.kind = kind
        layer.bounds = Rect(x: 0, y: 0, width: 34, height: 60)
        layer.position = Point(x: 20 + 40 * Double(index), y: 45)
        layer.cornerRadius = 6
        layer.colors = [.systemRed, .systemBlue, .systemGreen]
        if kind != .axial {
          layer.startPoint = Point(x: 0.5, y: 0.5)
          layer.endPoint = Point(x: 1, y: 1)
        }
        root.layer.addSublayer(layer)
        layer.add(held(BasicAnimation("colors", to: [Color.white, .black, .systemRed], duration: 1)))
        layer.add(held(BasicAnimation("locations", from: [0, 0.5, 1.0], to: [0, 0.1, 0.6], duration: 1)))
      }
    }
  }

  @Test("A moving mask and a blended layer match the recorded pictures")
  func mask() throws {
    try MotionBoard.expect("layer-mask") { root in
      let card = page("Masked", color: .systemOrange)
      root.addSubview(card)
      let hole = ShapeLayer()
      hole.bounds = Rect(x: 0, y: 0, width: 40, height: 40)
      hole.position = Point(x: 10, y: 30)
      hole.path = Path(ellipseIn: hole.bounds)
      card.layer.mask = hole
      hole.add(held(BasicAnimation("position.x", to: 70.0, duration: 1)))
      let tint = Layer()
      tint.bounds = Rect(x: 0, y: 0, width: 120, height: 30)
      tint.position = Point(x: 60, y: 20)
      tint.backgroundColor = .systemBlue
      tint.blendMode = .multiply
      root.layer.addSublayer(tint)
    }
  }

  @Test("A scroll layer that scrolls its content matches the recorded pictures")
  func scroll() throws {
    try MotionBoard.expect("layer-scroll") { root in
      let scroll = ScrollLayer()
      scroll.bounds = Rect(x: 0, y: 0, width: 60, height: 60)
      scroll.position = Point(x: 60, y: 45)
      scroll.borderWidth = 1
      scroll.borderColor = .label
      for index in 0..<6 {
        let tile = Layer()
        tile.bounds = Rect(x: 0, y: 0, width: 30, height: 30)
        tile.position = Point(x: 15 + 30 * Double(index), y: 15 + 20 * Double(index % 2))
        tile.backgroundColor = index % 2 == 0 ? .systemGreen : .systemRed
        scroll.addSublayer(tile)
      }
      root.layer.addSublayer(scroll)
      Transaction.perform(duration: 1, curve: .linear) { scroll.scroll(to: Point(x: 100, y: 0)) }
    }
  }

  // MARK: What they show

  private func page(_ text: String, color: Color) -> View {
    let page = View(frame: Rect(x: 20, y: 15, width: 80, height: 60))
    page.backgroundColor = color
    page.addSubview(label(text))
    return page
  }

  private func label(_ text: String) -> Label {
    let label = Label(frame: Rect(x: 10, y: 15, width: 60, height: 30))
    label.text = text
    label.textAlignment = .center
    return label
  }

  private func polygon(radius: Double, dent: Double) -> Path {
    Path(
      polygon: (0..<10).map { index in
        let length = index % 2 == 0 ? radius : radius * dent
        let point = AffineTransform.rotation(Double(index) * .pi / 5).apply(to: Point(x: 0, y: -length))
        return Point(x: point.x + 50, y: point.y + 45)
      })
  }

  /// Returns the animation, which keeps its final state.
  private func held(_ animation: BasicAnimation) -> BasicAnimation {
    var animation = animation
    animation.fill = .forwards
    animation.isRemovedOnCompletion = false
    return animation
  }
}
