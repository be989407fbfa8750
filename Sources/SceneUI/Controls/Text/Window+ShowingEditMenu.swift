import SceneValues

extension Window {
  /// Shows a bar with the available edit actions until the next touch or until the text changes.
  ///
  /// - Parameters:
  ///   - responder: The object at which the responder chain starts.
  ///   - rect: The frame of the selection, in the window's coordinates.
  public func showEditMenu(for responder: Responder, around rect: Rect) {
    hideEditMenu()
    guard let menu = EditMenu(for: responder) else { return }
    addSubview(menu)
    menu.place(around: rect, in: bounds)
    editMenu = menu
  }
}
