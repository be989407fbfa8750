import SceneDrawing
import SceneRuntime
import SceneValues

/// What a view, or a part of one, looks like: a rectangle with a background, round corners, a border, a shadow, content, and
/// layers in it.
///
/// Each view has one. A layer that belongs to no view is put into another; when its values change, it goes to them by and by,
/// unless a ``Transaction`` says otherwise.
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
/// Scenes say how a view's layer looks by runtime attributes, as storyboards do:
///
/// ```xml
/// <view id="card"><runtimeAttribute key="layer.cornerRadius" type="number" value="8"/></view>
/// ```
open class Layer: SceneObject {
  /// The view whose layer it is; nil for one that belongs to no view.
  public internal(set) weak var view: View?
  /// Place and looks of a layer that belongs to no view: a view keeps its own.
  var ownPlace = LayerPlace()
  /// What few layers say; nil while it is as usual.
  var extras: LayerExtras?
  /// What is on its way, the oldest first.
  var tracks: [MotionTrack] = []

  // MARK: Drawing (see Layer+Picture.swift)

  var border = DisplayList()
  /// How many of the view's drawing commands lie behind its own content: shadow and background. Nil before it was drawn as
  /// a layer's.
  var backdropCount: Int?

  /// In points: how round the corners are of the background and the border, and of what `masksToBounds` cuts off.
  @Within(.lengths) public var cornerRadius = 0.0 {
    didSet { didChange(.cornerRadius, from: oldValue, to: cornerRadius) }
  }
  /// Which corners are round; all by default. As on the platform, no animation changes it by and by: it counts at once.
  public var maskedCorners = RectCorners.all {
    didSet { if maskedCorners != oldValue { view?.setNeedsDisplay() } }
  }
  /// How round corners pass into the sides; by quarters of circles by default. As on the platform, no animation changes it
  /// by and by: it counts at once.
  public var cornerCurve = CornerCurve.circular {
    didSet { if cornerCurve != oldValue { view?.setNeedsDisplay() } }
  }
  /// In points, inwards from the bounds. It lies over the subviews.
  @Within(.lengths) public var borderWidth = 0.0 {
    didSet { didChange(.borderWidth, from: oldValue, to: borderWidth) }
  }
  /// Black by default.
  public var borderColor: Color? = .black {
    didSet { didChange(.borderColor, from: oldValue, to: borderColor) }
  }
  /// Black by default. What cuts off at its bounds throws no shadow. What has a background throws that of the background;
  /// another, that of all that it shows.
  public var shadowColor: Color? = .black {
    didSet { didChange(.shadowColor, from: oldValue, to: shadowColor) }
  }
  /// From 0, no shadow, to 1.
  @Within(.fractions) public var shadowOpacity = 0.0 {
    didSet { didChange(.shadowOpacity, from: oldValue, to: shadowOpacity) }
  }
  /// In points: how far the shadow lies to the right and below.
  @Within(.coordinates) public var shadowOffset = Size(width: 0, height: -3) {
    didSet { didChange(.shadowOffset, from: oldValue, to: shadowOffset) }
  }
  /// In points: how soft the shadow's edge is, as the standard deviation of its blur.
  @Within(.lengths) public var shadowRadius = 3.0 {
    didSet { didChange(.shadowRadius, from: oldValue, to: shadowRadius) }
  }

  /// A layer of no size that belongs to no view.
  public required init() {}

