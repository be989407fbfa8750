import SceneUI

// The window as a person uses it who does not see it.
extension Harness {
  /// What a screen reader reads of the window, an element a line: see `AccessibilityNode.outline`.
  public var accessibilityOutline: String { window.accessibilityTree.outline }

  /// The element with a label, the first of them as one reads.
  ///
  /// - Parameters:
  ///   - label: all of it.
  ///   - role: nil, the default, for any.
  /// - Returns: the element as it is now.
  /// - Throws: `HarnessError.notFound` with the labels that there are.
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

  /// Asks the element with a label for something, as a screen reader does. No time passes.
  ///
  /// - Parameters:
  ///   - action: what it is to do; `activate`, the default, is what a tap does.
  ///   - label: all of it.
  ///   - role: nil, the default, for any.
  /// - Throws: `HarnessError` where there is no such element, or it does not do it.
  public func perform(
    _ action: AccessibilityAction = .activate, on label: String, _ role: AccessibilityRole? = nil
  ) throws(HarnessError) {
    let element = try element(label, role)
    guard !window.performAccessibilityAction(action, on: element.id) else { return }
    throw .outOfReach(
      view: element.summary,
      reason: "it does not do '\(action)'; it offers \(element.actions.map { "\($0)" })")
  }
}
