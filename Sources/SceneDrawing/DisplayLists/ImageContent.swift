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
  private var boxed: Boxed<Extras>?

  /// What few images have.
  private struct Extras: Hashable, Sendable {
    var drawing: DisplayList?
    var slices: ImageSlices?
    var isTemplate: Bool?
  }

  /// An image of a size in points; without pixels, its name stands for it.
  public init(size: Size, pixels: EncodedImage? = nil) {
    self.size = size
    self.pixels = pixels
  }

  /// An image that was drawn and has no pixels: it is sharp at every size.
  ///
  /// - Parameters:
  ///   - drawing: in points, from the image's top left corner; what lies outside of the size is cut off.
  ///   - size: in points.
  public init(drawing: DisplayList, size: Size) {
    self.init(size: size)
    self.drawing = drawing
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

  /// What is drawn in place of pixels, from the top left corner, in points; nil, the default, for none.
  public var drawing: DisplayList? {
    get { boxed?.value.drawing }
    set { change { $0.drawing = newValue } }
  }

  /// How it fills an area that is larger, wherever it is drawn and nothing else is said; nil, the default, to be
  /// stretched as a whole.
  public var slices: ImageSlices? {
    get { boxed?.value.slices }
    set { change { $0.slices = newValue } }
  }

  /// Whether it is drawn all in the tint color (true) or in its own (false); nil, the default, where that is for the
  /// view to say.
  public var isTemplate: Bool? {
    get { boxed?.value.isTemplate }
    set { change { $0.isTemplate = newValue } }
  }

  /// The same image, whose edges keep their size where it fills a larger area.
  ///
  /// - Parameters:
  ///   - capInsets: in points, how much at the edges keeps its size.
  ///   - mode: what becomes of the parts between.
  /// - Returns: an image that is drawn so wherever nothing else is said.
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
