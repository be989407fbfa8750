import SceneUI

/// A flower in the tint color. Each tap adds a petal; a flower in full bloom is pink.
final class FlowerView: View {
  private static let fullBloom = 9
  private let initialPetals: Int
  private var petals: Int { didSet { setNeedsDisplay() } }

  init(frame: Rect, petals: Int) {
    initialPetals = petals
    self.petals = petals
    super.init(frame: frame)
    addTap()
  }

  required init(coder: Coder) throws {
    initialPetals = coder.value(forKey: "petals") ?? 5
    petals = initialPetals
    try super.init(coder: coder)
    addTap()
  }

  override class var declaration: ClassDeclaration {
    ClassDeclaration(FlowerView.self, "A flower that grows when it is tapped.") {
      $0.property("petals", default: 5, in: 3...9, get: \.petals, set: { $0.petals = $1 })
    }
  }

  private func addTap() {
    let tap = TapGestureRecognizer()
    tap.addTarget(self) { flower, _ in flower.grow() }
    addGestureRecognizer(tap)
  }

  private func grow() {
    petals = petals < Self.fullBloom ? petals + 1 : initialPetals
    ownTintColor = petals == Self.fullBloom ? Color(.systemPink) : nil
  }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    let radius = min(bounds.width, bounds.height) / 2
    let petal = Path(
      ellipseIn: Rect(x: radius * 0.2, y: -radius * 0.24, width: radius * 0.75, height: radius * 0.48))
    graphics.translate(x: bounds.midX, y: bounds.midY)
    for _ in 0..<petals {
      graphics.setFillColor(.tint)
      graphics.fill(petal)
      graphics.rotate(by: 2 * .pi / Double(petals))
    }
    graphics.setFillColor(Color(.systemYellow))
    graphics.fillEllipse(
      in: Rect(x: -radius * 0.3, y: -radius * 0.3, width: radius * 0.6, height: radius * 0.6))
  }
}
