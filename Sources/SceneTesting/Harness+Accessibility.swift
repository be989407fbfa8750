import SceneUI

extension Harness {
  /// The accessibility elements of the window, one per line. See `AccessibilityNode.outline`.
  public var accessibilityOutline: String { window.accessibilityTree.outline }

  /// Returns the first accessibility element, in reading order, with exactly this label and, if `role` is not nil, with
  /// this role. Throws `HarnessError.notFound` with the available labels.
  public func element(_ label: String, _ role: AccessibilityRole? = nil) throws(HarnessError)
    -> AccessibilityNode
  {
    let tree = window.accessibilityTree
    if let found = tree.first(where: { $0.label == label && (role == nil || $0.role == role) }) {
      return found
    }
    let present = Set(tree.flattened.map(\.summary)).sorted()
    throw .notFound(wanted: "accessibility label \"\(label)\"", present: present)
  }

  /// Performs an action on the element with exactly this label, as a screen reader does. The default action,
  /// `activate`, has the effect of a tap. The clock does not advance. Throws `HarnessError` if the element does not
  /// exist or does not perform the action.
  public func perform(
    _ action: AccessibilityAction = .activate, on label: String, _ role: AccessibilityRole? = nil
  ) throws(HarnessError) {
    let element = try element(label, role)
    guard !window.performAccessibilityAction(action, on: element.id) else { return }
    throw .outOfReach(
      view: element.summary,
      reason: "it does not support '\(action)'; actions: \(element.actions.map { "\($0)" })")
  }
}
