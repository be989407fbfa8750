import SceneDrawing
import SceneRuntime
import SceneServices
import SceneValues

/// A view that shows an image or an animated sequence of images.
open class ImageView: View {
  /// The name of the image, or nil for no image. The default is nil.
  @Stylable public var image: ImageName? {
    didSet { if image != oldValue { shownImageDidChange() } }
  }
  /// The name of the image to show while the view is highlighted, or nil to show `image`.
  @Stylable public var highlightedImage: ImageName? {
    didSet { if highlightedImage != oldValue { shownImageDidChange() } }
  }
  /// An image that code created with an `ImageRenderer`. If it is not nil, it replaces `image` and `highlightedImage`.
  public var imageContent: ImageContent? { didSet { shownImageDidChange() } }
  /// Whether the view shows `highlightedImage` instead of `image`. The default is false.
  public var isHighlighted = false {
    didSet { if isHighlighted != oldValue { shownImageDidChange() } }
  }
  /// Whether the image is drawn in its own colors or in the tint color. The default is `original`. Template
  /// images from the image catalog always use the tint color.
  public var renderingMode = ImageRenderingMode.original { didSet { setNeedsDisplay() } }
  /// The widths, in points, of the image's unstretched edges. The corners keep their size. The default is zero.
  @Within(.coordinates) public var capInsets = EdgeInsets.zero { didSet { setNeedsDisplay() } }
  /// The images that replace `image` while the animation is running. Setting this property stops the animation.
  public var animationImages: [ImageName] = [] { didSet { stopAnimating() } }
  /// The duration of one cycle, in seconds. If it is 0, which is the default, each image is visible for 1/30 second.
  @Within(.durations) public var animationDuration = 0.0
  /// The number of animation cycles, or 0 to repeat indefinitely. The default is 0.
  @Within(.counts) public var animationRepeatCount = 0
  /// Whether the animation is running. The value is false after the last cycle, or if `animationImages` is empty.
  public private(set) var isAnimating = false
  private var imagesShown = 0
  private var timer: Timer?

  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an empty image view for a named image, whose size is known only after the view is added to a window.
  public convenience init(image: ImageName?, highlightedImage: ImageName? = nil) {
    self.init(frame: .zero)
    (self.image, self.highlightedImage) = (image, highlightedImage)
  }

  /// Creates an image view that shows an image created in code. The view has the size of the image.
  public convenience init(imageContent: ImageContent) {
    self.init(frame: Rect(origin: .zero, size: imageContent.size))
    self.imageContent = imageContent
  }

  /// Creates an image view from its element in a scene. By default, the view does not receive touches.
  public required init(coder: Coder) throws {
    try super.init(coder: coder)
  }

  override func setDefaults() { isUserInteractionEnabled = false }

  deinit { timer?.invalidate() }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(ImageView.self, element: "imageView", "Shows an image or a sequence of images.") {
      $0.property(
        "userInteractionEnabled", default: false, get: \.isUserInteractionEnabled,
        set: { $0.isUserInteractionEnabled = $1 })
      $0.property(
        "image", "The name of the image.", appearance: \.$image, get: \.image, set: { $0.image = $1 })
      $0.property(
        "highlightedImage", "The image while the view is highlighted.",
        appearance: \.$highlightedImage, get: \.highlightedImage,
        set: { $0.highlightedImage = $1 })
      $0.property("highlighted", default: false, get: \.isHighlighted, set: { $0.isHighlighted = $1 })
      $0.property(
        "renderingMode", default: .original, "Whether the image has its own colors or the tint color.",
        get: \.renderingMode, set: { $0.renderingMode = $1 })
      $0.property(
        "capInsets", default: .zero, "The edges of the image that are not stretched.",
        get: \.capInsets, set: { $0.capInsets = $1 })
      $0.property(
        "animationDuration", default: 0, in: .durations,
        "The duration of the sequence in seconds; 0 for 1/30 second per image.",
        get: \.animationDuration, set: { $0.animationDuration = $1 })
      $0.property(
        "animationRepeatCount", default: 0, in: .counts, "The number of repetitions; 0 repeats forever.",
        get: \.animationRepeatCount,
        set: { $0.animationRepeatCount = $1 })
      $0.accessibleText()
    }
  }

  /// The accessibility facts of an image. An image without an accessibility label is decorative and not exposed.
  override var accessibilityFacts: AccessibilityFacts? {
    var facts = AccessibilityFacts(.image)
    facts.traits = .image
    return facts
  }

  /// Starts the animation with the first image. The animation runs while the view is in a window.
  public func startAnimating() {
    isAnimating = !animationImages.isEmpty
    imagesShown = 0
    updateTimer()
  }

  /// Stops the animation and shows `image` or `highlightedImage` again.
  public func stopAnimating() {
    isAnimating = false
    updateTimer()
  }

  override open func didMoveToWindow() { updateTimer() }

  private func updateTimer() {
    timer?.invalidate()
    timer = nil
    shownImageDidChange()
    guard isAnimating, window != nil, let clock = contextIfAny?.clock else { return }
    let count = Double(animationImages.count)
    let interval = animationDuration > 0 ? animationDuration / count : 1.0 / 30
    timer = Timer(interval: interval, repeats: true, on: clock) { [weak self] _ in self?.showNextImage() }
  }

  private func shownImageDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private func showNextImage() {
    imagesShown += 1
    shownImageDidChange()
    if animationRepeatCount > 0, imagesShown / animationImages.count >= animationRepeatCount {
      stopAnimating()
    }
  }

  /// The image that is currently visible.
  public var currentImage: ImageName? {
    if isAnimating { return animationImages[imagesShown % animationImages.count] }
    return isHighlighted ? highlightedImage ?? image : image
  }

  private var shownSize: Size? {
    if !isAnimating, let imageContent { return imageContent.size }
    return currentImage.flatMap(size)
  }

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    if !isAnimating, let imageContent {
      draw(imageContent, in: graphics) { frame, tint in
        graphics.drawImage(imageContent, in: frame, capInsets: capInsets, tint: tint)
      }
    } else if let image = currentImage {
      draw(content(of: image), in: graphics) { frame, tint in
        graphics.drawImage(named: image.name, in: frame, capInsets: capInsets, tint: tint)
      }
    }
  }

  private func draw(
    _ content: ImageContent?, in graphics: GraphicsContext, _ drawImage: (Rect, Color?) -> Void
  ) {
    // An image of unknown size fills the view. A renderer that cannot find the image shows the image's name in the view.
    let frame = content.map { contentMode.frame(for: $0.size, in: bounds) } ?? bounds
    let isTemplate = renderingMode == .template || content?.isTemplate == true
    let isMirrored = readsFromRightToLeft && content?.isFlippedForRightToLeftLayoutDirection == true
    graphics.withMirror(of: frame, isMirrored) { drawImage(frame, isTemplate ? .tint : nil) }
  }

  override open func sizeThatFits(_ size: Size) -> Size { shownSize ?? bounds.size }

  override open var intrinsicContentSize: (width: Double?, height: Double?) {
    (shownSize?.width, shownSize?.height)
  }
}

/// The colors used to draw an image.
public enum ImageRenderingMode: String, SceneEnumeration {
  case original
  /// Each pixel is drawn in the tint color and keeps its opacity.
  case template
}

extension AppearanceKeys where Object: ImageView {
  /// The image that an image view shows.
  public var image: AppearanceKey<ImageName> { AppearanceKey() }
  /// The image that an image view shows while it is highlighted.
  public var highlightedImage: AppearanceKey<ImageName> { AppearanceKey() }
}
