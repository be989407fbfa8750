extension View {
  /// Whether the views behind this one are left out of the accessibility tree.
  var isModalForAccessibility: Bool {
    // A member of View of the same name would hide that of the protocol.
    accessibilityViewIsModal
      || (self as? any Covering)?.coversWhatIsBehind ?? (controller?.presentedAs != nil)
  }

  /// The subviews of which anything may be said, from back to front: a modal one and those before it.
  var subviewsSpokenOf: ArraySlice<View> {
    let front = subviews.lastIndex {
      $0.isModalForAccessibility && !$0.isHidden && $0.alpha >= 0.01 && !$0.accessibilityElementsHidden
    }
    return subviews[(front ?? 0)...]
  }

  /// Whether a recognizer of its own waits for a tap.
  var takesTaps: Bool {
    gestureRecognizers.contains {
      ($0 as? TapGestureRecognizer).map { $0.isEnabled && $0.numberOfTapsRequired == 1 } ?? false
    }
  }

  /// It shows something else from now on, and so do those in it: they are others for a person.
  func becomeOtherElements() {
    guard let context = contextIfAny, context.hasAccessibilityNumbers else { return }
    forSubtree { $0.accessibility?.number = nil }
  }
}

extension ViewController {
  /// What a person would call it: its own title, or that which bars show of it, or that of the child that shows.
  var spokenTitle: String? {
    title ?? barItems.navigationItem?.title ?? (barContainer?.childForContentSize ?? seenChild)?.spokenTitle
  }

  private var seenChild: ViewController? { children.last { $0.viewIfLoaded?.window != nil } }
}
