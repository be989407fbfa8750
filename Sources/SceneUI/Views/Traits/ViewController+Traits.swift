import SceneLayout
import SceneValues

extension ViewController {
  /// The controller's traits: those of the window, as overridden by the controller's containers.
  ///
  /// A controller without a parent or window has the traits of the context's device in portrait orientation.
  public var traitCollection: TraitCollection { traits(from: inheritedTraits) }

  private var inheritedTraits: TraitCollection {
    if let parent { return parent.traitCollection }
    if let presenter, isPresentedInContext { return presenter.traitCollection }
    if let window = windowOfChain ?? hostWindow ?? presenter?.windowOfChain { return window.traitCollection }
    return viewIfLoaded?.superview?.traitCollection ?? TraitCollection(withoutWindow: contextIfAny)
  }

  func traits(from inherited: TraitCollection) -> TraitCollection {
    var traits = inherited
    if let presentationTraits { traits = presentationTraits.applied(to: traits) }
    if let parentTraits { traits = parentTraits.applied(to: traits) }
    return traits
  }

  /// Overrides the traits of a child.
  ///
  /// - Parameters:
  ///   - override: The traits that replace inherited ones, or nil to remove the override.
  ///   - child: An element of `children`. The override is removed when the child is removed from this controller.
  public func setOverrideTraitCollection(_ override: TraitOverride?, forChild child: ViewController) {
    precondition(child.parent === self, "traits can be overridden only for child view controllers")
    let old = child.traitCollection
    child.parentTraits = override
    TraitChange.notify(child, from: old, to: child.traitCollection)
  }

  /// Returns the override set with `setOverrideTraitCollection(_:forChild:)`, or nil if there is none.
  public func overrideTraitCollection(forChild child: ViewController) -> TraitOverride? {
    child.parent === self ? child.parentTraits : nil
  }

  func announce(
    traits inherited: TraitCollection, window: TraitCollection, with coordinator: TransitionCoordinator
  ) {
    let coming = traits(from: inherited)
    if coming != traitCollection {
      contextIfAny?.note(self, "willTransition(to:with:)")
      willTransition(to: coming, with: coordinator)
    }
    for child in children { child.announce(traits: coming, window: window, with: coordinator) }
    presented?.announce(
      traits: presented?.isPresentedInContext == true ? coming : window, window: window, with: coordinator)
  }

  func announce(size: Size, with coordinator: TransitionCoordinator) {
    let old = viewIfLoaded?.bounds.size
    guard old != size else { return }
    contextIfAny?.note(self, "viewWillTransition(to:with:)")
    viewWillTransition(to: size, with: coordinator)
    for child in children where child.isViewLoaded {
      child.announce(size: self.size(forChild: child, inParentOfSize: size), with: coordinator)
    }
    if let presented, presented.isPresentedInContext { presented.announce(size: size, with: coordinator) }
  }
}

extension View {
  /// The view's traits: those of its controller or, if it has none, of the nearest enclosing controller.
  public var traitCollection: TraitCollection {
    var view: View? = self
    while let current = view {
      if let window = current as? Window { return window.currentTraits }
      if let controller = current.controller { return controller.traitCollection }
      view = current.superview
    }
    return TraitCollection(withoutWindow: contextIfAny)
  }
}

extension TraitCollection {
  init(withoutWindow context: SceneContext?) {
    self.init()
    guard let context else { return }
    idiom = context.idiom
    horizontalSizeClass = idiom == .pad ? .regular : .compact
    style = context.style
    layoutDirection = context.layoutDirection
    displayScale = context.displayScale
  }
}
