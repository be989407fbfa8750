import SceneDrawing
import SceneServices
import SceneValues

extension TextField: KeyInput {
  /// Whether keys do anything now: while it is edited, and enabled.
  public var takesKeys: Bool { isEditing && isEnabled }

  /// Whether there is any text.
  public var hasText: Bool { edited.count > 0 }

  /// Puts text in place of what is selected, or of what is being composed, as `replace(_:with:)` does.
  public func insertText(_ text: String) {
    if !commitComposition(as: text.onOneLine) { replace(edited.selection, with: text) }
  }

  /// Takes away what is selected, or the character before the caret, as `replace(_:with:)` does.
  public func deleteBackward() {
    commitComposition()
    replace(edited.deletion, with: "")
  }

  /// Replaces characters as if they were typed over: the delegate is asked, and the change is sent. A composition ends
  /// before.
  ///
  /// - Parameters:
  ///   - range: in characters; what lies outside the text is left out.
  ///   - replacement: line breaks in it become spaces.
  public func replace(_ range: Range<Int>, with replacement: String) {
    commitComposition()
    let range = edited.clamped(range)
    let replacement = replacement.onOneLine
    guard !range.isEmpty || !replacement.isEmpty, mayReplace(range, with: replacement) else { return }
    edited.replace(range, with: replacement)
    tellOfChange()
  }

  /// Sends that editing ended by the return key, if the delegate agrees. A field that somebody hears this of ends its
  /// editing then; otherwise that is left to the delegate.
  public func pressReturn() {
    commitComposition()
    guard !enablesReturnKeyAutomatically || hasText else { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = hasActions(for: .editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if ends { resignFirstResponder() }
  }

  /// On one line, up is to the beginning, and down to the end.
  public func moveCursor(_ movement: CursorMovement, extendingSelection: Bool) {
    commitComposition()
    edited.moveHead(
      to: destination(of: movement, extendingSelection: extendingSelection),
      extendingSelection: extendingSelection)
  }

  func beginEditing() {
    isEditing = true
    updateSideViews()
    showCaret()
    delegate?.textFieldDidBeginEditing(self)
    // The delegate may have ended it at once.
    if isEditing { sendActions(for: .editingDidBegin) }
  }

  func endEditing() {
    guard isEditing else { return }
    commitComposition()
    isEditing = false
    caret.stop()
    scroll = 0
    updateSideViews()
    hideOwnEditMenu()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }

  func editedTextDidChange() {
    contentDidChange()
    hideOwnEditMenu()
    if isEditing { showCaret() }
  }

  private func showCaret() {
    // What was scrolled for one change is where the next begins, drawn in between or not.
    scroll = line.scroll
    guard let clock = contextIfAny?.clock else { return }
    caret.start(on: clock) { [weak self] in self?.setNeedsDisplay() }
  }
}

extension TextField: TextEditing {
  var isSecret: Bool { isSecureTextEntry }
  var canSelect: Bool { isEditing }
  var selectionRects: [Rect] { line.rects(of: edited.selection) }
  var caretLine: (range: Range<Int>, places: BidiPlaces) { (0..<edited.count, line.places) }

  func caretRect(at place: CaretPlace) -> Rect { line.caretRect(at: place) }
  func caretPlace(at point: Point) -> CaretPlace { line.caretPlace(at: point.x) }
  func caretPlace(onLine way: VerticalWay) -> CaretPlace? { nil }
  /// There is no other line.
  func placeBeyondLine(forward: Bool) -> CaretPlace { edited.place }

  func mayReplace(_ range: Range<Int>, with replacement: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacement: replacement) ?? true
  }

  func tellOfChange() { sendActions(for: .editingChanged) }
}
