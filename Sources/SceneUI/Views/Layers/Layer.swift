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
  /// Black by default. Only what has a background throws a shadow, and only where it does not cut off at its bounds.
  public var shadowColor: Color? = .black { didSet { redraw(if: shadowColor != oldValue) } }
  /// From 0, no shadow, to 1.
  @Bounded(.fractions) public var shadowOpacity = 0.0 { didSet { redraw(if: shadowOpacity != oldValue) } }
  /// In points: how far the shadow lies to the right and below.
  @Bounded(.coordinates) public var shadowOffset = Size(width: 0, height: -3) {
    didSet { redraw(if: shadowOffset != oldValue) }
  }
  /// In points: how soft the shadow's edge is.
  @Bounded(.lengths) public var shadowRadius = 3.0 { didSet { redraw(if: shadowRadius != oldValue) } }
  private weak var view: View?
  private var border = DisplayList()

  /// Whether subviews are cut off at the bounds: the view's `clipsToBounds`.
  public var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  fileprivate init(of view: View) { self.view = view }

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

  /// The shadow of the view's background. There is no blur: many outlines, each a little larger than the next and all
  /// but transparent, look like one.
  func drawShadow(of view: View, in graphics: GraphicsContext) {
    guard throwsShadow, let shadowColor, let background = view.backgroundColor,
      graphics.resolved(background).alpha > 0
    else { return }
    let place = view.bounds.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
    let opacity = min(shadowOpacity, 1)
    graphics.withState {
      graphics.setFillColor(shadowColor)
      graphics.alpha = opacity
      guard shadowRadius > 0 else {
        return graphics.fill(Path(roundedRect: place, cornerRadius: cornerRadius))
      }
      // Sixteen over one another are as dark as the whole.
      graphics.alpha = 1 - (0..<4).reduce(1 - min(opacity, 0.99)) { rest, _ in rest.squareRoot() }
      for step in 0..<16 {
        let spread = shadowRadius * (1 - Double(step) / 8)
        let outline = place.insetBy(dx: -spread, dy: -spread)
        guard outline.width > 0, outline.height > 0 else { break }
        graphics.fill(Path(roundedRect: outline, cornerRadius: max(0, cornerRadius + spread)))
      }
    }
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
