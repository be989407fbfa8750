import SceneDrawing
import SceneServices
import SceneValues

/// The editing behavior of text fields and text views. All positions are in the view's coordinates.
protocol TextEditing: View, KeyInput {
  var edited: EditedText { get set }
  /// Whether the text is secure. Secure text cannot be copied, and its word boundaries are hidden.
  var isSecret: Bool { get }
  var canSelect: Bool { get }
  var handleDrag: HandleDrag? { get set }

  func caretRect(at place: CaretPlace) -> Rect
  var selectionRects: [Rect] { get }
  func caretPlace(at point: Point) -> CaretPlace
  var caretLine: (range: Range<Int>, places: BidiPlaces) { get }
  func caretPlace(onLine way: VerticalWay) -> CaretPlace?
  /// Returns the next caret position after the end of the line or before its start, in logical order.
  func placeBeyondLine(forward: Bool) -> CaretPlace

  func mayReplace(_ range: Range<Int>, with replacement: String) -> Bool
  func notifyOfChange()
}

enum VerticalWay { case up, down }

extension TextEditing {
  /// Returns the caret position after a key press. The position can be outside the text, because `moveHead` clamps it. If
  /// text is selected and the selection is not being extended, an arrow key moves the caret to one end of the selection.
  func destination(of movement: CursorMovement, extendingSelection: Bool) -> CaretPlace {
    let leaves = !edited.selection.isEmpty && !extendingSelection
    let line = caretLine
    let isLeftToRight = line.places.base == .leftToRight
    switch movement {
    case .backward: return CaretPlace(leaves ? edited.selection.lowerBound : edited.head - 1)
    case .forward:
      return CaretPlace(leaves ? edited.selection.upperBound : edited.head + 1, isUpstream: true)
    case .left: return leaves ? edge(atTheRight: false) : place(toTheRight: false)
    case .right: return leaves ? edge(atTheRight: true) : place(toTheRight: true)
    case .wordLeft: return wordEdge(forward: !isLeftToRight)
    case .wordRight: return wordEdge(forward: isLeftToRight)
    case .up: return caretPlace(onLine: .up) ?? CaretPlace(0)
    case .down: return caretPlace(onLine: .down) ?? CaretPlace(edited.count)
    case .toLineBeginning: return CaretPlace(line.range.lowerBound)
    case .toLineEnd: return CaretPlace(line.range.upperBound, isUpstream: true)
    case .toLeftEnd: return line.places.place(atTheRight: false).moved(by: line.range.lowerBound)
    case .toRightEnd: return line.places.place(atTheRight: true).moved(by: line.range.lowerBound)
    case .toBeginning: return CaretPlace(0)
    case .toEnd: return CaretPlace(edited.count)
    }
  }

  private func place(toTheRight: Bool) -> CaretPlace {
    let (range, places) = caretLine
    let start = edited.place.moved(by: -range.lowerBound)
    if let place = places.place(beside: start, toTheRight: toTheRight) {
      return place.moved(by: range.lowerBound)
    }
    return placeBeyondLine(forward: toTheRight == (places.base == .leftToRight))
  }

  private func edge(atTheRight: Bool) -> CaretPlace {
    let (start, end) = (
      CaretPlace(edited.selection.lowerBound), CaretPlace(edited.selection.upperBound, isUpstream: true)
    )
    let (first, last) = (caretRect(at: start), caretRect(at: end))
    // If the selection spans several lines, the logical order determines which end is on the left.
    let startIsLeft =
      first.minY == last.minY ? first.minX <= last.minX : caretLine.places.base == .leftToRight
    return startIsLeft == atTheRight ? end : start
  }

  private func wordEdge(forward: Bool) -> CaretPlace {
    if isSecret { return CaretPlace(forward ? edited.count : 0) }
    return forward
      ? CaretPlace(edited.wordEnd(after: edited.head), isUpstream: true)
      : CaretPlace(edited.wordStart(before: edited.head))
  }
}
