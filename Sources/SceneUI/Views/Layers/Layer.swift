import SceneDrawing
import SceneRuntime
import SceneValues

/// The visual appearance of a view or a part of a view. A layer is a rectangle with a background, rounded corners, a
/// border, a shadow, content, and sublayers.
///
/// Changes to a layer without a view are animated implicitly, unless a ``Transaction`` specifies otherwise.
///
/// ```swift
/// card.layer.cornerRadius = 8
/// let dot = Layer()
/// dot.bounds = Rect(x: 0, y: 0, width: 8, height: 8)
/// dot.position = Point(x: 12, y: 12)
/// dot.backgroundColor = .red
/// card.layer.addSublayer(dot)
/// ```
///
/// Scenes set the properties of a view's layer with runtime attributes, as in storyboards:
///
/// ```xml
/// <view id="card"><runtimeAttribute key="layer.cornerRadius" type="number" value="8"/></view>
/// ```
open class Layer: SceneObject {
  /// The view that owns the layer, or nil if no view owns the layer.
  public internal(set) weak var view: View?
  /// The geometry and appearance of a layer without a view. For a view's layer, the view stores these values.
  var ownPlace = LayerPlace()
  /// The rarely used properties, or nil while all of them have their default values.
  var extras: LayerExtras?
  var tracks: [MotionTrack] = []

  var border = DisplayList()
  /// The number of commands in the content that draw the shadow and background, or nil until the view is first drawn.
  var backdropCount: Int?

  /// The corner radius, in points, of the background, border, and `masksToBounds` clip area. The default is 0.
  @Within(.lengths) public var cornerRadius = 0.0 {
    didSet { didChange(.cornerRadius, from: oldValue, to: cornerRadius) }
  }
  /// The corners that are rounded. The default is all corners. As in UIKit, changes to this property are not animated.
  public var maskedCorners = RectCorners.all {
    didSet { if maskedCorners != oldValue { view?.setNeedsDisplay() } }
  }
  /// The curve of rounded corners. The default is circular. As in UIKit, changes to this property are not animated.
  public var cornerCurve = CornerCurve.circular {
    didSet { if cornerCurve != oldValue { view?.setNeedsDisplay() } }
  }
  /// The border width, in points. The border extends inward from the bounds and covers the subviews. The default is 0.
  @Within(.lengths) public var borderWidth = 0.0 {
    didSet { didChange(.borderWidth, from: oldValue, to: borderWidth) }
  }
  /// The border color. The default is black.
  public var borderColor: Color? = .black {
    didSet { didChange(.borderColor, from: oldValue, to: borderColor) }
  }
  /// The shadow color. The background casts the shadow. If there is no background, all visible content casts it. A layer
  /// that clips to its bounds has no shadow. The default is black.
  public var shadowColor: Color? = .black {
    didSet { didChange(.shadowColor, from: oldValue, to: shadowColor) }
  }
  /// The shadow's opacity, from 0 (no shadow) to 1 (opaque). The default is 0.
  @Within(.fractions) public var shadowOpacity = 0.0 {
    didSet { didChange(.shadowOpacity, from: oldValue, to: shadowOpacity) }
  }
  /// The shadow's offset, in points. Positive values move the shadow to the right and down. The default is (0, -3).
  @Within(.coordinates) public var shadowOffset = Size(width: 0, height: -3) {
    didSet { didChange(.shadowOffset, from: oldValue, to: shadowOffset) }
  }
  /// The shadow's blur radius, in points, which is the standard deviation of the blur. The default is 3.
  @Within(.lengths) public var shadowRadius = 3.0 {
    didSet { didChange(.shadowRadius, from: oldValue, to: shadowRadius) }
  }

  /// Creates an empty layer without a view.
  public required init() {}

