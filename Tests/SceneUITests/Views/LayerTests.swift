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
