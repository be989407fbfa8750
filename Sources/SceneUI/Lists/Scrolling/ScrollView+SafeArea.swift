import SceneValues

extension ScrollView {
  /// The distances by which the content can be scrolled beyond its edges, in points. This is the sum of
  /// `contentInset` and the areas covered by bars.
  public var adjustedContentInset: EdgeInsets { contentInset + safeInset }

  /// Updates the inset for the areas covered by bars. If the content is scrolled to the top, it stays there.
  func adjustToSafeArea() {
    let isAdjusted = contentInsetAdjustment == .automatic && !isInScrollView && !isAdjustmentDisabled
    var new = isAdjusted ? safeAreaInsets : .zero
    // If the content does not scroll horizontally, horizontal insets would only move it.
    if !scrollsSideways { (new.left, new.right) = (0, 0) }
    guard new != safeInset else { return }
    let wasAtTop = contentOffset.y <= -adjustedContentInset.top
    safeInset = new
    layoutNotes?.home?.setNeedsSolving()
    safeAreaDidChange()
    guard !isTracking, motion == nil else { return edgesDidMove() }
    if wasAtTop {
      move(to: Point(x: contentOffset.x, y: -adjustedContentInset.top - innerInset))
    } else {
      move(to: clamped(contentOffset))
    }
  }

  private var scrollsSideways: Bool {
    alwaysBounceHorizontal || contentSize.width + contentInset.left + contentInset.right > bounds.width
  }

  private var isAdjustmentDisabled: Bool {
    let controller = sequence(first: self as View, next: { $0.superview }).lazy.compactMap(\.controller).first
    return controller?.automaticallyAdjustsScrollViewInsets == false
  }

  private var isInScrollView: Bool {
    sequence(first: superview, next: { $0?.superview }).contains { $0 is ScrollView }
  }
}
