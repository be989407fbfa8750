import SceneDrawing
import SceneRuntime
import SceneValues

/// A grid of colors. The top row contains grays. Below it, each column contains shades of one hue, from dark to pale.
final class ColorGrid: Control {
  static let columns = 12
  static let rows = 10
  var selection: RGBA? { didSet { if selection != oldValue { setNeedsDisplay() } } }

  init() { super.init(frame: .zero) }

  required init(coder: Coder) throws { try super.init(coder: coder) }

  static func color(column: Int, row: Int) -> RGBA {
    if row == 0 {
      let white = 1 - Double(column) / Double(columns - 1)
      return RGBA(red: white, green: white, blue: white)
    }
    let hue = (Double(column) / Double(columns) + 0.5).truncatingRemainder(dividingBy: 1)
    let step = Double(row) / Double(rows - 1)
    return step <= 0.5
      ? RGBA(hue: hue, saturation: 1, brightness: 0.25 + 1.5 * step)
      : RGBA(hue: hue, saturation: 1 - 1.7 * (step - 0.5), brightness: 1)
  }

  private func frame(column: Int, row: Int) -> Rect {
    let (width, height) = (bounds.width / Double(Self.columns), bounds.height / Double(Self.rows))
    return Rect(x: Double(column) * width, y: Double(row) * height, width: width, height: height)
  }

  override func beginTracking(_ touch: Touch, with event: Event) -> Bool {
    choose(at: touch.location(in: self))
    return true
  }

  override func continueTracking(_ touch: Touch, with event: Event) -> Bool {
    choose(at: touch.location(in: self))
    return true
  }

  private func choose(at point: Point) {
    guard bounds.contains(point), bounds.width > 0, bounds.height > 0 else { return }
    let x: Double = point.x / bounds.width * Double(Self.columns)
    let y: Double = point.y / bounds.height * Double(Self.rows)
    let column = min(Int(nearest: x.rounded(.down)), Self.columns - 1)
    let row = min(Int(nearest: y.rounded(.down)), Self.rows - 1)
    let color = Self.color(column: column, row: row)
    guard color != selection else { return }
    selection = color
    sendActions(for: .valueChanged)
  }

  override var accessibilityFacts: AccessibilityFacts? {
    var facts = controlFacts(
      .slider, label: libraryText(.colors), value: selection?.hexRGB.uppercased() ?? "")
    facts.traits.insert(.adjustable)
    facts.actions = [.increment, .decrement]
    return facts
  }

  override func accessibilityIncrement() { proceed(by: 1) }

  override func accessibilityDecrement() { proceed(by: -1) }

  private func proceed(by way: Int) {
    let colors = (0..<Self.rows).flatMap { row in
      (0..<Self.columns).map { Self.color(column: $0, row: row) }
    }
    let index = colors.firstIndex { $0 == selection }.map { $0 + way } ?? 0
    guard colors.indices.contains(index), colors[index] != selection else { return }
    selection = colors[index]
    sendActions(for: .valueChanged)
  }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    var chosen: Rect?
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        let color = Self.color(column: column, row: row)
        let place = frame(column: column, row: row)
        graphics.setFillColor(color)
        graphics.fill(place)
        if color == selection { chosen = place }
      }
    }
    guard let chosen else { return }
    graphics.setStrokeColor(.white)
    graphics.lineWidth = 3
    graphics.stroke(chosen.insetBy(dx: 1.5, dy: 1.5))
  }
}
