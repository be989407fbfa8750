import SceneValues

extension Window {
  /// Whether the menu of what can be done with a selection shows.
  public var isEditMenuShown: Bool { editMenu != nil }

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

  /// Takes the menu away; nothing happens where none shows.
  public func hideEditMenu() {
    editMenu?.removeFromSuperview()
    editMenu = nil
  }

  /// A finger comes down. The view for which the menu shows decides itself what becomes of it.
  func touchWillBegin(at point: Point) {
    guard let editMenu, !editMenu.frame.contains(point) else { return }
    let owner = editMenu.responder as? View
    if let owner, hitTest(point)?.isDescendant(of: owner) == true { return }
    hideEditMenu()
  }
}
