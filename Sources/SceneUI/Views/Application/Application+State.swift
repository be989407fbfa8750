import SceneRuntime
import SceneServices

extension Application {
  /// Saves the stacks of navigation controllers, the selected tabs, the presented controllers, and the values that
  /// controllers encode in `encodeRestorableState(with:)`, in the store of the context's preferences. Controllers without
  /// a `restorationIdentifier`, and the controllers that they contain or present, are not saved.
  public func saveState() {
    SavedState.save(windows.compactMap(\.rootViewController), in: context.preferences.store)
  }

  /// Removes the saved state.
  public func removeSavedState() { SavedState.remove(from: context.preferences.store) }

  /// Restores the saved state and returns whether a controller was restored. Call this method after the windows have been
  /// shown. A saved controller is restored if a controller with its `restorationIdentifier` is at its position, if the
  /// delegate creates it, or if it has a scene. Errors are passed to the context's failure handler.
  @discardableResult
  public func restoreState() -> Bool {
    guard let state = SavedState(in: context.preferences.store) else { return false }
    return context.clock.turns.during {
      var restoration = StateRestoration(state: state, application: self)
      for (index, root) in windows.compactMap(\.rootViewController).enumerated() {
        restoration.restore(root, at: "\(index)", path: [], storyboard: nil)
      }
      for (controller, coder) in restoration.restored { controller.decodeRestorableState(with: coder) }
      for (controller, _) in restoration.restored { controller.applicationFinishedRestoringState() }
      return !restoration.restored.isEmpty
    }
  }
}

private struct StateRestoration {
  let state: SavedState
  let application: Application
  var restored: [(ViewController, RestorationCoder)] = []

  private var store: any PreferenceStore { application.context.preferences.store }

  mutating func restore(
    _ controller: ViewController, at position: String, path: [String], storyboard: Storyboard?
  ) {
    guard let node = state[position], node.identifier == controller.restorationIdentifier else { return }
    let path = path + [node.identifier]
    let storyboard = controller.storyboard ?? storyboard
    do {
      try controller.loadViewIfNeeded()
      restored.append((controller, RestorationCoder(store, at: position)))
      let children = try children(of: controller, node, position, path, storyboard)
      for (index, child) in children {
        restore(child, at: SavedState.child(index, of: position), path: path, storyboard: storyboard)
      }
      let place = SavedState.presented(by: position)
      if controller.presented == nil, let presented = try create(at: place, path, storyboard) {
        try controller.present(presented, animated: false)
      }
      if let presented = controller.presented {
        restore(presented, at: place, path: path, storyboard: storyboard)
      }
    } catch {
      application.context.report(error)
    }
  }

  private func children(
    of controller: ViewController, _ node: SavedState.Node, _ position: String, _ path: [String],
    _ storyboard: Storyboard?
  ) throws -> [(Int, ViewController)] {
    guard let container = controller as? any RestoringContainer else {
      return Array(zip(controller.children.indices, controller.children))
    }
    let existing = container.restorableChildren
    guard container.createsRestoredChildren else {
      try container.restore(existing, selection: node.selection)
      return Array(zip(existing.indices, existing))
    }
    var children: [ViewController] = []
    while true {
      let place = SavedState.child(children.count, of: position)
      guard let child = state[place] else { break }
      let known = children.count < existing.count ? existing[children.count] : nil
      let isKnown = known?.restorationIdentifier == child.identifier
      guard let next = try isKnown ? known : create(at: place, path, storyboard) else { break }
      children.append(next)
    }
    if !children.isEmpty { try container.restore(children, selection: node.selection) }
    return Array(zip(children.indices, children))
  }

  private func create(at position: String, _ path: [String], _ storyboard: Storyboard?) throws
    -> ViewController?
  {
    guard let node = state[position] else { return nil }
    let coder = RestorationCoder(store, at: position)
    let path = path + [node.identifier]
    if let made = application.delegate?.application(
      application, viewControllerWithRestorationIdentifierPath: path, coder: coder)
    {
      return made
    }
    guard let storyboard, !node.scene.isEmpty else { return nil }
    return try storyboard.instantiate(scene: node.scene)
  }
}
