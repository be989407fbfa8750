import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct NavigationTouchTests {
  static let back = ["b viewWillDisappear", "a viewWillAppear", "b viewDidDisappear", "a viewDidAppear"]

  private func title(_ text: String, in stack: Stack) throws -> Label { try stack.harness.find(text: text) }

  @Test("The back button shows the title of the previous controller and pops to that controller")
  func backButton() throws {
    let stack = try Stack("a", "b")
    try stack.harness.tap(stack.harness.find(text: "a"))
    #expect(stack.settled() == Self.back)
    #expect(stack.titles == ["a"])
    #expect(throws: HarnessError.self) {
      try stack.harness.tap(stack.harness.find(text: "a", as: Button.self))
    }
  }

  @Test("The delegate of the navigation bar can prevent a pop")
  func barDelegate() throws {
    final class Delegate: NavigationBarDelegate {
      func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool { false }
    }
    let stack = try Stack("a", "b")
    let delegate = Delegate()
    stack.navigation.navigationBar.delegate = delegate
    try stack.harness.tap(stack.harness.find(text: "a"))
    #expect(stack.settled() == [] && stack.titles == ["a", "b"])
  }

  @Test("rule 27: a push slides in on the context's clock and blocks touches until it finishes")
  func push() throws {
    let stack = try Stack("a")
    let b = try stack.push("b", animated: true)
    #expect(b.view.frame.minX == 320)
    let touched = b.view
    #expect(throws: HarnessError.self) { try stack.harness.tap(touched) }
    stack.harness.advance(seconds: 0.1)
    let x = b.view.frame.minX
    #expect(x > 0 && x < 320)
    #expect(try title("b", in: stack).convert(Point.zero, to: nil).x > 0)
    stack.harness.advance(seconds: 0.26)
    #expect(b.view.frame == Rect(x: 0, y: 44, width: 320, height: 436))
    #expect(stack.theatre.clock.nextDueTime == nil)
    #expect(stack.navigation.viewControllers[0].view.transform == .identity)
  }

  @Test("A swipe from the left edge pops the top controller", arguments: [true, false])
  func swipe(far: Bool) throws {
    let stack = try Stack("a", "b")
    stack.harness.advance(seconds: 1)
    try stack.harness.drag(
      stack.theatre.window, from: Point(x: 4, y: 200), to: Point(x: far ? 260 : 100, y: 200), steps: 20,
      seconds: 1)
    if far {
      #expect(stack.settled() == Self.back)
      #expect(stack.titles == ["a"] && stack.navigation.navigationBar.items.count == 1)
    } else {
      #expect(
        stack.settled() == [
          "b viewWillDisappear", "a viewWillAppear", "a viewWillDisappear", "b viewWillAppear",
          "a viewDidDisappear", "b viewDidAppear",
        ])
      #expect(stack.titles == ["a", "b"] && stack.navigation.navigationBar.items.count == 2)
      #expect(stack.top.view.frame == Rect(x: 0, y: 44, width: 320, height: 436))
      #expect(stack.top.view.window != nil && stack.navigation.viewControllers[0].view.window == nil)
      #expect(stack.navigation.viewControllers[0].view.transform == .identity)
    }
    try stack.push("c")
    #expect(stack.top.view.window != nil)
  }

  @Test("A canceled swipe restores the toolbar items")
  func toolbarAfterSwipe() throws {
    let stack = try Stack("a")
    stack.top.toolbarItems = [BarButtonItem(title: "Sort")]
    try stack.push("b")
    stack.top.toolbarItems = [BarButtonItem(title: "New")]
    stack.harness.advance(seconds: 1)
    try stack.harness.drag(
      stack.theatre.window, from: Point(x: 4, y: 200), to: Point(x: 100, y: 200), steps: 20, seconds: 1)
    _ = stack.settled()
    #expect(stack.titles == ["a", "b"])
    #expect(stack.navigation.toolbar.items.map(\.displayTitle) == ["New"])
  }

  @Test("The top controller follows the finger, and a flick pops the controller")
  func flick() throws {
    let stack = try Stack("a", "b")
    let b = stack.top
    let touch = try stack.harness.touchDown(at: Point(x: 5, y: 200))
    for x in [15.0, 35, 60, 85] { stack.harness.move(touch, to: Point(x: x, y: 200)) }
    #expect(b.view.frame.minX == 80)
    stack.harness.up(touch)
    #expect(stack.settled() == Self.back)
  }

  @Test("Ignores swipes away from the edge, swipes at the root, and swipes while the gesture is disabled")
  func noSwipe() throws {
    let stack = try Stack("a")
    let window = stack.theatre.window
    let (from, to) = (Point(x: 4, y: 200), Point(x: 280, y: 200))
    try stack.harness.drag(window, from: from, to: to)
    #expect(stack.settled() == [])
    try stack.push("b")
    _ = stack.settled()
    try stack.harness.drag(window, from: Point(x: 100, y: 200), to: to)
    #expect(stack.settled() == [])
    stack.top.navigationItem.hidesBackButton = true
    try stack.harness.drag(window, from: from, to: to)
    #expect(stack.settled() == [])
    stack.top.navigationItem.hidesBackButton = false
    stack.navigation.interactivePopGestureRecognizer.isEnabled = false
    try stack.harness.drag(window, from: from, to: to)
    #expect(stack.settled() == [])
    stack.navigation.interactivePopGestureRecognizer.isEnabled = true
    try stack.harness.drag(window, from: from, to: to)
    #expect(stack.settled() == Self.back)
  }

  @Test("An edge swipe over a table pops the controller")
  func swipeOverTable() throws {
    let stack = try Stack("a")
    let list = ListController(rows: 30)
    list.title = "b"
    try stack.navigation.pushViewController(list, animated: false)
    _ = stack.settled()
    try stack.harness.drag(list.tableView, from: Point(x: 4, y: 60), to: Point(x: 250, y: 62))
    _ = stack.settled()
    #expect(stack.titles == ["a"])
  }

  @Test("Closing the window cancels a back swipe")
  func closeUnderFinger() throws {
    let stack = try Stack("a", "b")
    let touch = try stack.harness.touchDown(at: Point(x: 5, y: 200))
    for x in [20.0, 200] { stack.harness.move(touch, to: Point(x: x, y: 200)) }
    stack.theatre.window.close()
    #expect(stack.titles == ["a", "b"])
    let events = stack.theatre.takeEvents()
    for name in ["a", "b"] {
      #expect(events.last { $0.hasPrefix(name) } == "\(name) viewDidDisappear")
    }
  }

  @Test("The toolbar shows the items of the top controller and sends their actions")
  func toolbar() throws {
    let stack = try Stack("a")
    let recorder = Recorder()
    let item = BarButtonItem(title: "Sort")
    item.addTarget(recorder) { recorder, item in recorder.log.append(item.displayTitle) }
    stack.top.toolbarItems = [item]
    #expect(stack.navigation.isToolbarHidden)
    stack.navigation.setToolbarHidden(false, animated: true)
    stack.harness.advance(seconds: 0.1)
    let toolbar = stack.navigation.toolbar
    #expect(toolbar.frame.minY > 436 && toolbar.frame.minY < 480)
    stack.harness.advance(seconds: 0.3)
    #expect(toolbar.frame == Rect(x: 0, y: 436, width: 320, height: 44))
    #expect(stack.top.view.frame == Rect(x: 0, y: 44, width: 320, height: 392))
    try stack.harness.tap(stack.harness.find(text: "Sort"))
    #expect(recorder.log == ["Sort"])
    try stack.push("b", animated: true)
    _ = stack.settled()
    #expect(toolbar.items.isEmpty)
    stack.top.setToolbarItems([BarButtonItem(title: "New")], animated: true)
    #expect(toolbar.subviews[0].alpha == 0)
    stack.harness.advance(seconds: 0.3)
    #expect(toolbar.subviews[0].alpha == 1)
  }

  @Test("Content expands into the space of a hidden bar", arguments: [false, true])
  func hiddenBar(animated: Bool) throws {
    let stack = try Stack("a")
    stack.navigation.setNavigationBarHidden(true, animated: animated)
    #expect(stack.navigation.isNavigationBarHidden)
    stack.harness.advance(seconds: 0.1)
    #expect(stack.navigation.navigationBar.isHidden != animated)
    stack.harness.advance(seconds: 0.3)
    #expect(stack.top.view.frame == stack.theatre.window.bounds)
    stack.navigation.isNavigationBarHidden = false
    stack.theatre.window.layoutIfNeeded()
    #expect(stack.top.view.frame.minY == 44 && !stack.navigation.navigationBar.isHidden)
  }

  @Test("Lays out the stack again when the window rotates")
  func rotation() throws {
    let stack = try Stack("a", "b")
    stack.theatre.window.frame = Rect(x: 0, y: 0, width: 480, height: 320)
    stack.theatre.window.layoutIfNeeded()
    #expect(stack.top.view.frame == Rect(x: 0, y: 44, width: 480, height: 276))
    try stack.navigation.popViewController(animated: false)
    #expect(stack.top.view.frame == Rect(x: 0, y: 44, width: 480, height: 276))
  }
}
