import SceneCairo
import SceneDrawing
import SceneValues

extension RGBA {
  static let red = RGBA(packed: 0xFF00_00FF)
  static let green = RGBA(packed: 0x00FF_00FF)
  static let blue = RGBA(packed: 0x0000_FFFF)
  static let white = RGBA(packed: 0xFFFF_FFFF)
  static let black = RGBA(packed: 0x0000_00FF)
}

/// What is drawn in red on a square of so many points.
func drawn(
  side: Double = 40, scale: Double = 1, background: RGBA? = nil, _ draw: (GraphicsContext) -> Void
) throws -> CairoSurface {
  let context = GraphicsContext()
  context.fillColor = .red
  context.strokeColor = .red
  draw(context)
  return try drawn(context.displayList, side: side, scale: scale, background: background)
}

func drawn(
  _ list: DisplayList, side: Double = 40, scale: Double = 1, background: RGBA? = nil
) throws -> CairoSurface {
  try drawn(
    LayeredPicture(size: Size(width: side, height: side), background: background, content: list), scale: scale
  )
}

func drawn(_ picture: LayeredPicture, scale: Double = 1) throws -> CairoSurface {
  let renderer = try CairoRenderer(scale: scale)
  let surface = try renderer.surface(for: picture.size)
  try renderer.draw(picture, on: surface)
  return surface
}

extension RGBA {
  /// How far two colours are apart at most in a component, in 255ths, as they look on white.
  func difference(from other: RGBA) -> Double {
    func shown(_ color: RGBA, _ component: KeyPath<RGBA, Double>) -> Double {
      color[keyPath: component] * color.alpha + 1 - color.alpha
    }
    return [\RGBA.red, \RGBA.green, \RGBA.blue].map { abs(shown(self, $0) - shown(other, $0)) * 255 }.max()
      ?? 0
  }
}
