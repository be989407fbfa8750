import SceneUI

extension Harness {
  /// The accessibility elements of the window, one per line. See `AccessibilityNode.outline`.
  public var accessibilityOutline: String { window.accessibilityTree.outline }

  /// Returns the first accessibility element with a label, in reading order.
  ///
  /// - Parameters:
  ///   - label: The complete label.
  ///   - role: The role, or nil for any. The default is nil.
  /// - Returns: The current element.
  /// - Throws: `HarnessError.notFound` with the available labels.
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

  /// Performs an action on the element with a label, as a screen reader does. The clock does not advance.
  ///
  /// - Parameters:
  ///   - action: The action. The default, `activate`, has the effect of a tap.
  ///   - label: The complete label.
  ///   - role: The role, or nil for any. The default is nil.
  /// - Throws: `HarnessError` if the element does not exist or does not perform the action.
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
