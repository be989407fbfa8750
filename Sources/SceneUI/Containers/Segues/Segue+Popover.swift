import SceneRuntime

extension Segue {
  /// Whether the destination is an action sheet that is presented as a popover because there is enough space.
  var becomesPopover: Bool {
    guard let alert = destination as? AlertController,
      let window = source.segueOrigin.outermost.viewIfLoaded?.window
    else { return false }
    return alert.presentationForm(in: window.traitCollection) == .popover
  }

  /// Presents the destination as a popover. The anchor is the one that `prepare` sets. If there is none, it is the
  /// `anchor` in the scene or, failing that, the segue's sender.
  func presentPopover() throws {
    if presentation == nil { destination.modalPresentationStyle = .popover }
    let popover = destination.popoverPresentation
    let (oldView, oldItem, oldDirections) = (
      popover.anchorView, popover.barButtonItem, popover.permittedArrowDirections
    )
    if oldDirections == .any { popover.permittedArrowDirections = arrowDirections }
    do {
      if oldView == nil, oldItem == nil { try point(popover) }
      try source.segueOrigin.present(destination, animated: animated)
    } catch {
      (popover.anchorView, popover.barButtonItem) = (oldView, oldItem)
      popover.permittedArrowDirections = oldDirections
      throw error
    }
  }

  private func point(_ popover: PopoverPresentation) throws {
    // For a menu item, the anchor is the object that the menu belongs to.
    let sender = (sender as? Action)?.sender ?? sender
    if let anchor {
      let origin = source.segueOrigin
      if let view = origin.viewIfLoaded?.firstView(where: { $0.sceneID == anchor }) {
        popover.anchorView = view
      } else if let item = origin.ownBarItems.first(where: { $0.sceneID == anchor }) {
        popover.barButtonItem = item
      } else {
        throw source.refusal(
          "the popover's anchor '\(anchor)' is neither in the view of \(source.describe(source)) nor on its bars"
        )
      }
    } else if let item = sender as? BarButtonItem {
      popover.barButtonItem = item
    } else {
      popover.anchorView = sender as? View ?? (sender as? GestureRecognizer)?.view
    }
  }
}
