import SceneRuntime
import SceneValues

/// A visual effect for the transition between two children's views.
public enum ChildTransitionEffect: String, Sendable, CaseIterable {
  case none
  case crossDissolve
  case flipHorizontal, flipVertical
  case curlUp
  case curlDown
}

extension ViewController {
  /// Replaces one child's view with another child's view in a custom container. The children receive appearance
  /// notifications only if this controller forwards them automatically.
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
  ///   - old: The child whose view is removed at the end.
  ///   - new: The child whose view is added in front of the old view, in the same superview.
  ///   - duration: The duration in seconds. If it is 0 or this controller is not visible, the change is immediate.
  ///   - options: The effect to show in addition to the animations.
  ///   - animations: A closure that changes the frames, opacities, and transforms of views in this controller's view.
  ///   - completion: A closure that is called with true at the end.
  /// - Throws: `LoadingError` if one of the controllers is not a child, `old` is not visible, `new` is already visible,
  ///   the view of `new` fails to load, or a transition is in progress. Nothing changes in that case.
  public func transition(
    from old: ViewController, to new: ViewController, duration: Double,
    options: ChildTransitionEffect = .none, animations: (() -> Void)? = nil,
    completion: ((Bool) -> Void)? = nil
  ) throws {
    let name = "the transition from \(describe(old)) to \(describe(new))"
    for child in [old, new] where child.parent !== self {
      throw refusal(
        "\(name) cannot begin: \(describe(child)) is not a child of \(describe(self)); call 'addChild'")
    }
    guard let outgoing = old.viewIfLoaded, let place = outgoing.superview else {
      throw refusal("\(name) cannot begin: \(describe(old)) is not shown")
    }
    guard new !== old, new.viewIfLoaded?.superview == nil else {
      throw refusal("\(name) cannot begin: \(describe(new)) is already shown")
    }
    let isLocking = appearance == .appeared
    if isLocking { try beginTransition(name, of: [self]) }
    do { try new.loadViewIfNeeded() } catch {
      if isLocking { endTransition(of: [self]) }
      throw error
    }
    let notifies = notifiesChildren
    let isAnimated = isLocking && duration > 0
    if notifies {
      old.beginAppearance(false, animated: isAnimated)
      new.beginAppearance(true, animated: isAnimated)
    }
    let incoming = new.viewIfLoaded ?? View()
    place.insertSubview(incoming, aboveSubview: outgoing)
    viewIfLoaded?.layoutIfNeeded()
    let appearances = [ViewAppearance(outgoing), ViewAppearance(incoming)]
    let changes = ViewChanges(in: viewIfLoaded ?? place, animations ?? {})
    let end = { [weak self] in
      for appearance in appearances { appearance.restore() }
      changes.show(1)
      if isLocking, let self { endTransition(of: [self]) }
      outgoing.removeFromSuperview()
      if notifies {
        old.endAppearance(if: false)
        self?.endAppearing(new)
      }
      completion?(true)
    }
    guard isAnimated, let window = place.window else { return end() }
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
  fileprivate func show(_ progress: Double, _ outgoing: View, _ incoming: View) {
    switch self {
    case .none: return
    case .crossDissolve: incoming.alpha = progress
    case .flipHorizontal, .flipVertical:
      // At the halfway point, the card is seen from the side, and the visible face changes.
      let width = max(0.001, abs(2 * progress - 1))
      let isHorizontal = self == .flipHorizontal
      (outgoing.isHidden, incoming.isHidden) = (progress >= 0.5, progress < 0.5)
      for view in [outgoing, incoming] {
        view.transform = .scale(x: isHorizontal ? width : 1, y: isHorizontal ? 1 : width)
      }
    case .curlUp:
      outgoing.superview?.bringSubviewToFront(outgoing)
      outgoing.curl = PageCurl(progress: progress)
    case .curlDown: incoming.curl = PageCurl(progress: 1 - progress)
    }
  }
}
