import SceneRuntime

extension ViewController {
  /// Releases the view if it is not displayed and can be loaded again. When the view is needed again, it is loaded from
  /// its scene or nib, or by `loadView()`, the outlets are connected, and `viewDidLoad()` is called.
  ///
  /// This method calls `viewWillUnload()`, removes the children of embed segues, sets outlets to objects in the view to
  /// nil, releases the view, and calls `viewDidUnload()`. It does nothing in the following cases:
  ///
  /// - The view is in another view, or a transition is in progress.
  /// - The controller presents another controller that does not cover the view, or is itself presented.
  /// - The controller has children that were not added by embed segues.
  /// - Code set `view` outside `loadView()`, or the view is in the same nib as the controller.
  ///
  /// - Returns: Whether the view was released.
  @discardableResult
  public func unloadViewIfHidden() -> Bool {
    guard canUnloadView else { return false }
    contextIfAny?.note(self, "viewWillUnload()")
    viewWillUnload()
    // The method may have shown the view.
    guard canUnloadView else { return false }
    for child in children {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    disconnectView()
    forgetView()
    contextIfAny?.note(self, "viewDidUnload()")
    viewDidUnload()
    return true
  }

  private var canUnloadView: Bool {
    guard let view = viewIfLoaded, isViewReloadable, !view.hasSuperview, appearance == .disappeared,
      presentedAs == nil, transitionOwner.transitionInProgress == nil
    else { return false }
    return children.allSatisfy(\.isEmbedded) && presented?.presentedAs?.form.covers ?? true
  }

  private func disconnectView() {
    guard let context = contextIfAny else { return }
    // The units are prepared, so finding their outlets cannot fail.
    if let nibContent {
      try? nibContent.file.disconnectNib(from: self, in: context)
    } else {
      try? sceneInstance?.disconnectView(in: context)
    }
    nibContent = nil
  }
}
