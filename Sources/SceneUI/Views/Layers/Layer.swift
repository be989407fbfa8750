import SceneDrawing
import SceneRuntime
import SceneValues

/// How a view is drawn around its content: round corners, a border, a shadow.
///
/// ```swift
/// card.layer.cornerRadius = 8
/// card.layer.borderWidth = 1
/// ```
///
/// Scenes say it by runtime attributes, as storyboards do:
///
/// ```xml
/// <view id="card"><runtimeAttribute key="layer.cornerRadius" type="number" value="8"/></view>
/// ```
public final class Layer: SceneObject {
  /// In points: how round the corners are of the background and the border, and of what `masksToBounds` cuts off.
  @Bounded(.lengths) public var cornerRadius = 0.0 { didSet { redraw(if: cornerRadius != oldValue) } }
  /// In points, inwards from the bounds. It lies over the subviews.
  @Bounded(.lengths) public var borderWidth = 0.0 { didSet { redraw(if: borderWidth != oldValue) } }
  /// Black by default.
  public var borderColor: Color? = .black { didSet { redraw(if: borderColor != oldValue) } }
  /// Black by default. A view that cuts off at its bounds throws no shadow. A view with a background throws that of the
  /// background; another, that of all that it shows.
  public var shadowColor: Color? = .black { didSet { redraw(if: shadowColor != oldValue) } }
  /// From 0, no shadow, to 1.
  @Bounded(.fractions) public var shadowOpacity = 0.0 { didSet { redraw(if: shadowOpacity != oldValue) } }
  /// In points: how far the shadow lies to the right and below.
  @Bounded(.coordinates) public var shadowOffset = Size(width: 0, height: -3) {
    didSet { redraw(if: shadowOffset != oldValue) }
  }
  /// In points: how soft the shadow's edge is, as the standard deviation of its blur.
  @Bounded(.lengths) public var shadowRadius = 3.0 { didSet { redraw(if: shadowRadius != oldValue) } }
  /// What throws the shadow, in the view's coordinates; nil, the default, for the background or what the view shows.
  public var shadowPath: Path? {
    get { rare?.value.shadowPath }
    set { change { $0.shadowPath = newValue } }
  }
  /// How the view with its subviews is mixed with what lies behind it; `normal` by default.
  public var blendMode: BlendMode {
    get { rare?.value.blendMode ?? .normal }
    set { change { $0.blendMode = newValue } }
  }
  /// A drawing, in the view's coordinates, through which the view and its subviews are seen; nil, the default, for none.
  /// What is hidden by it takes touches nevertheless.
  public var mask: DrawingMask? {
    get { rare?.value.mask }
    set { change { $0.mask = newValue } }
  }
  private var rare: Boxed<RareParts>?
  private weak var view: View?
  private var border = DisplayList()

  /// Whether subviews are cut off at the bounds: the view's `clipsToBounds`.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  fileprivate init(of view: View) { self.view = view }

  /// What few layers have.
  private struct RareParts: Hashable, Sendable {
    var shadowPath: Path?
    var blendMode = BlendMode.normal
    var mask: DrawingMask?
  }

  private func change(_ body: (inout RareParts) -> Void) {
    let old = rare?.value ?? RareParts()
    var new = old
    body(&new)
    guard new != old else { return }
    rare = new == RareParts() ? nil : Boxed(new)
    view?.setNeedsDisplay()
  }

  private func redraw(if isOther: Bool) { if isOther { view?.setNeedsDisplay() } }

