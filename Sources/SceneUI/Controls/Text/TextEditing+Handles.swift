import SceneDrawing
import SceneServices
import SceneValues

/// A finger on a handle of the selection.
struct HandleDrag {
  let end: SelectionEnd
  /// From the finger to the middle of the line at which the handle stands: a handle is beside what it means.
  let offset: Point
  /// Whether the finger has gone far enough to mean it.
  var isUnderWay = false

  /// In points: how far from a handle a finger may come down.
  static let reach = 18.0
  /// In points: a finger that goes less far drags nothing.
  static let slop = 4.0
  static let knobRadius = 4.5
}

// The two ends of a selection have handles, which a finger drags.
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

  /// A knob stands above the selection's start, and below its end.
  private func knob(of end: SelectionEnd) -> Rect {
    let (edge, radius) = (edge(end), HandleDrag.knobRadius)
    let y = end == .start ? edge.minY : edge.maxY
    return Rect(x: edge.minX - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// A finger came down: if that was on a handle, it may drag it.
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

  /// A finger moves that came down on a handle.
  ///
  /// - Returns: false where it did not.
  func drag(_ touch: Touch) -> Bool {
    guard var drag = handleDrag else { return false }
    if !drag.isUnderWay {
      guard touch.windowLocation.distance(to: touch.startLocation) >= HandleDrag.slop else { return true }
      drag.isUnderWay = true
      handleDrag = drag
      window?.hideEditMenu()
      edited.hold(drag.end.other)
    }
    let finger = touch.location(in: self)
    let place = caretPlace(at: Point(x: finger.x + drag.offset.x, y: finger.y + drag.offset.y))
    // Something stays selected; beyond the other end, it is the other end that is dragged.
    if place.index != edited.anchor { edited.moveHead(to: place, extendingSelection: true) }
    return true
  }

  /// The finger went up, or was taken away.
  ///
  /// - Returns: whether it has dragged a handle.
  func endDragging() -> Bool {
    let wasUnderWay = handleDrag?.isUnderWay ?? false
    handleDrag = nil
    if wasUnderWay { showEditMenu() }
    return wasUnderWay
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
