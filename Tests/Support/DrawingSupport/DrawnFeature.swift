import SceneDrawing
import SceneValues

/// A small picture that uses one feature of drawing, with the expected colors of some pixels.
package struct DrawnFeature: CustomStringConvertible, Sendable {
  /// The name of the feature and of its recorded file.
  package let name: String
  package let picture: LayeredPicture
  package let pixels: [Pixel]

  package struct Pixel: Sendable {
    package let x: Int
    package let y: Int
    package let color: RGBA
    package let tolerance: Int

    /// Creates a pixel with an RGBA color, which has two hexadecimal digits per component. The tolerance is for each
    /// component, from 0 to 255.
    init(_ x: Int, _ y: Int, _ color: UInt32, within tolerance: Int = 6) {
      (self.x, self.y, self.color, self.tolerance) = (x, y, RGBA(packed: color), tolerance)
    }

    /// Returns whether a color matches. The tolerance is the larger one of both.
    package func isShown(as other: RGBA, within tolerance: Int = 0) -> Bool {
      let tolerance = max(tolerance, self.tolerance)
      let parts: [KeyPath<RGBA, Double>] = [\.red, \.green, \.blue, \.alpha]
      return parts.allSatisfy {
        abs(color[keyPath: $0] - other[keyPath: $0]) <= (Double(tolerance) + 0.5) / 255
      }
    }
  }

  package var description: String { name }

  /// Creates a picture of 40 by 40 points. The default background is white.
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

  package static let all = gradients + patterns + effects + lines + paths + images + layers + texts

  static func list(_ draw: (GraphicsContext) -> Void) -> DisplayList {
    let context = GraphicsContext()
    draw(context)
    return context.displayList
  }
}
