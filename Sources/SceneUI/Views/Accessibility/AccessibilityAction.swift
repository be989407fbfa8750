/// An action that a user can perform on an accessibility element without touching the screen.
public enum AccessibilityAction: Hashable, Sendable {
  case activate
  case increment, decrement
  /// Dismisses a sheet or menu, or navigates back.
  case escape
  case showMenu
  case focus
  /// Scrolls the enclosing lists until the element is visible.
  case reveal
  case scroll(AccessibilityScrollDirection)
  /// Performs a custom action, identified by name, from `View.accessibilityCustomActions` or the view's class.
  case custom(String)
  /// Sets a value, clamped to the element's `range`.
  case setValue(Double)
  case setText(String)
  /// Selects a range of characters. An empty range positions the caret.
  case select(Range<Int>)
}

/// The direction in which the view scrolls. For example, `down` reveals the content below.
public enum AccessibilityScrollDirection: String, Hashable, Sendable, CaseIterable {
  case up, down, left, right
}
