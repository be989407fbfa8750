import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

private final class Tabs {
  let theatre: Theatre
  let tabs = TabBarController()
  let harness: Harness

  init(_ count: Int) throws {
    theatre = try Theatre()
    tabs.title = "tabs"
    let theatre = theatre
    try tabs.setViewControllers((0..<count).map { theatre.controller("tab\($0)") })
    theatre.window.rootViewController = tabs
    harness = Harness(theatre.window)
    _ = theatre.takeEvents()
  }

  func tap(_ title: String) throws {
    let button = tabs.tabBar.subviews.first { view in
      tabs.tabBar.items.contains { $0.title == title && self.shows($0, at: view) }
    }
    try harness.tap(#require(button))
  }

  private func shows(_ item: TabBarItem, at view: View) -> Bool {
    tabs.tabBar.items.firstIndex { $0 === item } == tabs.tabBar.subviews.firstIndex { $0 === view }
  }
}

@Suite struct TabBarControllerTests {
  @Test("rule 12: a tap on a tab replaces the controller and calls each appearance method once")
  func tappedTab() throws {
    let stage = try Tabs(3)
    #expect(stage.tabs.viewControllers.map(\.isViewLoaded) == [true, false, false])
    try stage.tap("tab1")
    #expect(
      stage.theatre.takeEvents() == [
        "tab0 viewWillDisappear", "tab1 viewWillAppear", "tab0 viewDidDisappear", "tab1 viewDidAppear",
      ])
    #expect(stage.tabs.selectedIndex == 1 && stage.tabs.tabBar.selectedItem?.title == "tab1")
    #expect(stage.tabs.viewControllers.map(\.isViewLoaded) == [true, true, false])
    #expect(stage.tabs.viewControllers[1].view.frame == Rect(x: 0, y: 0, width: 320, height: 431))
    #expect(stage.tabs.viewControllers[0].view.window == nil)
    #expect(stage.tabs.viewControllers.allSatisfy { $0.tabBarController === stage.tabs })
  }

  @Test("The delegate can reject taps and is notified only of selections made by taps")
  func delegate() throws {
    final class Delegate: TabBarControllerDelegate {
      var calls: [String] = []
      var allows = false
      func tabBarController(_ tabs: TabBarController, shouldSelect controller: ViewController) -> Bool {
        calls.append("should \(controller.title ?? "?")")
        return allows
      }
      func tabBarController(_ tabs: TabBarController, didSelect controller: ViewController) {
        calls.append("did \(controller.title ?? "?")")
      }
    }
    let stage = try Tabs(3)
    let delegate = Delegate()
    stage.tabs.delegate = delegate
    try stage.tap("tab2")
    #expect(delegate.calls == ["should tab2"] && stage.tabs.selectedIndex == 0)
    #expect(stage.tabs.tabBar.selectedItem?.title == "tab0" && stage.theatre.takeEvents() == [])
    delegate.allows = true
    try stage.tap("tab2")
    #expect(delegate.calls.suffix(2) == ["should tab2", "did tab2"] && stage.tabs.selectedIndex == 2)
    stage.tabs.selectedIndex = 1
    #expect(delegate.calls.count == 3 && stage.tabs.selectedViewController?.title == "tab1")
  }

