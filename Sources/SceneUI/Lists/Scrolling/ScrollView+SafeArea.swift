import SceneValues

extension ScrollView {
  /// How far beyond the content's edges one can scroll: `contentInset`, and what bars hide.
  public var adjustedContentInset: EdgeInsets { contentInset + safeInset }

  /// Takes over what bars hide now. What was seen at the top stays at the top.
  func adjustToSafeArea() {
    let new = contentInsetAdjustment == .automatic && !isInScrollView && !isLeftAlone ? safeAreaInsets : .zero
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

  /// Whether the controller whose view it is in adjusts nothing.
  private var isLeftAlone: Bool {
    let controller = sequence(first: self as View, next: { $0.superview }).lazy.compactMap(\.controller).first
    return controller?.automaticallyAdjustsScrollViewInsets == false
  }

  private var isInScrollView: Bool {
    sequence(first: superview, next: { $0?.superview }).contains { $0 is ScrollView }
  }
}
