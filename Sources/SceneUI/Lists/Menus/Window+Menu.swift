import SceneValues

/// Menus of buttons, of bar button items and of long presses lie over all that the window shows.
extension Window {
  /// Whether a menu shows.
  public var isMenuShown: Bool { menuOverlay != nil }

  /// Takes the menu away that shows; nothing happens where none does.
  public func dismissMenu() { menuOverlay?.dismiss() }

  /// Shows a menu, in place of any other; one that offers nothing is not shown.
  ///
  /// - Returns: what shows it; nil where it offers nothing, or its source is not in this window.
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
