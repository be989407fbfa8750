import SceneRuntime

/// What hot reload asks of a context and its windows.
extension SceneContext {
  /// Takes the appearance rules that a storyboard says now in place of those that it said before. Views in windows are
  /// looked at anew.
  ///
  /// - Throws: `LoadingError` where a rule is not for a view, or within what holds none; then nothing has changed.
  package func replace(rulesOf old: SceneFile, by new: SceneFile) throws(LoadingError) {
    try appearanceRules.replace(rulesOf: old, by: new)
    guard !appearanceRules.isUnused else { return }
    for window in knownWindows where !window.isHidden {
      window.takeStyle()
      for view in window.subviews { view.enterWindow(under: appearanceRules) }
    }
  }

  /// Whether the file's appearance rules were added to this context; also where it has none.
  package func hasRules(of file: SceneFile) -> Bool { appearanceRules.hasRules(of: file) }
}

extension Window {
  /// The views that fingers are on.
  package var touchedViews: [View] { touches.active.compactMap(\.view) }
}

extension View {
  /// The view that constraints speak of which a scene says of this one, and that keeps them.
  package var constraintView: View { viewForConstraints }

  /// Puts the constraints that it keeps into another order.
  ///
  /// - Parameter constraints: those of a scene, which come first; others are left out.
  package func order(_ constraints: [LayoutConstraint]) {
    guard let notes = layoutNotes else { return }
    let here = constraints.filter { constraint in notes.constraints.contains { $0 === constraint } }
    let ordered = here + notes.constraints.filter { constraint in !here.contains { $0 === constraint } }
    guard !ordered.elementsEqual(notes.constraints, by: ===) else { return }
    notes.constraints = ordered
    layoutStructureDidChange()
  }
}

extension ViewController {
  /// Shows what an embed segue leads to in a container, whose scene says so only now.
  package func embed(at index: Int, in container: View) throws {
    try performEmbedSegue(at: index, in: container)
  }
}
