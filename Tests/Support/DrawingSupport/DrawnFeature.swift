import SceneDrawing
import SceneValues

/// A small picture of one thing that can be drawn, and what it looks like at some places.
package struct DrawnFeature: CustomStringConvertible, Sendable {
  /// Of the recorded file, too.
  package let name: String
  package let picture: LayeredPicture
  package let pixels: [Pixel]

  /// What is seen at a place.
  package struct Pixel: Sendable {
    package let x: Int
    package let y: Int
    package let color: RGBA
    package let tolerance: Int

    /// The color is red, green, blue and alpha, two hexadecimal digits each; the tolerance, how far each may be from
    /// it, of 255.
    init(_ x: Int, _ y: Int, _ color: UInt32, within tolerance: Int = 6) {
      (self.x, self.y, self.color, self.tolerance) = (x, y, RGBA(packed: color), tolerance)
    }

    /// Whether a color is the one that is meant; the tolerance is how far it may be from it, where more is allowed.
    package func isShown(as other: RGBA, within tolerance: Int = 0) -> Bool {
      let tolerance = max(tolerance, self.tolerance)
      let parts: [KeyPath<RGBA, Double>] = [\.red, \.green, \.blue, \.alpha]
      return parts.allSatisfy {
        abs(color[keyPath: $0] - other[keyPath: $0]) <= (Double(tolerance) + 0.5) / 255
      }
    }
  }

  package var description: String { name }

  /// A picture of 40 by 40 points, white unless other is said.
  init(
    _ name: String, background: RGBA? = RGBA(packed: 0xFFFF_FFFF), _ pixels: [Pixel],
    _ draw: (GraphicsContext) -> Void
  ) {
    let context = GraphicsContext()
    draw(context)
    context.balance()
    self.init(
      name, pixels, [PictureLayer(frame: Self.area, content: context.displayList)], background: background)
  }

  init(
    _ name: String, _ pixels: [Pixel], _ layers: [PictureLayer],
    background: RGBA? = RGBA(packed: 0xFFFF_FFFF)
  ) {
    self.name = name
    self.pixels = pixels
    picture = LayeredPicture(size: Self.area.size, background: background, layers: layers)
  }

  static let area = Rect(x: 0, y: 0, width: 40, height: 40)
  static let red = RGBA(packed: 0xFF00_00FF)
  static let green = RGBA(packed: 0x00FF_00FF)
  static let blue = RGBA(packed: 0x0000_FFFF)
  static let black = RGBA(packed: 0x0000_00FF)
  static let white = RGBA(packed: 0xFFFF_FFFF)
  static let clear = RGBA(packed: 0x0000_0000)

  package static let all = gradients + patterns + effects + lines + images + layers + texts

  /// A list of what a closure draws.
  static func list(_ draw: (GraphicsContext) -> Void) -> DisplayList {
    let context = GraphicsContext()
    draw(context)
    return context.displayList
  }
}
