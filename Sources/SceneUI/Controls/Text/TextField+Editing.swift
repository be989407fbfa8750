import SceneDrawing
import SceneServices
import SceneValues

extension TextField: KeyInput {
  /// Whether the field accepts key presses. This is the case while the field is enabled and being edited.
  public var takesKeys: Bool { isEditing && isEnabled }

  /// Whether the field contains text.
  public var hasText: Bool { edited.count > 0 }

  /// Replaces the composed text or, if there is none, the selection. Sends the same events as `replace(_:with:)`.
  public func insertText(_ text: String) {
    if !commitComposition(as: text.onOneLine) { replace(edited.selection, with: text) }
  }

  /// Deletes the selection or, if it is empty, the character before the caret. Sends the same events as
  /// `replace(_:with:)`.
  public func deleteBackward() {
    commitComposition()
    replace(edited.deletion, with: "")
  }

  /// Replaces characters as if the user had typed the new text. The delegate can reject the change. If the change is
  /// accepted, the field sends `editingChanged`. A composition in progress ends first.
  ///
  /// - Parameters:
  ///   - range: The range to replace, in characters, clamped to the text.
  ///   - replacement: The new text. Line breaks become spaces.
  public func replace(_ range: Range<Int>, with replacement: String) {
    commitComposition()
    let range = edited.clamped(range)
    let replacement = replacement.onOneLine
    guard !range.isEmpty || !replacement.isEmpty, mayReplace(range, with: replacement) else { return }
    edited.replace(range, with: replacement)
    notifyOfChange()
  }

  /// Sends `editingDidEndOnExit` and `primaryActionTriggered` if the delegate permits it. If an action is connected to
  /// `editingDidEndOnExit`, editing ends. Otherwise, editing continues unless the delegate ends it.
  public func pressReturn() {
    commitComposition()
    guard !enablesReturnKeyAutomatically || hasText else { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = hasActions(for: .editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if ends { resignFirstResponder() }
  }

  /// Moves the caret. The `up` movement moves the caret to the beginning of the text, and `down` moves it to the end.
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
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
  }

  func editedTextDidChange(was old: EditedText) {
    contentDidChange()
    hideOwnEditMenu()
    if isEditing { showCaret() }
    if edited.selection != old.selection { delegate?.textFieldDidChangeSelection(self) }
  }

  private func showCaret() {
    // The scroll offset after each change is the starting point for the next change, even if it has not been drawn yet.
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
  /// Returns the current caret position, because a field has only one line.
  func placeBeyondLine(forward: Bool) -> CaretPlace { edited.place }

  func mayReplace(_ range: Range<Int>, with replacement: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: replacement) ?? true
  }

  func notifyOfChange() { sendActions(for: .editingChanged) }
}
