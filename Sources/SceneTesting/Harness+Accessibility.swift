import SceneUI

extension Harness {
  /// The window's accessibility elements, one per line. See `AccessibilityNode.outline`.
  public var accessibilityOutline: String { window.accessibilityTree.outline }

  /// Returns the first accessibility element, in reading order, whose label matches exactly. If `role` is not nil, the
  /// element must also have this role. Throws `HarnessError.notFound`, which lists the elements that exist.
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

  /// Performs an action on the element whose label matches exactly, as a screen reader does. The default action,
  /// `activate`, has the same effect as a tap. The clock does not advance. Throws `HarnessError` if the element does not
  /// exist or does not support the action.
  public func perform(
    _ action: AccessibilityAction = .activate, on label: String, _ role: AccessibilityRole? = nil
  ) throws(HarnessError) {
    let element = try element(label, role)
    guard !window.performAccessibilityAction(action, on: element.id) else { return }
    throw .unreachableView(
      view: element.summary,
      reason: "it does not support '\(action)'; actions: \(element.actions.map { "\($0)" })")
  }
}
