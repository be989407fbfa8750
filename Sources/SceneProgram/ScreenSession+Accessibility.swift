import SceneUI

// What a screen tells people who do not see it, and what they ask for.
extension ScreenSession {
  /// The elements of a window of the screen: those of the application's window, and after them those of the windows that lie
  /// above. Of these, the keyboard is in the key window alone. What lies below a window that is modal is left out.
  ///
  /// - Parameter base: one of `windows`.
  /// - Returns: a node for the window; all places are in the window's coordinates.
  public func accessibilityTree(of base: Window) -> AccessibilityNode {
    let usable = usableStack(of: base)
    var tree = base.accessibilityTree
    tree.children = usable.flatMap { window in
      let offset = Self.offset(of: window, from: base)
      let isKey = window === application.keyWindow
      return (window === base ? tree : window.accessibilityTree).children.map {
        $0.moved(by: offset, keepsFocus: isKey)
      }
    }
    return tree
  }

  /// Does what a person asks of an element: see `Window.performAccessibilityAction(_:on:)`.
  ///
  /// - Parameters:
  ///   - action: one of the element's own, or one with a value or a text where it has such.
  ///   - id: of an element of `accessibilityTree(of:)`.
  ///   - base: one of `windows`.
  /// - Returns: whether it was done.
  @discardableResult
  public func performAccessibilityAction(
    _ action: AccessibilityAction, on id: AccessibilityID, in base: Window
  ) -> Bool {
    usableStack(of: base).contains { $0.performAccessibilityAction(action, on: id) }
  }

  /// What is seen in a window of the screen, without what lies below a modal window.
  private func usableStack(of base: Window) -> ArraySlice<Window> {
    let stack = stack(of: base)
    return stack[(stack.lastIndex(where: \.accessibilityViewIsModal) ?? 0)...]
  }
}

extension AccessibilityNode {
  fileprivate func moved(by offset: Point, keepsFocus: Bool) -> AccessibilityNode {
    guard offset != .zero || !keepsFocus else { return self }
    var node = self
    node.frame = frame.offsetBy(dx: offset.x, dy: offset.y)
    node.isFocused = isFocused && keepsFocus
    node.children = children.map { $0.moved(by: offset, keepsFocus: keepsFocus) }
    return node
  }
}
