import SceneValues

/// Draws images: what is drawn becomes an image, that can be shown wherever others are.
///
/// ```swift
/// let dot = ImageRenderer(size: Size(width: 8, height: 8)).image { context in
///   context.setFillColor(.red)
///   context.fillEllipse(in: Rect(x: 0, y: 0, width: 8, height: 8))
/// }
/// ```
public struct ImageRenderer {
  /// In points.
  public var size: Size
  /// What text is measured with.
  public var metrics: any TextMetrics
  /// Decides colors that have names; as the light appearance does, by default.
  public var resolve: (Color) -> RGBA
  /// Gives the image that has a name; nil where nobody knows it.
  public var image: (String) -> ImageContent?

  /// A renderer of images of a size.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - metrics: what text is measured with.
  ///   - resolve: decides colors that have names.
  ///   - image: gives the image that has a name; nil where nobody knows it.
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

  /// What a closure draws, as an image; what lies outside of the size is cut off.
  ///
  /// - Parameter draw: draws into the image, whose top left corner is the origin. What it saves and does not restore,
  ///   and layers that it does not end, are ended after it.
  /// - Returns: the image, which has no pixels and is sharp at every size.
  /// - Throws: what the closure throws.
  public func image<Failure: Error>(
    _ draw: (GraphicsContext) throws(Failure) -> Void
  ) throws(Failure) -> ImageContent {
    let context = GraphicsContext(metrics: metrics, resolve: resolve, image: image)
    try draw(context)
    context.balance()
    return ImageContent(drawing: context.displayList, size: size)
  }
}
