import SceneUI
import SceneValues

/// An animator that moves views linearly in one second and records calls. It also provides itself as the
/// animator to all delegates.
final class Mover: AnimatedTransitioning {
  var notes: [String] = []
  var interactor: PercentDrivenTransition?
  var usesAnimator = false
  /// The delay before the animator starts, in seconds of the transition's duration.
  var delay = 0.0
  weak var context: TransitionContext?

  func transitionDuration(using context: TransitionContext?) -> Double { 1 }

  func animateTransition(using context: TransitionContext) {
    self.context = context
    notes.append(context.isInteractive ? "begin, held" : "begin")
    let (going, coming) = (context.view(for: .from), context.view(for: .to))
    coming?.transform = .translation(x: context.containerView.bounds.width, y: 0)
    let move = {
      coming?.transform = .identity
      going?.alpha = 0
    }
    let end = {
      going?.alpha = context.isCancelled ? going?.alpha ?? 1 : 1
      context.completeTransition(!context.isCancelled)
    }
    if usesAnimator {
      let animator = PropertyAnimator(duration: 1 - delay, timing: .curve(.linear), animations: move)
      animator.addCompletion { _ in end() }
      animator.startAnimation(afterDelay: delay)
    } else {
      View.animate(withDuration: 1, options: .curveLinear, animations: move) { _ in end() }
    }
  }

  func animationEnded(_ isCompleted: Bool) { notes.append(isCompleted ? "completed" : "cancelled") }

  func takeNotes() -> [String] {
    defer { notes = [] }
    return notes
  }
}

extension Mover: TransitioningDelegate {
  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any AnimatedTransitioning)? { self }
  func animationController(forDismissed dismissed: ViewController) -> (any AnimatedTransitioning)? { self }
  func interactionControllerForPresentation(
    using animator: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)? { interactor }
  func interactionControllerForDismissal(
    using animator: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)? { interactor }
}

extension Mover: NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from: ViewController, to: ViewController
  ) -> (any AnimatedTransitioning)? {
    notes.append("\(operation) \(from.title ?? "?") \(to.title ?? "?")")
    return self
  }
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)? { interactor }
}

extension Mover: TabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: TabBarController, animationControllerForTransitionFrom fromVC: ViewController,
    to toVC: ViewController
  ) -> (any AnimatedTransitioning)? { self }
  func tabBarController(
    _ tabBarController: TabBarController,
    interactionControllerFor animationController: any AnimatedTransitioning
  ) -> (any InteractiveTransitioning)? { interactor }
}
