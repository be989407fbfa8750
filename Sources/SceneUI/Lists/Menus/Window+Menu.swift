import SceneValues

/// Support for menus that buttons, bar button items and long presses open. A menu covers all other content of
/// the window.
extension Window {
  /// Whether a menu is shown.
  public var isMenuShown: Bool { menuOverlay != nil }

  /// Dismisses the menu, if one is shown.
  public func dismissMenu() { menuOverlay?.dismiss() }

  /// Shows a menu in place of any current menu, or returns nil if it is empty or its source is not in the
  /// window.
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
