import SceneValues

extension Window {
  /// Whether the menu of what can be done with a selection shows.
  public var isEditMenuShown: Bool { editMenu != nil }

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

/// The menu of what can be done with a selection, as its window knows it.
protocol EditMenuView: View {
  /// For whom it was shown.
  var responder: Responder? { get }
}
