import SceneValues

/// Support for the menus of buttons, bar button items, and context menu interactions. A menu covers all other content.
extension Window {
  /// Whether a menu is visible.
  public var isMenuShown: Bool { menuOverlay != nil }

  /// Dismisses the visible menu, if any.
  public func dismissMenu() { menuOverlay?.dismiss() }

  /// Displays a menu and dismisses any other visible menu. If the menu is empty or its source is not in the
  /// window, the method does nothing and returns nil.
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