  @Test("A tap on the selected tab pops its stack to the root")
  func again() throws {
    let stage = try Tabs(1)
    let navigation = NavigationController(rootViewController: stage.theatre.controller("root"))
    try stage.tabs.setViewControllers(stage.tabs.viewControllers + [navigation])
    stage.tabs.selectedIndex = 1
    try navigation.pushViewController(stage.theatre.controller("deep"), animated: false)
    try stage.tap("root")
    stage.harness.advance(seconds: 1)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("rule 12: with more than five tabs, the last tab lists the tabs that do not fit")
  func moreThanFive() throws {
    let stage = try Tabs(7)
    let all = stage.tabs.viewControllers
    #expect(stage.tabs.tabBar.items.map(\.title) == ["tab0", "tab1", "tab2", "tab3", "More"])
    #expect(!stage.harness.svg().contains(">more<"), "the library draws the image of the More tab itself")
    let more = try #require(stage.tabs.moreNavigationController)
    try stage.tap("More")
    #expect(stage.tabs.selectedViewController === more && stage.tabs.selectedIndex == nil)
    try stage.harness.tapRow("tab5")
    stage.harness.advance(seconds: 1)
    #expect(stage.tabs.selectedViewController === all[5] && stage.tabs.selectedIndex == 5)
    #expect(all[5].parent === more && all[5].tabBarController === stage.tabs)
    #expect(
      stage.theatre.takeEvents().filter { $0.hasPrefix("tab5") } == [
        "tab5 viewWillAppear", "tab5 viewDidAppear",
      ])
    try stage.harness.tap(stage.harness.find(text: "More", as: Button.self))
    stage.harness.advance(seconds: 1)
    #expect(stage.tabs.selectedViewController === more && all[5].parent == nil)
    // Code may select a controller without a tab.
    stage.tabs.selectedIndex = 6
    #expect(all[6].view.window != nil && more.viewControllers.count == 2)
    stage.tabs.selectedIndex = 0
    stage.tabs.selectedIndex = 4
    #expect(more.viewControllers.last === all[4] && all[6].parent == nil)
    // With fewer controllers, it has its own tab.
    try stage.tabs.setViewControllers(Array(all[2...6]))
    #expect(stage.tabs.moreNavigationController == nil && more.parent == nil)
    #expect(stage.tabs.selectedViewController === all[4] && all[4].parent === stage.tabs)
    #expect(all[4].view.window != nil && all[0].parent == nil)
    #expect(stage.theatre.failures.isEmpty)
  }

  @Test("rule 12: a stack in the More list shows the back button in the stack's own bar")
  func stackInTheList() throws {
    let stage = try Tabs(5)
    let navigation = NavigationController(rootViewController: stage.theatre.controller("inner"))
    try stage.tabs.setViewControllers(stage.tabs.viewControllers + [navigation])
    stage.tabs.selectedIndex = 5
    stage.harness.advance(seconds: 0)
    let more = try #require(stage.tabs.moreNavigationController)
    #expect(more.navigationBar.isHidden && navigation.navigationBar.items.map(\.title) == ["More", "inner"])
    try stage.harness.tap(stage.harness.find(text: "More", as: Button.self))
    stage.harness.advance(seconds: 1)
    #expect(more.viewControllers.count == 1 && !more.navigationBar.isHidden)
    #expect(stage.theatre.failures.isEmpty)
  }

