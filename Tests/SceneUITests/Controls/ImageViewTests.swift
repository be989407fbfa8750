import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct ImageViewTests {
  private func play(_ body: (Stage, ImageView) throws -> Void) throws {
    try onStage { stage in
      stage.context.imageProvider = TestCatalog(sizes: ["wide": Size(width: 80, height: 20)])
      try body(stage, stage.add(ImageView(frame: Rect(x: 10, y: 10, width: 40, height: 40))))
    }
  }

  @Test func contentModeDeterminesFrameOfImage() throws {
    try play { stage, view in
      view.image = "wide"
      let expected: [ContentMode: Rect] = [
        .scaleToFill: Rect(x: 0, y: 0, width: 40, height: 40),
        .redraw: Rect(x: 0, y: 0, width: 40, height: 40),
        .scaleAspectFit: Rect(x: 0, y: 15, width: 40, height: 10),
        .scaleAspectFill: Rect(x: -60, y: 0, width: 160, height: 40),
        .center: Rect(x: -20, y: 10, width: 80, height: 20),
        .top: Rect(x: -20, y: 0, width: 80, height: 20),
        .bottom: Rect(x: -20, y: 20, width: 80, height: 20),
        .left: Rect(x: 0, y: 10, width: 80, height: 20),
        .right: Rect(x: -40, y: 10, width: 80, height: 20),
        .topLeft: Rect(x: 0, y: 0, width: 80, height: 20),
        .topRight: Rect(x: -40, y: 0, width: 80, height: 20),
        .bottomLeft: Rect(x: 0, y: 20, width: 80, height: 20),
        .bottomRight: Rect(x: -40, y: 20, width: 80, height: 20),
      ]
      for mode in ContentMode.allCases {
        view.contentMode = mode
        #expect(images(of: view, on: stage).map(\.rect) == [expected[mode] ?? .zero], "\(mode)")
      }
    }
  }

  @Test func imageWithoutSizeFillsView() throws {
    try play { stage, view in
      view.image = "odd"
      view.contentMode = .center
      #expect(images(of: view, on: stage).map(\.rect) == [view.bounds])
      #expect(view.intrinsicContentSize.width == nil && view.intrinsicContentSize.height == nil)
      #expect(stage.harness.svg().contains(">odd<"), "the name is displayed instead of the image")
      view.image = "wide"
      #expect(view.intrinsicContentSize.width == 80 && view.intrinsicContentSize.height == 20)
      view.sizeToFit()
      #expect(view.frame == Rect(x: 10, y: 10, width: 80, height: 20))
    }
  }

  @Test("An image that code has created is shown instead of the named image, with its size and colors")
  func imageContent() throws {
    try play { stage, view in
      let drawn = ImageRenderer(size: Size(width: 20, height: 10)).image {
        $0.setFillColor(.red)
        $0.fill(Rect(x: 0, y: 0, width: 20, height: 10))
      }
      view.image = "wide"
      view.imageContent = drawn
      view.contentMode = .center
      #expect(images(of: view, on: stage).map(\.rect) == [Rect(x: 10, y: 15, width: 20, height: 10)])
      #expect(images(of: view, on: stage).map(\.content) == [drawn])
      #expect(view.intrinsicContentSize.width == 20 && view.intrinsicContentSize.height == 10)
      view.renderingMode = .template
      #expect(images(of: view, on: stage).map(\.tint) == [view.resolve(.tint)])
      view.imageContent = nil
      #expect(images(of: view, on: stage).map(\.name) == ["wide"])
      #expect(ImageView(imageContent: drawn).frame.size == drawn.size)
      let named = ImageView(image: "wide", highlightedImage: "odd")
      #expect(named.image == "wide" && named.highlightedImage == "odd" && named.frame == .zero)
    }
  }

  @Test("A highlighted image view shows its highlighted image, if any")
  func highlightedImage() throws {
    try play { stage, view in
      func shown() -> [String] { images(of: view, on: stage).map(\.name) }
      view.image = "plain"
      view.isHighlighted = true
      #expect(shown() == ["plain"])
      view.highlightedImage = "bright"
      #expect(shown() == ["bright"])
      view.isHighlighted = false
      #expect(shown() == ["plain"])
    }
  }

  @Test func showsAnimationImagesInOrder() throws {
    try play { stage, view in
      view.image = "still"
      view.animationImages = ["one", "two", "three"]
      view.animationDuration = 0.3
      view.animationRepeatCount = 2
      #expect(view.currentImage == "still")
      view.startAnimating()
      var seen: [String] = []
      for _ in 0..<7 {
        seen += images(of: view, on: stage).map(\.name)
        stage.harness.advance(seconds: 0.1 + 1e-9)
      }
      #expect(seen == ["one", "two", "three", "one", "two", "three", "still"])
      #expect(!view.isAnimating && stage.clock.nextDueTime == nil)
    }
  }

  @Test func animationRunsUntilStopped() throws {
    try play { stage, view in
      view.startAnimating()
      #expect(!view.isAnimating, "there are no animation images")
      view.animationImages = ["one", "two"]
      view.startAnimating()
      #expect(stage.clock.nextDueTime == 1.0 / 30)
      stage.harness.advance(seconds: 100)
      #expect(view.isAnimating)
      view.removeFromSuperview()
      #expect(stage.clock.nextDueTime == nil)
      stage.add(view)
      #expect(stage.clock.nextDueTime != nil)
      view.animationImages = []
      #expect(!view.isAnimating && view.currentImage == nil)
    }
  }

  @Test func runningAnimationDoesNotRetainView() throws {
    try play { stage, view in
      view.animationImages = ["one"]
      view.startAnimating()
      #expect(stage.clock.nextDueTime != nil)
    }
  }

  @Test func sceneSetsImagesOfImageView() throws {
    try onStage { stage in
      let view: ImageView = try stage.load(
        """
        <imageView frame="0 0 40 40" image="bell" highlightedImage="bell on" highlighted="true"
          contentMode="scaleAspectFit"/>
        """)
      #expect(view.currentImage == "bell on" && view.contentMode == .scaleAspectFit)
      #expect(!view.isUserInteractionEnabled)
    }
  }
}
