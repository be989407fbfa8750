import SceneMacros
import SceneUI

/// A clock face with three hands, which move after `start()`.
@SceneObject final class ClockView: View {
  @Inspectable var dialColor = Color.white { didSet { setNeedsDisplay() } }
  private var timer: Timer?
  /// The time of the last update. While the hands are stopped, they show this time whenever they are drawn.
  lazy var shownTime = context.clock.now { didSet { setNeedsDisplay() } }

  override init(frame: Rect) { super.init(frame: frame) }

  required init(coder: Coder) throws { try super.init(coder: coder) }

  /// Moves the hands once per second.
  func start() {
    guard timer == nil else { return }
    tick()
    timer = Timer(interval: 1, repeats: true, on: context.clock) { [weak self] _ in self?.tick() }
  }

  private func tick() {
    shownTime = context.clock.now
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  override func willMove(toWindow newWindow: Window?) {
    if newWindow == nil { stop() }
  }

  override func tintColorDidChange() { setNeedsDisplay() }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    let dial = Dial(in: bounds.insetBy(dx: 1, dy: 1))
    drawFace(dial, in: graphics)
    drawTicks(dial, in: graphics)
    drawHands(dial, in: graphics)
  }

  private func drawFace(_ dial: Dial, in graphics: GraphicsContext) {
    let circle = Rect(
      x: dial.center.x - dial.radius, y: dial.center.y - dial.radius, width: 2 * dial.radius,
      height: 2 * dial.radius)
    graphics.setFillColor(dialColor)
    graphics.fillEllipse(in: circle)
    graphics.setStrokeColor(.separator)
    graphics.lineWidth = dial.radius / 80
    graphics.strokeEllipse(in: circle)
  }

  /// Draws lines at the hours and dots at the minutes, in the tint color.
  private func drawTicks(_ dial: Dial, in graphics: GraphicsContext) {
    graphics.setStrokeColor(.tint)
    graphics.setFillColor(.tint)
    for minute in 0..<60 {
      let angle = Dial.minuteAngle(Double(minute))
      if minute % 5 == 0 {
        let isQuarter = minute % 15 == 0
        graphics.lineWidth = dial.radius / (isQuarter ? 20 : 40)
        graphics.strokeLine(
          from: dial.point(at: angle, distance: isQuarter ? 0.7 : 0.8),
          to: dial.point(at: angle, distance: 0.95))
      } else {
        let dot = dial.point(at: angle, distance: 0.95)
        let size = dial.radius / 40
        graphics.fillEllipse(in: Rect(x: dot.x - size / 2, y: dot.y - size / 2, width: size, height: size))
      }
    }
  }

  private func drawHands(_ dial: Dial, in graphics: GraphicsContext) {
    let time = CalendarTime(date: shownTime, in: context.timeZone)
    let (hours, minutes, seconds) = (Double(time.hour), Double(time.minute), Double(time.second))
    graphics.lineCap = .round
    drawHand(
      Dial.hourAngle(hours, minutes), length: 0.7, width: dial.radius / 20, .label, on: dial, in: graphics)
    drawHand(Dial.minuteAngle(minutes), length: 0.9, width: dial.radius / 40, .label, on: dial, in: graphics)
    drawHand(Dial.secondAngle(seconds), length: 0.95, width: dial.radius / 80, .red, on: dial, in: graphics)
  }

  private func drawHand(
    _ angle: Double, length: Double, width: Double, _ color: Color, on dial: Dial,
    in graphics: GraphicsContext
  ) {
    graphics.setStrokeColor(color)
    graphics.lineWidth = width
    graphics.strokeLine(from: dial.center, to: dial.point(at: angle, distance: length))
  }
}
