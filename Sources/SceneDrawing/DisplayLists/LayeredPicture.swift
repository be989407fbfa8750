import SceneValues

/// The content of a window: a tree of layers on top of a background.
public struct LayeredPicture: Hashable, Sendable {
  /// The size in points.
  public var size: Size
  /// The background color, or nil for a transparent background.
  public var background: RGBA?
  /// The picture's title for accessibility, or nil for no title.
  public var title: String?
  /// The layers, from back to front.
  public var layers: [PictureLayer]

  /// Creates a picture that consists of layers. By default, the picture has a transparent background and no layers.
  public init(size: Size, background: RGBA? = nil, title: String? = nil, layers: [PictureLayer] = []) {
    self.size = size
    self.background = background
    self.title = title
    self.layers = layers
  }

  /// Creates a picture that consists of a single display list.
  public init(size: Size, background: RGBA? = nil, title: String? = nil, content: DisplayList) {
    self.init(
      size: size, background: background, title: title,
      layers: [PictureLayer(frame: Rect(origin: .zero, size: size), content: content)])
  }
}

/// The content of one view and its subviews.
public struct PictureLayer: Hashable, Sendable {
  /// The name of the layer. It is used for a tooltip and for accessibility.
  public var name: String?
  /// The identifier with which code refers to the layer, or nil if the layer has no identifier.
  public var identifier: String?
  /// The bounds in the layer's own coordinates.
  public var bounds: Rect
  /// The transform from the layer's coordinates to the coordinates of its parent.
  public var transform: AffineTransform
  /// Whether the layer and its sublayers are clipped to the layer's bounds.
  public var clipsToBounds: Bool
  /// The corners of the clip that are rounded.
  public var maskedCorners: RectCorners
  /// The shape of the rounded corners.
  public var cornerCurve: CornerCurve
  /// The radius of the rounded corners, in points.
  public var cornerRadius: Double
  /// The opacity of the layer and its sublayers as a group, from 0 to 1.
  public var opacity: Double
  /// The drawing of the layer without its sublayers, in the layer's coordinates.
  public var content: DisplayList
  /// The sublayers, from back to front.
  public var sublayers: [PictureLayer]
  /// The effects of the layer and its sublayers as a group, or nil for no effects.
  public var effects: LayerEffects? {
    get { boxedEffects?.value }
    set { boxedEffects = newValue.flatMap { $0 == LayerEffects() ? nil : Boxed($0) } }
  }
  private var boxedEffects: Boxed<LayerEffects>?

  /// Creates a layer. By default, the layer is opaque, does not clip its content, and draws nothing.
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

  /// Creates a layer with a frame in its parent. The origin of the layer's coordinates is the frame's top-left corner.
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

  package var outline: Path {
    Path(roundedRect: bounds, cornerRadius: cornerRadius, corners: maskedCorners, curve: cornerCurve)
  }

  /// Returns a transform that moves the center of the bounds to a point and applies `transform` around that point.
  public static func placing(
    _ bounds: Rect, at center: Point, transform: AffineTransform = .identity
  ) -> AffineTransform {
    AffineTransform.translation(x: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(.translation(x: center.x, y: center.y))
  }
}
