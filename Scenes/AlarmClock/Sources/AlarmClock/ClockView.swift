import SceneMacros
import SceneUI

/// A clock's face with three hands, which go as long as its clock is started.
@SceneObject final class ClockView: View {
  @Inspectable var dialColor = Color.white { didSet { setNeedsDisplay() } }
  /// Seconds between the time to show and that of the context's clock: what the local time zone adds.
  var timeOffset = 0.0 { didSet { setNeedsDisplay() } }
  private var timer: Timer?
  /// When the hands were last set, by the context's clock: those that stand show that, however often they are drawn.
  private lazy var shownTime = context.clock.now

  override init(frame: Rect) { super.init(frame: frame) }

  required init(coder: Coder) throws { try super.init(coder: coder) }

  /// Lets the hands go on, a second at a time.
  func start() {
    guard timer == nil else { return }
    tick()
    timer = Timer(interval: 1, repeats: true, on: context.clock) { [weak self] _ in self?.tick() }
  }

  private func tick() {
    shownTime = context.clock.now
    setNeedsDisplay()
  }

  /// Lets the hands stand.
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

  /// Lines at the quarters and the hours, dots at the minutes, in the tint color.
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
    let time = (shownTime + timeOffset).rounded(.down)
    let seconds = time.truncatingRemainder(dividingBy: 60)
    let minutes = (time / 60).rounded(.down).truncatingRemainder(dividingBy: 60)
    let hours = (time / 3600).rounded(.down).truncatingRemainder(dividingBy: 12)
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
