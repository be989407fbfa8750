/// The rectangular area of a view that a constraint refers to.
public enum LayoutArea: String, Hashable, Sendable, CaseIterable {
  case view
  case safeArea
  case margins
  /// The area within the margins, limited to a comfortable reading width.
  case readableContent
  /// The area that the keyboard covers or, without a keyboard, the area below the safe area.
  case keyboard = "keyboardGuide"
  case contentGuide
  /// The visible frame of a scroll view, which does not move with the content.
  case frameGuide
}
