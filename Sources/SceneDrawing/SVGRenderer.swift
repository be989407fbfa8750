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
}
