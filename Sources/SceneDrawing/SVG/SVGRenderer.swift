import SceneValues

/// A renderer that converts pictures to SVG. The output is deterministic.
///
/// ```swift
/// let svg = SVGRenderer().svg(LayeredPicture(size: Size(width: 40, height: 40), content: context.displayList))
/// ```
public struct SVGRenderer: Sendable {
  /// Whether text keeps the width of its layout if the viewer uses other fonts. The default is true.
  public var fitsText = true

  /// Creates a renderer that preserves text widths.
  public init() {}

  /// Returns a standalone document. One point of the picture is one pixel.
  public func svg(_ picture: LayeredPicture) -> String {
    var writer = SVGWriter(fitsText: fitsText)
    writer.write(picture)
    return writer.text
  }

  /// Returns a standalone document that is animated with CSS and repeats forever. One point is one pixel.
  ///
  /// Viewers without support for animation, and users who prefer reduced motion, see the first frame.
  public func svg(_ film: AnimatedPicture) -> String {
    var writer = SVGWriter(fitsText: fitsText)
    writer.write(film)
    return writer.text
  }
}
