import SceneRuntime
import SceneServices

extension TextEditing {
  /// Returns whether the view can currently perform an edit action, or nil if the selector is not an edit action.
  func canPerformEdit(_ selector: String) -> Bool? {
    guard let action = EditAction.allCases.first(where: { $0.selector == selector }) else { return nil }
    let selection = edited.selection
    return switch action {
    case .cut: takesKeys && !isSecret && !selection.isEmpty && edited.composition == nil
    case .copy: !isSecret && !selection.isEmpty
    case .paste: takesKeys && contextIfAny?.pasteboard.string?.isEmpty == false
    case .select: canSelect && hasText && selection.isEmpty
    case .selectAll: canSelect && hasText && selection.count < edited.count
    }
  }

  func copySelection() {
    guard !isSecret, !edited.selection.isEmpty else { return }
    contextIfAny?.pasteboard.string = String(edited.selectedText)
    window?.hideEditMenu()
  }

  func cutSelection() {
    guard !isSecret, takesKeys, !edited.selection.isEmpty, edited.composition == nil else { return }
    copySelection()
    insertText("")
  }

  func pasteText() {
    guard takesKeys, let text = contextIfAny?.pasteboard.string, !text.isEmpty else { return }
    insertText(text)
  }

  func selectEverything() {
    commitComposition()
    edited.select(0..<edited.count)
  }

  /// Selects the word at an index. Secure text is selected entirely, because its word boundaries must not be revealed.
  func selectWord(at index: Int) {
    commitComposition()
    edited.select(isSecret ? 0..<edited.count : edited.word(at: index))
  }
}

extension ClassMembers where Object: TextEditing {
  mutating func editActions(
    cut: @escaping @Sendable (Object) -> Void, copy: @escaping @Sendable (Object) -> Void,
    paste: @escaping @Sendable (Object) -> Void, select: @escaping @Sendable (Object) -> Void,
    selectAll: @escaping @Sendable (Object) -> Void
  ) {
    action(EditAction.cut.selector, "Copies the selected text and removes it.") {
      (object, _: AnyObject) in cut(object)
    }
    action(EditAction.copy.selector, "Copies the selected text to the pasteboard.") {
      (object, _: AnyObject) in copy(object)
    }
    action(EditAction.paste.selector, "Replaces the selected text with the content of the pasteboard.") {
      (object, _: AnyObject) in paste(object)
    }
    action(EditAction.select.selector, "Selects the word at the caret.") {
      (object, _: AnyObject) in select(object)
    }
    action(EditAction.selectAll.selector, "Selects everything.") {
      (object, _: AnyObject) in selectAll(object)
    }
  }
}
