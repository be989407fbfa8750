/// What a person asks an element to do, without a finger on it.
public enum AccessibilityAction: Hashable, Sendable {
  /// What a tap does.
  case activate
  /// One step more, or less.
  case increment, decrement
  /// Goes away, or back: a sheet, a menu, what a navigation controller shows.
  case escape
  /// Opens the menu that a long press opens.
  case showMenu
  /// Takes the keyboard.
  case focus
  /// Scrolls the lists around it until it is seen.
  case reveal
  /// Scrolls by a page.
  case scroll(AccessibilityScrollDirection)
  /// One of `View.accessibilityCustomActions`, or of the class's own, by its name.
  case custom(String)
  /// Sets a value within the element's `range`; one that is beyond it becomes the nearest within.
  case setValue(Double)
  /// Writes another text in place of the whole.
  case setText(String)
  /// Selects characters of the text; an empty range places the caret.
  case select(Range<Int>)
}

/// Which part of the content comes into sight.
public enum AccessibilityScrollDirection: String, Hashable, Sendable, CaseIterable {
  /// What lies above, below, and to the sides of what is seen.
  case up, down, left, right
}
