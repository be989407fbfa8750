import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Tests presentations and dismissals with a custom animator and interactive touches.
@Suite struct PresentationTransitionTests {
  private let theatre: Theatre
  private let mover = Mover()
  private let other: HostController

  init() throws {
    theatre = try Theatre()
    other = theatre.controller("other")
    other.transitioningDelegate = mover
  }

  /// Returns the visible offset of a view from its frame.
  private func shift(_ controller: ViewController) -> Double? {
    controller.view.layer.presentation?.affineTransform.tx
  }

  private var isAtRest: Bool {
    !theatre.window.isInTransition && theatre.clock.nextDueTime == nil
      && theatre.window.subviews.count == 1
  }

  @Test("rule 10: an animator presents and dismisses a controller, and callbacks are in order")
  func animator() throws {
    var ends: [String] = []
    try theatre.root.present(other, animated: true) { ends.append("presented") }
    #expect(mover.takeNotes() == ["begin"])
    #expect(theatre.takeEvents() == ["root viewWillDisappear", "other viewWillAppear"])
    theatre.clock.advance(by: 0.25)
    #expect(isNear(shift(other), 240))
    #expect(throws: (any Error).self, "a second transition cannot begin") {
      try theatre.root.present(theatre.controller("third"), animated: true)
    }
    theatre.clock.advance(by: 0.75)
    #expect(mover.takeNotes() == ["completed"])
    #expect(theatre.takeEvents() == ["other viewDidAppear", "root viewDidDisappear"])
    #expect(theatre.window.subviews.map { $0 === other.view } == [true])
    #expect(ends == ["presented"])
    #expect(isAtRest)
    try other.dismiss(animated: true) { ends.append("dismissed") }
    #expect(theatre.takeEvents() == ["other viewWillDisappear", "root viewWillAppear"])
    theatre.clock.advance(by: 1)
    #expect(theatre.takeEvents() == ["other viewDidDisappear", "root viewDidAppear"])
    #expect(mover.takeNotes() == ["begin", "completed"])
    #expect(theatre.root.presentedViewController == nil)
    #expect(theatre.window.subviews.map { $0 === theatre.root.view } == [true])
    #expect(ends == ["presented", "dismissed"])
    #expect(isAtRest && theatre.failures.isEmpty)
  }

  @Test("An interactive transition follows the gesture and continues from the release point")
  func interactiveTransition() throws {
    let interactor = PercentDrivenTransition()
    mover.interactor = interactor
    for usesAnimator in [false, true] {
      mover.usesAnimator = usesAnimator
      try theatre.root.present(other, animated: true)
      #expect(mover.takeNotes() == ["begin, held"])
      theatre.clock.advance(by: 5)
      #expect(isNear(shift(other), 320), "the transition does not advance without the finger")
      for fraction in [0.25, 0.75, 1, 0.5] {
        interactor.update(fraction)
        theatre.clock.advance(by: 1)
        #expect(isNear(shift(other), 320 * (1 - fraction)))
        #expect(isNear(interactor.percentComplete, fraction))
      }
      interactor.completionSpeed = 2
      interactor.finish()
      theatre.clock.advance(by: 0.125)
      #expect(isNear(shift(other), 80))
      theatre.clock.advance(by: 0.126)
      #expect(mover.takeNotes() == ["completed"])
      #expect(theatre.root.presentedViewController === other)
      #expect(isAtRest)
      try other.dismiss(animated: false)
      #expect(isAtRest)
    }
  }

  @Test(
    "The completion curve applies when a transition finishes or reverses", arguments: [false, true],
    [true, false])
  func completionCurve(usesAnimator: Bool, isFinished: Bool) throws {
    let interactor = PercentDrivenTransition()
    interactor.completionSpeed = 0.5
    interactor.completionCurve = .easeIn
    mover.interactor = interactor
    mover.usesAnimator = usesAnimator
    try theatre.root.present(other, animated: true)
    interactor.update(0.4)
    if isFinished { interactor.finish() } else { interactor.cancel() }
    // In seconds of the clock, at half speed.
    let rest = isFinished ? 1.2 : 0.8
    for part in [0.25, 0.5, 0.75] {
      theatre.clock.advance(by: rest / 4)
      let way = TimingCurve.easeIn.progress(at: part)
      let fraction = isFinished ? 0.4 + 0.6 * way : 0.4 - 0.4 * way
      #expect(isNear(interactor.percentComplete, fraction))
      // Animators update once a frame.
      let seen = try #require(shift(other))
      #expect(abs(seen - 320 * (1 - fraction)) < (usesAnimator ? 6 : 1e-6))
    }
    _ = mover.takeNotes()
    theatre.clock.advance(by: rest / 4 - 0.01)
    #expect(mover.takeNotes() == [])
    theatre.clock.advance(by: 0.011)
    #expect(mover.takeNotes() == [isFinished ? "completed" : "cancelled"])
    theatre.clock.advance(by: 0.05)
    #expect(isAtRest)
  }

  @Test("An interrupted transition continues from the point of interruption", arguments: [false, true])
  func interrupted(usesAnimator: Bool) throws {
    let interactor = PercentDrivenTransition()
    interactor.wantsInteractiveStart = false
    mover.interactor = interactor
    mover.usesAnimator = usesAnimator
    try theatre.root.present(other, animated: true)
    #expect(mover.takeNotes() == ["begin"])
    theatre.clock.advance(by: 0.5)
    interactor.pause()
    theatre.clock.advance(by: 3)
    #expect(isNear(shift(other), 160) && isNear(interactor.percentComplete, 0.5))
    interactor.update(0.25)
    #expect(isNear(shift(other), 240))
    interactor.finish()
    theatre.clock.advance(by: 0.5)
    #expect(isNear(shift(other), 80))
    theatre.clock.advance(by: 0.26)
    #expect(mover.takeNotes() == ["completed"] && isAtRest)
  }

  @Test("As the clock advances, a canceled presentation reverses and restores the presenter")
  func canceledPresentation() throws {
    let interactor = PercentDrivenTransition()
    mover.interactor = interactor
    for usesAnimator in [false, true] {
      mover.usesAnimator = usesAnimator
      _ = theatre.takeEvents()
      try theatre.root.present(other, animated: true)
      let coordinator = try #require(theatre.root.transitionCoordinator)
      interactor.update(0.5)
      interactor.cancel()
      theatre.clock.advance(by: 0.25)
      #expect(isNear(shift(other), 240))
      theatre.clock.advance(by: 0.26)
      #expect(mover.takeNotes() == ["begin, held", "cancelled"])
      #expect(
        theatre.takeEvents() == [
          "root viewWillDisappear", "other viewWillAppear", "other viewWillDisappear", "root viewWillAppear",
          "other viewDidDisappear", "root viewDidAppear",
        ])
      #expect(coordinator.isCancelled)
      #expect(theatre.root.presentedViewController == nil && other.presentingViewController == nil)
      #expect(theatre.window.subviews.map { $0 === theatre.root.view } == [true])
      #expect(theatre.root.view.alpha == 1, "animated properties are restored")
      #expect(isAtRest && theatre.failures.isEmpty)
    }
    mover.interactor = nil
    try theatre.root.present(other, animated: true)
    theatre.clock.advance(by: 1)
    #expect(theatre.root.presentedViewController === other, "the controller can be presented afterward")
  }

  @Test("A canceled dismissal leaves the presented controller unchanged")
  func canceledDismissal() throws {
    try theatre.root.present(other, animated: false)
    _ = theatre.takeEvents()
    let interactor = PercentDrivenTransition()
    mover.interactor = interactor
    var isDismissed = false
    try other.dismiss(animated: true) { isDismissed = true }
    interactor.update(0.2)
    interactor.cancel()
    theatre.clock.advance(by: 0.3)
    #expect(
      theatre.takeEvents() == [
        "other viewWillDisappear", "root viewWillAppear", "other viewWillAppear", "root viewWillDisappear",
        "other viewDidAppear", "root viewDidDisappear",
      ])
    #expect(theatre.root.presentedViewController === other && !isDismissed)
    #expect(theatre.window.subviews.map { $0 === other.view } == [true])
    #expect(other.view.alpha == 1)
    #expect(isAtRest)
    mover.interactor = nil
    try other.dismiss(animated: true)
    theatre.clock.advance(by: 1)
    #expect(theatre.root.presentedViewController == nil && isAtRest)
  }

  @Test("The transition context has no view for a presenter that remains visible")
  func sheet() throws {
    let sheet = theatre.controller("sheet", .pageSheet)
    sheet.transitioningDelegate = mover
    _ = theatre.takeEvents()
    try theatre.root.present(sheet, animated: true)
    #expect(mover.context?.view(for: .from) == nil)
    #expect(mover.context?.view(for: .to).map { sheet.view.isDescendant(of: $0) } == true)
    theatre.clock.advance(by: 1)
    #expect(theatre.takeEvents() == ["sheet viewWillAppear", "sheet viewDidAppear"])
    try sheet.dismiss(animated: true)
    theatre.clock.advance(by: 1)
    #expect(theatre.takeEvents() == ["sheet viewWillDisappear", "sheet viewDidDisappear"])
    #expect(isAtRest)
  }

  @Test(
    "Closing the window finishes an automatic transition and cancels an interactive transition")
  func closed() throws {
    try theatre.root.present(other, animated: true)
    theatre.clock.advance(by: 0.3)
    theatre.window.close()
    #expect(mover.takeNotes() == ["begin", "completed"])
    #expect(theatre.clock.nextDueTime == nil)
    let held = try Theatre()
    let third = held.controller("third")
    mover.interactor = PercentDrivenTransition()
    third.transitioningDelegate = mover
    try held.root.present(third, animated: true)
    mover.interactor?.update(0.5)
    held.window.close()
    #expect(mover.takeNotes() == ["begin, held", "cancelled"])
    #expect(held.root.presentedViewController == nil)
  }

  @Test("If animations are disabled, the transition does not use the delegate")
  func switchedOff() throws {
    theatre.context.areAnimationsEnabled = false
    try theatre.root.present(other, animated: true)
    theatre.clock.advance(by: 0.4)
    #expect(theatre.root.presentedViewController === other && mover.takeNotes() == [])
    try other.dismiss(animated: true)
    theatre.clock.advance(by: 0.4)
    #expect(isAtRest)
    #expect(mover.takeNotes() == [])
  }

  @Test("rule 29: an object graph that is released during a transition is freed", arguments: [false, true])
  func released(isHeld: Bool) throws {
    weak var window: Window?
    weak var root: ViewController?
    weak var gone: ViewController?
    let mover = Mover()
    if isHeld { mover.interactor = PercentDrivenTransition() }
    let clock: ManualClock
    do {
      let theatre = try Theatre()
      let other = theatre.controller("other")
      other.transitioningDelegate = mover
      (window, root, gone, clock) = (theatre.window, theatre.root, other, theatre.clock)
      try theatre.root.present(other, animated: true)
      mover.interactor?.update(0.3)
      theatre.clock.advance(by: 0.3)
    }
    #expect(window == nil && root == nil && gone == nil)
    mover.interactor?.finish()
    clock.advance(by: 5)
  }
}
