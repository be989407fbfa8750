import SceneDrawing
import SceneRuntime
import SceneServices
import SceneValues

final class EditMenu: View, EditMenuView {
  private(set) weak var responder: Responder?
  private let actions: [EditAction]
  private var buttons: [Button] = []
  private var arrow = (x: 0.0, isAbove: false)

  private static let barHeight = 36.0
  private static let arrowHeight = 7.0
  private static let padding = 12.0
  /// The distance between the arrow's tip and its target, in points.
  private static let gap = 4.0

  /// Creates an edit menu for a responder. Returns nil if no edit action is available.
  init?(for responder: Responder) {
    self.responder = responder
    // The responder may inspect the sender before the menu is initialized, so the sender is the responder itself.
    actions = EditAction.allCases.filter { responder.canPerform($0, sender: responder) }
    super.init(frame: .zero)
    if actions.isEmpty { return nil }
    // The menu is not in a window yet, so it uses the language of its target's context.
    let context = (responder as? View)?.contextIfAny ?? (responder as? ViewController)?.contextIfAny
    for action in actions { addButton(for: action, in: context) }
  }

  required init(coder: Coder) throws {
    actions = []
    try super.init(coder: coder)
  }

  private func addButton(for action: EditAction, in context: SceneContext?) {
    let button = Button()
    button.kind = .custom
    button.font = .system(14)
    button.setTitle(context?.text(action.text) ?? action.title, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.setTitleColor(Color(white: 1, alpha: 0.5), for: .highlighted)
    button.addTarget(self, for: .touchUpInside) { (menu, _: Button) in menu.perform(action) }
    buttons.append(button)
    addSubview(button)
  }

  private func perform(_ action: EditAction) {
    // The menu must be hidden first, because the action may show another menu.
    let window = window
    window?.hideEditMenu()
    guard let responder else { return }
    responder.perform(action, sender: self)
    if action == .select || action == .selectAll { (responder as? any TextEditing)?.showEditMenu() }
  }

  func place(around rect: Rect, in bounds: Rect) {
    let widths = buttons.map { $0.sizeThatFits(.zero).width + 2 * Self.padding }
    let size = Size(
      width: min(widths.reduce(0, +), bounds.width), height: Self.barHeight + Self.arrowHeight)
    let isAbove = rect.minY - Self.gap - size.height >= bounds.minY
    let y = isAbove ? rect.minY - Self.gap - size.height : rect.maxY + Self.gap
    let x = max(bounds.minX, min(rect.midX - size.width / 2, bounds.maxX - size.width))
    frame = Rect(
      x: x, y: max(bounds.minY, min(y, bounds.maxY - size.height)), width: size.width, height: size.height)
    let inset = Self.arrowHeight + 8
    arrow = (max(inset, min(rect.midX - x, size.width - inset)), isAbove)
    let factor = size.width / max(1, widths.reduce(0, +))
    var left = 0.0
    for (button, width) in zip(buttons, widths) {
      button.frame = Rect(
        x: left, y: isAbove ? 0 : Self.arrowHeight, width: width * factor, height: Self.barHeight)
      left += width * factor
    }
    setNeedsDisplay()
  }

  override var accessibilityFacts: AccessibilityFacts? {
    var facts = AccessibilityFacts(.toolbar, label: libraryText(.editing))
    facts.content = .children
    return facts
  }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    let bar = Rect(
      x: 0, y: arrow.isAbove ? 0 : Self.arrowHeight, width: bounds.width, height: Self.barHeight)
    graphics.setFillColor(RGBA(packed: contextIfAny?.style == .dark ? 0x3A3A_3CFF : 0x1C1C_1EFF))
    graphics.fill(Path(roundedRect: bar, cornerRadius: 8))
    var point = Path()
    let base = arrow.isAbove ? bar.maxY : bar.minY
    let tip = arrow.isAbove ? bounds.maxY : bounds.minY
    point.move(to: Point(x: arrow.x - Self.arrowHeight, y: base))
    point.addLine(to: Point(x: arrow.x, y: tip))
    point.addLine(to: Point(x: arrow.x + Self.arrowHeight, y: base))
    graphics.fill(point)
    graphics.setStrokeColor(Color(white: 1, alpha: 0.25))
    graphics.lineWidth = 0.5
    for button in buttons.dropFirst() {
      graphics.strokeLine(
        from: Point(x: button.frame.minX, y: bar.minY), to: Point(x: button.frame.minX, y: bar.maxY))
    }
  }
}
