extension TabBarController {
  func movement(from old: ViewController?, to new: ViewController) -> TransitionMovement? {
    guard let delegate, let old, context.areAnimationsEnabled else { return nil }
    return TransitionMovement(
      delegate.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    ) {
      delegate.tabBarController(self, interactionControllerFor: $0)
    }
  }

  /// Replaces a controller's view with another's in a custom transition. Calls `end` when other changes can start.
  func exchange(
    _ old: ViewController, for new: ViewController, by movement: TransitionMovement, in window: Window,
    end: @escaping () -> Void
  ) {
    old.beginAppearance(false, animated: true)
    new.beginAppearance(true, animated: true)
    // A notified object may have removed a view. If so, the change takes effect immediately.
    guard let pages = (viewIfLoaded as? BarredView)?.pages, let outgoing = old.viewIfLoaded,
      let incoming = new.viewIfLoaded
    else {
      attach()
      old.viewIfLoaded?.removeFromSuperview()
      end()
      old.endAppearance(if: false)
      return new.endAppearance(if: true)
    }
    let container = View(transitionIn: pages)
    container.addSubview(outgoing)
    container.addSubview(incoming)
    incoming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place(new, in: pages.bounds)
    viewIfLoaded?.setNeedsLayout()
    window.layoutIfNeeded()
    let own = TransitionContext(
      movement, in: container, from: (old, outgoing), to: (new, incoming), of: window,
      completion: { [weak self, weak old, weak new, weak container] isCompleted in
        guard let self, let old, let new else { return }
        let (gone, staying) = isCompleted ? (old, new) : (new, old)
        if !isCompleted {
          shown = old
          showSelectedTab()
          new.beginAppearance(false, animated: true)
          old.beginAppearance(true, animated: true)
        }
        attach()
        gone.viewIfLoaded?.removeFromSuperview()
        container?.removeFromSuperview()
        end()
        gone.endAppearance(if: false)
        staying.endAppearance(if: true)
      })
    ownTransition = own
    own.begin()
  }
}
