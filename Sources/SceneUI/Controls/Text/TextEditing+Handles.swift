import SceneDrawing
import SceneServices
import SceneValues

struct HandleDrag {
  let end: SelectionEnd
  /// The offset from the finger to the center of the selection edge that the handle moves.
  let offset: Point
  var isInProgress = false

  /// The maximum distance, in points, at which a touch still grabs a handle.
  static let reach = 18.0
  /// The distance, in points, that a touch must move to start a drag.
  static let slop = 4.0
  static let knobRadius = 4.5
}

extension TextEditing {
  var showsHandles: Bool {
    isFirstResponder && canSelect && !edited.selection.isEmpty && edited.composition == nil
  }

  private func edge(_ end: SelectionEnd) -> Rect {
    let selection = edited.selection
    return caretRect(
      at: end == .start
        ? CaretPlace(selection.lowerBound) : CaretPlace(selection.upperBound, isUpstream: true))
  }

  private func knob(of end: SelectionEnd) -> Rect {
    let (edge, radius) = (edge(end), HandleDrag.knobRadius)
    let y = end == .start ? edge.minY : edge.maxY
    return Rect(x: edge.minX - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
  }

  func beginDragging(_ touch: Touch) {
    handleDrag = nil
    guard showsHandles else { return }
    let point = touch.location(in: self)
    func distance(_ end: SelectionEnd) -> Double {
      let (edge, reach) = (edge(end), HandleDrag.reach)
      let isBeside = point.y >= edge.minY - reach && point.y <= edge.maxY + reach
      return isBeside ? abs(point.x - edge.minX) : .infinity
    }
    let end: SelectionEnd = distance(.start) < distance(.end) ? .start : .end
    guard distance(end) <= HandleDrag.reach else { return }
    let middle = edge(end)
    handleDrag = HandleDrag(
      end: end, offset: Point(x: middle.minX - point.x, y: middle.midY - point.y))
  }

  /// Continues dragging a handle. Returns false if the touch did not begin on a handle.
  func drag(_ touch: Touch) -> Bool {
    guard var drag = handleDrag else { return false }
    if !drag.isInProgress {
      guard touch.windowLocation.distance(to: touch.startLocation) >= HandleDrag.slop else { return true }
      drag.isInProgress = true
      handleDrag = drag
      window?.hideEditMenu()
      edited.hold(drag.end.other)
    }
    let finger = touch.location(in: self)
    let place = caretPlace(at: Point(x: finger.x + drag.offset.x, y: finger.y + drag.offset.y))
    // The selection must not become empty. A handle that is dragged past the other end becomes the handle of that end.
    if place.index != edited.anchor { edited.moveHead(to: place, extendingSelection: true) }
    return true
  }

  func endDragging() -> Bool {
    let wasInProgress = handleDrag?.isInProgress ?? false
    handleDrag = nil
    if wasInProgress { showEditMenu() }
    return wasInProgress
  }

  func drawHandles(in graphics: GraphicsContext) {
    guard showsHandles else { return }
    graphics.setFillColor(.tint)
    for end in [SelectionEnd.start, .end] {
      let edge = edge(end)
      graphics.fill(
        Rect(x: edge.minX - caretWidth / 2, y: edge.minY, width: caretWidth, height: edge.height))
      graphics.fillEllipse(in: knob(of: end))
    }
  }
}
