import SceneValues

/// A renderer that creates images from drawing commands.
///
/// ```swift
/// let dot = ImageRenderer(size: Size(width: 8, height: 8)).image { context in
///   context.setFillColor(.red)
///   context.fillEllipse(in: Rect(x: 0, y: 0, width: 8, height: 8))
/// }
/// ```
public struct ImageRenderer {
  /// The size of the images in points.
  public var size: Size
  /// The metrics for measuring text.
  public var metrics: any TextMetrics
  /// A closure that resolves named colors. By default, colors are resolved for the light appearance.
  public var resolve: (Color) -> RGBA
  /// A closure that returns the image with the given name, or nil if there is none.
  public var image: (String) -> ImageContent?

  /// Creates a renderer for images of a given size.
  ///
  /// - Parameters:
  ///   - size: The size of the images in points.
  ///   - metrics: The metrics for measuring text.
  ///   - resolve: A closure that resolves named colors.
  ///   - image: A closure that returns the image with the given name, or nil if there is none.
  public init(
    size: Size, metrics: any TextMetrics = BuiltInTextMetrics(),
    resolve: @escaping (Color) -> RGBA = { $0.resolved() },
    image: @escaping (String) -> ImageContent? = { _ in nil }
  ) {
    self.size = size
    self.metrics = metrics
    self.resolve = resolve
    self.image = image
  }

  /// Returns an image of the content that a closure draws. Content outside the image's bounds is clipped.
  ///
  /// - Parameter draw: A closure that draws the image. The origin is the top-left corner of the image.
  /// - Returns: The image.
  /// - Throws: The error that the closure throws.
  public func image<Failure: Error>(
    _ draw: (GraphicsContext) throws(Failure) -> Void
  ) throws(Failure) -> ImageContent {
    let context = GraphicsContext(metrics: metrics, resolve: resolve, image: image)
    try draw(context)
    context.balance()
    return ImageContent(drawing: context.displayList, size: size)
  }
}
