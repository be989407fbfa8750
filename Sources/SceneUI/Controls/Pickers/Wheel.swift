import SceneDrawing
import SceneRuntime
import SceneServices
import SceneValues

/// A column of rows that the user can spin. The wheel's owner provides the rows.
final class Wheel: View, AccessibilityActing {
  var numberOfRows = 0 {
    didSet {
      select(selectedRow, animated: false)
      setNeedsDisplay()
    }
  }
  @Bounded(1...16_777_216) var rowHeight = 32.0 { didSet { setNeedsDisplay() } }
  var title: (Int) -> String = { _ in "" } { didSet { setNeedsDisplay() } }
  var didSelect: (Int) -> Void = { _ in }
  /// The centered row. The value is fractional while the wheel spins.
  private var position = 0.0 { didSet { if position != oldValue { setNeedsDisplay() } } }
  /// The row at which the wheel rests or will come to rest.
  private var restingRow = 0
  /// The row that was most recently set by the owner or reported to the owner.
  private var knownRow = 0
  private var isSettling = false
  private var animation: ValueAnimation?
  private var drag: Drag?

  override var isUserInteractionEnabled: Bool { didSet { setNeedsDisplay() } }

  private static let font = Font.system(20)
  private static let duration = 0.3
  /// The maximum distance, in points, that a touch can move and still count as a tap.
  private static let slack = 6.0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init(coder: Coder) throws { try super.init(coder: coder) }

  // MARK: Selection

  var selectedRow: Int {
    get { animation == nil && drag == nil ? Int(nearest: clamped(position.rounded())) : restingRow }
    set { select(newValue, animated: false) }
  }

  func select(_ row: Int, animated: Bool) {
    stop()
    restingRow = Int(nearest: clamped(Double(row)))
    knownRow = restingRow
    turn(to: restingRow, animated: animated) {}
  }

  /// Selects a row with an animation. If the user is spinning the wheel, the wheel does not move to the row.
  func follow(_ row: Int) {
    if drag == nil, !isSettling { select(row, animated: true) } else { knownRow = row }
  }

  private func turn(to row: Int, animated: Bool, completion: @escaping () -> Void) {
    guard animated, position != Double(row), window != nil, let clock = contextIfAny?.clock else {
      position = Double(row)
      return completion()
    }
    animation = ValueAnimation(
      from: position, to: Double(row), duration: Self.duration, on: clock,
      step: { [weak self] in self?.position = $0 },
      completion: { [weak self] in
        self?.animation = nil
        completion()
      })
  }

  private func stop() {
    animation?.cancel()
    animation = nil
    drag = nil
    isSettling = false
  }

  private func clamped(_ position: Double) -> Double { max(0, min(position, Double(numberOfRows - 1))) }

  override func willMove(toWindow newWindow: Window?) { animation?.finish() }

  // MARK: Touches

  private struct Drag {
    let touch: Touch
    let startPosition: Double
    var speed = 0.0
    var lastTime: Double
    var isTap = true
  }

  override func touchesBegan(_ touches: [Touch], with event: Event) {
    guard drag == nil, numberOfRows > 0, let touch = touches.first else { return }
    let wasTurning = animation != nil
    animation?.cancel()
    animation = nil
    drag = Drag(touch: touch, startPosition: position, lastTime: touch.timestamp)
    // A touch that stops a spinning wheel does not select the row under the finger.
    if wasTurning { drag?.isTap = false }
  }

  override func touchesMoved(_ touches: [Touch], with event: Event) {
    guard var drag, touches.contains(where: { $0 === drag.touch }) else { return }
    let touch = drag.touch
    let start = convert(touch.startLocation, from: window)
    let point = touch.location(in: self)
    if abs(point.y - start.y) > Self.slack { drag.isTap = false }
    let old = position
    // The wheel can move half a row beyond the end, which shows the user that there are no more rows.
    let wanted = drag.startPosition - (point.y - start.y) / rowHeight
    position = max(-0.5, min(wanted, Double(numberOfRows) - 0.5))
    let elapsed = touch.timestamp - drag.lastTime
    if elapsed > 0 { drag.speed = (position - old) / elapsed }
    drag.lastTime = touch.timestamp
    self.drag = drag
  }

