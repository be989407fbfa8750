import SceneValues

/// An image to draw, with its size and, if available, its pixels.
public struct ImageContent: Hashable, Sendable {
  /// The size in points.
  public var size: Size
  /// The pixels, or nil if only the size is known. If nil, a placeholder with the image's name is drawn.
  public var pixels: EncodedImage?
  /// Whether the image is mirrored horizontally in right-to-left views. The default is false.
  public var isFlippedForRightToLeftLayoutDirection = false
  private var boxed: Boxed<Extras>?

  private struct Extras: Hashable, Sendable {
    var drawing: DisplayList?
    var slices: ImageSlices?
    var isTemplate: Bool?
  }

  /// Creates an image with a size in points. If `pixels` is nil, a placeholder with the image's name is drawn.
  public init(size: Size, pixels: EncodedImage? = nil) {
    self.size = size
    self.pixels = pixels
  }

  /// Creates a resolution-independent image from a drawing.
  ///
  /// - Parameters:
  ///   - drawing: The drawing, in points. Content outside the image's bounds is clipped.
  ///   - size: The size in points.
  public init(drawing: DisplayList, size: Size) {
    self.init(size: size)
    self.drawing = drawing
  }

  /// Returns a version of the image that is mirrored horizontally in right-to-left views.
  public func flippedForRightToLeftLayoutDirection() -> ImageContent {
    var content = self
    content.isFlippedForRightToLeftLayoutDirection = true
    return content
  }

  /// Creates an image from pixels. The scale determines the image's size in points.
  ///
  /// - Parameters:
  ///   - pixels: The image file.
  ///   - scale: The number of pixels per point.
  public init(_ pixels: EncodedImage, scale: Double = 1) {
    self.init(
      size: Size(width: Double(pixels.width) / scale, height: Double(pixels.height) / scale), pixels: pixels)
  }

  /// The drawing that is used instead of pixels, or nil to use the pixels. The drawing is in points, relative to the
  /// top-left corner. The default is nil.
  public var drawing: DisplayList? {
    get { boxed?.value.drawing }
    set { change { $0.drawing = newValue } }
  }

  /// The slices that determine how the image fills a larger area. The default is nil, which stretches the whole image.
  public var slices: ImageSlices? {
    get { boxed?.value.slices }
    set { change { $0.slices = newValue } }
  }

  /// Whether the image is drawn in the tint color (true) or in its own colors (false). If nil, the view that displays the
  /// image determines the colors. The default is nil.
  public var isTemplate: Bool? {
    get { boxed?.value.isTemplate }
    set { change { $0.isTemplate = newValue } }
  }

  /// Returns a version of the image whose edges keep their size when the image fills a larger area.
  ///
  /// - Parameters:
  ///   - capInsets: The sizes of the edges, in points.
  ///   - mode: Whether the area between the edges is stretched or tiled.
  /// - Returns: The resizable image.
  public func resizable(capInsets: EdgeInsets, mode: ImageSlices.Mode = .tile) -> ImageContent {
    var content = self
    content.slices = ImageSlices(capInsets: capInsets, mode: mode)
    return content
  }

  private mutating func change(_ body: (inout Extras) -> Void) {
    var extras = boxed?.value ?? Extras()
    body(&extras)
    boxed = extras == Extras() ? nil : Boxed(extras)
  }
}
