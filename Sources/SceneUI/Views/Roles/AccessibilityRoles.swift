/// A view that performs some accessibility actions in its own way.
protocol AccessibilityActing: View {
  /// - Parameters:
  ///   - action: the action to perform.
  ///   - part: the number of the part that performs it, from 1; 0 for the view itself.
  /// - Returns: whether the action was performed; nil for the behavior of all views.
  func performOwnAction(_ action: AccessibilityAction, part: Int) -> Bool?
}

/// A view that is left out of the accessibility tree for a while, as one that is on its way out.
protocol AtTimesUnspoken: View {
  /// Whether the view and its subviews are in the accessibility tree.
  var isSpokenOf: Bool { get }
}

/// A view that may lie over other views, so that these cannot be used.
protocol Covering: View {
  /// Whether the views behind it cannot be used now.
  var coversWhatIsBehind: Bool { get }
}

/// A view that decides by other means than its own interactions whether a context menu opens there.
protocol ContextMenuSource: View {
  var opensContextMenu: Bool { get }
}
