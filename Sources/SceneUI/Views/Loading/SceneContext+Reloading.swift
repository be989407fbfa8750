import SceneRuntime

/// Support for hot reload.
extension SceneContext {
  /// Replaces the appearance rules of a storyboard and updates the views in windows.
  ///
  /// - Throws: `LoadingError` if a rule's class is not a view or its container is invalid. Nothing changes in
  ///   this case.
  package func replace(rulesOf old: SceneFile, by new: SceneFile) throws(LoadingError) {
    try appearanceRules.replace(rulesOf: old, by: new)
    guard !appearanceRules.isUnused else { return }
    for window in knownWindows where !window.isHidden {
      window.takeStyle()
      for view in window.subviews { view.enterWindow(under: appearanceRules) }
    }
  }

  /// Whether the file's appearance rules were added to this context, even if it has none.
  package func hasRules(of file: SceneFile) -> Bool { appearanceRules.hasRules(of: file) }
}

extension Window {
  /// The views with active touches.
  package var touchedViews: [View] { touches.active.compactMap(\.view) }
}

extension View {
  /// The view that stores, and is the subject of, the constraints that a scene declares in this view.
  package var constraintView: View { viewForConstraints }

  /// Reorders the stored constraints.
  ///
  /// - Parameter constraints: The constraints of a scene, which come first. Others are skipped.
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
  /// Embeds the destination of a newly added embed segue in a container.
  package func embed(at index: Int, in container: View) throws {
    try performEmbedSegue(at: index, in: container)
  }
}
