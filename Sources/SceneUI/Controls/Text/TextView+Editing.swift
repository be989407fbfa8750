import SceneDrawing
import SceneServices
import SceneValues

extension TextView: KeyInput {
  /// Whether the view accepts key presses. This is the case while the view is editable and being edited.
  public var takesKeys: Bool { isEditing && isEditable }

  /// Whether the view contains text.
  public var hasText: Bool { edited.count > 0 }

  /// Replaces the composed text or, if there is none, the selection. Sends the same notifications as `replace(_:with:)`.
  public func insertText(_ text: String) {
    if !commitComposition(as: text) { replace(edited.selection, with: text) }
  }

  /// Deletes the selection or, if it is empty, the character before the caret. Notifies the delegate as
  /// `replace(_:with:)` does.
  public func deleteBackward() {
    commitComposition()
    replace(edited.deletion, with: "")
  }

  /// Replaces characters as if the user had typed the new text. The delegate can reject the change and is notified if the
  /// change is accepted. A composition in progress ends first.
  ///
  /// - Parameters:
  ///   - range: The range to replace, in characters, clamped to the text.
  ///   - replacement: The new text. The caret moves to the end of this text.
  public func replace(_ range: Range<Int>, with replacement: String) {
    commitComposition()
    let range = edited.clamped(range)
    guard !range.isEmpty || !replacement.isEmpty, mayReplace(range, with: replacement) else { return }
    edited.replace(range, with: replacement)
    notifyOfChange()
  }

  /// Inserts a line break. Does nothing if `enablesReturnKeyAutomatically` is true and the text is empty.
  public func pressReturn() {
    commitComposition()
    if !enablesReturnKeyAutomatically || hasText { insertText("\n") }
  }

  /// Moves the caret. Consecutive vertical movements keep the original horizontal position, even across shorter lines.
  public func moveCursor(_ movement: CursorMovement, extendingSelection: Bool) {
    commitComposition()
    let wanted = wantedX ?? caretRect.minX
    if movement == .up || movement == .down { wantedX = wanted }
    edited.moveHead(
      to: destination(of: movement, extendingSelection: extendingSelection),
      extendingSelection: extendingSelection)
    wantedX = movement == .up || movement == .down ? wanted : nil
  }

  func beginEditing() {
    isEditing = true
    restartCaret()
    scrollRangeToVisible(edited.head..<edited.head)
    delegate?.textViewDidBeginEditing(self)
  }

  func endEditing() {
    guard isEditing else { return }
    commitComposition()
    partsBeforeComposition = nil
    isEditing = false
    caret.stop()
    hideOwnEditMenu()
    delegate?.textViewDidEndEditing(self)
  }

  func editedTextDidChange(was old: EditedText) {
    guard edited != old else { return }
    if edited.string != old.string {
      wantedX = nil
      updateParts(was: old)
      forgetLines()
      invalidateIntrinsicContentSize()
    }
    if edited.string == old.string, edited.composition == old.composition { parts?.typing = nil }
    setNeedsDisplay()
    hideOwnEditMenu()
    if isEditing {
      restartCaret()
      scrollRangeToVisible(edited.head..<edited.head)
    }
    if edited.selection != old.selection { delegate?.textViewDidChangeSelection(self) }
  }

  private func updateParts(was old: EditedText) {
    if edited.composition != nil, old.composition == nil { partsBeforeComposition = parts }
    if old.composition != nil, let before = partsBeforeComposition { parts = before }
    guard parts?.text.text != edited.string else { return }
    // The attributes are computed before the update, because exclusive access prevents reading them during it.
    let typing = typingAttributes(in: old)
    parts?.update(to: edited.string, typing: typing)
  }

  private func typingAttributes(in old: EditedText) -> TextAttributes {
    let start = old.composition?.start ?? old.selection.lowerBound
    return parts?.typing ?? parts?.attributes(beforeCharacter: start) ?? TextAttributes()
  }

  private func restartCaret() {
    guard let clock = contextIfAny?.clock else { return }
    caret.start(on: clock) { [weak self] in self?.setNeedsDisplay() }
  }
}

extension TextView: TextEditing {
  var isSecret: Bool { false }
  var canSelect: Bool { isSelectable }

  var selectionRects: [Rect] {
    lines.rects(of: edited.selection).map { $0.offsetBy(dx: textInsets.left, dy: textInsets.top) }
  }

  func caretRect(at place: CaretPlace) -> Rect {
    lines.caretRect(at: place).offsetBy(dx: textInsets.left, dy: textInsets.top)
  }

  func caretPlace(at point: Point) -> CaretPlace {
    lines.caretPlace(at: Point(x: point.x - textInsets.left, y: point.y - textInsets.top))
  }

  var caretLine: (range: Range<Int>, places: BidiPlaces) {
    let number = lines.line(of: edited.head)
    let line = lines.lines[number]
    // After the last space of a wrapped line, the caret is at the beginning of the next line.
    let range = line.isSoft ? line.range.lowerBound..<line.range.upperBound - 1 : line.range
    return (range, lines.places(onLine: number))
  }

  func caretPlace(onLine way: VerticalWay) -> CaretPlace? {
    let number = lines.line(of: edited.head) + (way == .up ? -1 : 1)
    guard lines.lines.indices.contains(number) else { return nil }
    return lines.caretPlace(at: (wantedX ?? caretRect.minX) - textInsets.left, onLine: number)
  }

  func placeBeyondLine(forward: Bool) -> CaretPlace {
    let line = lines.lines[lines.line(of: edited.head)]
    return forward
      ? CaretPlace(line.range.upperBound + (line.isSoft ? 0 : 1))
      : CaretPlace(line.range.lowerBound - 1, isUpstream: true)
  }

  func mayReplace(_ range: Range<Int>, with replacement: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
  }

  func notifyOfChange() { delegate?.textViewDidChange(self) }
}
