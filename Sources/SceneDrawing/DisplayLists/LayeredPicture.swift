import SceneValues

/// All that a window shows: a tree of layers over a background.
public struct LayeredPicture: Hashable, Sendable {
  /// In points.
  public var size: Size
  /// nil for a transparent one.
  public var background: RGBA?
  /// What the picture is called, for a reader who does not see it.
  public var title: String?
  /// From back to front.
  public var layers: [PictureLayer]

  /// A picture of layers; without a background, it is transparent.
  public init(size: Size, background: RGBA? = nil, title: String? = nil, layers: [PictureLayer] = []) {
    self.size = size
    self.background = background
    self.title = title
    self.layers = layers
  }

  /// A picture of a single list.
  public init(size: Size, background: RGBA? = nil, title: String? = nil, content: DisplayList) {
    self.init(
      size: size, background: background, title: title,
      layers: [PictureLayer(frame: Rect(origin: .zero, size: size), content: content)])
  }
}

/// What one view shows: its own drawing, and above it its subviews'.
public struct PictureLayer: Hashable, Sendable {
  /// What it is called, for a tooltip and for a reader who does not see it.
  public var name: String?
  /// What programs find it by.
  public var identifier: String?
  /// The area it covers, in its own coordinates.
  public var bounds: Rect
  /// From its own coordinates to its parent's.
  public var transform: AffineTransform
  /// Whether it and its sublayers are drawn inside its bounds only.
  public var clipsToBounds: Bool
  /// Which of the corners are round that it clips to.
  public var maskedCorners: RectCorners
  /// How these pass into the sides.
  public var cornerCurve: CornerCurve
  /// In points: how round they are.
  public var cornerRadius: Double
  /// From 0 to 1, of the layer with its sublayers as a whole.
  public var opacity: Double
  /// What the layer itself draws, in its own coordinates.
  public var content: DisplayList
  /// From back to front.
  public var sublayers: [PictureLayer]
  /// A mask, a blend mode and a shadow, of the layer with its sublayers as a whole; nil for none.
  public var effects: LayerEffects? {
    get { boxedEffects?.value }
    set { boxedEffects = newValue.flatMap { $0 == LayerEffects() ? nil : Boxed($0) } }
  }
  private var boxedEffects: Boxed<LayerEffects>?

  /// A layer that is opaque, does not clip and draws nothing unless other is said.
  public init(
    name: String? = nil, identifier: String? = nil, bounds: Rect, transform: AffineTransform,
    clipsToBounds: Bool = false, cornerRadius: Double = 0, maskedCorners: RectCorners = .all,
    cornerCurve: CornerCurve = .circular, opacity: Double = 1,
    content: DisplayList = DisplayList(), sublayers: [PictureLayer] = []
  ) {
    self.name = name
    self.identifier = identifier
    self.bounds = bounds
    self.transform = transform
    self.clipsToBounds = clipsToBounds
    self.cornerRadius = cornerRadius
    self.maskedCorners = maskedCorners
    self.cornerCurve = cornerCurve
    self.opacity = opacity
    self.content = content
    self.sublayers = sublayers
  }

  /// A layer whose own coordinates begin at the top left corner of its frame in the parent.
  public init(
    name: String? = nil, identifier: String? = nil, frame: Rect, clipsToBounds: Bool = false,
    content: DisplayList = DisplayList(), sublayers: [PictureLayer] = []
  ) {
    self.init(
      name: name, identifier: identifier,
      bounds: Rect(x: 0, y: 0, width: frame.width, height: frame.height),
      transform: .translation(x: frame.minX, y: frame.minY), clipsToBounds: clipsToBounds,
      content: content, sublayers: sublayers)
  }

  /// What it clips to, in its own coordinates.
  package var outline: Path {
    Path(roundedRect: bounds, cornerRadius: cornerRadius, corners: maskedCorners, curve: cornerCurve)
  }

  /// The transform that puts the middle of the bounds at a point of the parent, and there turns and scales the
  /// layer around it.
  public static func placing(
    _ bounds: Rect, at center: Point, transform: AffineTransform = .identity
  ) -> AffineTransform {
    AffineTransform.translation(x: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(.translation(x: center.x, y: center.y))
  }
}
