import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Round corners, borders and shadows: `Layer`.
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

  @Test("rule 29: a scene says a view's layer, which is drawn light and dark, and goes with the view")
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
        #expect(dark.contains(##"stroke="#ffffff""##), "the border is of the text's colour")
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

  @Test("rule 24: a layer's change marks the view, and the same value does not")
  func marks() throws {
    let stage = try SceneStage(text)
    try stage.show()
    let card = try Harness(stage.window).find(id: "card")
    _ = stage.window.picture()
    card.layer.cornerRadius = 10
    card.layer.shadowOffset = Size(width: 0, height: -3)
    #expect(!card.needsDisplay)
    card.layer.masksToBounds = true
    #expect(card.clipsToBounds && card.needsDisplay, "what is cut off throws no shadow")
    _ = stage.window.picture()
    card.layer.borderWidth = 1
    #expect(card.needsDisplay)
  }

  @Test("the shadow of a background is one blurred shape below it, and that of a path has its form")
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
    "a view without a background throws the shadow of what it shows; a mask and a blend mode are of the whole"
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

  @Test("what lies behind round corners is not left out, though the view promises to fill its bounds")
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
}
