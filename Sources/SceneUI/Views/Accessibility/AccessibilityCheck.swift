/// The on/off state of an element.
public enum AccessibilityCheck: String, Hashable, Sendable {
  /// The states on, off, and partially on.
  case on, off, mixed
}
