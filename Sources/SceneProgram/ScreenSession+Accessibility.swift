import SceneUI

extension ScreenSession {
  /// Returns the accessibility elements of a screen window and of the windows above it. Windows below a modal window are
  /// excluded. The keyboard is included only if the key window is included.
  ///
  /// - Parameter base: One of `windows`.
  /// - Returns: A node for the window. All positions are in the window's coordinates.
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

  /// Performs an accessibility action on an element. See `Window.performAccessibilityAction(_:on:)`.
  ///
  /// - Parameters:
  ///   - action: An action of the element, or an action with a value or text if the element supports it.
  ///   - id: The identifier of an element in `accessibilityTree(of:)`.
  ///   - base: One of `windows`.
  /// - Returns: Whether the action was performed.
  @discardableResult
  public func performAccessibilityAction(
    _ action: AccessibilityAction, on id: AccessibilityID, in base: Window
  ) -> Bool {
    usableStack(of: base).contains { $0.performAccessibilityAction(action, on: id) }
  }

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
