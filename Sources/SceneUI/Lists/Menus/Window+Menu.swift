import SceneValues

/// Support for menus that buttons, bar button items and long presses open. A menu covers all other content of the
/// window.
extension Window {
  /// Whether a menu is visible.
  public var isMenuShown: Bool { menuOverlay != nil }

  /// Dismisses the visible menu, if there is one.
  public func dismissMenu() { menuOverlay?.dismiss() }

  /// Displays a menu in place of any visible menu. Does nothing and returns nil if the menu is empty or its source is
  /// not in the window.
  @discardableResult
  func showMenu(_ menu: Menu, from source: MenuSource) -> (any MenuOverlayView)? {
    guard !menu.sections.isEmpty, source.place(in: self) != nil else { return nil }
    dismissMenu()
    hideEditMenu()
    let overlay = MenuOverlay(menu, from: source)
    menuOverlay = overlay
    overlay.show(in: self)
    return overlay
  }
}
