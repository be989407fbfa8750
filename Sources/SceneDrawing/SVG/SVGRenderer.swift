import SceneValues

/// Writes pictures as SVG: the same picture gives the same text, on every machine.
///
/// ```swift
/// let svg = SVGRenderer().svg(LayeredPicture(size: Size(width: 40, height: 40), content: context.displayList))
/// ```
public struct SVGRenderer: Sendable {
  /// Whether text is told to be as wide as it was laid out to be, so that it keeps its place when a reader has
  /// other fonts. true at first.
  public var fitsText = true

  /// A renderer that fits text.
  public init() {}

  /// A document of its own, one point of the picture a pixel of it.
  public func svg(_ picture: LayeredPicture) -> String {
    var writer = SVGWriter(fitsText: fitsText)
    writer.write(picture)
    return writer.text
  }

  /// A document that moves by itself, by steps of CSS, and begins again at its end; one point is a pixel.
  ///
  /// What is the same in several pictures stands there once. A reader that knows no animations, and one who asked the
  /// system for less motion, sees the first picture.
  public func svg(_ film: AnimatedPicture) -> String {
    var writer = SVGWriter(fitsText: fitsText)
    writer.write(film)
    return writer.text
  }
}
