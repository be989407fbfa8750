import SceneValues

/// Recognizes a finger that drags the top controller away, from the edge at which one begins to read. What else it might mean has to wait.
final class BackSwipeRecognizer: LeadingEdgePanRecognizer {
  var mayGoBack: () -> Bool = { false }

  override func mayBegin(after path: Point) -> Bool { super.mayBegin(after: path) && mayGoBack() }

  override func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool {
    // Of two navigation controllers one inside the other, the inner one goes back first.
    !(other is BackSwipeRecognizer)
  }
}

extension NavigationController {
  /// What goes back when a finger is dragged in from the edge at which one begins to read, the left one in
  /// English. Disabled, it does not.
  public var interactivePopGestureRecognizer: GestureRecognizer { backSwipe }

  /// A finger may go back where a touch of the back button could.
  var canSwipeBack: Bool {
    guard viewControllers.count > 1, current == nil, let item = topViewController?.navigationItem else {
      return false
    }
    return !item.hidesBackButton && (item.leftBarButtonItems.isEmpty || item.leftItemsSupplementBackButton)
  }

  func backSwipeDidChange() {
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
      // A quick flick is enough, however short; one the other way takes it back.
      let velocity = sideways * backSwipe.velocity(in: view).x
      let isFarEnough = abs(velocity) > 300 ? velocity > 0 : progress > 0.5
      letGo(isFarEnough: isFarEnough)
    case .cancelled: letGo(isFarEnough: false)
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

  private func letGo(isFarEnough: Bool) {
    if let interactor = swipeInteractor {
      swipeInteractor = nil
      if isFarEnough { interactor.finish() } else { interactor.cancel() }
    } else if isFarEnough {
      interactiveTransition?.run()
    } else {
      interactiveTransition?.turnBack()
    }
  }

  /// 1 where what comes in comes from the right, -1 where one reads from right to left.
  var sideways: Double { view.readsFromRightToLeft ? -1 : 1 }

  /// The one that the finger began; another may run by now.
  private var interactiveTransition: ContainerTransition? {
    current?.isInteractive == true ? transition : nil
  }
}
