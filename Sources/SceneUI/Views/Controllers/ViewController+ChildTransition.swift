import SceneRuntime
import SceneValues

/// What the change from one child's view to another's looks like.
public enum ChildTransitionEffect: String, Sendable, CaseIterable {
  /// Nothing but what the animations do.
  case none
  /// The new view fades in over the old one.
  case crossDissolve
  /// As the two sides of a card that turns about the middle.
  case flipHorizontal, flipVertical
  /// The old view is turned up, about its upper edge.
  case curlUp
  /// The new view is turned down, about its upper edge.
  case curlDown
}

extension ViewController {
  /// Exchanges one child's view for another's: for containers of one's own.
  ///
  /// The new view is put above the old one, in what the old one is in, and the old one is taken out in the end. Where
  /// children hear of this controller's coming and going by themselves, the two hear of theirs, in order; where not,
  /// that is left to the caller.
  ///
  /// ```swift
  /// addChild(new)
  /// new.view.frame = old.view.frame
  /// old.willMove(toParent: nil)
  /// try transition(
  ///   from: old, to: new, duration: 0.4, options: .flipHorizontal,
  ///   completion: { _ in
  ///     old.removeFromParent()
  ///     new.didMove(toParent: self)
  ///   })
  /// ```
  ///
  /// - Parameters:
  ///   - old: the child whose view goes.
  ///   - new: the child whose view comes.
  ///   - duration: in seconds, on the context's clock. 0 for at once, as where this controller is not shown.
  ///   - options: what the change looks like, beside the animations.
  ///   - animations: what it makes of the frames, the transparency and the transforms of views in this
  ///     controller's view, is gone through little by little.
  ///   - completion: called with true when it is over.
  /// - Throws: `LoadingError` where one of them is no child of this one, the old one does not show, the new
  ///   one does or its view does not load, or a transition is under way; then everything is as before.
  public func transition(
    from old: ViewController, to new: ViewController, duration: Double,
    options: ChildTransitionEffect = .none, animations: () -> Void = {},
    completion: ((Bool) -> Void)? = nil
  ) throws {
    let name = "the transition from \(describe(old)) to \(describe(new))"
    for child in [old, new] where child.parent !== self {
      throw refusal(
        "\(name) cannot begin: \(describe(child)) is no child of \(describe(self)); call 'addChild'")
    }
    guard let outgoing = old.viewIfLoaded, let place = outgoing.superview else {
      throw refusal("\(name) cannot begin: \(describe(old)) does not show")
    }
    guard new !== old, new.viewIfLoaded?.superview == nil else {
      throw refusal("\(name) cannot begin: \(describe(new)) shows already")
    }
    let isLocking = appearance == .appeared
    if isLocking { try beginTransition(name, of: [self]) }
    do { try new.loadViewIfNeeded() } catch {
      if isLocking { endTransition(of: [self]) }
      throw error
    }
    let tells = tellsChildren
    let isAnimated = isLocking && duration > 0
    if tells {
      old.beginAppearance(false, animated: isAnimated)
      new.beginAppearance(true, animated: isAnimated)
    }
    place.insertSubview(new.view, above: outgoing)
    view.layoutIfNeeded()
    let looks = [ViewLook(outgoing), ViewLook(new.view)]
    let changes = ViewChanges(in: view, animations)
    let end = { [weak self] in
      for look in looks { look.restore() }
      changes.show(1)
      if isLocking, let self { endTransition(of: [self]) }
      outgoing.removeFromSuperview()
      if tells {
        old.endAppearance(if: false)
        self?.endAppearing(new)
      }
      completion?(true)
    }
    guard isAnimated, let window = view.window else { return end() }
    let incoming = new.view
    let transition = ContainerTransition(
      duration: duration, in: window,
      show: { progress in
        changes.show(progress)
        options.show(progress, outgoing, incoming)
      },
      completion: { _ in end() })
    childTransition = transition
    transition.run()
  }
}

extension ChildTransitionEffect {
  /// Shows how far the change is.
  ///
  /// - Parameters:
  ///   - progress: from 0 to 1.
  ///   - outgoing: the view that goes.
  ///   - incoming: the view that comes.
  fileprivate func show(_ progress: Double, _ outgoing: View, _ incoming: View) {
    switch self {
    case .none: return
    case .crossDissolve: incoming.alpha = progress
    case .flipHorizontal, .flipVertical:
      // The card is seen from the side half way through: until then it shows one face, then the other.
      let width = max(0.001, abs(2 * progress - 1))
      let isHorizontal = self == .flipHorizontal
      (outgoing.isHidden, incoming.isHidden) = (progress >= 0.5, progress < 0.5)
      for view in [outgoing, incoming] {
        view.transform = .scale(x: isHorizontal ? width : 1, y: isHorizontal ? 1 : width)
      }
    case .curlUp:
      outgoing.superview?.bringSubviewToFront(outgoing)
      outgoing.transform = .folded(progress, about: .top, size: outgoing.bounds.size)
    case .curlDown: incoming.transform = .folded(1 - progress, about: .top, size: incoming.bounds.size)
    }
  }
}
