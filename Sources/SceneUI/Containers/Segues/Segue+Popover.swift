import SceneRuntime

extension Segue {
  /// Whether the destination is an action sheet that is presented as a popover because there is enough space.
  var becomesPopover: Bool {
    guard let alert = destination as? AlertController,
      let window = source.segueOrigin.outermost.viewIfLoaded?.window
    else { return false }
    return alert.presentationForm(in: window.traitCollection) == .popover
  }

  /// Presents the destination as a popover. The anchor that `prepare` sets takes precedence over the `anchor` attribute
  /// in the scene. If neither is set, the segue's sender is the anchor.
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
    // For a menu item, the anchor is the object from which the menu was opened.
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
