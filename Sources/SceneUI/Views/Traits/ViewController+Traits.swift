import SceneLayout
import SceneValues

extension ViewController {
  /// Where it is shown: what the window's size and device say, and what containers around make of it.
  ///
  /// A controller that is nobody's child and in no window has those of its context's device, held upright.
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

  /// Gives a child other traits than it would inherit; nil to let it inherit them again.
  ///
  /// - Parameters:
  ///   - override: what the child has in place of this controller's.
  ///   - child: one of `children`. It forgets the override when it leaves this controller.
  public func setOverrideTraitCollection(_ override: TraitOverride?, forChild child: ViewController) {
    precondition(child.parent === self, "traits can be overridden for children alone")
    let old = child.traitCollection
    child.parentTraits = override
    TraitChange.notify(child, from: old, to: child.traitCollection)
  }

  /// What `setOverrideTraitCollection(_:forChild:)` has given to a child.
  public func overrideTraitCollection(forChild child: ViewController) -> TraitOverride? {
    child.parent === self ? child.parentTraits : nil
  }

  // MARK: Changes that take time

  /// Tells this controller, and what is in it, of the traits that it is about to have.
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

  /// Tells this controller, and the children whose views will change with it, of the size that its view is about to have.
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
  /// Where the view is shown: its controller's, or those of the controller around it.
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
  /// What is known of a device before there is a window: that it is one, held upright.
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
