import SceneDrawing
import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Checks that drawing and layout are mirrored in right-to-left languages.
@Suite struct MirroringTests {
  /// Returns the boxes of all lines and areas that a view draws, from left to right.
  private func boxes(of view: View, on stage: Stage) -> [Rect] {
    contents(of: view, on: stage).compactMap { content in
      switch content {
      case .fill(let path, _, _), .stroke(let path, _, _): path.bounds
      case .image(let run): run.rect
      case .painted(let painted): painted.path.bounds
      case .group(let group): group.content.bounds
      case .text: nil
      }
    }.map(\.rounded).sorted { ($0.minX, $0.minY, $0.width) < ($1.minX, $1.minY, $1.width) }
  }

  private func mirrored(_ boxes: [Rect], in bounds: Rect) -> [Rect] {
    boxes.map { Rect(x: bounds.maxX - $0.maxX, y: $0.minY, width: $0.width, height: $0.height).rounded }
      .sorted { ($0.minX, $0.minY, $0.width) < ($1.minX, $1.minY, $1.width) }
  }

  /// Draws a view in both directions and compares the pictures.
  ///
  /// - `differs`: Whether the mirrored picture differs from the original.
  private func check(
    _ view: (Stage) -> View, differs: Bool = true, _ location: SourceLocation = #_sourceLocation
  ) throws {
    try onStage { stage in
      let view = stage.add(view(stage))
      stage.window.layoutIfNeeded()
      let plain = boxes(of: view, on: stage)
      stage.context.layoutDirection = .rightToLeft
      let turned = boxes(of: view, on: stage)
      #expect(!plain.isEmpty, sourceLocation: location)
      #expect(turned == mirrored(plain, in: view.bounds), sourceLocation: location)
      #expect((turned != plain) == differs, sourceLocation: location)
      view.semanticContentAttribute = .forceLeftToRight
      #expect(boxes(of: view, on: stage) == plain, "the direction is not applied", sourceLocation: location)
      view.semanticContentAttribute = .playback
      #expect(boxes(of: view, on: stage) == plain, sourceLocation: location)
      stage.context.layoutDirection = .leftToRight
      view.semanticContentAttribute = .forceRightToLeft
      #expect(boxes(of: view, on: stage) == turned, sourceLocation: location)
    }
  }

  @Test func mirrorsSliders() throws {
    try check { _ in
      let slider = Slider(frame: Rect(x: 20, y: 20, width: 200, height: 34))
      slider.value = 0.25
      (slider.minimumValueImage, slider.maximumValueImage) = ("less", "more")
      return slider
    }
  }

  @Test func mirrorsSwitches() throws {
    try check { _ in
      let toggle = Switch(frame: Rect(x: 20, y: 20, width: 51, height: 31))
      toggle.setOn(true)
      return toggle
    }
  }

  @Test func mirrorsProgressViews() throws {
    try check { _ in
      let bar = ProgressView(frame: Rect(x: 20, y: 20, width: 200, height: 4))
      bar.progress = 0.3
      return bar
    }
  }

  @Test func mirrorsSteppers() throws {
    try check { _ in Stepper(frame: Rect(x: 20, y: 20, width: 94, height: 32)) }
  }

  @Test func mirrorsSelectedSegments() throws {
    try check { _ in
      let control = SegmentedControl(frame: Rect(x: 20, y: 20, width: 240, height: 32))
      for title in ["A", "B", "C"] { control.insertSegment(withTitle: title, at: 9) }
      control.selectedSegmentIndex = 0
      return control
    }
  }

  @Test("Touches on mirrored controls match what the controls display")
  func touchesMatchMirroredPicture() throws {
    try onStage { stage in
      stage.context.layoutDirection = .rightToLeft
      let slider = stage.add(Slider(frame: Rect(x: 20, y: 20, width: 228, height: 34)))
      try stage.harness.drag(slider, from: slider.thumbFrame.center, to: Point(x: 114, y: 17))
      #expect(abs(slider.value - 0.5) < 0.01)
      let toggle = stage.add(Switch(frame: Rect(x: 20, y: 80, width: 51, height: 31)))
      try stage.harness.drag(toggle, from: Point(x: 41, y: 15), to: Point(x: 10, y: 15))
      #expect(toggle.isOn)
      let stepper = stage.add(Stepper(frame: Rect(x: 20, y: 140, width: 94, height: 32)))
      try stage.harness.tap(stepper, at: Point(x: 10, y: 16))
      #expect(stepper.value == 1)
      let pages = stage.add(PageControl(frame: Rect(x: 20, y: 200, width: 200, height: 26)))
      (pages.numberOfPages, pages.currentPage) = (4, 1)
      try stage.harness.tap(pages, at: Point(x: 10, y: 13))
      #expect(pages.currentPage == 2)
      #expect(pages.frameForIndicator(at: 0).midX > pages.frameForIndicator(at: 1).midX)
      let segments = stage.add(SegmentedControl(frame: Rect(x: 20, y: 260, width: 200, height: 32)))
      for title in ["A", "B"] { segments.insertSegment(withTitle: title, at: 9) }
      try stage.harness.tap(segments, at: Point(x: 190, y: 16))
      #expect(segments.selectedSegmentIndex == 0)
    }
  }

