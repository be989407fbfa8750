import SceneDrawing
import SceneRuntime
import SceneValues

/// A row in a menu: an action, a submenu, or the row that returns to the previous page.
final class MenuRow: Button, LibraryButton {
  let element: MenuElement
  let isBack: Bool
  /// Whether any row in the menu has a checkmark. If true, the titles of all rows are indented.
  private let hasMarks: Bool
  private let hasLine: Bool

  private static let margin = 16.0
  private static let markWidth = 24.0
  private static let imageSize = 20.0
  private static let subtitleFont = Font.system(12)

  init(_ element: MenuElement, isBack: Bool = false, hasMarks: Bool = false, hasLine: Bool = false) {
    self.element = element
    self.isBack = isBack
    self.hasMarks = hasMarks
    self.hasLine = hasLine
    super.init(frame: .zero)
    kind = .custom
    font = isBack ? .bold(17) : .system(17)
    setTitle(element.title, for: .normal)
    isEnabled = (element as? Action)?.attributes.contains(.disabled) != true
  }

  required init(coder: Coder) throws {
    element = Menu()
    (isBack, hasMarks, hasLine) = (false, false, false)
    try super.init(coder: coder)
  }

  private var isDestructive: Bool {
    (element as? Action)?.attributes.contains(.destructive) == true
      || (element as? Menu)?.options.contains(.destructive) == true
  }

  private var textColor: Color {
    if !isEnabled { return Color(.tertiaryLabel) }
    return isDestructive && !isBack ? Color(.systemRed) : .label
  }

  private var mark: Action.State { (element as? Action)?.state ?? .off }

  private var textX: Double { Self.margin + (hasMarks ? Self.markWidth : 0) }

  private func textWidth(in width: Double) -> Double {
    let hasEnd = element.image != nil || element is Menu
    return max(0, width - textX - Self.margin - (hasEnd ? Self.imageSize + 8 : 0))
  }

  private func title(in width: Double, _ metrics: any TextMetrics) -> TextLayout {
    TextLayout(
      element.title, font: font, width: textWidth(in: width), maximumLines: 2, lineBreak: .tailTruncation,
      alignment: readsFromRightToLeft ? .right : .left, metrics: metrics)
  }

  private func subtitle(in width: Double, _ metrics: any TextMetrics) -> TextLayout? {
    guard !element.subtitle.isEmpty, !isBack else { return nil }
    return TextLayout(
      element.subtitle, font: Self.subtitleFont, width: textWidth(in: width), maximumLines: 1,
      lineBreak: .tailTruncation, alignment: readsFromRightToLeft ? .right : .left, metrics: metrics)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let texts =
      title(in: size.width, textMetrics).size.height
      + (subtitle(in: size.width, textMetrics)?.size.height ?? 0)
    return Size(width: size.width, height: max(44, (texts + 22).rounded(.up)))
  }

  override var accessibilityFacts: AccessibilityFacts? {
    let label = isBack ? "\(libraryText(.back)), \(element.title)" : element.title
    var facts = controlFacts(.menuItem, label: label)
    if !isBack { facts.value = element.subtitle }
    facts.isMarked = isHighlighted
    facts.hasMenu = element is Menu && !isBack
    facts.check = mark == .off ? (hasMarks ? .off : nil) : mark == .on ? .on : .mixed
    facts.actions = [.activate]
    return facts
  }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    if isHighlighted {
      graphics.setFillColor(.systemFill)
      graphics.fill(bounds)
    }
    let title = title(in: bounds.width, graphics.metrics)
    let subtitle = subtitle(in: bounds.width, graphics.metrics)
    let height = title.size.height + (subtitle?.size.height ?? 0)
    let place = turned(
      Rect(
        x: textX, y: bounds.midY - height / 2, width: textWidth(in: bounds.width), height: title.size.height))
    graphics.drawText(title, at: place.origin, color: textColor)
    if let subtitle {
      graphics.drawText(
        subtitle, at: Point(x: place.minX, y: place.minY + title.size.height), color: .secondaryLabel)
    }
    drawEnd(in: graphics)
    drawMark(in: graphics)
    if hasLine {
      graphics.setFillColor(.separator)
      graphics.fill(Rect(x: 0, y: bounds.maxY - 0.5, width: bounds.width, height: 0.5))
    }
  }

  private func drawEnd(in graphics: GraphicsContext) {
    let size = Self.imageSize
    let square = turned(
      Rect(x: bounds.maxX - Self.margin - size, y: bounds.midY - size / 2, width: size, height: size))
    if let image = element.image, !isBack {
      let fitted =
        self.size(of: image).map { ContentMode.scaleAspectFit.frame(for: $0, in: square) } ?? square
      graphics.withState {
        if !isEnabled { graphics.alpha *= 0.35 }
        graphics.withMirror(of: fitted, isFlipped(image)) {
          graphics.drawImage(named: image.name, in: fitted, tint: templateTint(of: image, textColor))
        }
      }
    } else if element is Menu {
      let (x, y) = (square.midX, square.midY)
      let side = readsFromRightToLeft ? -1.0 : 1
      stroke(
        isBack
          ? [Point(x: x - 6, y: y - 3), Point(x: x, y: y + 3), Point(x: x + 6, y: y - 3)]
          : [
            Point(x: x - 3 * side, y: y - 6), Point(x: x + 3 * side, y: y), Point(x: x - 3 * side, y: y + 6),
          ],
        in: graphics)
    }
  }

  private func drawMark(in graphics: GraphicsContext) {
    guard mark != .off else { return }
    let square = turned(Rect(x: 12, y: bounds.midY - 8, width: 16, height: 16))
    let (x, y) = (square.midX, square.midY)
    stroke(
      mark == .on
        ? [Point(x: x - 6, y: y), Point(x: x - 2, y: y + 5), Point(x: x + 6, y: y - 6)]
        : [Point(x: x - 6, y: y), Point(x: x + 6, y: y)], in: graphics)
  }

  private func stroke(_ points: [Point], in graphics: GraphicsContext) {
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    graphics.withState {
      graphics.setStrokeColor(textColor)
      graphics.lineWidth = 1.75
      graphics.lineCap = .round
      graphics.lineJoin = .round
      graphics.stroke(path)
    }
  }
}
