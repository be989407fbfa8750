import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct ButtonContentTests {
  private func play(_ body: (Stage, Button) throws -> Void) throws {
    try onStage { stage in
      stage.context.imageProvider = TestCatalog(sizes: ["bell": Size(width: 30, height: 24)])
      let button = stage.add(Button(frame: Rect(x: 20, y: 20, width: 200, height: 40)))
      button.setTitle("Ring", for: .normal)
      button.setImage("bell", for: .normal)
      try body(stage, button)
    }
  }

  /// Returns the leading edge and the width of the title.
  private func title(_ button: Button, on stage: Stage) throws -> (x: Double, width: Double) {
    let run = try #require(texts(of: button, on: stage).last)
    let part: [TextAlignment: Double] = [.left: 0, .center: 0.5, .right: 1]
    return (run.origin.x - run.width * (part[run.alignment] ?? 0), run.width)
  }

  @Test func titleIsRightOfImage() throws {
    try play { stage, button in
      for alignment in [ContentHorizontalAlignment.left, .center, .right] {
        button.contentHorizontalAlignment = alignment
        let image = try #require(images(of: button, on: stage).first).rect
        let title = try title(button, on: stage)
        #expect(abs(image.maxX - title.x) < 1e-9, "\(alignment)")
        let free = 200 - 30 - title.width
        #expect(abs(image.minX - [.left: 0, .center: free / 2, .right: free][alignment]!) < 1e-9)
        #expect(image.minY == 8 && image.height == 24)
      }
      button.contentHorizontalAlignment = .fill
      #expect(images(of: button, on: stage).first?.rect.minX == 0)
      button.contentVerticalAlignment = .top
      #expect(images(of: button, on: stage).first?.rect.minY == 0)
      button.contentVerticalAlignment = .bottom
      #expect(images(of: button, on: stage).first?.rect.maxY == 40)
      button.contentVerticalAlignment = .fill
      #expect(images(of: button, on: stage).first?.rect.height == 40)
    }
  }

  @Test func insetsMoveImageAndTitle() throws {
    try play { stage, button in
      button.contentHorizontalAlignment = .left
      button.contentInsets = EdgeInsets(top: 4, left: 10, bottom: 0, right: 0)
      button.titleInsets = EdgeInsets(left: 6)
      button.imageInsets = EdgeInsets(top: 2)
      #expect(
        images(of: button, on: stage).first?.rect == Rect(x: 10, y: 11, width: 30, height: 24))
      let left = try title(button, on: stage).x
      #expect(left == 46)
      let width = BuiltInTextMetrics().width(of: "Ring", font: .system(17))
      #expect(button.sizeThatFits(.zero).width == (width + 30 + 10).rounded(.up))
    }
  }

  @Test("States without their own values use the values of the normal state")
  func normalState() throws {
    try play { stage, button in
      button.setImage("loud", for: .selected)
      button.setBackgroundImage("plate", for: .highlighted)
      button.setTitleShadowColor(.red, for: [.selected, .highlighted])
      func shown() -> [String] { images(of: button, on: stage).map(\.name) }
      #expect(shown() == ["bell"] && texts(of: button, on: stage).count == 1)
      button.isSelected = true
      #expect(shown() == ["loud"])
      let touch = try stage.harness.touchDown(in: button)
      #expect(button.state == [.selected, .highlighted])
      #expect(shown() == ["bell"], "this combination has no image of its own")
      let runs = texts(of: button, on: stage)
      #expect(runs.count == 2 && runs[0].color == Color.red.resolved())
      #expect(runs[0].origin.y == runs[1].origin.y + 1)
      stage.harness.up(touch)
      button.isSelected = false
      _ = try stage.harness.touchDown(in: button)
      #expect(shown() == ["plate", "bell"])
    }
  }

  @Test func dimsImageUnlessStateHasOwnImage() throws {
    try play { stage, button in
      func opacity() -> Double? { images(of: button, on: stage).first?.alpha }
      #expect(opacity() == 1)
      button.isHighlighted = true
      #expect(opacity() == 0.5)
      button.isEnabled = false
      #expect(opacity() == 0.35)
      button.setImage("off", for: [.highlighted, .disabled])
      #expect(opacity() == 1)
      button.setImage(nil, for: [.highlighted, .disabled])
      button.kind = .custom
      #expect(opacity() == 1, "a custom button displays the image unchanged")
    }
  }

  @Test("A button without content has the size of a button with a narrow title")
  func nothingToShow() throws {
    try onStage { stage in
      let button = stage.add(Button())
      button.font = .system(18)
      #expect(button.intrinsicContentSize == (30, 34))
      button.contentInsets = EdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
      #expect(button.intrinsicContentSize == (4, 2))
      button.contentInsets = .zero
      button.setTitle("i", for: .normal)
      #expect(button.intrinsicContentSize == (30, 34))
    }
  }

  @Test(
    "The size of a button fits its image and title to the exact pixel")
  func imageAndLine() throws {
    try onStage { stage in
      stage.context.displayScale = 3
      let sizes: [ImageName: Size] = [
        "large": Size(width: 24, height: 24), "small": Size(width: 46.0 / 3, height: 14),
      ]
      stage.context.imageProvider = TestCatalog(sizes: sizes)
      let button = stage.add(Button())
      button.font = .system(18)
      button.setImage("large", for: .normal)
      #expect(button.intrinsicContentSize == (24, 24))
      button.setImage("small", for: .normal)
      #expect(button.intrinsicContentSize == (46.0 / 3, 22))
      button.setTitle("Back", for: .normal)
      let size = button.intrinsicContentSize
      #expect(size.height == 22, "there is no vertical padding")
      let title = try #require(size.width) - 46.0 / 3
      #expect(abs(title - title.rounded()) < 1e-9)
    }
  }

  @Test("Rounds title sizes to pixels in filled buttons and to points in other buttons")
  func pixelsOnPlates() throws {
    try onStage { stage in
      stage.context.displayScale = 3
      let plain = stage.add(Button())
      plain.font = .system(17)
      plain.setTitle("Get", for: .normal)
      let height = try #require(plain.intrinsicContentSize.height)
      #expect(height == height.rounded())
      let plate = stage.add(Button())
      plate.kind = .filled
      plate.font = .system(17)
      plate.setTitle("Get", for: .normal)
      let size = try (#require(plate.intrinsicContentSize.width), #require(plate.intrinsicContentSize.height))
      #expect(size.0 * 3 == (size.0 * 3).rounded() && size.1 * 3 == (size.1 * 3).rounded())
      #expect(size.0 != size.0.rounded() && size.1 != size.1.rounded())
    }
  }

  @Test func sceneSetsTitlesAndImagesOfButton() throws {
    try onStage { stage in
      let button: Button = try stage.load(
        """
        <button frame="0 0 120 40" kind="custom" title="Go" image="start" backgroundImage="plate"
            titleShadowColor="gray" contentHorizontalAlignment="left" titleInsets="0 4 0 0">
          <state name="selected" title="Stop" image="stop"/>
          <state name="selected highlighted" backgroundImage="pressed" titleShadowColor="black"/>
        </button>
        """)
      #expect(button.currentTitle == "Go" && button.currentImage == "start")
      button.isSelected = true
      #expect(button.currentTitle == "Stop" && button.currentImage == "stop")
      #expect(button.currentBackgroundImage == "plate")
      button.isHighlighted = true
      #expect(button.currentTitle == "Go" && button.currentBackgroundImage == "pressed")
      #expect(button.titleShadowColor(for: button.state) == .black)
      #expect(button.contentHorizontalAlignment == .left && button.titleInsets.left == 4)
    }
  }
}
