extension View {
  var isModalForAccessibility: Bool {
    // `View` has no `obscuresViewsBehind` member, because it would hide the member of the `Covering` protocol.
    accessibilityViewIsModal
      || (self as? any Covering)?.obscuresViewsBehind ?? (controller?.presentedAs != nil)
  }

  /// The subviews for the accessibility tree, from back to front, without curled pages and subviews behind a modal one.
  var accessibleSubviews: [View] {
    let front = subviews.lastIndex {
      $0.isModalForAccessibility && !$0.isHidden && $0.alpha >= 0.01 && !$0.accessibilityElementsHidden
    }
    return subviews[(front ?? 0)...].filter { $0.curl == nil }
  }

  var takesTaps: Bool {
    gestureRecognizers.contains {
      ($0 as? TapGestureRecognizer).map { $0.isEnabled && $0.numberOfTapsRequired == 1 } ?? false
    }
  }

  /// Resets the accessibility identifiers of the view and its descendants after their content has been replaced.
  func resetAccessibilityIDs() {
    guard let context = contextIfAny, context.hasAccessibilityNumbers else { return }
    forSubtree { $0.accessibility?.number = nil }
  }
}

extension ViewController {
  /// The controller's own title, the title displayed in bars, or its visible child's title, in order of precedence.
  var accessibleTitle: String? {
    title ?? barItems.navigationItem?.title
      ?? (barContainer?.childForContentSize ?? seenChild)?.accessibleTitle
  }

  private var seenChild: ViewController? { children.last { $0.viewIfLoaded?.window != nil } }
}
