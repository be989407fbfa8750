import SceneValues

/// An image as it is drawn: its pixels, where somebody has them, and how large they are on the screen.
public struct ImageContent: Hashable, Sendable {
  /// In points.
  public var size: Size
  /// nil where only the size is known: then the image's name stands for it.
  public var pixels: EncodedImage?
  /// Whether it is drawn with left and right exchanged in views that read from right to left, as an arrow that points
  /// on; false by default.
  public var isFlippedForRightToLeftLayoutDirection = false

  /// An image of a size in points; without pixels, its name stands for it.
  public init(size: Size, pixels: EncodedImage? = nil) {
    self.size = size
    self.pixels = pixels
  }

  /// The same image, drawn with left and right exchanged in views that read from right to left.
  public func flippedForRightToLeftLayoutDirection() -> ImageContent {
    var content = self
    content.isFlippedForRightToLeftLayoutDirection = true
    return content
  }

  /// An image of pixels, as large as they are at a scale.
  ///
  /// - Parameters:
  ///   - pixels: the image file.
  ///   - scale: pixels for a point.
  public init(_ pixels: EncodedImage, scale: Double = 1) {
    self.init(
      size: Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale), pixels: pixels)
  }
}
