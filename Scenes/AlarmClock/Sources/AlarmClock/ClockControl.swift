import SceneMacros
import SceneUI

/// The alarm hand, which the user drags around the dial.
@SceneObject final class ClockControl: Control {
  /// The time of the hand, in minutes since 12, from 0 to less than 720.
  @Inspectable var minutes = 0 { didSet { if minutes != oldValue { setNeedsDisplay() } } }

  override init(frame: Rect) { super.init(frame: frame) }

  required init(coder: Coder) throws { try super.init(coder: coder) }

  private var angle: Double { Dial.hourAngle(0, Double(minutes)) }

  /// The point where the user grabs the hand, in the coordinates of the control.
  var knob: Point { Dial(in: bounds).point(at: angle, distance: 0.6) }

  /// Returns the time at a point of the dial, rounded to five minutes.
  func minutes(at point: Point) -> Int {
    let minutes = Dial(in: bounds).angle(of: point) / (2 * .pi) * 720
    return Int((minutes / 5).rounded()) * 5 % 720
  }

  override func continueTracking(_ touch: Touch, with event: Event) -> Bool {
    let old = minutes
    minutes = minutes(at: touch.location(in: self))
    if minutes != old { sendActions(for: .valueChanged, with: event) }
    return true
  }

  override func tintColorDidChange() { setNeedsDisplay() }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    let dial = Dial(in: bounds)
    graphics.setStrokeColor(.systemOrange)
    graphics.lineWidth = dial.radius / 40
    graphics.strokeLine(from: dial.center, to: knob)
    graphics.setFillColor(.systemOrange)
    let size = dial.radius / (isHighlighted ? 6 : 9)
    graphics.fillEllipse(in: Rect(x: knob.x - size / 2, y: knob.y - size / 2, width: size, height: size))
  }
}