  override func touchesEnded(_ touches: [Touch], with event: Event) {
    guard let drag, touches.contains(where: { $0 === drag.touch }) else { return }
    if drag.isTap {
      settle(on: row(at: drag.touch.location(in: self)))
    } else {
      // If the finger rested before it was lifted, the wheel does not keep spinning.
      let isThrown = drag.touch.timestamp - drag.lastTime < 0.1
      settle(on: Int(nearest: clamped((position + (isThrown ? drag.speed * 0.15 : 0)).rounded())))
    }
  }

  override func touchesCancelled(_ touches: [Touch], with event: Event) {
    guard let drag, touches.contains(where: { $0 === drag.touch }) else { return }
    settle(on: Int(nearest: clamped(position.rounded())))
  }

  private func settle(on row: Int) {
    stop()
    restingRow = row
    isSettling = true
    turn(to: row, animated: true) { [weak self] in self?.didSettle() }
  }

  private func didSettle() {
    isSettling = false
    guard restingRow != knownRow else { return }
    knownRow = restingRow
    didSelect(restingRow)
  }

  // MARK: Accessibility

  override var accessibilityFacts: AccessibilityFacts? {
    guard numberOfRows > 0 else { return nil }
    let row = selectedRow
    var facts = AccessibilityFacts(.pickerWheel, value: title(row))
    facts.traits = .adjustable
    facts.isEnabled = isUserInteractionEnabled
    facts.range = AccessibilityRange(
      minimum: 0, maximum: Double(numberOfRows - 1), value: Double(row), step: 1)
    return facts
  }

  override func accessibilityIncrement() { choose(selectedRow + 1) }

  override func accessibilityDecrement() { choose(selectedRow - 1) }

  func performOwnAction(_ action: AccessibilityAction, part: Int) -> Bool? {
    guard case .setValue(let value) = action else { return nil }
    choose(Int(nearest: value.rounded()))
    return true
  }

  private func choose(_ row: Int) {
    stop()
    restingRow = Int(nearest: clamped(Double(row)))
    turn(to: restingRow, animated: false) { [weak self] in self?.didSettle() }
  }

  // MARK: Drawing

  /// The radius of the drum on which the rows are drawn. The wheel shows half of the drum.
  private var radius: Double { max(bounds.height / 2, rowHeight) }

  private func angle(ofRow row: Int) -> Double { (Double(row) - position) * rowHeight / radius }

  private func row(at point: Point) -> Int {
    let sine = max(-1, min((point.y - bounds.midY) / radius, 1))
    return Int(nearest: clamped((position + sine.arcsine * radius / rowHeight).rounded()))
  }

  func frame(ofRow row: Int) -> Rect {
    let angle = angle(ofRow: row)
    guard abs(angle) < .pi / 2 else { return Rect(origin: Point(x: 0, y: bounds.midY), size: .zero) }
    let height = rowHeight * angle.cosine
    return Rect(
      x: bounds.minX, y: bounds.midY + radius * angle.sine - height / 2, width: bounds.width, height: height)
  }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    guard numberOfRows > 0 else { return }
    let quarter: Double = min(radius, maximumDrawingDistance) * Double.pi / 2
    let reach = Int(nearest: (quarter / rowHeight).rounded(.up))
    let middle = Int(nearest: clamped(position.rounded()))
    for row in max(0, middle - reach)...min(numberOfRows - 1, middle + reach) {
      let flatness = angle(ofRow: row).cosine
      guard abs(angle(ofRow: row)) < .pi / 2, flatness > 0.35 else { continue }
      draw(row, isMiddle: row == middle, flatness: flatness, in: graphics)
    }
  }

  private func draw(_ row: Int, isMiddle: Bool, flatness: Double, in graphics: GraphicsContext) {
    let width = max(0, bounds.width - 12)
    let layout = TextLayout(
      title(row), font: Self.font, width: width, maximumLines: 1,
      lineBreak: .tailTruncation, alignment: .center, metrics: graphics.metrics)
    let isOn = isMiddle && isUserInteractionEnabled
    graphics.setFillColor(resolve(.label).dimmed(by: isOn ? 1 : 0.5 * flatness * flatness))
    // The scale is the same in both directions, because some renderers draw text poorly if it is distorted.
    graphics.withState {
      graphics.translate(x: bounds.midX, y: frame(ofRow: row).midY)
      graphics.scale(x: flatness, y: flatness)
      graphics.drawText(layout, at: Point(x: -width / 2, y: -layout.size.height / 2))
    }
  }
}
