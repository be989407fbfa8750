import SceneDrawing
import SceneValues

/// Creates a picture with all features from bytes.
struct PictureReader {
  var source: ByteSource
  /// The remaining number of commands, clips and layers. Nesting would multiply them quickly.
  private var room = 60

  init(_ bytes: [UInt8]) { source = ByteSource(bytes) }

  /// Returns a picture of a size that can be drawn. Tests cover the rejection of other sizes.
  mutating func picture() -> LayeredPicture {
    let size = Size(width: 1 + Double(source.below(80)), height: 1 + Double(source.below(80)))
    return LayeredPicture(
      size: size, background: source.flag() ? color() : nil, layers: layers(depth: 3))
  }

  private mutating func layers(depth: Int) -> [PictureLayer] {
    var layers: [PictureLayer] = []
    while takesMore(of: 3) { layers.append(layer(depth: depth)) }
    return layers
  }

  private mutating func layer(depth: Int) -> PictureLayer {
    var layer = PictureLayer(
      name: source.flag() ? text() : nil, bounds: rect(), transform: transform(),
      clipsToBounds: source.flag(),
      cornerRadius: number(), maskedCorners: RectCorners(rawValue: UInt8(source.below(16))),
      cornerCurve: source.pick(CornerCurve.allCases), opacity: share(), content: list(depth: 2),
      sublayers: depth > 0 ? layers(depth: depth - 1) : [])
    if source.below(4) == 1 {
      layer.effects = LayerEffects(
        mask: source.flag() && depth > 0 ? self.layer(depth: depth - 1) : nil,
        maskKind: source.pick(DrawingMask.Kind.allCases), blendMode: source.pick(BlendMode.allCases),
        shadow: source.flag() ? shadow() : nil)
    }
    return layer
  }

  private mutating func list(depth: Int) -> DisplayList {
    var list = DisplayList()
    while takesMore(of: 3) { list.clips.append(clip(depth: depth)) }
    while takesMore(of: 6) {
      list.commands.append(.init(content(depth: depth), transform: transform(), clip: index()))
    }
    return list
  }

  private mutating func clip(depth: Int) -> DisplayList.Clip {
    guard source.below(3) == 1, depth > 0 else {
      return .init(path: path(), rule: source.pick(FillRule.allCases), parent: index())
    }
    let kind = source.pick(DrawingMask.Kind.allCases)
    return .init(
      mask: DrawingMask(list(depth: depth - 1), transform: transform(), kind: kind), parent: index())
  }

  /// Returns the index of a clip: usually nil or a valid one.
  private mutating func index() -> Int? {
    switch source.byte() {
    case 0..<120: nil
    case 120..<240: source.below(3)
    default: source.pick([-1, 7, .max, .min])
    }
  }

  /// Returns whether to add another item, up to a maximum. Ends when no bytes remain.
  private mutating func takesMore(of most: Int) -> Bool {
    guard room > 0, !source.isAtEnd, source.below(most + 1) != 0 else { return false }
    room -= 1
    return true
  }

  // MARK: Commands

  private mutating func content(depth: Int) -> DisplayList.Content {
    switch source.below(depth > 0 ? 7 : 5) {
    case 0: .fill(path(), rule: source.pick(FillRule.allCases), color: color())
    case 1: .stroke(path(), style: stroke(), color: color())
    case 2: .text(textRun())
    case 3: .image(imageRun(depth: depth))
    case 4:
      .painted(
        PaintedPath(
          path(), rule: source.pick(FillRule.allCases), stroke: source.flag() ? stroke() : nil,
          paint: paint(depth: depth), alpha: share()))
    default:
      .group(
        DisplayGroup(
          list(depth: depth - 1), opacity: share(), blendMode: source.pick(BlendMode.allCases),
          shadow: source.flag() ? shadow() : nil, blurRadius: source.flag() ? number() : 0))
    }
  }

  private mutating func textRun() -> TextRun {
    var run = TextRun(
      text: text(), origin: point(), alignment: source.pick(TextAlignment.allCases), width: number(),
      font: .system(number()), color: color(), direction: source.pick([.leftToRight, .rightToLeft]))
    if source.flag() { run.kern = number() }
    return run
  }

