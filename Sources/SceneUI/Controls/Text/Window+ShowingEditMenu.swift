import SceneValues

extension Window {
  /// Shows a bar with the edit actions that an object in the responder chain can perform.
  ///
  /// The bar disappears when an action is tapped, the window is touched elsewhere, or text changes.
  ///
  /// - Parameters:
  ///   - responder: The start of the responder chain.
  ///   - rect: The frame of the selection, in the window's coordinates.
  public func showEditMenu(for responder: Responder, around rect: Rect) {
    hideEditMenu()
    guard let menu = EditMenu(for: responder) else { return }
    addSubview(menu)
    menu.place(around: rect, in: bounds)
    editMenu = menu
  }
}
