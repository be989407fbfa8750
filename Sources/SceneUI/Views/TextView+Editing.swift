extension TextView: KeyInput {
  public var takesKeys: Bool { isEditing && isEditable }

  public var hasText: Bool { edited.count > 0 }

  public func insertText(_ text: String) { replace(edited.selection, with: text) }

  public func deleteBackward() { replace(edited.deletion, with: "") }

  /// Replaces characters as if they were typed over: the delegate is asked, and told.
  ///
  /// - Parameter range: in characters; what lies outside the text is left out.
  public func replace(_ range: Range<Int>, with replacement: String) {
    let range = edited.clamped(range)
    guard !range.isEmpty || !replacement.isEmpty,
      delegate?.textView(self, shouldChangeTextIn: range, replacement: replacement) ?? true
    else { return }
    wantedX = nil
    edited.replace(range, with: replacement)
    delegate?.textViewDidChange(self)
  }

  public func pressReturn() {
    if !enablesReturnKeyAutomatically || hasText { insertText("\n") }
  }

  public func moveCursor(_ movement: CursorMovement, extendingSelection: Bool) {
    let selection = edited.selection
    // An arrow key alone takes the caret to the edge of what was selected.
    let leaves = !selection.isEmpty && !extendingSelection
    let wanted = wantedX ?? lines.caretRect(at: edited.head).minX
    let index =
      switch movement {
      case .backward: leaves ? selection.lowerBound : edited.head - 1
      case .forward: leaves ? selection.upperBound : edited.head + 1
      case .up: index(at: wanted, onLine: lines.line(of: edited.head) - 1)
      case .down: index(at: wanted, onLine: lines.line(of: edited.head) + 1)
      case .toBeginning: 0
      case .toEnd: edited.count
      }
    edited.moveHead(to: index, extendingSelection: extendingSelection)
    wantedX = movement == .up || movement == .down ? wanted : nil
  }

  private func index(at x: Double, onLine number: Int) -> Int {
    if number < 0 { return 0 }
    return number < lines.lines.count ? lines.caretIndex(at: x, onLine: number) : edited.count
  }

  /// Selects everything.
  public func selectAll() { edited.select(0..<edited.count) }

  func beginEditing() {
    isEditing = true
    restartCaret()
    scrollRangeToVisible(edited.head..<edited.head)
    delegate?.textViewDidBeginEditing(self)
  }

  func endEditing() {
    guard isEditing else { return }
    isEditing = false
    caret.stop()
    delegate?.textViewDidEndEditing(self)
  }

  func editedTextDidChange(was old: EditedText) {
    guard edited != old else { return }
    if edited.string != old.string { forgetLines() }
    setNeedsDisplay()
    if isEditing {
      restartCaret()
      scrollRangeToVisible(edited.head..<edited.head)
    }
    if edited.selection != old.selection { delegate?.textViewDidChangeSelection(self) }
  }

  private func restartCaret() {
    guard let clock = contextIfAny?.clock else { return }
    caret.start(on: clock) { [weak self] in self?.setNeedsDisplay() }
  }
}
