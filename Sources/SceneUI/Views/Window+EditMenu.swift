import SceneValues

extension Window {
  /// Whether the edit menu, which contains commands for a selection, is visible.
  public var isEditMenuShown: Bool { editMenu != nil }

  /// Hides the edit menu if it is visible.
  public func hideEditMenu() {
    editMenu?.removeFromSuperview()
    editMenu = nil
  }

  func touchWillBegin(at point: Point) {
    guard let editMenu, !editMenu.frame.contains(point) else { return }
    let owner = editMenu.responder as? View
    if let owner, hitTest(point)?.isDescendant(of: owner) == true { return }
    hideEditMenu()
  }
}

/// The interface of the edit menu, which contains commands for a selection, to its window.
protocol EditMenuView: View {
  var responder: Responder? { get }
}
