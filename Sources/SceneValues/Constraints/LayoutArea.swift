/// Which rectangle of a view a constraint speaks of.
public enum LayoutArea: String, Hashable, Sendable, CaseIterable {
  /// The view itself.
  case view
  /// What no bar and no notch covers.
  case safeArea
  /// What lies within the view's margins.
  case margins
}