  /// Scenes speak of a layer by runtime attributes of its view.
  public static var declaration: ClassDeclaration {
    ClassDeclaration(notMade: Layer.self, "How a view is drawn around its content.") {
      $0.property(
        "cornerRadius", default: 0, in: .lengths, "In points.", get: \.cornerRadius,
        set: { $0.cornerRadius = $1 })
      $0.property(
        "borderWidth", default: 0, in: .lengths, "In points, inwards from the bounds.", get: \.borderWidth,
        set: { $0.borderWidth = $1 })
      $0.property("borderColor", "Black by default.", get: \.borderColor, set: { $0.borderColor = $1 })
      $0.property(
        "borderUIColor", "What storyboards call 'borderColor', where an extension of UIKit's makes it one.",
        get: \.borderColor, set: { $0.borderColor = $1 })
      $0.property(
        "masksToBounds", default: false, "Whether subviews are cut off at the bounds.", get: \.masksToBounds,
        set: { $0.masksToBounds = $1 })
      $0.property("shadowColor", "Black by default.", get: \.shadowColor, set: { $0.shadowColor = $1 })
      $0.property(
        "shadowUIColor", "What storyboards call 'shadowColor', where an extension of UIKit's makes it one.",
        get: \.shadowColor, set: { $0.shadowColor = $1 })
      $0.property(
        "shadowOpacity", default: 0, in: .fractions, "From 0, no shadow, to 1.", get: \.shadowOpacity,
        set: { $0.shadowOpacity = $1 })
      $0.property(
        "shadowOffset", default: Size(width: 0, height: -3), "In points.", get: \.shadowOffset,
        set: { $0.shadowOffset = $1 })
      $0.property(
        "shadowRadius", default: 3, in: .lengths, "In points: how soft its edge is.", get: \.shadowRadius,
        set: { $0.shadowRadius = $1 })
    }
  }

  /// Does nothing: a view makes its layer itself, and loading never calls it.
  public func awakeFromNib() {}

  // MARK: Drawing

  var throwsShadow: Bool { shadowOpacity > 0 && !masksToBounds }

  /// The shadow of the path, or of the view's background; of what is neither, the shadow is an effect of its picture.
  func drawShadow(of view: View, in graphics: GraphicsContext) {
    guard throwsShadow, let shadowColor else { return }
    var opacity = shadowOpacity
    if shadowPath == nil {
      guard let background = view.backgroundColor.map(graphics.resolved), background.alpha > 0 else { return }
      opacity *= background.alpha
    }
    let path = shadowPath ?? Path(roundedRect: view.bounds, cornerRadius: cornerRadius)
    let color = graphics.resolved(shadowColor)
    let place = path.applying(.translation(x: shadowOffset.width, y: shadowOffset.height))
    let shape = DisplayList.Command(
      .fill(place, rule: .nonZero, color: color.withAlpha(color.alpha * opacity)))
    graphics.draw(DisplayGroup(DisplayList(commands: [shape]), blurRadius: shadowRadius))
  }

  /// What is done with the view's picture as a whole; nil for nothing.
  func effects(of view: View) -> LayerEffects? {
    var effects = LayerEffects(blendMode: blendMode)
    if let mask {
      let drawn = DisplayList(commands: [.init(.group(DisplayGroup(mask.content)), transform: mask.transform)]
      )
      effects.mask = PictureLayer(bounds: view.bounds, transform: .identity, content: drawn)
      effects.maskKind = mask.kind
    }
    if throwsShadow, shadowPath == nil, let shadowColor, !hasBackground(view) {
      let color = view.resolve(shadowColor)
      effects.shadow = Shadow(
        offset: shadowOffset, radius: shadowRadius, color: color.withAlpha(color.alpha * shadowOpacity))
    }
    return effects == LayerEffects() ? nil : effects
  }

  private func hasBackground(_ view: View) -> Bool {
    view.backgroundColor.map { view.resolve($0).alpha > 0 } ?? false
  }

  func drawBorder(of view: View) {
    border = DisplayList()
    guard borderWidth > 0, let borderColor else { return }
    // Asked while this draws, and so while the caller holds the view.
    let graphics = GraphicsContext(resolve: { [unowned view] color in view.resolve(color) })
    graphics.setStrokeColor(borderColor)
    graphics.lineWidth = borderWidth
    let middle = borderWidth / 2
    graphics.stroke(
      Path(
        roundedRect: view.bounds.insetBy(dx: middle, dy: middle), cornerRadius: max(0, cornerRadius - middle))
    )
    border = graphics.displayList
  }

  /// What lies over the view's subviews.
  func border(of view: View) -> [PictureLayer] {
    border.isEmpty ? [] : [PictureLayer(bounds: view.bounds, transform: .identity, content: border)]
  }
}

extension View {
  /// How the view is drawn around its content.
  public var layer: Layer {
    if let ownLayer { return ownLayer }
    let layer = Layer(of: self)
    ownLayer = layer
    return layer
  }
}
