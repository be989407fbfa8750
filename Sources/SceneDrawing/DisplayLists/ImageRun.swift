import SceneValues

/// An image that fills a rectangle.
public struct ImageRun: Hashable, Sendable {
  /// The name in the asset catalog.
  public var name: String
  /// The rectangle to fill, in points.
  public var rect: Rect
  /// The opacity, from 0 to 1.
  public var alpha: Double
  /// The image, or nil if it is unknown. In this case, its name is drawn as a placeholder.
  public var content: ImageContent?
  /// The edges of the image that are not stretched, in points. If they are zero and `mode` is nil, the content
  /// determines the edges and the mode.
  public var capInsets: EdgeInsets
  /// The color for all opaque parts, or nil for the image's own colors.
  public var tint: RGBA?
  /// The mode of the part between the edges. If nil, the part is stretched, unless the content determines the mode.
  public var mode: ImageSlices.Mode?
  /// The interpolation quality.
  public var interpolation: InterpolationQuality

  /// Creates an image run. By default, it is opaque, in its own colors, and stretched as its content specifies.
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