  @Test("rule 12: the selected controller receives no callbacks when other controllers are replaced")
  func otherControllers() throws {
    let stage = try Tabs(3)
    let all = stage.tabs.viewControllers
    stage.tabs.selectedIndex = 1
    _ = stage.theatre.takeEvents()
    try stage.tabs.setViewControllers([all[2], all[1]])
    #expect(stage.theatre.takeEvents() == [] && stage.tabs.selectedIndex == 1)
    #expect(all[0].parent == nil && stage.tabs.children.count == 2)
    try stage.tabs.setViewControllers([all[0], all[2]])
    #expect(
      stage.theatre.takeEvents() == [
        "tab1 viewWillDisappear", "tab1 viewDidDisappear", "tab0 viewWillAppear", "tab0 viewDidAppear",
      ])
    #expect(stage.tabs.tabBar.items.map(\.title) == ["tab0", "tab2"])
    try stage.tabs.setViewControllers([])
    #expect(stage.tabs.selectedViewController == nil && stage.tabs.children.isEmpty)
  }

  @Test("rule 9b: a tab that fails to load is not selected and reports the error")
  func failingTab() throws {
    let stage = try Tabs(2)
    let bad = try UnloadableController.make()
    bad.title = "bad"
    try stage.tabs.setViewControllers(stage.tabs.viewControllers + [bad])
    try stage.tap("bad")
    #expect(stage.theatre.failures.count == 1 && stage.tabs.selectedIndex == 0)
    #expect(stage.tabs.tabBar.selectedItem?.title == "tab0" && stage.theatre.takeEvents() == [])
    #expect(throws: LoadingError.self) { try stage.tabs.setViewControllers([bad]) }
    #expect(stage.tabs.viewControllers.count == 3)
    stage.tabs.selectedIndex = 1
    #expect(stage.tabs.selectedIndex == 1)
  }

  @Test("rule 19: rejects a selection during another selection")
  func nestedSelection() throws {
    let stage = try Tabs(3)
    let second = stage.tabs.viewControllers[1] as? HostController
    second?.hooks["viewWillAppear"] = { [unowned tabs = stage.tabs] in tabs.selectedIndex = 2 }
    stage.tabs.selectedIndex = 1
    #expect(stage.tabs.selectedIndex == 1 && stage.theatre.failures.count == 1)
    second?.hooks = ["viewDidAppear": { [unowned tabs = stage.tabs] in tabs.selectedIndex = 2 }]
    stage.tabs.selectedIndex = 0
    stage.tabs.selectedIndex = 1
    #expect(stage.tabs.selectedIndex == 2 && stage.theatre.failures.count == 1)
  }

  @Test("A push can hide the tab bar, and a pop shows the bar again")
  func hiding() throws {
    let stage = try Tabs(1)
    let navigation = NavigationController(rootViewController: stage.theatre.controller("root"))
    try stage.tabs.setViewControllers([navigation] + stage.tabs.viewControllers)
    stage.tabs.selectedIndex = 0
    stage.harness.advance(seconds: 0)
    let root = navigation.viewControllers[0]
    #expect(root.view.frame == Rect(x: 0, y: 44, width: 320, height: 387))
    let deep = stage.theatre.controller("deep")
    deep.hidesBottomBarWhenPushed = true
    try navigation.pushViewController(deep, animated: true)
    stage.harness.advance(seconds: 0.1)
    #expect(stage.tabs.tabBar.frame.minX < 0 && !stage.tabs.tabBar.isHidden)
    stage.harness.advance(seconds: 1)
    #expect(stage.tabs.tabBar.isHidden && deep.view.frame == Rect(x: 0, y: 44, width: 320, height: 436))
    try navigation.popViewController(animated: false)
    stage.harness.advance(seconds: 0)
    #expect(!stage.tabs.tabBar.isHidden && stage.tabs.tabBar.frame.minX == 0)
    #expect(root.view.frame.height == 387)
  }

  @Test("Tabs show badges and changed titles")
  func badges() throws {
    let stage = try Tabs(2)
    stage.tabs.viewControllers[1].tabBarItem.badgeValue = "7"
    stage.tabs.viewControllers[1].title = "Inbox"
    let shown = texts(of: stage.harness.picture().layers[0]).map(\.text)
    #expect(shown.contains("7") && shown.contains("Inbox"))
    stage.tabs.viewControllers[0].tabBarItem = TabBarItem(title: "New")
    #expect(stage.tabs.tabBar.items.map(\.title) == ["New", "Inbox"])
    #expect(stage.tabs.tabBar.selectedItem?.title == "New")
  }

  @Test("rule 29: controllers are freed when their tabs are removed or the tab bar controller is freed")
  func lifetimes() throws {
    try Lifetimes.counting { lifetimes in
      var stage: Tabs? = try Tabs(7)
      for index in 0..<7 { stage!.tabs.selectedIndex = index }
      try stage!.tabs.setViewControllers(Array(stage!.tabs.viewControllers.prefix(2)))
      #expect(lifetimes.alive == 3)
      stage = nil
      #expect(lifetimes.alive == 0)
    }
  }
}
