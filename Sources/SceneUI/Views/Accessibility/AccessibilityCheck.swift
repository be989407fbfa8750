/// Whether something is on.
public enum AccessibilityCheck: String, Hashable, Sendable {
  /// On, off, and on in part.
  case on, off, mixed
}
