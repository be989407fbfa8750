import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct NavigationStackTests {
  @Test(
    "rule 12: a push calls each appearance method of the old and new top controllers once",
    arguments: [false, true])
  func pushCallbacks(animated: Bool) throws {
    let stack = try Stack("a")
    let b = stack.theatre.controller("b")
    var isDone = false
    try stack.navigation.pushViewController(b, animated: animated) { isDone = true }
    #expect(stack.titles == ["a", "b"], "the stack is the new one at once")
    #expect(isDone != animated)
    #expect(
      stack.settled() == [
        "a viewWillDisappear", "b viewWillAppear", "a viewDidDisappear", "b viewDidAppear",
      ])
    #expect(isDone && b.view.window === stack.theatre.window)
    #expect(stack.navigation.viewControllers[0].view.window == nil)
    #expect(b.navigationController === stack.navigation && b.parent === stack.navigation)
    #expect(stack.navigation.navigationBar.items.map(\.title) == ["a", "b"])
  }

  @Test(
    "rule 12: a pop sends no appearance callbacks to intermediate controllers",
    arguments: [false, true])
  func popCallbacks(animated: Bool) throws {
    let stack = try Stack("a", "b", "c", "d")
    let all = stack.navigation.viewControllers
    #expect(try stack.navigation.popViewController(animated: animated) === all[3])
    #expect(
      stack.settled() == [
        "d viewWillDisappear", "c viewWillAppear", "d viewDidDisappear", "c viewDidAppear",
      ])
    #expect(all[3].parent == nil)
    let popped = try stack.navigation.popToRootViewController(animated: animated)
    #expect(popped.elementsEqual(all[1...2], by: ===))
    #expect(
      stack.settled() == [
        "c viewWillDisappear", "a viewWillAppear", "c viewDidDisappear", "a viewDidAppear",
      ])
    #expect(all.dropFirst().allSatisfy { $0.parent == nil })
    #expect(stack.navigation.children.count == 1)
    #expect(
      try stack.navigation.popViewController(animated: animated) == nil,
      "the root view controller cannot be popped")
    #expect(stack.settled() == [])
  }

  @Test(
    "rule 12: a controller that remains on top of a new stack receives no callbacks",
    arguments: [false, true])
  func newStack(animated: Bool) throws {
    let stack = try Stack("a", "b")
    let (a, b) = (stack.navigation.viewControllers[0], stack.navigation.viewControllers[1])
    let c = stack.theatre.controller("c")
    try stack.navigation.setViewControllers([c, b], animated: animated)
    #expect(stack.settled() == [] && stack.titles == ["c", "b"])
    #expect(a.parent == nil && c.parent === stack.navigation)
    #expect(!c.isViewLoaded, "the view has not been displayed")
    try stack.navigation.setViewControllers([b, c, a], animated: animated)
    #expect(
      stack.settled() == [
        "b viewWillDisappear", "a viewWillAppear", "b viewDidDisappear", "a viewDidAppear",
      ])
    try stack.navigation.setViewControllers([], animated: animated)
    #expect(stack.settled() == ["a viewWillDisappear", "a viewDidDisappear"])
    #expect(stack.navigation.children.isEmpty && stack.navigation.topViewController == nil)
  }

  @Test("rule 12: a change to a hidden stack sends no appearance callbacks")
  func hiddenStack() throws {
    let stack = try Stack("a")
    let cover = stack.theatre.controller("cover")
    try stack.navigation.present(cover, animated: false)
    _ = stack.theatre.takeEvents()
    try stack.push("b", animated: true)
    try stack.push("c")
    try stack.navigation.popViewController(animated: true)
    #expect(stack.settled() == [])
    try stack.navigation.dismiss(animated: false)
    #expect(stack.settled().filter { $0.hasPrefix("b") } == ["b viewWillAppear", "b viewDidAppear"])
  }

  @Test("rule 12: willMove is called before a transition and didMove after it")
  func willMoveAndDidMove() throws {
    final class Moving: HostController {
      override func willMove(toParent parent: ViewController?) {
        super.willMove(toParent: parent)
        Journal.note("will \(parent == nil ? "nil" : "stack")")
      }
      override func didMove(toParent parent: ViewController?) {
        super.didMove(toParent: parent)
        Journal.note("did \(parent == nil ? "nil" : "stack")")
      }
    }
    try Journal.keeping { journal in
      let stack = try Stack("a")
      try stack.navigation.pushViewController(Moving(), animated: true)
      #expect(journal.entries == ["will stack"])
      _ = stack.settled()
      try stack.navigation.popViewController(animated: true)
      #expect(journal.entries == ["will stack", "did stack", "will nil"])
      _ = stack.settled()
      #expect(journal.entries.last == "did nil")
      journal.clear()
      try stack.navigation.pushViewController(Moving(), animated: false)
      _ = stack.settled()
      try stack.harness.drag(
        stack.theatre.window, from: Point(x: 4, y: 200), to: Point(x: 260, y: 200), steps: 20, seconds: 1)
      _ = stack.settled()
      #expect(
        journal.entries == ["will stack", "did stack", "will nil", "did nil"],
        "the back swipe popped the controller")
    }
  }

  @Test("rule 19: rejects a stack change during a transition and leaves the stack unchanged")
  func changesDuringTransition() throws {
    let stack = try Stack("a", "b")
    try stack.push("c", animated: true)
    let push = try loadingError { try stack.push("d") }
    #expect(push.description.contains("the push of 'HostController' cannot begin: the push of"))
    let pop = try loadingError { _ = try stack.navigation.popViewController(animated: false) }
    #expect(pop.description.contains("is in progress"))
    #expect(throws: LoadingError.self) {
      try stack.top.present(stack.theatre.controller("e"), animated: false)
    }
    _ = stack.settled()
    #expect(stack.titles == ["a", "b", "c"])
    let other = stack.navigation.viewControllers[0]
    for wrong in [other, stack.navigation, stack.top] {
      #expect(throws: LoadingError.self) { try stack.navigation.pushViewController(wrong, animated: false) }
    }
    #expect(throws: LoadingError.self) {
      try stack.navigation.popToViewController(stack.theatre.controller("x"), animated: false)
    }
    let twice = stack.theatre.controller("twice")
    #expect(throws: LoadingError.self) {
      try stack.navigation.setViewControllers([twice, twice], animated: false)
    }
    #expect(stack.titles == ["a", "b", "c"] && twice.parent == nil && stack.settled() == [])
  }

  @Test(
    "rule 19: rejects a push during another push's callbacks, except in viewDidAppear",
    arguments: ["viewDidLoad", "viewWillAppear", "viewDidAppear"], [false, true])
  func nestedPush(method: String, animated: Bool) throws {
    let stack = try Stack("a")
    let b = stack.theatre.controller("b")
    var failure: (any Error)?
    b.hooks[method] = { [unowned b] in
      b.hooks = [:]
      do { try stack.push("c", animated: animated) } catch { failure = error }
    }
    try stack.navigation.pushViewController(b, animated: animated)
    let events = stack.settled()
    // After `viewDidAppear`, no transition is running.
    #expect((failure == nil) == (method == "viewDidAppear"))
    #expect(stack.titles == (failure == nil ? ["a", "b", "c"] : ["a", "b"]))
    #expect(
      events.filter { $0.hasPrefix("b") }.prefix(2) == ["b viewWillAppear", "b viewDidAppear"])
    #expect(stack.top.parent === stack.navigation)
  }

  @Test("rule 9b: pushing a controller whose view fails to load changes nothing", arguments: [false, true])
  func failingPush(animated: Bool) throws {
    let stack = try Stack("a")
    let bad = try UnloadableController.make()
    #expect(throws: LoadingError.self) {
      try stack.navigation.pushViewController(bad, animated: animated)
    }
    #expect(stack.titles == ["a"] && bad.parent == nil && stack.settled() == [])
    #expect(stack.navigation.navigationBar.items.map(\.title) == ["a"])
    try stack.push("b")
    #expect(stack.titles == ["a", "b"])
  }

  @Test("rule 9b: presenting a navigation controller fails if its top view fails to load")
  func failingPresentation() throws {
    let theatre = try Theatre()
    let navigation = NavigationController(rootViewController: try UnloadableController.make())
    #expect(throws: LoadingError.self) { try theatre.root.present(navigation, animated: false) }
    #expect(!navigation.isViewLoaded && theatre.root.presentedViewController == nil)
    #expect(theatre.takeEvents() == [])
  }

  @Test("rule 12: closing and reopening the window during a push keeps callbacks balanced")
  func interruptedPush() throws {
    let stack = try Stack("a")
    try stack.push("b", animated: true)
    stack.harness.advance(seconds: 0.1)
    stack.theatre.window.close()
    #expect(
      stack.theatre.takeEvents().filter { !$0.hasPrefix("navigation") } == [
        "a viewWillDisappear", "b viewWillAppear", "a viewDidDisappear", "b viewDidAppear",
        "b viewWillDisappear", "b viewDidDisappear",
      ])
    try stack.theatre.window.makeKeyAndVisible()
    #expect(
      stack.theatre.takeEvents() == [
        "navigation viewWillAppear", "b viewWillAppear", "navigation viewDidAppear", "b viewDidAppear",
      ])
  }

  @Test("Notifies the delegate of each controller that is shown, including the first")
  func delegate() throws {
    final class Delegate: NavigationControllerDelegate {
      var calls: [String] = []
      func navigationController(
        _ navigationController: NavigationController, willShow controller: ViewController, animated: Bool
      ) { calls.append("will \(controller.title ?? "?") \(animated)") }
      func navigationController(
        _ navigationController: NavigationController, didShow controller: ViewController, animated: Bool
      ) { calls.append("did \(controller.title ?? "?") \(animated)") }
    }
    let delegate = Delegate()
    let navigation = NavigationController()
    navigation.delegate = delegate
    let stack = try Stack("a", in: navigation)
    #expect(delegate.calls == ["will a false", "did a false"])
    try stack.push("b", animated: true)
    #expect(delegate.calls.last == "will b true")
    _ = stack.settled()
    try stack.navigation.popViewController(animated: false)
    #expect(delegate.calls.suffix(3) == ["did b true", "will a false", "did a false"])
    stack.theatre.window.close()
    try stack.theatre.window.makeKeyAndVisible()
    #expect(delegate.calls.count == 6, "the same one")
  }

  @Test("show() pushes a controller, and visibleViewController returns a presented controller")
  func showing() throws {
    let stack = try Stack("a")
    let (b, c) = (stack.theatre.controller("b"), stack.theatre.controller("c"))
    try stack.top.show(b, animated: false)
    #expect(stack.titles == ["a", "b"] && stack.navigation.visibleViewController === b)
    try b.present(c, animated: false)
    #expect(stack.navigation.visibleViewController === c && stack.navigation.topViewController === b)
  }

  @Test("rule 29: pushes, pops, and an early release leave no objects alive")
  func lifetimes() throws {
    try Lifetimes.counting { lifetimes in
      var stack: Stack? = try Stack("a", "b")
      let clock = stack!.theatre.clock
      // Includes the root of the theater.
      #expect(lifetimes.alive == 3)
      for animated in [true, false] {
        try stack!.push("c", animated: animated)
        _ = stack!.settled()
        try stack!.navigation.popToRootViewController(animated: animated)
        _ = stack!.settled()
        #expect(lifetimes.alive == 2)
        try stack!.push("b")
      }
      weak let bar = stack!.navigation.navigationBar
      try stack!.push("c", animated: true)
      stack = nil
      #expect(lifetimes.alive == 0 && bar == nil)
      clock.advance(by: 1)
    }
  }

  @Test("Calls the completion immediately if there is nothing to pop")
  func completionWithoutPop() throws {
    let stack = try Stack("a")
    var completions = 0
    #expect(try stack.navigation.popViewController(animated: true) { completions += 1 } == nil)
    #expect(completions == 1)
  }
}
