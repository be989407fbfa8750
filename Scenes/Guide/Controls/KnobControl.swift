import Glibc
import SceneUI

/// A knob that turns from 7 o'clock to 5 o'clock.
final class KnobControl: Control {
  static let range = 10.0...30.0
  private static let (start, sweep) = (0.75 * Double.pi, 1.5 * Double.pi)

  var value = 20.0 { didSet { setNeedsDisplay() } }

  override class var declaration: ClassDeclaration {
    ClassDeclaration(KnobControl.self, "A knob that sets a temperature in degrees Celsius.") {
      $0.property("value", default: 20, in: 10...30, get: \.value, set: { $0.value = $1 })
    }
  }

  override func beginTracking(_ touch: Touch, with event: Event) -> Bool { turn(to: touch) }

  override func continueTracking(_ touch: Touch, with event: Event) -> Bool { turn(to: touch) }

  private func turn(to touch: Touch) -> Bool {
    let point = touch.location(in: self)
    var angle = atan2(point.y - bounds.midY, point.x - bounds.midX) - Self.start
    // The gap of the ring, a quarter turn, is divided between both ends of the range.
    if angle < -0.25 * .pi { angle += 2 * .pi }
    let fraction = min(max(angle / Self.sweep, 0), 1)
    value = Self.range.lowerBound + fraction * (Self.range.upperBound - Self.range.lowerBound)
    sendActions(for: .valueChanged)
    return true
  }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    let fraction = (value - Self.range.lowerBound) / (Self.range.upperBound - Self.range.lowerBound)
    graphics.lineWidth = 18
    graphics.lineCap = .round
    graphics.setStrokeColor(.systemFill)
    graphics.stroke(arc(to: 1))
    graphics.setStrokeColor(isEnabled ? .systemOrange : .systemGray)
    graphics.stroke(arc(to: fraction))
  }

  private func arc(to fraction: Double) -> Path {
    var path = Path()
    path.addArc(
      center: bounds.center, radius: bounds.width / 2 - 12, startAngle: Self.start,
      endAngle: Self.start + fraction * Self.sweep, clockwise: true)
    return path
  }
}
