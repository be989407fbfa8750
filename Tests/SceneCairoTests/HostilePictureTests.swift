import DrawingSupport
import SceneCairo
import SceneDrawing
import SceneValues
import TestSupport
import Testing

/// Any picture is either drawn or reported with an error.
@Suite struct HostilePictureTests {
  @Test(
    "Draws random display lists, including those with invalid numbers and clips", arguments: [false, true])
  func invalidNumbers(isSane: Bool) throws {
    let renderer = try CairoRenderer(scale: 1)
    for seed in RandomSeeds.of(300) {
      var random = RandomDrawing(seed: seed, isSane: isSane)
      let picture = random.picture(depth: 2)
      #expect(throws: Never.self, "seed \(seed)") { try renderer.png(picture) }
    }
  }

  @Test func writesRandomPicturesToPDF() throws {
    let renderer = try CairoRenderer(scale: 1)
    for seed in RandomSeeds.of(100) {
      var random = RandomDrawing(seed: seed, isSane: seed % 2 == 0)
      let picture = random.picture(depth: 1)
      #expect(throws: Never.self, "seed \(seed)") { try renderer.pdf([picture]) }
    }
  }

  @Test("Rejects invalid surface sizes", arguments: [0, -1, .nan, .infinity, 1e9, 20_000])
  func invalidSizes(side: Double) throws {
    let picture = LayeredPicture(size: Size(width: side, height: 10))
    let renderer = try CairoRenderer()
    #expect(throws: CairoError.self) { try renderer.png(picture) }
    let error = #expect(throws: CairoError.self) { try renderer.pdf([picture]) }
    #expect(error?.description.contains("at most 14400 points") == true)
  }

  @Test("Rejects invalid scales", arguments: [0, -1, .nan, .infinity, 65])
  func invalidScales(scale: Double) throws {
    let error = #expect(throws: CairoError.self) { try CairoRenderer(scale: scale) }
    #expect(error?.description.contains("at most 64 pixels per point") == true)
  }

  @Test func limitsNestingDepthOfLayers() throws {
    func picture(_ depth: Int) -> LayeredPicture {
      let area = Rect(x: 0, y: 0, width: 10, height: 10)
      var layer = PictureLayer(
        frame: area, content: DisplayList(commands: [.init(.fill(Path(area), rule: .nonZero, color: .red))]))
      for _ in 1..<depth {
        layer = PictureLayer(frame: area, clipsToBounds: true, sublayers: [layer])
        layer.opacity = 0.999
      }
      return LayeredPicture(size: area.size, layers: [layer])
    }
    let surface = try drawn(picture(CairoRenderer.maximumDepth))
    #expect((surface.color(x: 5, y: 5)?.alpha ?? 0) > 0.1)
    #expect(throws: CairoError.tooDeep(limit: CairoRenderer.maximumDepth)) {
      try drawn(picture(CairoRenderer.maximumDepth + 1))
    }
  }

  @Test func limitsNestingDepthOfGroups() throws {
    var list = DisplayList(commands: [
      .init(.fill(Path(Rect(x: 0, y: 0, width: 10, height: 10)), rule: .nonZero, color: .red))
    ])
    for _ in 0..<1000 {
      list = DisplayList(commands: [.init(.group(DisplayGroup(list, opacity: 0.9)))])
    }
    #expect(throws: CairoError.tooDeep(limit: CairoRenderer.maximumDepth)) { try drawn(list) }
  }

  @Test func drawsDeeplyNestedLayersOnSmallStack() async throws {
    // The threads of tasks have a stack of only 512 KiB.
    try await Task.detached { try limitsNestingDepthOfLayers() }.value
  }

  @Test("Draws a long line even if its dash pattern is extremely short")
  func limitsNumberOfDashes() throws {
    let surface = try drawn {
      $0.lineWidth = 4
      $0.setLineDash([1e-9, 1e-9])
      $0.strokeLine(from: Point(x: -1e9, y: 20), to: Point(x: 1e9, y: 20))
    }
    #expect(surface.color(x: 20, y: 20) == .red)
  }

  @Test func ignoresInvalidTransforms() throws {
    let list = DisplayList(commands: [
      .init(
        .fill(Path(Rect(x: 0, y: 0, width: 9, height: 9)), rule: .nonZero, color: .blue),
        transform: AffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)),
      .init(
        .fill(Path(Rect(x: 0, y: 0, width: 9, height: 9)), rule: .nonZero, color: .blue),
        transform: .scale(x: 0, y: 1)),
      .init(.fill(Path(Rect(x: 10, y: 10, width: 9, height: 9)), rule: .nonZero, color: .red)),
    ])
    let surface = try drawn(list)
    #expect(surface.color(x: 15, y: 15) == .red)
    #expect(surface.color(x: 5, y: 5)?.alpha == 0)
  }

  @Test("Draws content that extends far beyond the picture", arguments: [1e5, 1e9, 1e300])
  func enormousContent(side: Double) throws {
    let surface = try drawn {
      $0.fill(Rect(x: -side, y: 20, width: 2 * side, height: side))
    }
    #expect(surface.color(x: 20, y: 30) == .red)
    #expect(surface.color(x: 20, y: 10)?.alpha == 0)
  }

  @Test("Draws letters of any size", arguments: [0.001, 1000, 5000, 1e6, 1.6e7])
  func fontSizes(size: Double) throws {
    let run = TextRun(
      text: "█😀", origin: Point(x: 0, y: 30), width: size, font: .system(size), color: .red)
    #expect(throws: Never.self) { try drawn(DisplayList(commands: [.init(.text(run))])) }
  }

  @Test("Draws a pattern with long and thin tiles")
  func thinTiles() throws {
    var tile = DisplayList()
    tile.commands.append(
      .init(.fill(Path(Rect(x: 0, y: 0, width: 4000, height: 1)), rule: .nonZero, color: .black)))
    let pattern = TilePattern(tile, cell: Rect(x: 0, y: 0, width: 4000, height: 1))
    let area = Path(Rect(x: 0, y: 0, width: 100, height: 100))
    let list = DisplayList(commands: [.init(.painted(PaintedPath(area, paint: .pattern(pattern))))])
    #expect(try drawn(list, side: 100).color(x: 50, y: 50)?.alpha == 1)
  }
}
