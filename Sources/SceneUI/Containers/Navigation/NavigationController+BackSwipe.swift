import SceneValues

/// A recognizer for dragging the top controller from the leading edge. Other recognizers must wait until it fails.
final class BackSwipeRecognizer: LeadingEdgePanRecognizer {
  var mayGoBack: () -> Bool = { false }

  override func mayBegin(after path: Point) -> Bool { super.mayBegin(after: path) && mayGoBack() }

  override func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool {
    // If navigation controllers are nested, the inner controller goes back first.
    !(other is BackSwipeRecognizer)
  }
}

extension NavigationController {
  /// The recognizer for the back swipe, which is a drag from the leading edge. To turn off the gesture, disable the
  /// recognizer.
  public var interactivePopGestureRecognizer: GestureRecognizer { backSwipe }

  var canSwipeBack: Bool {
    guard viewControllers.count > 1, current == nil, let item = topViewController?.navigationItem else {
      return false
    }
    return !item.hidesBackButton && (item.leftBarButtonItems.isEmpty || item.leftItemsSupplementBackButton)
  }

  func backSwipeDidChange() {
    guard let view = viewIfLoaded else { return }
    let width = max(1, view.bounds.width)
    let progress = sideways * backSwipe.translation(in: view).x / width
    switch backSwipe.state {
    case .began:
      guard let top = topViewController else { return }
      do {
        try change(
          keeping: viewControllers.count - 1, adding: [], "the pop of \(describe(top))", animated: true,
          isInteractive: true)
        follow(progress)
      } catch {
        context.report(error)
      }
    case .changed: follow(progress)
    case .ended:
      // A flick completes the transition at any distance, and a flick in the opposite direction cancels it.
      let velocity = sideways * backSwipe.velocity(in: view).x
      let isFarEnough = abs(velocity) > 300 ? velocity > 0 : progress > 0.5
      finishBackSwipe(isFarEnough: isFarEnough)
    case .cancelled: finishBackSwipe(isFarEnough: false)
    case .possible, .failed: break
    }
  }

  private func follow(_ progress: Double) {
    if let swipeInteractor {
      swipeInteractor.update(progress)
    } else {
      interactiveTransition?.follow(progress)
    }
  }

  private func finishBackSwipe(isFarEnough: Bool) {
    if let interactor = swipeInteractor {
      swipeInteractor = nil
      if isFarEnough { interactor.finish() } else { interactor.cancel() }
    } else if isFarEnough {
      interactiveTransition?.run()
    } else {
      interactiveTransition?.turnBack()
    }
  }

  var sideways: Double { viewIfLoaded?.readsFromRightToLeft == true ? -1 : 1 }

  /// The transition started by the gesture, or nil if there is none.
  private var interactiveTransition: ContainerTransition? {
    current?.isInteractive == true ? transition : nil
  }
}
