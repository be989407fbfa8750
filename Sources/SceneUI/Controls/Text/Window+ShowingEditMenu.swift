import SceneValues

extension Window {
  /// Shows what can be done with a selection, in a bar above it: those of `EditAction` that somebody along the chain can
  /// perform. It is gone when one is touched, when something else of the window is, and when text changes.
  ///
  /// - Parameters:
  ///   - responder: where the chain begins.
  ///   - rect: of what is selected, in the window's coordinates.
  public func showEditMenu(for responder: Responder, around rect: Rect) {
    hideEditMenu()
    guard let menu = EditMenu(for: responder) else { return }
    addSubview(menu)
    menu.place(around: rect, in: bounds)
    editMenu = menu
  }
}
