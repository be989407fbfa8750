import DrawingSupport
import SceneCairo
import SceneDrawing
import SceneValues
import TestSupport
import Testing

/// After scrolling, only the newly visible area is drawn, with the same result as a complete redraw.
@Suite struct ScrollTests {
  private static let size = Size(width: 120, height: 100)

  private static func box(_ frame: Rect, _ color: RGBA) -> PictureLayer {
    PictureLayer(
      frame: frame,
      content: DisplayList(commands: [
        .init(.fill(Path(Rect(origin: .zero, size: frame.size)), rule: .nonZero, color: color))
      ]))
  }

  private static func row(_ number: Int) -> PictureLayer {
    var row = PictureLayer(frame: Rect(x: 0, y: Double(number) * 14, width: 200, height: 14))
    let run = TextRun(
      text: "Row \(number)", origin: Point(x: 3.3, y: 10.4), width: 38, font: .system(11), color: .black)
    row.content = DisplayList(commands: [
      .init(.text(run)),
      .init(
        .fill(
          Path(Rect(x: 8, y: 13.5, width: 192, height: 0.5)), rule: .nonZero, color: RGBA(packed: 0x8080_80FF)
        )),
      .init(
        .fill(
          Path(ellipseIn: Rect(x: 60, y: 2, width: 9, height: 9)), rule: .nonZero,
          color: RGBA(packed: UInt32(number * 2_654_435_761 & 0xFFFF_FF00) | 0xFF))),
    ])
    return row
  }

  /// Returns the visible rows in a frame, with a scroll indicator above them.
  private static func list(
    _ frame: Rect, at offset: Point, ground: RGBA? = .white, indicator: Bool = true
  ) -> PictureLayer {
    let bounds = Rect(origin: offset, size: frame.size)
    var list = PictureLayer(
      bounds: bounds, transform: .translation(x: frame.minX - offset.x, y: frame.minY - offset.y),
      clipsToBounds: true)
    if let ground { list.content.commands = [.init(.fill(Path(bounds), rule: .nonZero, color: ground))] }
    let first = Int((offset.y / 14).rounded(.down))
    list.sublayers = (first...first + Int(frame.height / 14) + 1).map(row)
    if indicator {
      list.sublayers.append(
        box(
          Rect(x: bounds.maxX - 5, y: bounds.minY + offset.y / 20, width: 3, height: 20),
          RGBA(packed: 0x0000_0060)))
    }
    return list
  }

  private static func picture(_ layers: [PictureLayer]) -> LayeredPicture {
    LayeredPicture(size: size, background: RGBA(packed: 0xE0E8_F0FF), layers: layers)
  }

  private static let frame = Rect(x: 10, y: 8, width: 100, height: 84)

  /// Whether scrolling moves a foreign pixel, which proves that the area was not redrawn.
  private func goesAlong(
    from before: LayeredPicture, to after: LayeredPicture, down: Int, scale: Double = 1
  ) throws -> Bool {
    let renderer = try CairoRenderer(scale: scale)
    let surface = try renderer.surface(for: before.size)
    try renderer.draw(before, on: surface)
    let (x, y, stride) = (Int(40 * scale), Int(50 * scale), surface.stride)
    surface.withPixels { $0.storeBytes(of: 0xFF12_3456, toByteOffset: y * stride + x * 4, as: UInt32.self) }
    _ = try renderer.draw(after, on: surface, after: before)
    return surface.color(x: x, y: y + down) == RGBA(packed: 0x1234_56FF)
  }

  // MARK: What goes along

  @Test func movesPixelsOfScrolledContent() throws {
    let before = Self.picture([Self.list(Self.frame, at: Point(x: 0, y: 30))])
    let up = Self.picture([Self.list(Self.frame, at: Point(x: 0, y: 37))])
    let down = Self.picture([Self.list(Self.frame, at: Point(x: 0, y: 20))])
    #expect(try goesAlong(from: before, to: up, down: -7))
    #expect(try goesAlong(from: before, to: down, down: 10))
    #expect(try goesAlong(from: before, to: up, down: -14, scale: 2))
  }

