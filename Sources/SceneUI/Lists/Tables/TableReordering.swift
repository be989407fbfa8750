import SceneDrawing
import SceneServices
import SceneValues

struct TableReordering {
  let cell: TableViewCell
  let source: IndexPath
  /// The height of the dragged row and of the gap at its destination, in points.
  let height: Double
  /// The proposed destination of the dragged row, expressed as the row's index path after the move.
  var proposal: IndexPath
  var target: IndexPath
  /// The distance from the top of the cell to the finger, in points.
  let grip: Double
  /// The location of the finger in the window's coordinates.
  var finger: Point
  var scrolling: Timer?

  /// Returns the distance by which a row must move to close the original gap and open the new one.
  func shift(isBehindSource: Bool, isBehindGap: Bool) -> Double {
    (isBehindSource ? -height : 0) + (isBehindGap ? height : 0)
  }

  func shift(ofRow path: IndexPath, around gap: IndexPath) -> Double {
    let row = path.section == source.section && path.row > source.row ? path.row - 1 : path.row
    return shift(
      isBehindSource: path > source,
      isBehindGap: path.section > gap.section || path.section == gap.section && row >= gap.row)
  }

  func shift(of margin: TableMargin.Place, around gap: IndexPath) -> Double {
    switch margin {
    case .header(let section):
      shift(isBehindSource: section > source.section, isBehindGap: section > gap.section)
    case .footer(let section):
      shift(isBehindSource: section >= source.section, isBehindGap: section >= gap.section)
    }
  }
}

/// The handle at the trailing edge of a row that the user can move. Dragging begins as soon as the user touches it.
final class TableReorderControl: View {
  private var table: TableView? { cell?.host as? TableView }
  private weak var cell: TableViewCell?

  init(cell: TableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
    let recognizer = Recognizer()
    recognizer.addTarget(self) { control, recognizer in control.fingerDid(recognizer) }
    addGestureRecognizer(recognizer)
  }

  required init(coder: Coder) throws { try super.init(coder: coder) }

  private func fingerDid(_ recognizer: GestureRecognizer) {
    guard let cell else { return }
    let finger = recognizer.location(in: nil)
    switch recognizer.state {
    case .began: table?.beginReordering(cell, finger: finger)
    case .changed: table?.continueReordering(cell, finger: finger)
    case .ended: table?.endReordering(cell)
    case .cancelled: table?.cancelReordering()
    case .possible, .failed: break
    }
  }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    graphics.setStrokeColor(Color(.systemGray3))
    graphics.lineWidth = 2
    graphics.lineCap = .round
    for line in [-6.0, 0, 6] {
      graphics.strokeLine(
        from: Point(x: bounds.midX - 10, y: bounds.midY + line),
        to: Point(x: bounds.midX + 10, y: bounds.midY + line))
    }
  }

  private final class Recognizer: GestureRecognizer {
    override func touchesBegan(_ touches: [Touch], with event: Event) {
      if state == .possible { state = .began } else { for touch in touches { ignore(touch) } }
    }
    override func touchesMoved(_ touches: [Touch], with event: Event) { state = .changed }
    override func touchesEnded(_ touches: [Touch], with event: Event) { state = .ended }
  }
}
