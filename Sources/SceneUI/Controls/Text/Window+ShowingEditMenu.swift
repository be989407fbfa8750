import SceneValues

extension Window {
  /// Shows a bar with the edit actions of the responder chain until the next touch or text change.
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
