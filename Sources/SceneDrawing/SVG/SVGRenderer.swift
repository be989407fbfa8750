import SceneValues

/// A renderer that converts pictures to SVG. The output is deterministic.
///
/// ```swift
/// let svg = SVGRenderer().svg(LayeredPicture(size: Size(width: 40, height: 40), content: context.displayList))
/// ```
public struct SVGRenderer: Sendable {
  /// Whether text has the same width as in the layout even if the viewer uses other fonts. The default is true.
  public var fitsText = true

  /// Creates a renderer that preserves text widths.
  public init() {}

  /// Returns a standalone SVG document. One point of the picture becomes one pixel.
  public func svg(_ picture: LayeredPicture) -> String {
    var writer = SVGWriter(fitsText: fitsText)
    writer.write(picture)
    return writer.text
  }

  /// Returns a standalone SVG document that is animated with CSS and repeats indefinitely. One point becomes one pixel.
  ///
  /// The first frame is displayed in viewers that do not support animation and for users who prefer reduced motion.
  public func svg(_ film: AnimatedPicture) -> String {
    var writer = SVGWriter(fitsText: fitsText)
    writer.write(film)
    return writer.text
  }
}
