import Foundation
import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

// Foundation also has a type with this name.
private typealias Timer = SceneUI.Timer

/// Tests layers whose tiles are drawn on other threads. A manual clock draws them in order, a running clock
/// in parallel.
@Suite struct TiledLayerConcurrentTests {
  private final class Notes: Sendable {
    private let rects = Locked<[Rect]>([])
    private let threads = Locked<Set<UInt>>([])

    func note(_ rect: Rect) {
      rects.withLock { $0.append(rect) }
      threads.withLock { _ = $0.insert(UInt(pthread_self())) }
    }

    var hasDrawn: Bool { rects.withLock { !$0.isEmpty } }
    var takeDrawn: [Rect] {
      rects.withLock { rects in
        defer { rects = [] }
        return rects
      }
    }
    var hasDrawnHere: Bool { threads.withLock { $0.contains(UInt(pthread_self())) } }
  }

  private struct Colors: ColorProvider {
    func components(of name: String, for traits: TraitCollection) -> RGBA? {
      guard name == "sea" else { return nil }
      return RGBA(packed: traits.style == .dark ? 0x0000_33FF : 0x1122_33FF)
    }
  }

  private func makeStage() throws -> (stage: SceneStage, root: View) {
    let stage = try SceneStage(
      storyboardText(#"<scene><viewController id="main"><view/></viewController></scene>"#))
    stage.window.frame = Rect(x: 0, y: 0, width: 200, height: 150)
    return (stage, try stage.show().view)
  }

  private func makeMap(
    in root: View, _ notes: Notes, color: Color = .systemGreen
  ) -> TiledLayer {
    let map = TiledLayer()
    map.tileSize = Size(width: 100, height: 100)
    map.fadeDuration = 0
    map.bounds = Rect(x: 0, y: 0, width: 5_000, height: 5_000)
    map.anchorPoint = .zero
    map.concurrentDrawing = { rect, _, graphics in
      notes.note(rect)
      graphics.setFillColor(color)
      graphics.fill(rect)
    }
    root.layer.addSublayer(map)
    return map
  }

  private func tile(_ column: Int, _ row: Int) -> Rect {
    Rect(x: Double(column) * 100, y: Double(row) * 100, width: 100, height: 100)
  }

  @Test("Draws each visible tile once and in order when the clock advances")
  func visible() throws {
    let (stage, root) = try makeStage()
    let notes = Notes()
    let map = makeMap(in: root, notes)
    let before = Harness(stage.window).svg()
    #expect(!notes.hasDrawn)
    #expect(stage.clock.nextDueTime == stage.clock.now, "the loop does not sleep")
    stage.clock.advance(by: 0)
    #expect(notes.takeDrawn == [tile(0, 0), tile(1, 0), tile(0, 1), tile(1, 1)])
    #expect(map.tileCount == 4)
    let after = Harness(stage.window).svg()
    #expect(after != before)
    stage.clock.advance(by: 1)
    #expect(Harness(stage.window).svg() == after)
    #expect(!notes.hasDrawn)
    #expect(stage.clock.nextDueTime == nil, "the loop sleeps")
  }

  @Test("Does not draw pending tiles that have left the screen")
  func passingBy() throws {
    let (stage, root) = try makeStage()
    let notes = Notes()
    let map = makeMap(in: root, notes)
    _ = stage.window.picture()
    Transaction.withoutAnimation { map.position = Point(x: -1_000, y: 0) }
    _ = stage.window.picture()
    stage.clock.advance(by: 0)
    #expect(notes.takeDrawn == [tile(10, 0), tile(11, 0), tile(10, 1), tile(11, 1)])
    Transaction.withoutAnimation { map.position = Point(x: 0, y: 0) }
    _ = stage.window.picture()
    Transaction.withoutAnimation { map.position = Point(x: 0, y: 300) }
    _ = stage.window.picture()
    stage.clock.advance(by: 0)
    #expect(!notes.hasDrawn, "the drawing is not in the window yet")
  }

  @Test("Old tiles stay visible until the tiles that replace them are drawn")
  func outdated() throws {
    let (stage, root) = try makeStage()
    let notes = Notes()
    let map = makeMap(in: root, notes)
    _ = stage.window.picture()
    stage.clock.advance(by: 0)
    let green = Harness(stage.window).svg()
    _ = notes.takeDrawn
    map.setNeedsDisplay()
    #expect(Harness(stage.window).svg() == green)
    stage.clock.advance(by: 0)
    #expect(notes.takeDrawn.count == 4)
    map.concurrentDrawing = { rect, _, graphics in
      graphics.setFillColor(.systemRed)
      graphics.fill(rect)
    }
    #expect(Harness(stage.window).svg() == green)
    stage.clock.advance(by: 0)
    #expect(Harness(stage.window).svg().contains(##"fill="#ff3b30""##))
    map.concurrentDrawing = nil
    _ = stage.window.picture()
    stage.clock.advance(by: 0)
    #expect(!Harness(stage.window).svg().contains(##"fill="#ff3b30""##), "the layer draws its content again")
  }

  @Test("A change of the tile size discards pending tiles of the old size")
  func otherSize() throws {
    let (stage, root) = try makeStage()
    let notes = Notes()
    let map = makeMap(in: root, notes)
    _ = stage.window.picture()
    map.tileSize = Size(width: 200, height: 200)
    stage.clock.advance(by: 0)
    #expect(!notes.hasDrawn)
    _ = stage.window.picture()
    stage.clock.advance(by: 0)
    #expect(notes.takeDrawn == [Rect(x: 0, y: 0, width: 200, height: 200)])
    #expect(map.tileCount == 1)
  }

  @Test(
    "Tiles use the colors of the view and are redrawn when named colors are resolved"
  )
  func colors() throws {
    let (stage, root) = try makeStage()
    root.context.colorProvider = Colors()
    root.tintColor = .systemRed
    let notes = Notes()
    let tinted = makeMap(in: root, notes, color: .tint)
    func show() -> String {
      _ = stage.window.picture()
      stage.clock.advance(by: 0)
      stage.clock.advance(by: 0)
      return Harness(stage.window).svg()
    }
    #expect(show().contains(##"fill="#ff3b30""##))
    tinted.removeFromSuperlayer()
    _ = notes.takeDrawn
    let map = makeMap(in: root, notes, color: .asset("sea"))
    let sea = show()
    #expect(sea.contains(##"fill="#112233""##))
    #expect(!sea.contains(##"fill="#ff00ff""##))
    #expect(notes.takeDrawn.count == 8)
    root.context.style = .dark
    map.setNeedsDisplay()
    #expect(show().contains(##"fill="#000033""##))
    #expect(notes.takeDrawn.count == 4, "the color name is already known")
  }

  @Test("Stops redrawing a tile after three attempts if each attempt requests new color names")
  func endlessNames() throws {
    let (stage, root) = try makeStage()
    let count = Locked(0)
    let map = makeMap(in: root, Notes())
    map.tileSize = Size(width: 256, height: 256)
    map.concurrentDrawing = { rect, _, graphics in
      let number = count.withLock { count in
        count += 1
        return count
      }
      graphics.setFillColor(.asset("color \(number)"))
      graphics.fill(rect)
    }
    for _ in 1...10 {
      _ = stage.window.picture()
      stage.clock.advance(by: 0)
    }
    #expect(count.withLock { $0 } == 3)
    #expect(map.tileCount == 1)
    #expect(stage.clock.nextDueTime == nil)
  }

  @Test("rule 29: a layer with pending tiles is freed without drawing them")
  func lifetime() throws {
    let (stage, root) = try makeStage()
    let notes = Notes()
    weak var gone: TiledLayer?
    do {
      let map = makeMap(in: root, notes)
      gone = map
      _ = stage.window.picture()
      map.removeFromSuperlayer()
    }
    #expect(gone == nil)
    stage.clock.advance(by: 1)
    #expect(!notes.hasDrawn)
  }

  @Test("With a system clock, tiles are drawn on other threads while the loop runs")
  func otherThreads() async {
    let notes = Notes()
    let (count, isDrawnElsewhere) = await withCheckedContinuation {
      (continuation: CheckedContinuation<(Int, Bool), Never>) in
      Thread.detachNewThread {
        let clock = SystemClock()
        let context = SceneContext(clock: clock)
        let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 150), context: context)
        let root = View(frame: window.bounds)
        window.addSubview(root)
        let map = makeMap(in: root, notes)
        #expect(throws: Never.self) { try window.makeKeyAndVisible() }
        _ = window.picture()
        // Without a result, the test fails instead of waiting forever.
        let end = Timer(interval: 60, on: clock) { _ in }
        clock.run(while: { map.tileCount < 4 && end.isValid })
        continuation.resume(returning: (map.tileCount, !notes.hasDrawnHere))
      }
    }
    #expect(count == 4)
    #expect(isDrawnElsewhere)
    #expect(notes.takeDrawn.count == 4)
  }
}
