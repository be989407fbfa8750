import SceneValues

extension ScrollView {
  /// How far beyond the content's edges one can scroll: `contentInset`, and what bars hide.
  public var adjustedContentInset: EdgeInsets { contentInset + safeInset }

  /// Takes over what bars hide now. What was seen at the top stays at the top.
  func adjustToSafeArea() {
    let isAdjusted = contentInsetAdjustment == .automatic && !isInScrollView && !isLeftAlone
    var new = isAdjusted ? safeAreaInsets : .zero
    // What does not scroll sideways would only lie beside where it is meant to be.
    if !scrollsSideways { (new.left, new.right) = (0, 0) }
    guard new != safeInset else { return }
    let wasAtTop = contentOffset.y <= -adjustedContentInset.top
    safeInset = new
    setNeedsLayout()
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

  /// Whether the controller whose view it is in adjusts nothing.
  private var isLeftAlone: Bool {
    let controller = sequence(first: self as View, next: { $0.superview }).lazy.compactMap(\.controller).first
    return controller?.automaticallyAdjustsScrollViewInsets == false
  }

  private var isInScrollView: Bool {
    sequence(first: superview, next: { $0?.superview }).contains { $0 is ScrollView }
  }
}