  /// Scenes speak of a layer by runtime attributes of its view.
  open class var declaration: ClassDeclaration {
    ClassDeclaration(notMade: Layer.self, "The appearance of a view around its content.") {
      $0.property(
        "cornerRadius", default: 0, in: .lengths, "In points.", get: \.cornerRadius,
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
      $0.property("borderColor", "Default: black.", get: \.borderColor, set: { $0.borderColor = $1 })
      $0.property(
        "borderUIColor", "The border color of storyboards that use an extension of 'CALayer'.",
        get: \.borderColor, set: { $0.borderColor = $1 })
      $0.property(
        "masksToBounds", default: false, "Whether subviews are clipped to the bounds.", get: \.masksToBounds,
        set: { $0.masksToBounds = $1 })
      $0.property("shadowColor", "Default: black.", get: \.shadowColor, set: { $0.shadowColor = $1 })
      $0.property(
        "shadowUIColor", "The shadow color of storyboards that use an extension of 'CALayer'.",
        get: \.shadowColor, set: { $0.shadowColor = $1 })
      $0.property(
        "shadowOpacity", default: 0, in: .fractions, "The opacity of the shadow, from 0 to 1.",
        get: \.shadowOpacity,
        set: { $0.shadowOpacity = $1 })
      $0.property(
        "shadowOffset", default: Size(width: 0, height: -3), "In points.", get: \.shadowOffset,
        set: { $0.shadowOffset = $1 })
      $0.property(
        "shadowRadius", default: 3, in: .lengths, "The blur radius of the shadow in points.",
        get: \.shadowRadius,
        set: { $0.shadowRadius = $1 })
    }
  }

  /// Does nothing: a view makes its layer itself, and loading never calls it.
  open func awakeFromNib() {}

  /// What lies in it, as often and in such a way as a class of the library shows it.
  ///
  /// - Parameters:
  ///   - now: the layer's own time.
  ///   - bounds: what is seen of the bounds.
  ///   - make: what lies in it at a time, from back to front.
  /// - Returns: from back to front, in the layer's own coordinates.
  func arrangedPictures(
    at now: Double, in bounds: Rect, _ make: (Double) -> [PictureLayer]
  ) -> [PictureLayer] { make(now) }

  /// Draws its own content, which was marked, or was drawn for another size.
  ///
  /// - Parameter view: what it is drawn in.
  func drawContent(in view: View) {
    let graphics = view.makeGraphicsContext()
    graphics.withState { draw(in: graphics) }
    graphics.withState { extras?.delegate?.draw(self, in: graphics) }
    madeExtras.drawn = graphics.displayList
  }

  // MARK: For subclasses

  /// Draws the layer's own content, between its background and its sublayers. Does nothing by default.
  ///
  /// Called before a picture is made where `setNeedsDisplay()` was called, or the size has changed and
  /// `needsDisplayOnBoundsChange` is true.
  ///
  /// - Parameter graphics: ready to draw in the layer's coordinates.
  open func draw(in graphics: GraphicsContext) {}

  /// Places the sublayers. Does nothing by default. Called before a picture is made where `setNeedsLayout()` was called,
  /// or the size has changed.
  open func layoutSublayers() {}

  /// Whether the layer draws itself anew when its size changes; false by default: then what it drew is stretched.
  open var needsDisplayOnBoundsChange: Bool { false }

  /// What a class of its own draws that follows its own properties, also on their way. Does nothing by default.
  ///
  /// - Parameters:
  ///   - values: what is seen of properties: `values["progress", progress]`.
  ///   - bounds: what is seen of the bounds.
  ///   - graphics: ready to draw in the layer's coordinates.
  open func drawProperties(_ values: PresentedProperties, in bounds: Rect, with graphics: GraphicsContext) {}

  /// The value of a property that a class of its own adds, for animations that do not say where they begin.
  ///
  /// - Parameter property: the name that animations call it by.
  /// - Returns: nil, by default: there is no such property.
  open func value(of property: String) -> AnimatedValue? { nil }

  /// Sets a property that a class of its own adds, for animators that stop where they are. Does nothing by default.
  open func setValue(_ value: AnimatedValue, of property: String) {}
}

/// What is seen of a layer's properties at a moment.
public struct PresentedProperties {
  let layer: Layer
  let now: Double

  /// What is seen of a property.
  ///
  /// - Parameters:
  ///   - key: the name that animations call it by.
  ///   - model: the value that it has.
  public subscript<Value: AnimatableValue>(key: LayerKey, model: Value) -> Value {
    let shown = layer.presentedValue(key, model: model.animatedValue, at: now)
    return Value(animated: shown) ?? model
  }
}

/// Place and looks of a layer that belongs to no view.
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
  /// How the view is drawn around its content; made when it is first asked for.
  public var layer: Layer {
    if let ownLayer { return ownLayer }
    let layer = type(of: self).layerClass.init()
    layer.view = self
    ownLayer = layer
    return layer
  }
}
