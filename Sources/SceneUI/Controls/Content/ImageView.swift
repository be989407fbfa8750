import SceneDrawing
import SceneRuntime
import SceneServices
import SceneValues

/// Shows an image, or several in turn.
open class ImageView: View {
  /// The name of the image that is shown; nil, the default, for none.
  @Stylable public var image: ImageName? {
    didSet { if image != oldValue { shownImageDidChange() } }
  }
  /// Shown in place of the image while highlighted.
  @Stylable public var highlightedImage: ImageName? {
    didSet { if highlightedImage != oldValue { shownImageDidChange() } }
  }
  /// Whether `highlightedImage` is shown, where there is one; false by default.
  public var isHighlighted = false {
    didSet { if isHighlighted != oldValue { shownImageDidChange() } }
  }
  /// Whether the image is drawn in its own colors, or all in the tint color. An image that its catalog calls a
  /// template is drawn in the tint color anyway.
  public var renderingMode = ImageRenderingMode.original { didSet { setNeedsDisplay() } }
  /// How much of the image, in points, is not stretched at its edges where the image is: the corners of a frame keep
  /// their size.
  @Within(.coordinates) public var capInsets = EdgeInsets.zero { didSet { setNeedsDisplay() } }
  /// Shown in turn, in place of the image, while animating. Setting them stops the animation.
  public var animationImages: [ImageName] = [] { didSet { stopAnimating() } }
  /// In seconds, for all images together; 0 for a thirtieth of a second for each.
  @Within(.durations) public var animationDuration = 0.0
  /// How often the images are gone through; 0 for on and on.
  @Within(.counts) public var animationRepeatCount = 0
  /// Whether the animation's images are shown: false without any, and after the last repeat.
  public private(set) var isAnimating = false
  /// How many images of the animation have been shown before the present one.
  private var imagesShown = 0
  private var timer: Timer?

  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes an image view from its element in a scene; it takes no touches unless that says so.
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

  /// A picture without a name is decoration.
  override var accessibilityFacts: AccessibilityFacts? {
    var facts = AccessibilityFacts(.image)
    facts.traits = .image
    return facts
  }

  // MARK: Animation

  /// Shows the animation's images in turn, from the first one, whenever the view is in a window.
  public func startAnimating() {
    isAnimating = !animationImages.isEmpty
    imagesShown = 0
    updateTimer()
  }

  /// Stops the animation; the image is shown again.
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

  // MARK: Drawing

  /// The image that shows now.
  public var currentImage: ImageName? {
    if isAnimating { return animationImages[imagesShown % animationImages.count] }
    return isHighlighted ? highlightedImage ?? image : image
  }

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    guard let image = currentImage else { return }
    // What is of unknown size fills the view: a renderer without the image shows its name there.
    let frame = size(of: image).map { contentMode.frame(for: $0, in: bounds) } ?? bounds
    let isTemplate = renderingMode == .template || content(of: image)?.isTemplate == true
    graphics.withMirror(of: frame, isTurned(image)) {
      graphics.drawImage(
        named: image.name, in: frame, capInsets: capInsets, tint: isTemplate ? .tint : nil)
    }
  }

  override open func sizeThatFits(_ size: Size) -> Size { currentImage.flatMap(self.size) ?? bounds.size }

  override open var intrinsicContentSize: (width: Double?, height: Double?) {
    let size = currentImage.flatMap(self.size)
    return (size?.width, size?.height)
  }
}

/// What colors an image is drawn in.
public enum ImageRenderingMode: String, SceneEnumeration {
  /// Its own.
  case original
  /// The tint color, wherever it is not transparent.
  case template
}

extension AppearanceKeys where Object: ImageView {
  /// The image that rules give to image views.
  public var image: AppearanceKey<ImageName> { AppearanceKey() }
  /// The image that rules give to image views while they are highlighted.
  public var highlightedImage: AppearanceKey<ImageName> { AppearanceKey() }
}