  @Test("Drawing a scrolled picture returns all areas that changed")
  func returnsAllChangedAreas() throws {
    let before = Self.picture([Self.list(Self.frame, at: Point(x: 0, y: 30))])
    let after = Self.picture([Self.list(Self.frame, at: Point(x: 0, y: 37))])
    let renderer = try CairoRenderer()
    let surface = try renderer.surface(for: before.size)
    try renderer.draw(before, on: surface)
    let parts = try renderer.draw(after, on: surface, after: before)
    #expect(parts.contains(Self.frame))
    #expect(
      parts.allSatisfy { Self.frame.insetBy(dx: -1, dy: -1).union($0) == Self.frame.insetBy(dx: -1, dy: -1) })
    #expect(try renderer.draw(after, on: surface, after: after) == [])
  }

  @Test("Scrolling draws the newly exposed area even if the surface is smaller than the picture")
  func drawsNewlyExposedAreaOfSmallSurface() throws {
    let before = Self.picture([Self.list(Self.frame, at: Point(x: 0, y: 30))])
    let after = Self.picture([Self.list(Self.frame, at: Point(x: 0, y: 50))])
    let renderer = try CairoRenderer()
    let small = Size(width: 80, height: 60)
    let (part, whole) = (try renderer.surface(for: small), try renderer.surface(for: small))
    for _ in 0..<2 { try renderer.draw(after, on: whole) }
    for _ in 0..<2 { try renderer.draw(before, on: part) }
    _ = try renderer.draw(after, on: part, after: before)
    #expect(maximumDifference(part, whole) <= 3)
  }

  @Test("Redraws content that scrolls by a fraction of a pixel")
  func redrawsContentAtFractionalOffsets() throws {
    let before = Self.picture([Self.list(Self.frame, at: Point(x: 0, y: 30))])
    let after = Self.picture([Self.list(Self.frame, at: Point(x: 0, y: 37.25))])
    #expect(try !goesAlong(from: before, to: after, down: -7))
    #expect(try !goesAlong(from: before, to: after, down: -7, scale: 2))
  }

  @Test("Redraws scrolled content if other content shows through it")
  func redrawsBelowTranslucentContent() throws {
    let behind = Self.box(Rect(x: 20, y: 20, width: 30, height: 40), .green)
    for ground in [nil, RGBA(packed: 0xFFFF_FF80)] {
      let before = Self.list(Self.frame, at: Point(x: 0, y: 30), ground: ground)
      let after = Self.list(Self.frame, at: Point(x: 0, y: 37), ground: ground)
      #expect(
        try !goesAlong(from: Self.picture([behind, before]), to: Self.picture([behind, after]), down: -7))
      // A background of one color is the same everywhere.
      let isClear = ground == nil
      #expect(try goesAlong(from: Self.picture([before]), to: Self.picture([after]), down: -7) == isClear)
      var (under, over) = (Self.picture([before]), Self.picture([after]))
      (under.background, over.background) = (nil, nil)
      #expect(try !goesAlong(from: under, to: over, down: -7))
    }
  }

  @Test("Redraws scrolled content in translucent, rotated, and shadowed layers")
  func redrawsFadedAndRotatedContent() throws {
    func inside(_ change: (inout PictureLayer) -> Void, at offset: Double) -> LayeredPicture {
      var around = PictureLayer(
        frame: Rect(origin: .zero, size: Self.size),
        sublayers: [Self.list(Self.frame, at: Point(x: 0, y: offset))])
      change(&around)
      return Self.picture([around])
    }
    let changes: [(inout PictureLayer) -> Void] = [
      { $0.opacity = 0.5 }, { $0.transform = .rotation(0.1) },
      { $0.effects = LayerEffects(shadow: Shadow(radius: 3)) },
    ]
    for change in changes {
      #expect(try !goesAlong(from: inside(change, at: 30), to: inside(change, at: 37), down: -7))
    }
    #expect(try goesAlong(from: inside({ _ in }, at: 30), to: inside({ _ in }, at: 37), down: -7))
  }

  // MARK: Whole pixels

  @Test("Scrolling by fractions of a pixel moves the content by whole pixels", arguments: [1, 1.5, 2])
  func wholePixels(scale: Double) throws {
    let frame = Rect(x: 10, y: 8, width: 100, height: 80)
    func shown(at offset: Double) -> LayeredPicture {
      Self.picture([Self.list(frame, at: Point(x: 0, y: offset))]).scrolledToPixels(scale: scale)
    }
    // 0.1 and 0.2 points are less than half a pixel.
    #expect(
      try goesAlong(
        from: shown(at: 30.1), to: shown(at: 36 - 0.2 / scale), down: Int(-6 * scale), scale: scale))
    let layer = try #require(shown(at: 30.1).layers.first)
    let place = layer.transform.apply(to: layer.bounds)
    #expect(abs(place.minY - frame.minY) < 1e-9 && place.size == frame.size)
    let bottom = layer.transform.apply(to: Point(x: 0, y: 0)).y * scale
    #expect(abs(bottom - bottom.rounded()) < 1e-9)
    guard case .fill(let path, _, _) = layer.content.commands.first?.content else {
      Issue.record("the first command is not a fill")
      return
    }
    #expect(path == Path(layer.bounds))
  }

  @Test("Rounding to whole pixels does not change stationary, aligned, or rotated layers")
  func keepsPixelsThatDoNotScroll() {
    let still = Self.picture([Self.box(Rect(x: 1.3, y: 2.7, width: 30, height: 20), .red)])
    #expect(still.scrolledToPixels(scale: 2) == still)
    let whole = Self.picture([Self.list(Self.frame, at: Point(x: 0, y: 30.5))])
    #expect(whole.scrolledToPixels(scale: 2) == whole)
    var turned = Self.picture([Self.list(Self.frame, at: Point(x: 0, y: 30.2))])
    turned.layers[0].transform = .rotation(0.2)
    #expect(turned.scrolledToPixels(scale: 2) == turned)
  }

  // MARK: What it looks like

  /// Returns lists that scroll by whole and fractional pixels, behind translucent bars, inside rounded
  /// corners, and next to lists that are added and removed.
  private func randomPicture(_ random: inout SeededGenerator, offset: Point, shape: Int) -> LayeredPicture {
    var frame = Self.frame
    if shape & 1 != 0 { frame.origin.x += 0.5 }
    var list = Self.list(
      frame, at: offset, ground: shape & 2 != 0 ? nil : .white, indicator: shape & 4 == 0)
    if shape & 8 != 0 { list.cornerRadius = 12 }
    if Int.random(in: 0..<4, using: &random) == 0 { list.sublayers.swapAt(0, 1) }
    if Int.random(in: 0..<4, using: &random) == 0 {
      list.sublayers.append(Self.box(Rect(x: 20, y: offset.y + 5, width: 60, height: 12), .blue))
    }
    var layers = [list]
    if Int.random(in: 0..<2, using: &random) == 0 {
      layers.insert(Self.box(Rect(x: 0, y: 0, width: 50, height: 60), .green), at: 0)
    }
    if shape & 16 != 0 {
      layers.append(Self.box(Rect(x: 0, y: 0, width: 120, height: 21.5), RGBA(packed: 0xFF00_0080)))
    }
    if Int.random(in: 0..<3, using: &random) == 0 {
      layers.append(
        Self.box(
          Rect(
            x: Double(Int.random(in: 0..<100, using: &random)),
            y: Double(Int.random(in: 0..<80, using: &random)), width: 30, height: 20),
          RGBA(packed: 0x0000_FF90)))
    }
    var around = PictureLayer(frame: Rect(x: 2, y: 3, width: 112, height: 92), sublayers: layers)
    around.clipsToBounds = shape & 32 != 0
    if shape & 64 != 0 { around.cornerRadius = 20 }
    let last = Self.box(Rect(x: 90, y: 60, width: 20, height: 20), RGBA(packed: 0x00FF_0040))
    return Self.picture(shape & 128 != 0 ? [around, last] : [around])
  }

  @Test("Moving pixels produces the same picture as redrawing everything", arguments: [1, 1.5, 2])
  func movedPixels(scale: Double) throws {
    let renderer = try CairoRenderer(scale: scale)
    for seed in RandomSeeds.of(256) {
      var random = SeededGenerator(seed: UInt64(seed))
      var offset = Point(x: 0, y: 70)
      var shown = randomPicture(&random, offset: offset, shape: Int(seed))
      let (part, whole) = (try renderer.surface(for: shown.size), try renderer.surface(for: shown.size))
      // Glyphs are cached from their second use, which changes how they are clipped, so everything is drawn
      // twice.
      for _ in 0..<2 { try renderer.draw(shown, on: part) }
      for step in 0..<6 {
        // The offset is a multiple of 1/4 point, so some offsets are not whole pixels.
        let unit = Int.random(in: 0..<4, using: &random) == 0 ? 0.25 : 2
        offset.y = max(0, offset.y + Double(Int.random(in: 0..<41, using: &random) - 20) * unit)
        if Int.random(in: 0..<4, using: &random) == 0 {
          offset.x = max(0, offset.x + Double(Int.random(in: 0..<21, using: &random) - 10) * unit)
        }
        let next = randomPicture(&random, offset: offset, shape: Int(seed))
        for _ in 0..<2 { try renderer.draw(next, on: whole) }
        _ = try renderer.draw(next, on: part, after: shown)
        // Cairo clips outlines at 1/256 pixel, which causes small differences at slopes and at edges within a
        // pixel.
        #expect(maximumDifference(part, whole) <= 10, "seed \(seed), step \(step)")
        shown = next
      }
    }
  }
}
