import SceneCairo
import SceneDrawing
import ScenePlatform
import SceneValues

extension RGBA {
  static let red = RGBA(packed: 0xFF00_00FF)
  static let green = RGBA(packed: 0x00FF_00FF)
  static let blue = RGBA(packed: 0x0000_FFFF)
  static let white = RGBA(packed: 0xFFFF_FFFF)
  static let black = RGBA(packed: 0x0000_00FF)
}

/// Draws in red on a square surface.
///
/// - `side`: The width and height, in points.
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
  /// Returns the maximum difference of the components of two colors on white, in 1/255.
  func difference(from other: RGBA) -> Double {
    zip(onWhite, other.onWhite).map { abs($0 - $1) * 255 }.max() ?? 0
  }

  private var onWhite: [Double] {
    [24, 16, 8].map { Double(packed >> $0 & 0xFF) / 255 * alpha + 1 - alpha }
  }
}

/// Returns the maximum difference of two surfaces' pixels, in 1/255.
func maximumDifference(_ one: CairoSurface, _ other: CairoSurface) -> Double {
  haveSamePixels(one, other) ? 0 : differences(one, other).max() ?? 0
}

private func haveSamePixels(_ one: CairoSurface, _ other: CairoSurface) -> Bool {
  guard one.width == other.width, one.height == other.height, one.stride == other.stride else { return false }
  return one.withPixels { first in
    other.withPixels { memcmp(first.baseAddress!, $0.baseAddress!, first.count) == 0 }
  }
}

/// Returns the mean difference of two surfaces' pixels, in 1/255.
func meanDifference(_ one: CairoSurface, _ other: CairoSurface) -> Double {
  let all = differences(one, other)
  return all.reduce(0, +) / Double(max(1, all.count))
}

func differences(_ one: CairoSurface, _ other: CairoSurface) -> [Double] {
  (0..<min(one.height, other.height)).flatMap { y in
    (0..<min(one.width, other.width)).map { x in
      guard let color = one.color(x: x, y: y), let another = other.color(x: x, y: y) else { return 255 }
      return color.difference(from: another)
    }
  }
}