  private mutating func text() -> String {
    source.flag()
      ? source.pick(["", "a", "Scene", "אב ab", "<&\u{0}>]]>\"'", "e\u{301}\u{301}", "👩‍👩‍👧🇩🇪", "\u{202E}x\n\ty"])
      : String(decoding: source.bytes(source.below(12)), as: UTF8.self)
  }

  private mutating func imageRun(depth: Int) -> ImageRun {
    ImageRun(
      name: text(), rect: rect(), alpha: share(), content: image(depth: depth), capInsets: insets(),
      tint: source.flag() ? color() : nil, mode: source.pick([nil, .tile, .stretch]),
      interpolation: source.pick(InterpolationQuality.allCases))
  }

  private mutating func image(depth: Int) -> ImageContent? {
    switch source.below(3) {
    case 0: return nil
    case 1:
      guard let pixels = try? EncodedImage(BrokenImage.bytes(&source)) else { return nil }
      var content = ImageContent(size: Size(width: number(), height: number()), pixels: pixels)
      if source.flag() {
        content = content.resizable(capInsets: insets(), mode: source.pick([.tile, .stretch]))
      }
      return content
    default:
      guard depth > 0 else { return nil }
      return ImageContent(drawing: list(depth: depth - 1), size: Size(width: number(), height: number()))
    }
  }

  private mutating func paint(depth: Int) -> Paint {
    switch source.below(3) {
    case 0: return .color(color())
    case 1:
      guard depth > 0 else { return .color(color()) }
      return .pattern(TilePattern(list(depth: depth - 1), cell: rect(), transform: transform()))
    default:
      let shape: Gradient.Shape =
        switch source.below(3) {
        case 0: .linear(from: point(), to: point())
        case 1: .radial(from: point(), startRadius: number(), to: point(), endRadius: number())
        default: .conic(center: point(), startAngle: number())
        }
      let stops = (0..<source.below(5)).map { _ in Gradient.Stop(share(), color()) }
      return .gradient(
        Gradient(shape, stops: stops, extendsBefore: source.flag(), extendsAfter: source.flag()))
    }
  }

  // MARK: Values

  private mutating func path() -> Path {
    switch source.below(5) {
    case 0: return Path(rect())
    case 1: return Path(ellipseIn: rect())
    case 2: return Path(polygon: (0..<source.below(6)).map { _ in point() })
    case 3: return Path(roundedRect: rect(), cornerRadius: number())
    default:
      var path = Path(polygon: [point()])
      for _ in 0..<source.below(4) { path.addCurve(to: point(), control1: point(), control2: point()) }
      return path
    }
  }

  private mutating func stroke() -> StrokeStyle {
    StrokeStyle(
      width: number(), cap: source.pick(LineCap.allCases), join: source.pick(LineJoin.allCases),
      miterLimit: number(), dash: (0..<source.below(4)).map { _ in number() }, dashPhase: number())
  }

  private mutating func transform() -> AffineTransform {
    switch source.below(5) {
    case 0: AffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    case 1: .rotation(number())
    case 2: .translation(x: number(), y: number())
    default: .identity
    }
  }

  private mutating func shadow() -> Shadow {
    Shadow(offset: Size(width: number(), height: number()), radius: number(), color: color())
  }

  private mutating func insets() -> EdgeInsets {
    source.flag() ? .zero : EdgeInsets(top: number(), left: number(), bottom: number(), right: number())
  }

  /// Returns a number that is usually from 0 to 1.
  private mutating func share() -> Double { source.below(8) == 1 ? number() : Double(source.byte()) / 255 }

  private mutating func rect() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }
  private mutating func point() -> Point { Point(x: number(), y: number()) }
  private mutating func number() -> Double { source.number() }

  private mutating func color() -> RGBA {
    RGBA(packed: source.bytes(4).reduce(0) { $0 << 8 | UInt32($1) })
  }
}
