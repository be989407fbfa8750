/// An action that a user can perform on an accessibility element without touching the screen.
public enum AccessibilityAction: Hashable, Sendable {
  /// Performs the action of a tap.
  case activate
  /// Changes the value by one step.
  case increment, decrement
  /// Dismisses a sheet or menu, or navigates back.
  case escape
  /// Opens the menu that a long press opens.
  case showMenu
  /// Moves the keyboard focus to the element.
  case focus
  /// Scrolls the enclosing lists until the element is visible.
  case reveal
  /// Scrolls by a page.
  case scroll(AccessibilityScrollDirection)
  /// Performs a custom action by name, from `View.accessibilityCustomActions` or from the view's class.
  case custom(String)
  /// Sets a value, clamped to the element's `range`.
  case setValue(Double)
  /// Replaces the entire text.
  case setText(String)
  /// Selects characters of the text. An empty range positions the caret.
  case select(Range<Int>)
}

/// The part of the content that scrolling reveals.
public enum AccessibilityScrollDirection: String, Hashable, Sendable, CaseIterable {
  /// The content above, below, to the left or to the right of the visible part.
  case up, down, left, right
}
