// Selections that an animator of the delegate's moves.
extension TabBarController {
  /// What the delegate moves the views by; nil for none, which shows the new one at once.
  func movement(from old: ViewController?, to new: ViewController) -> TransitionMovement? {
    guard let delegate, let old, context.areAnimationsEnabled else { return nil }
    return TransitionMovement(delegate.tabBarController(self, animatorFrom: old, to: new)) {
      delegate.tabBarController(self, interactorFor: $0)
    }
  }

  /// Lets one controller's view give way to another's.
  ///
  /// - Parameters:
  ///   - old: was selected.
  ///   - new: is selected.
  ///   - movement: moves the views.
  ///   - window: what they are in.
  ///   - end: other things may begin from then on.
  func exchange(
    _ old: ViewController, for new: ViewController, by movement: TransitionMovement, in window: Window,
    end: @escaping () -> Void
  ) {
    old.beginAppearance(false, animated: true)
    new.beginAppearance(true, animated: true)
    // Whoever heard of it may have taken a view away: then the change is there at once.
    guard let pages = (viewIfLoaded as? BarredView)?.pages, let outgoing = old.viewIfLoaded,
      let incoming = new.viewIfLoaded
    else {
      putIn()
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
    view.setNeedsLayout()
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
        putIn()
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
