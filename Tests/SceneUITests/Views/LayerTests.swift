import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct LayerTests {
  private let text = storyboardText(
    """
    <scene><viewController id="main"><view backgroundColor="systemBackground">
      <view id="card" frame="40 40 120 80" backgroundColor="secondarySystemBackground">
        <runtimeAttribute key="layer.cornerRadius" type="number" value="10"/>
        <runtimeAttribute key="layer.borderWidth" type="number" value="2"/>
        <runtimeAttribute key="layer.borderColor" type="color" value="label"/>
        <runtimeAttribute key="layer.shadowOpacity" type="number" value="0.4"/>
      </view>
    </view></viewController></scene>
    """)

  @Test("rule 29: a layer configured in a scene is drawn in light and dark mode and freed")
  func scene() throws {
    let alive = try Lifetimes.counting { lifetimes in
      func run() throws {
        let stage = try SceneStage(text)
        try stage.show()
        let harness = Harness(stage.window)
        let light = harness.svg()
        stage.context.style = .dark
        let dark = harness.svg()
        #expect(light.contains(##"stroke="#000000""##))
        #expect(dark.contains(##"stroke="#ffffff""##), "the border is of the text's color")
        weak let layer = try harness.find(id: "card").layer
        #expect(layer?.cornerRadius == 10)
        try harness.find(id: "card").removeFromSuperview()
        #expect(layer == nil)
        #expect(stage.failures.isEmpty)
      }
      try run()
      return lifetimes.alive
    }
    #expect(alive == 0)
  }

  @Test("rule 24: a changed layer property marks the view for drawing, but an equal value does not")
  func marks() throws {
    let stage = try SceneStage(text)
    try stage.show()
    let card = try Harness(stage.window).find(id: "card")
    _ = stage.window.picture()
    card.layer.cornerRadius = 10
    card.layer.shadowOffset = Size(width: 0, height: -3)
    #expect(!card.needsDisplay)
    card.layer.masksToBounds = true
    #expect(card.clipsToBounds && card.needsDisplay, "a clipped view has no shadow")
    _ = stage.window.picture()
    card.layer.borderWidth = 1
    #expect(card.needsDisplay)
  }

  @Test("The shadow of a background is one blurred shape that follows the shadow path, if any")
  func shadow() throws {
    let stage = try SceneStage(text)
    try stage.show()
    let card = try Harness(stage.window).find(id: "card")
    func groups() throws -> [DisplayGroup] {
      try picturedCard(on: stage).content.commands.compactMap {
        if case .group(let group) = $0.content { return group }
        return nil
      }
    }
    #expect(try groups().map(\.blurRadius) == [3])
    #expect(try groups().first?.content.bounds == Rect(x: 0, y: -3, width: 120, height: 80))
    card.layer.shadowPath = Path(ellipseIn: Rect(x: 10, y: 70, width: 100, height: 20))
    card.layer.shadowRadius = 6
    #expect(card.needsDisplay)
    #expect(try groups().map(\.blurRadius) == [6])
    #expect(try groups().first?.content.bounds == Rect(x: 10, y: 67, width: 100, height: 20))
    card.layer.masksToBounds = true
    #expect(try groups().isEmpty)
  }

  @Test(
    "Without a background, the content casts the shadow; masks apply to the whole view"
  )
  func effects() throws {
    let stage = try SceneStage(text)
    try stage.show()
    let harness = Harness(stage.window)
    let card = try harness.find(id: "card")
    func effects() throws -> LayerEffects? { try picturedCard(on: stage).effects }
    #expect(try effects() == nil)
    card.backgroundColor = nil
    let shadow = Shadow(
      offset: Size(width: 0, height: -3), radius: 3, color: RGBA(red: 0, green: 0, blue: 0, alpha: 0.4))
    #expect(try effects() == LayerEffects(shadow: shadow))
    card.layer.shadowOpacity = 0
    card.layer.blendMode = .multiply
    #expect(try effects() == LayerEffects(blendMode: .multiply))
    card.layer.blendMode = .normal
    let dot = ImageRenderer(size: Size(width: 9, height: 9)).image {
      $0.fillEllipse(in: Rect(x: 0, y: 0, width: 9, height: 9))
    }
    let mask = Layer()
    mask.bounds = Rect(x: 0, y: 0, width: 9, height: 9)
    mask.position = Point(x: 9.5, y: 9.5)
    mask.contents = .picture(try #require(dot.drawing), Size(width: 9, height: 9))
    card.layer.mask = mask
    let drawn = try #require(try effects()?.mask)
    #expect(drawn.drawnBounds.map(drawn.transform.apply) == Rect(x: 5, y: 5, width: 9, height: 9))
    #expect(harness.svg().contains("<mask"))
    card.layer.mask = nil
    #expect(try effects() == nil)
  }

  private func picturedCard(on stage: SceneStage) throws -> PictureLayer {
    func card(in layers: [PictureLayer]) -> PictureLayer? {
      layers.lazy.compactMap { $0.identifier == "card" ? $0 : card(in: $0.sublayers) }.first
    }
    return try #require(card(in: stage.window.picture().layers))
  }

  @Test("Draws the content behind an opaque view with rounded corners")
  func opaque() throws {
    let stage = try SceneStage(text)
    let root = try stage.show().view
    let card = try Harness(stage.window).find(id: "card")
    let behind = View(frame: card.frame)
    behind.backgroundColor = .green
    root.insertSubview(behind, at: 0)
    card.isOpaque = true
    let harness = Harness(stage.window)
    let round = harness.svg()
    card.layer.cornerRadius = 0
    #expect(round.contains("#00ff00"))
    #expect(!harness.svg().contains("#00ff00"))
  }

  @Test("Corner attributes in a scene apply to the background, border, shadow, and clipping")
  func corners() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view>
          <view id="card" frame="40 40 120 80" backgroundColor="secondarySystemBackground">
            <runtimeAttribute key="layer.cornerRadius" type="number" value="10"/>
            <runtimeAttribute key="layer.maskedCorners" type="int" value="3"/>
            <runtimeAttribute key="layer.cornerCurve" type="string" value="continuous"/>
            <runtimeAttribute key="layer.borderWidth" type="number" value="2"/>
            <runtimeAttribute key="layer.shadowOpacity" type="number" value="0.4"/>
            <label id="inside" frame="0 0 120 20" text="Inside"/>
          </view>
        </view></viewController></scene>
        """))
    try stage.show()
    let card = try Harness(stage.window).find(id: "card")
    #expect(card.layer.maskedCorners == [.topLeft, .topRight])
    #expect(card.layer.cornerCurve == .continuous)
    let outline = Path(
      roundedRect: card.bounds, cornerRadius: 10, corners: [.topLeft, .topRight], curve: .continuous)
    let border = Path(
      roundedRect: card.bounds.insetBy(dx: 1, dy: 1), cornerRadius: 9, corners: [.topLeft, .topRight],
      curve: .continuous)
    func fills(_ list: DisplayList) -> [Path] {
      list.commands.compactMap {
        switch $0.content {
        case .fill(let path, _, _): path
        case .stroke(let path, _, _): path
        case .group(let group): fills(group.content).first
        default: nil
        }
      }
    }
    // First without and then with a running animation.
    for isMoving in [false, true] {
      if isMoving { View.animate(withDuration: 1) { card.alpha = 0.5 } }
      let picture = try picturedCard(on: stage)
      let shadow = outline.applying(.translation(x: 0, y: -3))
      #expect(fills(picture.content) == [shadow, outline])
      #expect(picture.sublayers.last.map { fills($0.content) } == [border])
    }
    card.clipsToBounds = true
    let picture = try picturedCard(on: stage)
    #expect(picture.maskedCorners == [.topLeft, .topRight] && picture.cornerCurve == .continuous)
    #expect(Harness(stage.window).svg().contains(SVGRenderer().svg(clipped(to: outline)).pathData))
    _ = stage.window.picture()
    card.layer.maskedCorners = .all
    #expect(card.needsDisplay)
  }

  private func clipped(to path: Path) -> LayeredPicture {
    var list = DisplayList()
    list.commands = [DisplayList.Command(.fill(path, rule: .nonZero, color: RGBA(packed: 0xFFFF_FFFF)))]
    return LayeredPicture(size: Size(width: 120, height: 80), content: list)
  }

  @Test("The presentation layer includes the current mask, contents, and sublayers")
  func presentation() throws {
    let stage = try SceneStage(text)
    try stage.show()
    let card = try Harness(stage.window).find(id: "card")
    let badge = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    card.addSubview(badge)
    let dot = Layer()
    dot.bounds = Rect(x: 0, y: 0, width: 4, height: 4)
    dot.contents = .image("dot")
    dot.contentsCenter = Rect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    let hole = Layer()
    hole.bounds = Rect(x: 0, y: 0, width: 60, height: 60)
    card.layer.mask = hole
    card.layer.addSublayer(dot)
    Transaction.perform(duration: 1, curve: .linear) {
      dot.position = Point(x: 100, y: 0)
      hole.position = Point(x: 50, y: 0)
    }
    View.animate(withDuration: 1, options: .curveLinear) { badge.center.x = 105 }
    stage.clock.advance(by: 0.5)
    let seen = try #require(card.layer.presentation)
    #expect(seen.mask.map { isNear($0.position.x, 25) } == true)
    #expect(seen.sublayers.map { $0.model === badge.layer || $0.model === dot } == [true, true])
    #expect(seen.sublayers.map { isNear($0.position.x, $0.model === dot ? 50 : 55) } == [true, true])
    #expect(seen.sublayers.last?.contents == .image("dot"))
    #expect(seen.sublayers.last?.contentsCenter == dot.contentsCenter)
    #expect(seen.model === card.layer && dot.model === dot)
    let middle = Point(x: seen.position.x - 60 + 55, y: seen.position.y - 40 + 5)
    #expect(seen.hitTest(middle)?.model === badge.layer, "hit-tested at the displayed position")
  }

  @Test("Rejects an unknown curve name and lists the valid names")
  func unknownCurve() throws {
    let view = View()
    let registry = Registry.library
    let error = #expect(throws: LoadingError.Kind.self) {
      try registry.setValue(.string("elliptic"), forKeyPath: "layer.cornerCurve", on: view)
    }
    #expect("\(try #require(error))".contains("one of 'circular', 'continuous'"))
    #expect(view.layer.cornerCurve == .circular)
    try registry.setValue(.string("continuous"), forKeyPath: "layer.cornerCurve", on: view)
    #expect(view.layer.cornerCurve == .continuous)
  }

  @Test("Corner masks and curves change immediately even inside an animation")
  func cornersApplyImmediately() throws {
    let stage = try SceneStage(
      storyboardText(#"<scene><viewController id="main"><view id="root"/></viewController></scene>"#))
    let layer = try stage.show().view.layer
    layer.cornerRadius = 4
    View.animate(withDuration: 1) {
      layer.cornerRadius = 20
      layer.maskedCorners = [.topLeft]
      layer.cornerCurve = .continuous
    }
    let seen = try #require(layer.presentation)
    #expect(seen.cornerRadius == 4)
    #expect(seen.maskedCorners == [.topLeft])
    #expect(seen.cornerCurve == .continuous)
  }

  @Test("The center and the edges of nine-part contents stretch, but the corners do not")
  func nineParts() throws {
    let stage = try SceneStage(text)
    try stage.show()
    let card = try Harness(stage.window).find(id: "card")
    let bubble = Layer()
    bubble.bounds = Rect(x: 0, y: 0, width: 100, height: 50)
    bubble.position = Point(x: 60, y: 40)
    let drawing = ImageRenderer(size: Size(width: 30, height: 20)).image {
      $0.fill(Rect(x: 0, y: 0, width: 30, height: 20))
    }
    bubble.contents = .picture(try #require(drawing.drawing), Size(width: 30, height: 20))
    bubble.contentsCenter = Rect(x: 0.2, y: 0.5, width: 0.4, height: 0.1)
    card.layer.addSublayer(bubble)
    func parts() throws -> [Rect] {
      // The layer comes before the border.
      let layers = try picturedCard(on: stage).sublayers
      let parts = try #require(layers.dropLast().last?.sublayers.first).sublayers
      return parts.map { $0.transform.apply(to: $0.bounds) }
    }
    let (columns, rows) = ([0.0, 6, 88, 100], [0.0, 10, 42, 50])
    let expected = (0..<9).map { index in
      let (column, row) = (index % 3, index / 3)
      return Rect(
        x: columns[column], y: rows[row], width: columns[column + 1] - columns[column],
        height: rows[row + 1] - rows[row])
    }
    let seen = try parts()
    #expect(seen.count == 9)
    #expect(
      zip(seen, expected).allSatisfy {
        // The parts overlap by half a point, so that no gap is visible.
        isNear($0.minX, $1.minX) && isNear($0.minY, $1.minY) && isNear($0.maxX, $1.maxX, 0.5 + 1e-6)
          && isNear($0.maxY, $1.maxY, 0.5 + 1e-6)
      })
    // If the bounds are too small, the corners shrink and the parts between them disappear.
    Transaction.withoutAnimation { bubble.bounds.size.width = 9 }
    let narrow = try parts()
    #expect(narrow.count == 6)
    #expect(narrow.allSatisfy { $0.maxX <= 9.5 + 1e-9 && $0.minX >= -1e-9 })
    Transaction.withoutAnimation { bubble.contentsCenter = Rect(x: 0, y: 0, width: 1, height: 1) }
    #expect(try parts() == [])
  }
}

extension String {
  fileprivate var pathData: String {
    guard let start = range(of: #"d=""#), let end = self[start.upperBound...].firstIndex(of: "\"") else {
      return self
    }
    return String(self[start.lowerBound...end])
  }
}
