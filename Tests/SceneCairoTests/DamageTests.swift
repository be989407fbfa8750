import DrawingSupport
import SceneCairo
import SceneDrawing
import SceneValues
import TestSupport
import Testing

/// The redrawn area covers all differences.
@Suite struct DamageTests {
  private static let area = Rect(x: 0, y: 0, width: 100, height: 100)

  private static func box(_ frame: Rect, _ color: RGBA) -> PictureLayer {
    PictureLayer(
      frame: frame,
      content: DisplayList(commands: [
        .init(.fill(Path(Rect(origin: .zero, size: frame.size)), rule: .nonZero, color: color))
      ]))
  }

  private static func picture(_ layers: [PictureLayer]) -> LayeredPicture {
    LayeredPicture(
      size: area.size, background: .white, layers: [PictureLayer(frame: area, sublayers: layers)])
  }

  private let still = box(Rect(x: 0, y: 0, width: 20, height: 20), .red)

  @Test func doesNotRedrawUnchangedContent() {
    #expect(PictureDamage.between(Self.picture([still]), Self.picture([still])) == [])
  }

  @Test func redrawsLayerThatChangesColor() {
    let one = Self.box(Rect(x: 50, y: 50, width: 10, height: 10), .green)
    let other = Self.box(Rect(x: 50, y: 50, width: 10, height: 10), .blue)
    let damage = PictureDamage.between(Self.picture([still, one]), Self.picture([still, other]))
    #expect(damage == [Rect(x: 49, y: 49, width: 12, height: 12)])
  }

  @Test func redrawsOldAndNewPositionOfMovedContent() {
    let one = Self.box(Rect(x: 30, y: 50, width: 10, height: 10), .green)
    let other = Self.box(Rect(x: 70, y: 50, width: 10, height: 10), .green)
    let damage = PictureDamage.between(Self.picture([still, one]), Self.picture([still, other]))
    #expect(
      damage == [Rect(x: 29, y: 49, width: 12, height: 12), Rect(x: 69, y: 49, width: 12, height: 12)])
  }

  @Test func redrawsOnlyInsertedContent() {
    let more = Self.box(Rect(x: 50, y: 50, width: 10, height: 10), .green)
    let last = Self.box(Rect(x: 80, y: 80, width: 10, height: 10), .blue)
    let damage = PictureDamage.between(Self.picture([still, last]), Self.picture([still, more, last]))
    #expect(damage == [Rect(x: 49, y: 49, width: 12, height: 12)])
  }

  @Test func redrawsEverythingIfBackgroundOrSizeChanges() {
    var other = Self.picture([still])
    other.background = .black
    #expect(PictureDamage.between(Self.picture([still]), other) == [Self.area])
    other = Self.picture([still])
    other.size.width = 50
    #expect(PictureDamage.between(Self.picture([still]), other) == [Rect(x: 0, y: 0, width: 50, height: 100)])
  }

  @Test("Partial drawing produces the same picture as complete drawing", arguments: [1, 1.5, 2])
  func partialDrawing(scale: Double) throws {
    let renderer = try CairoRenderer(scale: scale)
    for seed in RandomSeeds.of(120) {
      var random = RandomDrawing(seed: seed, isSane: true)
      let (old, new) = (random.picture(depth: 1), random.picture(depth: 1))
      var (before, after) = (Self.picture([still]), Self.picture([still]))
      before.layers[0].sublayers += old.layers + (seed % 3 == 0 ? [] : new.layers)
      after.layers[0].sublayers += new.layers
      let part = try renderer.surface(for: before.size)
      try renderer.draw(before, on: part)
      try renderer.draw(after, on: part, damage: PictureDamage.between(before, after))
      let whole = try renderer.surface(for: after.size)
      try renderer.draw(after, on: whole)
      #expect(maximumDifference(part, whole) <= 3, "seed \(seed)")
    }
  }

  @Test func keepsPixelsOutsideChangedArea() throws {
    let renderer = try CairoRenderer(scale: 2)
    let surface = try renderer.surface(for: Self.area.size)
    try renderer.draw(Self.picture([still]), on: surface)
    let all = Self.picture([Self.box(Self.area, .blue)])
    try renderer.draw(all, on: surface, damage: [Rect(x: 10, y: 10, width: 5, height: 5)])
    #expect(surface.color(x: 20, y: 20) == .blue)
    #expect(surface.color(x: 29, y: 29) == .blue)
    #expect(surface.color(x: 30, y: 30) == .red)
    #expect(surface.color(x: 19, y: 19) == .red)
    #expect(surface.color(x: 100, y: 100) == .white)
  }
}
