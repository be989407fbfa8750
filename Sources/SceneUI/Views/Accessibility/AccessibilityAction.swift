/// An action that a user can perform on an accessibility element without touching the screen.
public enum AccessibilityAction: Hashable, Sendable {
  case activate
  case increment, decrement
  /// An action that dismisses a sheet or menu, or navigates back.
  case escape
  case showMenu
  case focus
  /// An action that scrolls the enclosing lists until the element is visible.
  case reveal
  case scroll(AccessibilityScrollDirection)
  /// A custom action with a name. The action is declared in `View.accessibilityCustomActions` or by the view's class.
  case custom(String)
  /// An action that sets a value. The value is clamped to the element's `range`.
  case setValue(Double)
  case setText(String)
  /// An action that selects a range of characters. An empty range positions the caret.
  case select(Range<Int>)
}

/// A direction in which a view can scroll. For example, `down` reveals the content below.
public enum AccessibilityScrollDirection: String, Hashable, Sendable, CaseIterable {
  case up, down, left, right
}
