import SceneValues

extension Window {
  /// Shows a bar with the available edit actions. The bar disappears at the next touch or when the text changes.
  ///
  /// - Parameters:
  ///   - responder: The responder that performs the actions. Its responder chain determines which actions are available.
  ///   - rect: The frame of the selection in the window's coordinates.
  public func showEditMenu(for responder: Responder, around rect: Rect) {
    hideEditMenu()
    guard let menu = EditMenu(for: responder) else { return }
    addSubview(menu)
    menu.place(around: rect, in: bounds)
    editMenu = menu
  }
}
