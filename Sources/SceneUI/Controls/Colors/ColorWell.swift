import SceneDrawing
import SceneRuntime
import SceneValues

/// A control that shows the selected color. A tap opens a sheet in which the user can choose a color. The
/// control sends `valueChanged` for each choice.
open class ColorWell: Control {
  /// The sheet's title. The default is an empty string.
  public var title = ""
  /// The selected color, or nil if none is selected. The default is nil. Setting this property sends no event.
  public var selectedColor: Color? { didSet { setNeedsDisplay() } }
  /// Whether the user can choose the opacity. The default is true.
  public var supportsAlpha = true

  private static let diameter = 28.0

  override public init(frame: Rect = .zero) {
    super.init(frame: frame)
    build()
  }

  /// Creates a color well from its element in a scene.
  public required init(coder: Coder) throws {
    try super.init(coder: coder)
    build()
  }

  override open class var declaration: ClassDeclaration {
    ClassDeclaration(
      ColorWell.self, element: "colorWell", "Shows a color and lets the user choose another one."
    ) {
      $0.property(
        "title", default: "", "The title of the color picker.", get: \.title, set: { $0.title = $1 })
      $0.localizable("title")
      $0.property(
        "selectedColor", "The selected color.", get: \.selectedColor, set: { $0.selectedColor = $1 })
      $0.property(
        "supportsAlpha", default: true, "Whether the user can choose the opacity.",
        get: \.supportsAlpha, set: { $0.supportsAlpha = $1 })
      $0.events([Control.Events.valueChangedName, Control.Events.primaryName] + Control.Events.touchNames)
      $0.accessibleText("title")
      $0.sizedByFrame(false)
    }
  }

  private func build() {
    addTarget(self, for: .touchUpInside) { (well, _: ColorWell) in well.showPicker() }
  }

  private func showPicker() {
    guard
      let controller = sequence(first: self as Responder, next: \.next)
        .lazy.compactMap({ $0 as? ViewController }).first
    else { return }
    let picker = ColorPickerController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.modalPresentationStyle = .pageSheet
    picker.selectionDidChange = { [weak self] color in self?.take(color) }
    do { try controller.present(picker, animated: true) } catch { contextIfAny?.report(error) }
  }

  private func take(_ color: Color) {
    selectedColor = color
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  override var accessibilityFacts: AccessibilityFacts? {
    var facts = controlFacts(.colorWell, label: title.isEmpty ? libraryText(.colors) : title)
    facts.value = selectedColor.map { resolve($0).hexRGB.uppercased() } ?? ""
    facts.actions = [.activate]
    return facts
  }

  override open func draw(_ rect: Rect, in graphics: GraphicsContext) {
    let diameter = min(Self.diameter, bounds.width, bounds.height)
    let circle = Rect(
      x: bounds.midX - diameter / 2, y: bounds.midY - diameter / 2, width: diameter, height: diameter)
    if isHighlighted || !isEnabled { graphics.alpha *= 0.5 }
    let pieces = 24
    graphics.lineWidth = 3
    for piece in 0..<pieces {
      let start = Double(piece) / Double(pieces)
      graphics.setStrokeColor(RGBA(hue: start, saturation: 1, brightness: 1))
      var arc = Path()
      arc.addArc(
        center: circle.center, radius: diameter / 2 - 1.5, startAngle: 2 * .pi * start,
        endAngle: 2 * .pi * (start + 1.2 / Double(pieces)), clockwise: true)
      graphics.stroke(arc)
    }
    guard let selectedColor else { return }
    graphics.setFillColor(selectedColor)
    graphics.fillEllipse(in: circle.insetBy(dx: 5, dy: 5))
  }

  override open func sizeThatFits(_ size: Size) -> Size { Size(width: Self.diameter, height: Self.diameter) }
  override open var intrinsicContentSize: (width: Double?, height: Double?) { (Self.diameter, Self.diameter) }
}
