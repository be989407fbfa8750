extension View {
  var isModalForAccessibility: Bool {
    // A member of `View` with the same name would hide the member of the protocol.
    accessibilityViewIsModal
      || (self as? any Covering)?.coversWhatIsBehind ?? (controller?.presentedAs != nil)
  }

  /// The subviews that can be in the tree, from back to front. Subviews behind the frontmost modal subview are omitted.
  var accessibleSubviews: ArraySlice<View> {
    let front = subviews.lastIndex {
      $0.isModalForAccessibility && !$0.isHidden && $0.alpha >= 0.01 && !$0.accessibilityElementsHidden
    }
    return subviews[(front ?? 0)...]
  }

  var takesTaps: Bool {
    gestureRecognizers.contains {
      ($0 as? TapGestureRecognizer).map { $0.isEnabled && $0.numberOfTapsRequired == 1 } ?? false
    }
  }

  /// Resets the identifiers of the view and its descendants, because they now display different content.
  func resetAccessibilityIDs() {
    guard let context = contextIfAny, context.hasAccessibilityNumbers else { return }
    forSubtree { $0.accessibility?.number = nil }
  }
}

extension ViewController {
  /// The title of the controller: its own title, the title that bars show, or the title of its visible child.
  var accessibleTitle: String? {
    title ?? barItems.navigationItem?.title
      ?? (barContainer?.childForContentSize ?? seenChild)?.accessibleTitle
  }

  private var seenChild: ViewController? { children.last { $0.viewIfLoaded?.window != nil } }
}
