import SceneDrawing
import SceneValues

/// A randomly generated display list, which can use all features and extreme numbers.
package struct RandomDrawing {
  private var state: UInt64
  /// Whether numbers are in a normal range, and all clips that are referred to exist.
  private let isSane: Bool

  package init(seed: Int, isSane: Bool) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    self.isSane = isSane
  }

  package mutating func list(depth: Int = 3) -> DisplayList {
    var list = DisplayList()
    for index in 0..<randomState(4) {
      let parent = isSane ? (index > 0 ? randomState(index) : nil) : randomState(6) - 2
      if randomState(3) == 0, depth > 0 {
        let kind = pick(DrawingMask.Kind.allCases)
        list.clips.append(
          .init(
            mask: DrawingMask(self.list(depth: depth - 1), transform: transform(), kind: kind), parent: parent
          ))
      } else {
        list.clips.append(.init(path: path(), rule: pick(FillRule.allCases), parent: parent))
      }
    }
    for _ in 0..<randomState(6) {
      let clip = isSane ? (list.clips.isEmpty ? nil : randomState(list.clips.count)) : randomState(8) - 3
      list.commands.append(.init(content(depth: depth), transform: transform(), clip: clip))
    }
    return list
  }

  package mutating func picture(depth: Int = 3) -> LayeredPicture {
    var layer = PictureLayer(frame: rect(), content: list(depth: depth))
    layer.effects = LayerEffects(
      mask: randomState(2) == 0 ? PictureLayer(frame: rect(), content: list(depth: 1)) : nil,
      maskKind: pick(DrawingMask.Kind.allCases), blendMode: pick(BlendMode.allCases), shadow: shadow())
    return LayeredPicture(size: Size(width: 60, height: 60), layers: [layer])
  }

  private mutating func content(depth: Int) -> DisplayList.Content {
    switch randomState(depth > 0 ? 6 : 3) {
    case 0: return .fill(path(), rule: pick(FillRule.allCases), color: color())
    case 1: return .stroke(path(), style: stroke(), color: color())
    case 2:
      return .text(
        TextRun(
          text: pick(["", "a", " b  ", "אב", "<&\u{0}>"]), origin: point(),
          alignment: pick(TextAlignment.allCases),
          width: number(), font: .system(number()), color: color(),
          direction: pick([.leftToRight, .rightToLeft])))
    case 3:
      var image = ImageContent(drawing: list(depth: depth - 1), size: Size(width: number(), height: number()))
      image.slices = ImageSlices(
        capInsets: insets(), mode: pick(ImageSlices.Mode.allCases),
        center: (number(), randomState(2) == 0 ? nil : number()))
      return .image(
        ImageRun(
          name: "x", rect: rect(), alpha: number() / 50, content: randomState(4) == 0 ? nil : image,
          capInsets: insets(),
          tint: randomState(2) == 0 ? nil : color(), mode: pick([nil, .tile, .stretch]),
          interpolation: pick(InterpolationQuality.allCases)))
    case 4:
      return .painted(
        PaintedPath(
          path(), rule: pick(FillRule.allCases), stroke: randomState(2) == 0 ? nil : stroke(),
          paint: paint(depth: depth - 1),
          alpha: number() / 50))
    default:
      return .group(
        DisplayGroup(
          list(depth: depth - 1), opacity: number() / 50, blendMode: pick(BlendMode.allCases),
          shadow: randomState(2) == 0 ? nil : shadow(), blurRadius: randomState(2) == 0 ? 0 : number() / 10))
    }
  }

  private mutating func paint(depth: Int) -> Paint {
    switch randomState(3) {
    case 0: return .color(color())
    case 1: return .pattern(TilePattern(list(depth: depth), cell: rect(), transform: transform()))
    default:
      let shape: Gradient.Shape =
        switch randomState(3) {
        case 0: .linear(from: point(), to: point())
        case 1: .radial(from: point(), startRadius: number(), to: point(), endRadius: number())
        default: .conic(center: point(), startAngle: number())
        }
      let stops = (0..<randomState(4)).map { _ in Gradient.Stop(number() / 50, color()) }
      return .gradient(
        Gradient(shape, stops: stops, extendsBefore: randomState(2) == 0, extendsAfter: randomState(2) == 0))
    }
  }

  private mutating func shadow() -> Shadow {
    Shadow(offset: Size(width: number(), height: number()), radius: number() / 10, color: color())
  }

  private mutating func stroke() -> StrokeStyle {
    StrokeStyle(
      width: number(), cap: pick(LineCap.allCases), join: pick(LineJoin.allCases), miterLimit: number(),
      dash: (0..<randomState(3)).map { _ in number() + 1 }, dashPhase: number())
  }

  private mutating func path() -> Path {
    switch randomState(4) {
    case 0: return Path(rect())
    case 1: return Path(ellipseIn: rect())
    case 2: return Path(polygon: (0..<randomState(5)).map { _ in point() })
    default:
      var path = Path(roundedRect: rect(), cornerRadius: number())
      path.addCurve(to: point(), control1: point(), control2: point())
      return path
    }
  }

  private mutating func transform() -> AffineTransform {
    switch randomState(4) {
    case 0:
      AffineTransform(
        a: factor(), b: factor(), c: factor(), d: factor(), tx: number(), ty: number())
    case 1: .rotation(number())
    default: .identity
    }
  }

  private mutating func insets() -> EdgeInsets {
    randomState(2) == 0 ? .zero : EdgeInsets(top: number(), left: number(), bottom: number(), right: number())
  }

  private mutating func rect() -> Rect { Rect(x: number(), y: number(), width: number(), height: number()) }
  private mutating func point() -> Point { Point(x: number(), y: number()) }
  private mutating func color() -> RGBA { RGBA(packed: UInt32(truncatingIfNeeded: next())) }

  private mutating func number() -> Double {
    if !isSane, randomState(6) == 0 {
      return pick([.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, -7, 0, .greatestFiniteMagnitude])
    }
    return Double(randomState(500)) / 10
  }

  private mutating func factor() -> Double { isSane ? number() / 25 : number() }

  private mutating func pick<Value>(_ values: [Value]) -> Value { values[randomState(values.count)] }
  private mutating func randomState(_ sides: Int) -> Int { Int(next() % UInt64(sides)) }

  private mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state >> 3
  }
}
