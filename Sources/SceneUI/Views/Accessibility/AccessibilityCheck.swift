/// The state of an element that can be switched on or off.
public enum AccessibilityCheck: String, Hashable, Sendable {
  case on, off, mixed
}
