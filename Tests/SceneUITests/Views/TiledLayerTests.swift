import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct TiledLayerTests {
  private final class MapLayer: TiledLayer {
    var drawn: [(rect: Rect, scale: Double)] = []
    var takeDrawn: [Rect] {
      defer { drawn = [] }
      return drawn.map(\.rect)
    }

    required init() {
      super.init()
      tileSize = Size(width: 100, height: 100)
      fadeDuration = 0
    }

    override func drawTile(in rect: Rect, scale: Double, with graphics: GraphicsContext) {
      drawn.append((rect, scale))
      graphics.setFillColor(.systemGreen)
      graphics.fill(rect.insetBy(dx: 2, dy: 2))
    }
  }

  private final class MapView: View {
    var drawn: [Rect] = []

    override class var layerClass: Layer.Type { TiledLayer.self }

    override func draw(_ rect: Rect, in graphics: GraphicsContext) {
      drawn.append(rect)
      graphics.setFillColor(.systemRed)
      graphics.fill(bounds)
    }
  }

  private func makeStage() throws -> (stage: SceneStage, root: View) {
    let stage = try SceneStage(
      storyboardText(#"<scene><viewController id="main"><view/></viewController></scene>"#))
    stage.window.frame = Rect(x: 0, y: 0, width: 200, height: 150)
    return (stage, try stage.show().view)
  }

  private func tile(_ column: Int, _ row: Int, size: Double = 100) -> Rect {
    Rect(x: Double(column) * size, y: Double(row) * size, width: size, height: size)
  }

  @Test("Draws each visible tile once, one turn after it appears")
  func visible() throws {
    let (stage, root) = try makeStage()
    let map = MapLayer()
    map.bounds = Rect(x: 0, y: 0, width: 10_000, height: 10_000)
    map.anchorPoint = .zero
    root.layer.addSublayer(map)
    let before = Harness(stage.window).svg()
    #expect(map.drawn.isEmpty, "the picture is drawn without delaying the current turn")
    #expect(stage.clock.nextDueTime == stage.clock.now, "the loop does not sleep")
    stage.clock.advance(by: 0)
    #expect(map.takeDrawn == [tile(0, 0), tile(1, 0), tile(0, 1), tile(1, 1)])
    let after = Harness(stage.window).svg()
    #expect(after != before)
    stage.clock.advance(by: 1)
    #expect(Harness(stage.window).svg() == after)
    #expect(map.drawn.isEmpty)
    #expect(stage.clock.nextDueTime == nil, "the loop sleeps")
  }

  @Test("Scrolling draws new tiles and keeps recently visible tiles")
  func scrolling() throws {
    let (stage, root) = try makeStage()
    let scroll = ScrollView(frame: root.bounds)
    scroll.contentSize = Size(width: 5_000, height: 5_000)
    root.addSubview(scroll)
    let map = MapLayer()
    map.bounds = Rect(x: 0, y: 0, width: 5_000, height: 5_000)
    map.anchorPoint = .zero
    scroll.layer.addSublayer(map)
    func show() -> [Rect] {
      _ = stage.window.picture()
      stage.clock.advance(by: 0)
      return map.takeDrawn
    }
    #expect(show().count == 4)
    scroll.contentOffset = Point(x: 150, y: 0)
    #expect(show() == [tile(2, 0), tile(3, 0), tile(2, 1), tile(3, 1)])
    scroll.contentOffset = .zero
    #expect(show() == [])
    for step in 1...40 {
      scroll.contentOffset = Point(x: 100 * Double(step), y: 0)
      #expect(show().count <= 4)
    }
    #expect(map.tileCount <= 36, "tiles that have been invisible for long are removed")
    scroll.contentOffset = .zero
    #expect(show().count == 4)
  }

  @Test("Does not draw pending tiles that have left the screen")
  func passingBy() throws {
    let (stage, root) = try makeStage()
    let map = MapLayer()
    map.bounds = Rect(x: 0, y: 0, width: 5_000, height: 5_000)
    map.anchorPoint = .zero
    root.layer.addSublayer(map)
    _ = stage.window.picture()
    Transaction.withoutAnimation { map.position = Point(x: -1_000, y: 0) }
    _ = stage.window.picture()
    stage.clock.advance(by: 0)
    #expect(map.takeDrawn == [tile(10, 0), tile(11, 0), tile(10, 1), tile(11, 1)])
    _ = stage.window.picture()
    Transaction.withoutAnimation { map.position = Point(x: 0, y: 0) }
    _ = stage.window.picture()
    root.isHidden = true
    map.removeFromSuperlayer()
    stage.clock.advance(by: 0)
    #expect(map.drawn.isEmpty)
  }

  @Test("Draws more tiles when the layer is magnified and fewer when it is reduced")
  func levels() throws {
    let (stage, root) = try makeStage()
    let map = MapLayer()
    map.bounds = Rect(x: 0, y: 0, width: 8_000, height: 8_000)
    map.anchorPoint = .zero
    map.levelsOfDetail = 4
    map.levelsOfDetailBias = 2
    root.layer.addSublayer(map)
    func show(_ scale: Double) -> (scales: Set<Double>, sizes: Set<Double>, count: Int) {
      Transaction.withoutAnimation { map.transform = .scale(x: scale, y: scale) }
      _ = stage.window.picture()
      stage.clock.advance(by: 0)
      defer { map.drawn = [] }
      return (Set(map.drawn.map(\.scale)), Set(map.drawn.map(\.rect.width)), map.drawn.count)
    }
    #expect(show(1) == ([1], [100], 4))
    #expect(show(2) == ([2], [50], 4))
    #expect(show(1.5) == ([2], [50], 2), "all but two tiles of the next larger level are already available")
    #expect(show(3) == ([4], [25], 6))
    #expect(show(9).scales == [], "there is no larger level, and the visible tiles were already drawn")
    #expect(show(0.5) == ([0.5], [200], 4))
    #expect(show(0.1).scales == [0.5], "there is no smaller level")
    #expect(show(1e-6).count <= 1_024, "the number of tiles is limited at any scale")
  }

  @Test("As the clock advances, a new tile fades in over the tiles of another detail level")
  func fading() throws {
    let (stage, root) = try makeStage()
    let map = MapLayer()
    map.fadeDuration = 1
    map.levelsOfDetail = 2
    map.levelsOfDetailBias = 1
    map.bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    map.anchorPoint = .zero
    root.layer.addSublayer(map)
    func opacities() -> [Double] {
      stage.window.picture().layers.flatMap { top in
        func tiles(_ layer: PictureLayer) -> [Double] {
          layer.bounds.width <= 100 && !layer.content.isEmpty
            ? [layer.opacity] : layer.sublayers.flatMap(tiles)
        }
        return tiles(top)
      }
    }
    #expect(opacities() == [])
    stage.clock.advance(by: 0.5)
    #expect(opacities() == [0.5])
    stage.clock.advance(by: 0.5)
    #expect(opacities() == [1])
    Transaction.withoutAnimation { map.transform = .scale(x: 2, y: 2) }
    #expect(opacities() == [1], "the smaller level is displayed meanwhile")
    stage.clock.advance(by: 0.25)
    #expect(opacities() == [1, 0.25, 0.25, 0.25, 0.25])
    stage.clock.advance(by: 1)
    #expect(opacities() == [1, 1, 1, 1])
  }

  @Test("Drawing many new tiles does not remove visible tiles of another detail level")
  func visibleTiles() throws {
    let (stage, root) = try makeStage()
    let map = MapLayer()
    map.tileSize = Size(width: 20, height: 20)
    map.fadeDuration = 1
    map.levelsOfDetail = 2
    map.levelsOfDetailBias = 1
    map.bounds = Rect(x: 0, y: 0, width: 1_000, height: 1_000)
    map.anchorPoint = .zero
    root.layer.addSublayer(map)
    _ = stage.window.picture()
    stage.clock.advance(by: 2)
    func widths(_ layers: [PictureLayer]) -> [Double] {
      layers.flatMap { layer in
        layer.sublayers.isEmpty && !layer.content.isEmpty ? [layer.bounds.width] : widths(layer.sublayers)
      }
    }
    for scale in [1.2, 1.6, 2] {
      Transaction.withoutAnimation { map.transform = .scale(x: scale, y: scale) }
      _ = stage.window.picture()
      stage.clock.advance(by: 0.1)
    }
    func count(_ width: Double) -> Int {
      widths(stage.window.picture().layers).filter { $0 == width }.count
    }
    #expect(count(20) == 5 * 4)
    #expect(count(10) == 10 * 8)
    stage.clock.advance(by: 2)
    #expect(count(20) == 0, "the new tiles are complete")
  }

  @Test("A tiled view draws its tiles with draw(_:) and is redrawn without gaps")
  func view() throws {
    let (stage, root) = try makeStage()
    let map = MapView(frame: Rect(x: 0, y: 0, width: 1_000, height: 1_000))
    root.addSubview(map)
    (map.layer as? TiledLayer)?.tileSize = Size(width: 100, height: 100)
    let red = ##"fill="#ff3b30""##
    #expect(!Harness(stage.window).svg().contains(red))
    #expect(map.drawn.isEmpty)
    stage.clock.advance(by: 1)
    #expect(map.drawn == [tile(0, 0), tile(1, 0), tile(0, 1), tile(1, 1)])
    #expect(Harness(stage.window).svg().contains(red))
    map.drawn = []
    map.setNeedsDisplay(Rect(x: 110, y: 10, width: 10, height: 10))
    #expect(
      Harness(stage.window).svg().contains(red), "the previous content is displayed until it is redrawn")
    stage.clock.advance(by: 0)
    #expect(map.drawn == [tile(1, 0)])
    map.drawn = []
    map.setNeedsDisplay()
    _ = stage.window.picture()
    stage.clock.advance(by: 0)
    #expect(map.drawn.count == 4)
  }

  @Test("rule 29: pending tiles do not keep a layer alive")
  func lifetime() throws {
    let (stage, root) = try makeStage()
    weak var gone: MapLayer?
    do {
      let map = MapLayer()
      map.bounds = Rect(x: 0, y: 0, width: 100, height: 100)
      gone = map
      root.layer.addSublayer(map)
      _ = stage.window.picture()
      map.removeFromSuperlayer()
    }
    #expect(gone == nil)
    stage.clock.advance(by: 1)
  }
}
