import SceneRuntime

extension SceneContext {
  /// Replaces a storyboard's appearance rules and updates the views in windows. If a rule is invalid, nothing changes.
  package func replace(rulesOf old: SceneFile, by new: SceneFile) throws(LoadingError) {
    try appearanceRules.replace(rulesOf: old, by: new)
    guard !appearanceRules.isUnused else { return }
    for window in knownWindows where !window.isHidden {
      window.takeStyle()
      for view in window.subviews { view.enterWindow(under: appearanceRules) }
    }
  }

  package func hasRules(of file: SceneFile) -> Bool { appearanceRules.hasRules(of: file) }
}

extension Window {
  package var touchedViews: [View] { touches.active.compactMap(\.view) }
}

extension View {
  /// The view to which this view's constraints in a scene apply. For a cell, for example, it is the content view.
  package var constraintView: View { viewForConstraints }

  /// Reorders the stored constraints so that the given constraints come first.
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
  package func embed(at index: Int, in container: View) throws {
    try performEmbedSegue(at: index, in: container)
  }
}
