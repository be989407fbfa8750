import SceneCairo
import SceneDrawing
import SceneValues
import Testing

/// Each kind of content, by the colours of pixels.
@Suite struct ContentTests {
  @Test func aFillCoversItsAreaAlone() throws {
    let surface = try drawn { $0.fill(Rect(x: 10, y: 10, width: 20, height: 20)) }
    #expect(surface.color(x: 20, y: 20) == .red)
    #expect(surface.color(x: 9, y: 20)?.alpha == 0)
    #expect(surface.color(x: 30, y: 20)?.alpha == 0)
  }
}