  @Test("Natural alignment follows the layout direction, and left and right alignment do not change")
  func naturalAlignment() throws {
    try onStage { stage in
      let label = stage.add(Label(frame: Rect(x: 20, y: 20, width: 200, height: 30)))
      label.text = "Alarm"
      func start() throws -> TextAlignment { try #require(texts(of: label, on: stage).first).alignment }
      #expect(try start() == .left)
      stage.context.layoutDirection = .rightToLeft
      let run = try #require(texts(of: label, on: stage).first)
      #expect(run.alignment == .right && run.origin.x == 200)
      label.textAlignment = .left
      #expect(try start() == .left)
      let field = stage.add(TextField(frame: Rect(x: 20, y: 60, width: 200, height: 34)))
      field.borderStyle = .roundedRect
      field.text = "a"
      #expect(try #require(texts(of: field, on: stage).first).origin.x > 150)
      field.clearButtonMode = .always
      #expect(field.clearButtonRect.minX == 0 && field.textRect.minX == 30)
    }
  }

  @Test("Mirrors a button's image and title unless they are explicitly left or right")
  func buttons() throws {
    try onStage { stage in
      stage.context.imageProvider = TestCatalog(sizes: ["bell": Size(width: 20, height: 20)])
      let button = stage.add(Button(frame: Rect(x: 20, y: 20, width: 200, height: 40)))
      button.setTitle("Set", for: .normal)
      button.setImage("bell", for: .normal)
      func places() throws -> (image: Double, text: Double) {
        let text = try #require(texts(of: button, on: stage).first)
        return (
          try #require(images(of: button, on: stage).first).rect.minX,
          text.origin.x - text.width * text.alignment.fraction
        )
      }
      let plain = try places()
      #expect(plain.image < plain.text)
      stage.context.layoutDirection = .rightToLeft
      let turned = try places()
      #expect(turned.text < turned.image)
      button.contentHorizontalAlignment = .left
      let left = try places()
      #expect(abs(left.text) < 1 && left.image > left.text)
    }
  }

  @Test("Flips only images that are marked for flipping")
  func markedImages() throws {
    struct Arrows: ImageProvider {
      func content(of image: ImageName, for traits: TraitCollection) -> ImageContent? {
        let content = ImageContent(size: Size(width: 20, height: 20))
        return image == "arrow" ? content.flippedForRightToLeftLayoutDirection() : content
      }
    }
    try onStage { stage in
      stage.context.imageProvider = Arrows()
      func scale(of name: ImageName) throws -> Double {
        let view = stage.add(ImageView(frame: Rect(x: 20, y: 20, width: 20, height: 20)))
        view.image = name
        defer { view.removeFromSuperview() }
        let layer = try #require(stage.harness.picture().layers[0].sublayers.last?.sublayers.last)
        return try #require(layer.content.commands.first).transform.a
      }
      let plain = try scale(of: "arrow")
      stage.context.layoutDirection = .rightToLeft
      let turned = try scale(of: "arrow")
      let other = try scale(of: "bell")
      #expect([plain, turned, other] == [1, -1, 1])
    }
  }

  @Test("Bar items are ordered by the layout direction, and the back button is mirrored")
  func bars() throws {
    let stack = try Stack("a", "b")
    let item = stack.top.navigationItem
    item.leftItemsSupplementBackButton = true
    item.leftBarButtonItems = [BarButtonItem(title: "L1"), BarButtonItem(title: "L2")]
    item.rightBarButtonItems = [BarButtonItem(title: "R1"), BarButtonItem(title: "R2")]
    let names = ["a", "L1", "L2", "b", "R2", "R1"]
    func order() -> [String] {
      stack.theatre.window.layoutIfNeeded()
      var found: [(String, Double)] = []
      stack.navigation.navigationBar.forEveryView { view in
        let text = (view as? Button)?.title(for: .normal) ?? (view as? Label)?.text
        guard let text, names.contains(text), !view.isHidden else { return }
        found.append((text, view.convert(view.bounds.center, to: nil).x))
      }
      return found.sorted { $0.1 < $1.1 }.map(\.0)
    }
    #expect(order() == names)
    stack.navigation.navigationBar.semanticContentAttribute = .forceRightToLeft
    #expect(order() == names.reversed())
    stack.navigation.navigationBar.semanticContentAttribute = .unspecified
    #expect(order() == names)
    stack.theatre.context.layoutDirection = .rightToLeft
    #expect(order() == names.reversed())

    try onStage { stage in
      let bar = stage.add(Toolbar(frame: Rect(x: 0, y: 0, width: 320, height: 44)))
      bar.items = [
        BarButtonItem(title: "1"), BarButtonItem(systemItem: .flexibleSpace), BarButtonItem(title: "2"),
      ]
      let tabs = stage.add(TabBar(frame: Rect(x: 0, y: 100, width: 320, height: 49)))
      tabs.items = ["x", "y"].map { title in
        let item = TabBarItem()
        item.title = title
        return item
      }
      stage.context.layoutDirection = .rightToLeft
      stage.window.layoutIfNeeded()
      #expect(bar.subviews[0].frame.minX > bar.subviews[1].frame.minX)
      #expect(bar.subviews[0].frame.maxX > 300 && bar.subviews[1].frame.minX < 20)
      #expect(tabs.subviews[0].frame.minX > tabs.subviews[1].frame.minX)
    }
  }

  @Test("In right-to-left layouts, only a swipe from the right edge pops the controller")
  func backSwipe() throws {
    let stack = try Stack("a", "b")
    stack.theatre.context.layoutDirection = .rightToLeft
    let window = stack.theatre.window
    let width = window.bounds.width
    try stack.harness.drag(window, from: Point(x: 4, y: 200), to: Point(x: width - 40, y: 200))
    _ = stack.settled()
    #expect(stack.titles == ["a", "b"])
    let touch = try stack.harness.touchDown(at: Point(x: width - 4, y: 200))
    for x in stride(from: width - 20, to: 80, by: -20) { stack.harness.move(touch, to: Point(x: x, y: 200)) }
    #expect(stack.navigation.viewControllers.count == 1)
    let leaving = try #require(stack.navigation.view.subviews.first?.subviews.last)
    #expect(leaving.transform.tx < 0, "the view follows the finger")
    stack.harness.up(touch)
    _ = stack.settled()
    #expect(stack.titles == ["a"])
  }

  @Test("Mirrors the accessory, text, and swipe actions of a cell")
  func cells() throws {
    try onStage { stage in
      let cell = stage.add(TableViewCell(style: .value1, reuseIdentifier: nil))
      cell.frame = Rect(x: 0, y: 0, width: 320, height: 44)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      cell.accessoryType = .disclosureIndicator
      stage.window.layoutIfNeeded()
      let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
      let plain = [cell.contentView.frame, text.frame, detail.frame]
      let arrow = boxes(of: cell, on: stage)
      stage.context.layoutDirection = .rightToLeft
      stage.window.layoutIfNeeded()
      #expect(cell.contentView.frame == Rect(x: 28, y: 0, width: 292, height: 44))
      let width = cell.contentView.bounds.width
      #expect(text.frame.minX == width - plain[1].maxX && detail.frame.minX == width - plain[2].maxX)
      #expect(detail.textAlignment == .left)
      #expect(boxes(of: cell, on: stage) == mirrored(arrow, in: cell.bounds))
      stage.context.layoutDirection = .leftToRight
      stage.window.layoutIfNeeded()
      #expect([cell.contentView.frame, text.frame, detail.frame] == plain && detail.textAlignment == .right)
    }
  }
}

extension Rect {
  /// Rounded to a thousandth of a point, because sums in reverse order have different rounding errors.
  fileprivate var rounded: Rect {
    func near(_ value: Double) -> Double { (value * 1000).rounded() / 1000 + 0 }
    return Rect(x: near(minX), y: near(minY), width: near(width), height: near(height))
  }
}
