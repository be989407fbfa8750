/// The rectangular area of a view to which a constraint refers.
public enum LayoutArea: String, Hashable, Sendable, CaseIterable {
  case view
  case safeArea
  case margins
  /// The area within the margins, limited to a comfortable reading width.
  case readableContent
  /// The area covered by the keyboard or, if there is no keyboard, the area below the safe area.
  case keyboard = "keyboardGuide"
  case contentGuide
  /// The visible frame of a scroll view, which does not move with the content.
  case frameGuide
}
