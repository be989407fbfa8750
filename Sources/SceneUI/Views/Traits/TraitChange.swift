import SceneValues

/// A notification of controllers and views about changed traits, from the outermost to the innermost. A controller is
/// notified before its view. Before each notification, the values that scenes specify for the new traits are applied.
struct TraitChange {
  private let oldWindow: TraitCollection
  private let newWindow: TraitCollection

  static func notify(in window: Window, from old: TraitCollection, to new: TraitCollection) {
    let change = TraitChange(oldWindow: old, newWindow: new)
    window.variations?.follow(new.sceneTraits)
    window.traitCollectionDidChange(old)
    if let root = window.rootViewController { change.notify(root, old, new) }
    // The remaining views have no controller, or their controller is not a descendant of the root.
    for view in window.subviews where !change.isReachedByTree(view) { change.notify(view, old, new) }
  }

  static func notify(_ controller: ViewController, from old: TraitCollection, to new: TraitCollection) {
    let window = controller.windowOfChain?.traitCollection ?? new
    TraitChange(oldWindow: window, newWindow: window).notifyResolved(controller, old, new)
  }

  private func notify(
    _ controller: ViewController, _ inheritedBefore: TraitCollection, _ inherited: TraitCollection
  ) {
    notifyResolved(controller, controller.traits(from: inheritedBefore), controller.traits(from: inherited))
  }

  private func notifyResolved(_ controller: ViewController, _ old: TraitCollection, _ new: TraitCollection) {
    if old != new {
      controller.variations?.follow(new.sceneTraits)
      controller.contextIfAny?.note(controller, "traitCollectionDidChange(_:)")
      controller.traitCollectionDidChange(old)
      if let view = controller.viewIfLoaded { notifyOwn(view, old, new) }
    }
    for child in controller.children { notify(child, old, new) }
    guard let presented = controller.presented else { return }
    if presented.isPresentedInContext {
      notify(presented, old, new)
    } else {
      notify(presented, oldWindow, newWindow)
    }
  }

  private func notify(_ view: View, _ old: TraitCollection, _ new: TraitCollection) {
    if let controller = view.controller {
      if !isReachedByTree(view) { notify(controller, old, new) }
    } else {
      notifyOwn(view, old, new)
    }
  }

  private func notifyOwn(_ view: View, _ old: TraitCollection, _ new: TraitCollection) {
    guard old != new else { return }
    view.variations?.follow(new.sceneTraits)
    view.traitCollectionDidChange(old)
    for subview in view.subviews { notify(subview, old, new) }
  }

  private func isReachedByTree(_ view: View) -> Bool {
    guard let controller = view.controller else { return false }
    return controller.parent != nil || controller.presenter != nil
      || controller.hostWindow?.rootViewController === controller
  }
}
