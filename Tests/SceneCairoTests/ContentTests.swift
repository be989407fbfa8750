import SceneCairo
import SceneDrawing
import SceneValues
import Testing

/// Handwritten display lists and layers for cases that the features do not cover.
@Suite struct ContentTests {
  @Test("A filled rectangle covers only its own area")
  func fillCoversOnlyItsArea() throws {
    let surface = try drawn { $0.fill(Rect(x: 10, y: 10, width: 20, height: 20)) }
    #expect(surface.color(x: 20, y: 20) == .red)
    #expect(surface.color(x: 9, y: 20)?.alpha == 0)
    #expect(surface.color(x: 30, y: 20)?.alpha == 0)
  }

  @Test func doesNotDrawLineOfZeroWidth() throws {
    let surface = try drawn {
      $0.lineWidth = 0
      $0.strokeLine(from: Point(x: 0, y: 20), to: Point(x: 40, y: 20))
    }
    #expect(surface.color(x: 20, y: 20)?.alpha == 0)
    #expect(surface.color(x: 20, y: 19)?.alpha == 0)
  }

  @Test func clipsLayerToRoundedCorners() throws {
    var layer = PictureLayer(
      frame: Rect(x: 0, y: 0, width: 40, height: 40), clipsToBounds: true,
      content: DisplayList(commands: [
        .init(.fill(Path(Rect(x: -10, y: -10, width: 60, height: 60)), rule: .nonZero, color: .red))
      ]))
    layer.cornerRadius = 20
    layer.maskedCorners = [.topLeft, .bottomRight]
    let surface = try drawn(LayeredPicture(size: Size(width: 40, height: 40), layers: [layer]))
    #expect(surface.color(x: 2, y: 2)?.alpha == 0)
    #expect(surface.color(x: 37, y: 37)?.alpha == 0)
    #expect(surface.color(x: 37, y: 2) == .red)
    #expect(surface.color(x: 20, y: 20) == .red)
  }

  @Test func appliesOpacityToLayerAsAWhole() throws {
    let area = Rect(x: 0, y: 0, width: 40, height: 40)
    var layer = PictureLayer(
      frame: area,
      content: DisplayList(commands: [.init(.fill(Path(area), rule: .nonZero, color: .red))]),
      sublayers: [
        PictureLayer(
          frame: area,
          content: DisplayList(commands: [.init(.fill(Path(area), rule: .nonZero, color: .blue))]))
      ])
    layer.opacity = 0.5
    let surface = try drawn(LayeredPicture(size: area.size, background: .white, layers: [layer]))
    let mixed = surface.color(x: 20, y: 20)
    #expect((mixed?.difference(from: RGBA(packed: 0x8080_FFFF)) ?? 255) < 2)
  }

  @Test("Content is visible only where all nested clips and masks overlap")
  func nestsClipsAndMasks() throws {
    var list = DisplayList(
      commands: [.init(.fill(Path(Rect(x: 0, y: 0, width: 40, height: 40)), rule: .nonZero, color: .red))])
    let half = DrawingMask(
      DisplayList(commands: [
        .init(.fill(Path(Rect(x: 0, y: 0, width: 40, height: 20)), rule: .nonZero, color: .black))
      ]))
    list.clips = [
      .init(path: Path(Rect(x: 0, y: 0, width: 20, height: 40))), .init(mask: half, parent: 0),
      .init(path: Path(Rect(x: 10, y: 0, width: 30, height: 40)), parent: 1),
    ]
    list.commands[0].clip = 2
    let surface = try drawn(list)
    #expect(surface.color(x: 15, y: 10) == .red)
    for (x, y) in [(5, 10), (25, 10), (15, 30)] { #expect(surface.color(x: x, y: y)?.alpha == 0) }
  }

  @Test func drawsShadowOfContentOutsidePicture() throws {
    let surface = try drawn {
      $0.shadow = Shadow(offset: Size(width: 100, height: 0), radius: 0, color: .blue)
      $0.fill(Rect(x: -90, y: 10, width: 20, height: 20))
    }
    #expect(surface.color(x: 20, y: 20) == .blue)
    #expect(surface.color(x: 5, y: 20)?.alpha == 0)
  }

  @Test(
    "The standard deviation of a blur equals the blur radius", arguments: [(1.0, 0.69), (3, 0.8), (6, 0.82)])
  func blurRadius(radius: Double, share: Double) throws {
    let half = DisplayList(commands: [
      .init(.fill(Path(Rect(x: -200, y: -200, width: 220, height: 440)), rule: .nonZero, color: .red))
    ])
    let surface = try drawn(DisplayList(commands: [.init(.group(DisplayGroup(half, blurRadius: radius)))]))
    // The centers of these pixels are half a pixel less than one standard deviation from the edge.
    let inside = surface.color(x: 20 - Int(radius), y: 20)?.alpha ?? 0
    let outside = surface.color(x: 19 + Int(radius), y: 20)?.alpha ?? 0
    #expect(abs(inside + outside - 1) < 0.03)
    #expect(abs(inside - share) < 0.03)
  }

  @Test func drawsUnknownImageAsBox() throws {
    let run = ImageRun(name: "moon", rect: Rect(x: 2, y: 2, width: 36, height: 36))
    let surface = try drawn(DisplayList(commands: [.init(.image(run))]), background: .white)
    #expect((surface.color(x: 8, y: 32)?.difference(from: RGBA(packed: 0xE8E8_E9FF)) ?? 255) < 4)
  }

  @Test func mapsEveryBlendModeToCairo() throws {
    var colors: Set<RGBA> = []
    for mode in BlendMode.allCases {
      let content = DisplayList(commands: [
        .init(
          .fill(
            Path(Rect(x: 0, y: 0, width: 40, height: 40)), rule: .nonZero, color: RGBA(packed: 0xE020_40FF)))
      ])
      let surface = try drawn(
        DisplayList(commands: [.init(.group(DisplayGroup(content, blendMode: mode)))]),
        background: RGBA(packed: 0x3090_60FF))
      colors.insert(try #require(surface.color(x: 20, y: 20)))
    }
    #expect(colors.count == BlendMode.allCases.count)
  }
}
