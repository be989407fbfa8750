import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct ButtonAppearanceTests {
  private func show(_ attributes: String, _ look: (Button, SceneStage) throws -> Void) throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view frame="0 0 320 480">
        <button id="button" frame="20 20 200 80" \(attributes)/>
        </view></viewController></scene>
        """))
    try stage.show()
    try look(try Harness(stage.window).find(id: "button", as: Button.self), stage)
    #expect(stage.failures.isEmpty)
  }

  private func commands(_ stage: SceneStage) -> [DisplayList.Command] {
    func all(_ layer: PictureLayer) -> [DisplayList.Command] {
      layer.content.commands + layer.sublayers.flatMap(all)
    }
    return stage.window.picture().layers.flatMap(all)
  }

  private func drawn(_ stage: SceneStage) -> [TextRun] { stage.window.picture().layers.flatMap(texts) }

  @Test(
    "Draws the symbol of each button type unless the button has an image",
    arguments: [
      ("detailDisclosure", 22.0), ("infoLight", 22), ("infoDark", 22), ("contactAdd", 22), ("close", 30),
    ])
  func symbols(_ kind: String, _ side: Double) throws {
    try show(#"kind="plain""#) { plain, stage in
      let nothing = commands(stage).count
      try show(#"kind="\#(kind)""#) { button, stage in
        #expect(button.sizeThatFits(.zero) == Size(width: side, height: side))
        #expect(commands(stage).count >= nothing + 3)
        button.setImage(ImageName("own"), for: .normal)
        #expect(commands(stage).count == nothing + 1)
      }
    }
  }

  @Test("Draws detail button symbols in the tint color, not in white")
  func tintedSymbols() throws {
    func color(_ kind: String) throws -> [DisplayList.Command] {
      var found: [DisplayList.Command] = []
      try show("kind=\"\(kind)\"") { _, stage in found = commands(stage) }
      return found
    }
    let tinted = try color("detailDisclosure")
    #expect(try color("infoLight") == tinted && color("infoDark") == tinted)
    #expect(try color("close") != tinted)
  }

  @Test("Filled, gray, and tinted buttons have the same size")
  func filledGrayAndTintedButtonsHaveSameSize() throws {
    var sizes: [Size] = []
    for kind in ["filled", "gray", "tinted"] {
      try show(#"kind="\#(kind)" title="Pay""#) { button, stage in
        sizes.append(button.sizeThatFits(.zero))
        let title = try #require(drawn(stage).first { $0.text == "Pay" })
        #expect((title.color == StandardColor.systemBlue.components(dark: false)) == (kind != "filled"))
      }
    }
    #expect(Set(sizes.map(\.width)).count == 1 && Set(sizes.map(\.height)).count == 1)
  }

  @Test func subtitleIsBelowTitle() throws {
    try show(#"title="Pay" subtitle="with a card" titlePadding="6""#) { button, stage in
      let (title, subtitle) = (
        try #require(drawn(stage).first { $0.text == "Pay" }),
        try #require(drawn(stage).first { $0.text == "with a card" })
      )
      #expect(subtitle.origin.y > title.origin.y + 6 && subtitle.font.size < title.font.size)
      let high = button.sizeThatFits(.zero).height
      button.titlePadding = 0
      #expect(button.sizeThatFits(.zero).height == high - 6)
      button.subtitle = ""
      #expect(button.sizeThatFits(.zero).height < high - 6)
      #expect(!drawn(stage).contains { $0.text == "with a card" })
    }
  }

  @Test func placesImageOnSpecifiedSideOfTitle() throws {
    try show(#"title="Pay" showsActivityIndicator="true" imagePadding="8""#) { button, stage in
      let spokes = try #require(button.subviews.first as? ActivityIndicator)
      #expect(spokes.isAnimating)
      func frames() throws -> (spokes: Rect, title: Double) {
        stage.window.layoutIfNeeded()
        return (spokes.frame, try #require(drawn(stage).first { $0.text == "Pay" }).origin.x)
      }
      let size = button.sizeThatFits(.zero)
      #expect(try frames().spokes.midY == 40)
      let leading = try frames().spokes
      button.imagePlacement = .trailing
      let trailing = try frames().spokes
      #expect(trailing.minX > leading.minX && trailing.midY == 40)
      #expect(leading.minX + trailing.maxX == 200, "the image and the title are centered together")
      #expect(button.sizeThatFits(.zero) == size)
      button.imagePlacement = .top
      let top = try frames().spokes
      #expect(top.midX == 100 && top.maxY < 40)
      #expect(button.sizeThatFits(.zero).height > size.height)
      button.imagePlacement = .bottom
      let bottom = try frames().spokes
      #expect(bottom.midX == 100 && bottom.minY > 40)
      button.showsActivityIndicator = false
      #expect(button.subviews.isEmpty)
    }
  }

  @Test("Highlighted and disabled buttons dim their image by default")
  func dimsImageByDefault() throws {
    try show(#"image="picture""#) { button, stage in
      let usual = commands(stage)
      button.isHighlighted = true
      #expect(commands(stage) != usual)
      button.adjustsImageWhenHighlighted = false
      #expect(commands(stage) == usual)
      (button.isHighlighted, button.isEnabled) = (false, false)
      #expect(commands(stage) != usual)
      button.adjustsImageWhenDisabled = false
      #expect(commands(stage) == usual)
    }
  }

  @Test("A button glows during a touch only if showsTouchWhenHighlighted is set")
  func glowsOnTouchIfEnabled() throws {
    try show(#"kind="custom" title="Pay" titleColor="red""#) { button, stage in
      let usual = commands(stage).count
      button.isHighlighted = true
      #expect(commands(stage).count == usual)
      button.showsTouchWhenHighlighted = true
      #expect(commands(stage).count > usual)
      button.isHighlighted = false
      #expect(commands(stage).count == usual)
    }
  }

  @Test func titleShadowCanReverseWhenHighlighted() throws {
    try show(#"kind="custom" title="Pay" titleShadowColor="red" titleShadowOffset="2 3""#) { button, stage in
      func shadow() -> (x: Double, y: Double) {
        let runs = drawn(stage).filter { $0.text == "Pay" }
        return (runs[0].origin.x - runs[1].origin.x, runs[0].origin.y - runs[1].origin.y)
      }
      #expect(shadow() == (2, 3))
      button.isHighlighted = true
      #expect(shadow() == (2, 3))
      button.reversesTitleShadowWhenHighlighted = true
      #expect(shadow() == (-2, -3))
    }
  }
}
