import SceneDrawing
import SceneValues

/// The section index at a table's trailing edge. Sliding a finger over the titles scrolls to the corresponding sections.
final class SectionIndexBar: Control {
  static let width = 16.0
  private static let lineHeight = 14.0
  private static let font = Font.bold(11)
  /// The character that replaces the titles that do not fit.
  private static let dot = "•"

  var titles: [String] = [] { didSet { if titles != oldValue { setNeedsDisplay() } } }
  var color: Color? { didSet { if color != oldValue { setNeedsDisplay() } } }
  var ground: Color? { didSet { if ground != oldValue { setNeedsDisplay() } } }
  /// The background color while the user touches the index, or nil to use `ground`.
  var trackingGround: Color? { didSet { if trackingGround != oldValue { setNeedsDisplay() } } }
  weak var table: TableView?
  private var chosen: Int?

  init(of table: TableView) {
    self.table = table
    super.init(frame: .zero)
    isAccessibilityElement = true
  }

  required init(coder: Coder) throws { try super.init(coder: coder) }

  /// The indexes of the titles to display, from top to bottom. A nil entry represents a dot between two titles.
  private var lines: [Int?] {
    let room = max(1, Int(nearest: (bounds.height / Self.lineHeight).rounded(.down)))
    guard titles.count > room else { return Array(titles.indices) }
    let shown = (room + 1) / 2
    guard shown > 1 else { return [0] }
    return (0..<2 * shown - 1).map { line in
      line.isMultiple(of: 2) ? line / 2 * (titles.count - 1) / (shown - 1) : nil
    }
  }

  private func extent(ofLines count: Int) -> (top: Double, height: Double) {
    let height = Double(count) * Self.lineHeight
    return ((bounds.height - height) / 2, height)
  }

  private func title(at y: Double) -> Int {
    let (top, height) = extent(ofLines: lines.count)
    let place = ((y - top) / max(1, height) * Double(titles.count)).rounded(.down)
    return Int(nearest: min(max(0, place), Double(titles.count - 1)))
  }

  override func beginTracking(_ touch: Touch, with event: Event) -> Bool {
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: Touch, with event: Event) -> Bool {
    follow(touch)
    return true
  }

  override func endTracking(_ touch: Touch, with event: Event) { chosen = nil }

  override func cancelTracking(with event: Event?) { chosen = nil }

  private func follow(_ touch: Touch) {
    guard !titles.isEmpty else { return }
    let title = title(at: touch.location(in: self).y)
    guard title != chosen else { return }
    chosen = title
    table?.show(indexTitle: titles[title], at: title)
  }

  override var accessibilityFacts: AccessibilityFacts? {
    var facts = controlFacts(
      .slider, label: libraryText(.sectionIndex),
      value: chosen.flatMap { titles.indices.contains($0) ? titles[$0] : nil } ?? "")
    facts.traits.insert(.adjustable)
    return facts
  }

  override func accessibilityIncrement() { go(to: (chosen ?? -1) + 1) }

  override func accessibilityDecrement() { go(to: (chosen ?? titles.count) - 1) }

  private func go(to title: Int) {
    guard titles.indices.contains(title) else { return }
    chosen = title
    table?.show(indexTitle: titles[title], at: title)
  }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    if let ground = isHighlighted ? trackingGround ?? ground : ground {
      graphics.setFillColor(ground)
      graphics.fill(bounds)
    }
    let lines = lines
    let color = color ?? tintColor
    var top = extent(ofLines: lines.count).top
    for line in lines {
      let title = line.map { titles[$0] } ?? Self.dot
      if title == TableView.indexSearch {
        drawLens(around: Point(x: bounds.midX, y: top + Self.lineHeight / 2), color, in: graphics)
      } else {
        graphics.drawText(
          title, in: Rect(x: 0, y: top, width: bounds.width, height: Self.lineHeight), font: Self.font,
          color: color, alignment: .center, lineBreak: .clip)
      }
      top += Self.lineHeight
    }
  }

  private func drawLens(around center: Point, _ color: Color, in graphics: GraphicsContext) {
    graphics.setStrokeColor(color)
    graphics.lineWidth = 1.5
    graphics.strokeEllipse(in: Rect(x: center.x - 4.5, y: center.y - 4.5, width: 7, height: 7))
    var handle = Path()
    handle.move(to: Point(x: center.x + 1.5, y: center.y + 1.5))
    handle.addLine(to: Point(x: center.x + 4.5, y: center.y + 4.5))
    graphics.stroke(handle)
  }
}
