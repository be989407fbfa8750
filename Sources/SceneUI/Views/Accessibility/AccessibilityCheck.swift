/// The on/off state of an element.
public enum AccessibilityCheck: String, Hashable, Sendable {
  case on, off, mixed
}
