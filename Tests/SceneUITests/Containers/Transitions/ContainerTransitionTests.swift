import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Tests pushes, pops and tab changes with a custom animator and interactive touches.
@Suite struct ContainerTransitionTests {
  private let mover = Mover()

  @Test("rule 12: an animator animates pushes and pops, and appearance callbacks are in order")
  func stack() throws {
    let stack = try Stack("first")
    stack.navigation.delegate = mover
    try stack.push("second", animated: true)
    #expect(mover.takeNotes() == ["push first second", "begin"])
    stack.theatre.clock.advance(by: 0.5)
    #expect(isNear(stack.top.view.layer.presentation?.affineTransform.tx, 160))
    #expect(
      stack.settled() == [
        "first viewWillDisappear", "second viewWillAppear", "first viewDidDisappear", "second viewDidAppear",
      ])
    #expect(mover.takeNotes() == ["completed"])
    try stack.navigation.popViewController(animated: true)
    #expect(
      stack.settled() == [
        "second viewWillDisappear", "first viewWillAppear", "second viewDidDisappear", "first viewDidAppear",
      ])
    #expect(mover.takeNotes() == ["pop second first", "begin", "completed"])
    #expect(stack.titles == ["first"])
    #expect(stack.top.view.superview?.subviews.count == 1)
    #expect(!stack.theatre.window.isInTransition && stack.theatre.clock.nextDueTime == nil)
  }

  @Test("A canceled push restores the stack and frees the pushed controller")
  func canceledPush() throws {
    let stack = try Stack("first")
    let interactor = PercentDrivenTransition()
    mover.interactor = interactor
    stack.navigation.delegate = mover
    let second = try stack.push("second", animated: true)
    #expect(stack.titles == ["first", "second"])
    interactor.update(0.5)
    interactor.cancel()
    #expect(
      stack.settled() == [
        "first viewWillDisappear", "second viewWillAppear", "second viewWillDisappear",
        "first viewWillAppear",
        "second viewDidDisappear", "first viewDidAppear",
      ])
    #expect(stack.titles == ["first"] && second.parent == nil)
    #expect(stack.navigation.navigationBar.items.map(\.title) == ["first"])
    #expect(stack.top.view.alpha == 1 && stack.top.view.window != nil && second.view.window == nil)
    mover.interactor = nil
    try stack.navigation.pushViewController(second, animated: true)
    _ = stack.settled()
    #expect(stack.titles == ["first", "second"])
  }

  @Test(
    "An edge swipe drives the interactor or animator that the delegate provides",
    arguments: [(true, true), (true, false), (false, true), (false, false)])
  func edgeSwipe(givesInteractor: Bool, isFinished: Bool) throws {
    let stack = try Stack("first", "second")
    let interactor = PercentDrivenTransition()
    mover.interactor = givesInteractor ? interactor : nil
    stack.navigation.delegate = mover
    stack.harness.advance(seconds: 1)
    let first = stack.navigation.viewControllers[0]
    let touch = try stack.harness.touchDown(at: Point(x: 5, y: 200))
    for x in [15.0, 35, 60, 165] { stack.harness.move(touch, to: Point(x: x, y: 200)) }
    #expect(mover.takeNotes() == ["pop second first", "begin, held"])
    #expect(isNear(first.view.layer.presentation?.affineTransform.tx, 160), "half of 320 is left")
    #expect(interactor.percentComplete == (givesInteractor ? 0.5 : 0))
    if !isFinished {
      for x in [100.0, 80, 60] { stack.harness.move(touch, to: Point(x: x, y: 200)) }
      stack.harness.advance(seconds: 1)
    }
    stack.harness.up(touch)
    _ = stack.settled()
    #expect(mover.takeNotes() == [isFinished ? "completed" : "cancelled"])
    #expect(stack.titles == (isFinished ? ["first"] : ["first", "second"]))
    #expect(!stack.theatre.window.isInTransition && stack.theatre.clock.nextDueTime == nil)
    #expect(stack.navigation.navigationBar.items.map(\.title) == stack.titles)
  }

  @Test("An edge swipe pops without interaction if the transition does not start interactively")
  func edgeSwipeWithoutInteraction() throws {
    let stack = try Stack("first", "second")
    let interactor = PercentDrivenTransition()
    interactor.wantsInteractiveStart = false
    mover.interactor = interactor
    stack.navigation.delegate = mover
    stack.harness.advance(seconds: 1)
    try stack.harness.drag(
      stack.theatre.window, from: Point(x: 4, y: 200), to: Point(x: 260, y: 200), steps: 20, seconds: 1)
    _ = stack.settled()
    #expect(mover.takeNotes() == ["pop second first", "begin", "completed"])
    #expect(stack.titles == ["first"])
  }

  @Test("An interactive pop can be finished or canceled")
  func interactivePop() throws {
    let stack = try Stack("first", "second")
    let interactor = PercentDrivenTransition()
    mover.interactor = interactor
    stack.navigation.delegate = mover
    for isFinished in [false, true] {
      _ = stack.theatre.takeEvents()
      try stack.navigation.popViewController(animated: true)
      interactor.update(0.4)
      if isFinished { interactor.finish() } else { interactor.cancel() }
      let heard = stack.settled()
      #expect(
        heard.suffix(2)
          == (isFinished
            ? ["second viewDidDisappear", "first viewDidAppear"]
            : ["first viewDidDisappear", "second viewDidAppear"]))
      #expect(stack.titles == (isFinished ? ["first"] : ["first", "second"]))
    }
  }

  @Test("A delayed property animator starts later in both interactive and noninteractive transitions")
  func delayed() throws {
    let stack = try Stack("first")
    stack.navigation.delegate = mover
    (mover.usesAnimator, mover.delay) = (true, 0.5)
    try stack.push("second", animated: true)
    func way() -> Double? { stack.top.view.layer.presentation?.affineTransform.tx }
    stack.theatre.clock.advance(by: 0.4)
    #expect(isNear(way(), 320))
    stack.theatre.clock.advance(by: 0.35)
    #expect(isNear(way(), 160))
    _ = stack.settled()
    #expect(stack.titles == ["first", "second"])
    let interactor = PercentDrivenTransition()
    mover.interactor = interactor
    try stack.push("third", animated: true)
    interactor.update(0.4)
    #expect(isNear(way(), 320))
    interactor.update(0.75)
    #expect(isNear(way(), 160))
    interactor.cancel()
    _ = stack.settled()
    #expect(stack.titles == ["first", "second"] && stack.theatre.clock.nextDueTime == nil)
  }

  @Test("Notifies a controller that it remains visible after an animator cancels a pop")
  func canceledPop() throws {
    final class Listener: ViewController {
      var parents: [Bool] = []
      override func willMove(toParent parent: ViewController?) { parents.append(parent != nil) }
      override func didMove(toParent parent: ViewController?) { parents.append(parent != nil) }
    }
    let stack = try Stack("first")
    let second = Listener()
    try stack.navigation.pushViewController(second, animated: false)
    stack.navigation.delegate = mover
    second.parents = []
    try stack.navigation.popViewController(animated: true)
    stack.theatre.clock.advance(by: 0.2)
    mover.context?.completeTransition(false)
    _ = stack.settled()
    #expect(second.parents == [false, true] && second.parent === stack.navigation)
    #expect(stack.navigation.topViewController === second)
  }

  @Test("An animator moves the views of tabs, and a canceled transition keeps the old tab")
  func tabs() throws {
    let theatre = try Theatre()
    let tabs = TabBarController()
    let controllers = (0..<2).map { theatre.controller("tab\($0)") }
    try tabs.setViewControllers(controllers)
    tabs.delegate = mover
    theatre.window.rootViewController = tabs
    _ = theatre.takeEvents()
    try tabs.select(controllers[1])
    theatre.clock.advance(by: 0.5)
    #expect(isNear(controllers[1].view.layer.presentation?.affineTransform.tx, 160))
    #expect(throws: (any Error).self, "a second transition cannot begin") { try tabs.select(controllers[0]) }
    theatre.clock.advance(by: 0.5)
    #expect(mover.takeNotes() == ["begin", "completed"])
    #expect(
      theatre.takeEvents().filter { $0.hasPrefix("tab") } == [
        "tab0 viewWillDisappear", "tab1 viewWillAppear", "tab0 viewDidDisappear", "tab1 viewDidAppear",
      ])
    let interactor = PercentDrivenTransition()
    mover.interactor = interactor
    tabs.selectedIndex = 0
    interactor.update(0.5)
    interactor.cancel()
    theatre.clock.advance(by: 1)
    #expect(tabs.selectedIndex == 1)
    #expect(tabs.tabBar.selectedItem === controllers[1].tabBarItem)
    #expect(controllers[1].view.window != nil && controllers[0].view.window == nil)
    #expect(
      theatre.takeEvents() == [
        "tab1 viewWillDisappear", "tab0 viewWillAppear", "tab0 viewWillDisappear", "tab1 viewWillAppear",
        "tab0 viewDidDisappear", "tab1 viewDidAppear",
      ])
    #expect(!theatre.window.isInTransition && theatre.clock.nextDueTime == nil && theatre.failures.isEmpty)
  }
}
