import SceneValues

/// An image, filling a rectangle.
public struct ImageRun: Hashable, Sendable {
  /// The name in the asset catalog.
  public var name: String
  /// What the image fills, in points.
  public var rect: Rect
  /// From 0 to 1.
  public var alpha: Double
  /// What is drawn; nil for an image that nobody knows: its name stands for it.
  public var content: ImageContent?
  /// How much of the image, in points, is not stretched at its edges; all 0 for what the content says.
  public var capInsets: EdgeInsets
  /// The color of all that is not transparent; nil for the image's own colors.
  public var tint: RGBA?
  /// Whether what is not at its edges is stretched or repeated; nil for what the content says.
  public var mode: ImageSlices.Mode?
  /// How pixels between those of the image are found.
  public var interpolation: InterpolationQuality

  /// An image that is opaque, has its own colors and is stretched as its content says, unless other is said.
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