  /// The declaration of the layer class. Scenes set a layer's properties through runtime attributes of the layer's view.
  open class var declaration: ClassDeclaration {
    ClassDeclaration(notMade: Layer.self, "The corners, border, and shadow of a view.") {
      $0.property(
        "cornerRadius", default: 0, in: .lengths, "The radius of the corners in points.", get: \.cornerRadius,
        set: { $0.cornerRadius = $1 })
      $0.property(
        "maskedCorners", default: 15, in: 0...15,
        "The rounded corners, as a sum of 1 (top left), 2 (top right), 4 (bottom left) and 8 (bottom right).",
        get: { Double($0.maskedCorners.rawValue) },
        set: { $0.maskedCorners = RectCorners(rawValue: UInt8($1)) })
      $0.property(
        "cornerCurve", default: .circular,
        "The curve of rounded corners; a runtime attribute of type 'string'.", get: \.cornerCurve,
        set: { $0.cornerCurve = $1 })
      $0.property(
        "contentsCenter", default: Rect(x: 0, y: 0, width: 1, height: 1),
        "The part of the contents that is stretched, in unit coordinates.", get: \.contentsCenter,
        set: { $0.contentsCenter = $1 })
      $0.property(
        "borderWidth", default: 0, in: .lengths, "The width of the border in points, inside the bounds.",
        get: \.borderWidth,
        set: { $0.borderWidth = $1 })
      $0.property(
        "borderColor", "The color of the border. Default: black.", get: \.borderColor,
        set: { $0.borderColor = $1 })
      $0.property(
        "borderUIColor", "The border color of storyboards that use an extension of 'CALayer'.",
        get: \.borderColor, set: { $0.borderColor = $1 })
      $0.property(
        "masksToBounds", default: false, "Whether subviews are clipped to the bounds.", get: \.masksToBounds,
        set: { $0.masksToBounds = $1 })
      $0.property(
        "shadowColor", "The color of the shadow. Default: black.", get: \.shadowColor,
        set: { $0.shadowColor = $1 })
      $0.property(
        "shadowUIColor", "The shadow color of storyboards that use an extension of 'CALayer'.",
        get: \.shadowColor, set: { $0.shadowColor = $1 })
      $0.property(
        "shadowOpacity", default: 0, in: .fractions, "The opacity of the shadow, from 0 to 1.",
        get: \.shadowOpacity,
        set: { $0.shadowOpacity = $1 })
      $0.property(
        "shadowOffset", default: Size(width: 0, height: -3), "The offset of the shadow in points.",
        get: \.shadowOffset, set: { $0.shadowOffset = $1 })
      $0.property(
        "shadowRadius", default: 3, in: .lengths, "The blur radius of the shadow in points.",
        get: \.shadowRadius,
        set: { $0.shadowRadius = $1 })
    }
  }

  /// Does nothing. Views create their layers themselves, so this method is never called during loading.
  open func awakeFromNib() {}

  /// Returns the content in layer coordinates, from back to front. Subclasses can arrange or repeat the content.
  func arrangedPictures(
    at now: Double, in bounds: Rect, _ make: (Double) -> [PictureLayer]
  ) -> [PictureLayer] { make(now) }

  func drawContent(in view: View) {
    let graphics = view.makeGraphicsContext()
    graphics.withState { draw(in: graphics) }
    graphics.withState { extras?.delegate?.draw(self, in: graphics) }
    createdExtras.drawn = graphics.displayList
  }

  /// Draws the layer's content between its background and its sublayers. Before a picture is created, this method is
  /// called if `setNeedsDisplay()` was called, or if the size has changed and `needsDisplayOnBoundsChange` is true.
  ///
  /// - Parameter graphics: The graphics context, set up for layer coordinates.
  open func draw(in graphics: GraphicsContext) {}

  /// Lays out the sublayers. Before a picture is created, this method is called if `setNeedsLayout()` was called or the
  /// size has changed. The default implementation does nothing.
  open func layoutSublayers() {}

  /// Whether the layer is redrawn when its size changes. If false (the default), the existing content is stretched.
  open var needsDisplayOnBoundsChange: Bool { false }

  /// Draws content that depends on properties of a custom class, including their animated values.
  ///
  /// - Parameters:
  ///   - values: The presented values of the properties, such as `values["progress", progress]`.
  ///   - bounds: The presented bounds of the layer.
  ///   - graphics: The graphics context, set up for layer coordinates.
  open func drawProperties(_ values: PresentedProperties, in bounds: Rect, with graphics: GraphicsContext) {}

  /// Returns the current value of a custom property. The value is used by animations that do not specify a start value.
  ///
  /// - Parameter property: The name by which animations refer to the property.
  /// - Returns: The value, or nil if the property does not exist. The default implementation returns nil.
  open func value(of property: String) -> AnimatedValue? { nil }

  /// Sets a custom property, for example when an animator stops. The default implementation does nothing.
  open func setValue(_ value: AnimatedValue, of property: String) {}
}

/// The presented values of a layer's properties at a given time.
public struct PresentedProperties {
  let layer: Layer
  let now: Double

  /// Returns the presented value of a property.
  ///
  /// - Parameters:
  ///   - key: The name by which animations refer to the property.
  ///   - model: The property's model value, which is returned if the property is not animated.
  public subscript<Value: AnimatableValue>(key: LayerKey, model: Value) -> Value {
    let shown = layer.presentedValue(key, model: model.animatedValue, at: now)
    return Value(animated: shown) ?? model
  }
}

struct LayerPlace {
  var position = Point.zero
  var bounds = Rect.zero
  var transform = AffineTransform.identity
  var opacity = 1.0
  var backgroundColor: Color?
  var isHidden = false
  var masksToBounds = false
}

extension View {
  /// The view's layer, which is created on first access.
  public var layer: Layer {
    if let ownLayer { return ownLayer }
    let layer = type(of: self).layerClass.init()
    layer.view = self
    ownLayer = layer
    return layer
  }
}
