import SceneUI

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

final class CardView: View {
  var symbol: CardSymbol? { didSet { appearanceDidChange() } }
  var isMatched = false { didSet { if isMatched != oldValue { appearanceDidChange() } } }
  private(set) var isFaceUp = false { didSet { if isFaceUp != oldValue { appearanceDidChange() } } }
  private var flip: ValueAnimation?

  /// The duration of a flip, in seconds.
  static let flipDuration = 0.3

  override class var declaration: ClassDeclaration {
    ClassDeclaration(CardView.self, "A card: its back, or its face with a symbol on it.") {
      $0.property("symbol", "What is on its face.", get: \.symbol, set: { $0.symbol = $1 })
      $0.property("faceUp", default: false, get: \.isFaceUp, set: { $0.isFaceUp = $1 })
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    appearanceDidChange()
  }

  /// Updates the drawing and the accessibility label. If the card is face down, the label does not contain the symbol.
  private func appearanceDidChange() {
    setNeedsDisplay()
    accessibilityTraits = .button
    accessibilityLabel = isFaceUp ? symbol?.rawValue : "Card"
    accessibilityValue = isFaceUp && isMatched ? "found" : nil
  }

  /// Flips the card around its vertical axis. The card becomes narrower, and then shows its other side.
  func turn(faceUp: Bool) {
    flip?.finish()
    guard faceUp != isFaceUp else { return }
    flip = ValueAnimation(
      from: 0, to: 1, duration: Self.flipDuration, on: context.clock,
      step: { [weak self] part in self?.showTurned(part, to: faceUp) })
  }

  private func showTurned(_ part: Double, to faceUp: Bool) {
    if part >= 0.5 { isFaceUp = faceUp }
    // The card is largest when its edge faces the viewer.
    let (width, height) = (abs(cos(part * .pi)), 1 + 0.06 * sin(part * .pi))
    transform = part == 1 ? .identity : .scale(x: max(width, 0.01), y: height)
  }

  override func tintColorDidChange() { setNeedsDisplay() }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    let plate = Rect(x: 1, y: 0, width: bounds.width - 2, height: bounds.height - 3)
    if isFaceUp { drawFace(plate, in: graphics) } else { drawBack(plate, in: graphics) }
  }

  private func drawFace(_ plate: Rect, in graphics: GraphicsContext) {
    graphics.drawRaisedPlate(plate, cornerRadius: 10, color: Color(.tertiarySystemBackground))
    graphics.lineWidth = isMatched ? 2.5 : 1
    graphics.setStrokeColor(isMatched ? .systemGreen : .separator)
    graphics.stroke(Path(roundedRect: plate.insetBy(dx: 1.5, dy: 1.5), cornerRadius: 8.5))
    guard let symbol else { return }
    graphics.withState {
      let radius = min(plate.width, plate.height) * 0.36
      graphics.translate(x: plate.midX, y: plate.midY)
      graphics.scale(x: radius, y: radius)
      graphics.setFillColor(symbol.color)
      graphics.fill(symbol.shape)
    }
  }

  private func drawBack(_ plate: Rect, in graphics: GraphicsContext) {
    graphics.drawRaisedPlate(plate, cornerRadius: 10, color: .tint)
    let inner = plate.insetBy(dx: 6, dy: 6)
    let light = RGBA(packed: 0xFFFF_FFFF).withAlpha(0.3)
    graphics.strokeColor = light
    graphics.lineWidth = 1.5
    graphics.stroke(Path(roundedRect: inner, cornerRadius: 6))
    graphics.fillColor = light
    let pattern = inner.insetBy(dx: 3, dy: 3)
    for row in 0..<5 {
      for column in 0..<3 where (row + column) % 2 == 0 {
        let center = Point(
          x: pattern.minX + pattern.width * (Double(column) + 0.5) / 3,
          y: pattern.minY + pattern.height * (Double(row) + 0.5) / 5)
        graphics.fill(diamond(around: center, radius: pattern.width / 10))
      }
    }
  }

  private func diamond(around center: Point, radius: Double) -> Path {
    Path(polygon: [
      Point(x: center.x, y: center.y - radius * 1.3), Point(x: center.x + radius, y: center.y),
      Point(x: center.x, y: center.y + radius * 1.3), Point(x: center.x - radius, y: center.y),
    ])
  }
}
