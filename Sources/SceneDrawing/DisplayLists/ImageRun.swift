import SceneValues

/// An image that fills a rectangle.
public struct ImageRun: Hashable, Sendable {
  /// The name of the image in the asset catalog.
  public var name: String
  /// The rectangle to fill, in points.
  public var rect: Rect
  /// The opacity, from 0 to 1.
  public var alpha: Double
  /// The image, or nil if the image is unknown. If nil, a placeholder with the image's name is drawn.
  public var content: ImageContent?
  /// The sizes, in points, of the image's edges that are not stretched. If they are zero and `mode` is nil, the content
  /// determines the edges and the mode.
  public var capInsets: EdgeInsets
  /// The color for all opaque parts, or nil to use the image's own colors.
  public var tint: RGBA?
  /// The mode for filling the area between the edges. If nil, the mode of `content` or else `stretch` is used.
  public var mode: ImageSlices.Mode?
  /// The interpolation quality for scaling the image.
  public var interpolation: InterpolationQuality

  /// Creates an image run. By default, the image is opaque and has its own colors, and `content` determines the mode.
  public init(
    name: String, rect: Rect, alpha: Double = 1, content: ImageContent? = nil,
    capInsets: EdgeInsets = .zero, tint: RGBA? = nil, mode: ImageSlices.Mode? = nil,
    interpolation: InterpolationQuality = .default
  ) {
    self.mode = mode
    self.interpolation = interpolation
    self.name = name
    self.rect = rect
    self.alpha = alpha
    self.content = content
    self.capInsets = capInsets
    self.tint = tint
  }
}
