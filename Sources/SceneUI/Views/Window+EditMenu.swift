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

/// The interface that a window uses to communicate with the edit menu, which contains commands for a selection.
protocol EditMenuView: View {
  var responder: Responder? { get }
}
