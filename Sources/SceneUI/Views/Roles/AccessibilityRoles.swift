/// A view that handles some accessibility actions itself.
protocol AccessibilityActing: View {
  /// Performs an action of the view or of one of its parts.
  ///
  /// - Parameters:
  ///   - action: The action to perform.
  ///   - part: The 1-based number of the part that performs the action, or 0 for the view itself.
  /// - Returns: Whether the action was performed, or nil to use the default behavior.
  func performOwnAction(_ action: AccessibilityAction, part: Int) -> Bool?
}

/// A view that is temporarily omitted from the accessibility tree, for example while it animates out.
protocol ConditionallyAccessible: View {
  var isAccessible: Bool { get }
}

/// A view that can cover other views and make them inaccessible.
protocol Covering: View {
  var obscuresViewsBehind: Bool { get }
}

/// A view that determines whether it offers a context menu to assistive technologies.
protocol ContextMenuSource: View {
  var opensContextMenu: Bool { get }
}
