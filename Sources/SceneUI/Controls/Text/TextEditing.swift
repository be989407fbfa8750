import SceneDrawing
import SceneServices
import SceneValues

/// What text fields and text views have in common: a text in which a caret goes about, and of which a part is selected.
///
/// All places are in the view's coordinates.
protocol TextEditing: View, KeyInput {
  var edited: EditedText { get set }
  /// Whether nobody must read the text: neither is it copied, nor are its words told from one another.
  var isSecret: Bool { get }
  /// Whether a part of the text may be selected now by touch.
  var canSelect: Bool { get }
  /// The finger that is on a handle of the selection.
  var handleDrag: HandleDrag? { get set }

  func caretRect(at place: CaretPlace) -> Rect
  /// What is selected, a rectangle for each piece.
  var selectionRects: [Rect] { get }
  /// The caret's place that is nearest to a point.
  func caretPlace(at point: Point) -> CaretPlace
  /// The line on which the caret is: its characters, without the line break, and their places.
  var caretLine: (range: Range<Int>, places: BidiPlaces) { get }
  /// The line above or below, where the caret would be; nil where there is none.
  func caretPlace(onLine way: VerticalWay) -> CaretPlace?
  /// Where the caret goes from one end of its line, in the order of the text.
  func placeBeyondLine(forward: Bool) -> CaretPlace

  /// Asks the delegate whether text may be written in place of a range.
  func mayReplace(_ range: Range<Int>, with replacement: String) -> Bool
  /// Tells the delegate, and who else listens, that what was written has changed the text.
  func tellOfChange()
}

enum VerticalWay { case up, down }

extension TextEditing {
  /// Where a key takes the caret.
  ///
  /// - Parameters:
  ///   - movement: what the key means.
  ///   - extendingSelection: an arrow key alone takes the caret to the edge of what was selected.
  /// - Returns: a place that may lie before or behind the text: `moveHead` keeps it inside.
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

  /// The end of the selection that is seen further to one side.
  private func edge(atTheRight: Bool) -> CaretPlace {
    let (start, end) = (
      CaretPlace(edited.selection.lowerBound), CaretPlace(edited.selection.upperBound, isUpstream: true)
    )
    let (first, last) = (caretRect(at: start), caretRect(at: end))
    // On several lines, it is the order of the text that counts.
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
