/// Which rectangle of a view a constraint speaks of.
public enum LayoutArea: String, Hashable, Sendable, CaseIterable {
  /// The view itself.
  case view
  /// What no bar and no notch covers.
  case safeArea
  /// What lies within the view's margins.
  case margins
  /// What lies within the margins, and is not too wide for text to be read with ease.
  case readableContent
  /// What the keyboard covers; without a keyboard, what lies below the safe area.
  case keyboard = "keyboardGuide"
  /// All that a scroll view scrolls through.
  case contentGuide
  /// What of a scroll view lies still while its content moves.
  case frameGuide
}
