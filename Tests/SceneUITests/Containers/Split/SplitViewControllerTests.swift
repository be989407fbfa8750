import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Split view controllers with two columns")
struct SplitViewControllerTests {
  private static let comes = ["list viewWillAppear", "list viewDidAppear"]
  private static let goes = ["list viewWillDisappear", "list viewDidDisappear"]

  @Test("Shows both columns in landscape and hides the primary column in portrait")
  func automatic() throws {
    let wide = try withSplit(.padWide) { split, _, theatre, _ in
      #expect(split.displayMode == .allVisible)
      #expect(split.children.map(\.view.bounds.width) == [320, 703])
      theatre.window.close()
      #expect(
        theatre.takeEvents() == [
          "split viewWillDisappear", "list viewWillDisappear", "detail viewWillDisappear",
          "split viewDidDisappear", "list viewDidDisappear", "detail viewDidDisappear",
        ])
    }
    let high = try withSplit(.padHigh) { split, _, theatre, _ in
      #expect(split.displayMode == .primaryHidden)
      #expect(split.secondary?.view.frame.width == 768)
      theatre.window.close()
      #expect(!theatre.takeEvents().contains { $0.hasPrefix("list") })
    }
    #expect(wide + high == 0)
  }

  @Test("The width of the primary column is a fraction of the total width, within limits")
  func widths() throws {
    let alive = try withSplit(.padWide) { split, _, _, harness in
      func width() -> Double {
        harness.advance(seconds: 0)
        return split.primary!.view.bounds.width
      }
      split.preferredPrimaryColumnWidthFraction = 0.25
      #expect(width() == 256)
      split.minimumPrimaryColumnWidth = 300
      #expect(width() == 300)
      split.preferredPrimaryColumnWidthFraction = 0.9
      #expect(width() == 320)
      split.maximumPrimaryColumnWidth = 5000
      split.minimumPrimaryColumnWidth = 4000
      #expect(width() == 1024)
    }
    #expect(alive == 0)
  }

  @Test("rule 12: an edge swipe shows the hidden column, and a tap outside hides the column")
  func edgeSwipe() throws {
    let alive = try withSplit(.padHigh) { split, judge, theatre, harness in
      try harness.drag(split.view, from: Point(x: 5, y: 400), to: Point(x: 280, y: 400))
      harness.advance(seconds: 0.5)
      #expect(split.displayMode == .primaryOverlay)
      #expect(theatre.takeEvents() == Self.comes)
      #expect(judge.takeTold() == ["will primaryOverlay, is primaryHidden"])
      #expect(split.primary?.view.window != nil)
      #expect(split.secondary?.view.bounds.width == 768)
      try harness.tap(at: Point(x: 200, y: 400))
      harness.advance(seconds: 0.5)
      #expect(split.displayMode == .primaryOverlay, "the tap is inside the column")
      try harness.tap(at: Point(x: 600, y: 400))
      harness.advance(seconds: 0.5)
      #expect(split.displayMode == .primaryHidden)
      #expect(theatre.takeEvents() == Self.goes)
      #expect(split.primary?.view.superview == nil)
    }
    #expect(alive == 0)
  }

  @Test("rule 12: a partial edge swipe does not show the column, and callbacks are balanced")
  func edgeSwipeCanceled() throws {
    let alive = try withSplit(.padHigh) { split, judge, theatre, harness in
      let finger = try harness.touchDown(in: split.view, at: Point(x: 5, y: 400))
      for x in stride(from: 10.0, through: 120, by: 10) { harness.move(finger, to: Point(x: x, y: 400)) }
      #expect(theatre.takeEvents() == ["list viewWillAppear"])
      harness.advance(seconds: 1)
      harness.up(finger)
      harness.advance(seconds: 1)
      #expect(split.displayMode == .primaryHidden)
      #expect(theatre.takeEvents() == ["list viewWillDisappear", "list viewDidDisappear"])
      #expect(
        judge.takeTold() == [
          "will primaryOverlay, is primaryHidden", "will primaryHidden, is primaryOverlay",
        ])
      split.presentsWithGesture = false
      try harness.drag(split.view, from: Point(x: 5, y: 400), to: Point(x: 280, y: 400))
      #expect(theatre.takeEvents() == [])
    }
    #expect(alive == 0)
  }

  @Test("The display mode button has the primary column's title and toggles the column")
  func button() throws {
    let high = try withSplit(.padHigh) { split, _, theatre, harness in
      let bar = Toolbar(frame: Rect(x: 0, y: 900, width: 768, height: 44))
      let item = split.displayModeButtonItem
      #expect(item.title == "list")
      bar.items = [item]
      split.secondary?.view.addSubview(bar)
      try harness.tap(harness.find(text: "list"))
      harness.advance(seconds: 1)
      #expect(split.displayMode == .primaryOverlay)
      theatre.window.resize(to: .narrow)
      #expect(!item.isEnabled)
    }
    let wide = try withSplit(.padWide) { split, judge, theatre, harness in
      let bar = Toolbar(frame: Rect(x: 0, y: 700, width: 600, height: 44))
      bar.items = [split.displayModeButtonItem]
      split.secondary?.view.addSubview(bar)
      for (mode, events) in [
        (SplitViewController.DisplayMode.secondaryOnly, Self.goes), (.allVisible, Self.comes),
      ] {
        try harness.tap(harness.find(text: "list"))
        harness.advance(seconds: 1)
        #expect(split.displayMode == mode)
        #expect(theatre.takeEvents() == events)
      }
      #expect(split.secondary?.view.bounds.width == 703)
    }
    #expect(high + wide == 0)
  }

  @Test("rule 12: preferred display modes apply immediately, and rotation resets the user's choice")
  func modes() throws {
    let alive = try withSplit(.padWide) { split, judge, theatre, harness in
      split.preferredDisplayMode = .primaryOverlay
      #expect(theatre.takeEvents() == [], "the column remains visible")
      #expect(judge.takeTold() == ["will primaryOverlay, is allVisible"])
      split.preferredDisplayMode = .primaryHidden
      #expect(theatre.takeEvents() == Self.goes)
      split.preferredDisplayMode = .automatic
      #expect(theatre.takeEvents() == Self.comes)
      split.setDisplayMode(.primaryHidden, animated: true)
      harness.advance(seconds: 0.1)
      split.setDisplayMode(.allVisible, animated: true)
      harness.advance(seconds: 1)
      #expect(theatre.takeEvents() == Self.goes + Self.comes)
      split.setDisplayMode(.primaryHidden, animated: false)
      _ = theatre.takeEvents()
      theatre.window.resize(to: .padHigh)
      theatre.window.resize(to: .padWide)
      #expect(split.displayMode == .allVisible)
      #expect(theatre.takeEvents() == Self.comes)
    }
    #expect(alive == 0)
  }

  @Test(
    "rule 12: in a narrow window, the detail moves to the navigation stack until the window widens"
  )
  func collapse() throws {
    let alive = try withSplit(.padWide, stacked: true) { split, judge, theatre, harness in
      let stack = try #require(split.primary as? NavigationController)
      theatre.window.resize(to: .narrow)
      #expect(split.isCollapsed)
      #expect(judge.takeTold() == ["collapse detail"])
      #expect(titles(stack.viewControllers) == "list detail")
      #expect(split.viewControllers.map(\.title) == ["stack"])
      #expect(stack.view.frame.width == 320)
      #expect(
        theatre.takeEvents() == [
          "detail viewWillDisappear", "detail viewDidDisappear", "list viewWillDisappear",
          "detail viewWillAppear", "list viewDidDisappear", "detail viewDidAppear",
        ])
      theatre.window.resize(to: .padWide)
      #expect(!split.isCollapsed)
      #expect(judge.takeTold() == ["separate"])
      #expect(titles(stack.viewControllers) == "list")
      #expect(split.viewControllers.map(\.title) == ["stack", "detail"])
      #expect(
        theatre.takeEvents() == [
          "detail viewWillDisappear", "list viewWillAppear", "detail viewDidDisappear",
          "list viewDidAppear", "detail viewWillAppear", "detail viewDidAppear",
        ])
    }
    #expect(alive == 0)
  }

  @Test(
    "A detail shown in a collapsed split view moves to its column when the split view expands"
  )
  func detailCollapsed() throws {
    let alive = try withSplit(.narrow, stacked: true) { split, judge, theatre, harness in
      let stack = try #require(split.primary as? NavigationController)
      #expect(titles(stack.viewControllers) == "list detail")
      try stack.popViewController(animated: false)
      let list = try #require(stack.topViewController)
      try list.showDetail(theatre.controller("new"), animated: true)
      harness.advance(seconds: 1)
      #expect(titles(stack.viewControllers) == "list new")
      try stack.topViewController?.show(theatre.controller("above"), animated: false)
      theatre.window.resize(to: .padWide)
      #expect(titles(stack.viewControllers) == "list")
      let details = try #require(split.secondary as? NavigationController)
      #expect(titles(details.viewControllers) == "new above")
      try list.showDetail(theatre.controller("third"), animated: true)
      #expect(split.secondary?.title == "third")
      #expect(details.parent == nil)
    }
    #expect(alive == 0)
  }

  @Test("Without a navigation stack, a collapsed split view hides the detail and presents a new detail")
  func plainCollapsed() throws {
    let alive = try withSplit(.padWide) { split, judge, theatre, harness in
      theatre.window.resize(to: .narrow)
      #expect(theatre.takeEvents() == ["detail viewWillDisappear", "detail viewDidDisappear"])
      #expect(split.viewControllers.map(\.title) == ["list", "detail"])
      try split.primary?.showDetail(theatre.controller("new"), animated: false)
      #expect(split.presentedViewController?.title == "new")
      theatre.window.resize(to: .padWide)
      #expect(split.presentedViewController == nil)
      #expect(split.viewControllers.map(\.title) == ["list", "new"])
      let events = theatre.takeEvents()
      #expect(events.filter { $0.hasPrefix("new") }.last == "new viewDidAppear")
      #expect(!events.contains { $0.hasPrefix("detail") })
    }
    #expect(alive == 0)
  }

  @Test(
    "The delegate can discard, restore, and show the secondary controller")
  func delegate() throws {
    let alive = try withSplit(.padWide, stacked: true) { split, judge, theatre, _ in
      judge.dropsSecondary = true
      theatre.window.resize(to: .narrow)
      #expect((split.primary as? NavigationController)?.viewControllers.count == 1)
      judge.separated = theatre.controller("fresh")
      theatre.window.resize(to: .padWide)
      #expect(split.viewControllers.map(\.title) == ["stack", "fresh"])
      judge.showsItself = true
      try split.showDetail(theatre.controller("never"))
      #expect(split.secondary?.title == "fresh")
      judge.separated = nil
    }
    #expect(alive == 0)
  }

  @Test("rule 12: the controllers of both columns can be replaced and swapped")
  func exchange() throws {
    let alive = try withSplit(.padWide) { split, _, theatre, _ in
      let (list, detail) = (try #require(split.primary), try #require(split.secondary))
      try split.setViewControllers([detail, list])
      #expect(split.children.count == 2)
      #expect(detail.view.bounds.width == 320)
      for name in ["list", "detail"] {
        let events = theatre.events(of: name)
        #expect(events == ["viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewDidAppear"])
      }
      _ = theatre.takeEvents()
      try split.setViewControllers([detail])
      #expect(theatre.takeEvents() == Self.goes)
      #expect(list.parent == nil)
      #expect(throws: (any Error).self) { try split.setViewControllers([list, list]) }
      #expect(throws: (any Error).self) {
        try split.setViewControllers([detail, list, theatre.root, theatre.controller("fourth")])
      }
      #expect(split.viewControllers.count == 1)
      split.viewControllers = [list, detail]
      #expect(split.viewControllers.elementsEqual([list, detail], by: ===) && split.primary === list)
    }
    #expect(alive == 0)
  }

  @Test(
    "rule 29: an object graph that is released while a column appears is freed", arguments: [false, true])
  func released(byHand: Bool) throws {
    let alive = try withSplit(.padHigh) { split, _, _, harness in
      if byHand {
        let finger = try harness.touchDown(in: split.view, at: Point(x: 5, y: 400))
        harness.move(finger, to: Point(x: 100, y: 400))
      } else {
        split.setDisplayMode(.primaryOverlay, animated: true)
      }
    }
    #expect(alive == 0)
  }

  @Test("rules 19 and 21: a scene declares both columns, and its segue shows the detail")
  func scenes() throws {
    let text = storyboardText(
      """
      <scene><splitViewController id="main" viewControllers="list detail" preferredDisplayMode="allVisible"
        maximumPrimaryColumnWidth="200"/></scene>
      <scene>
        <viewController id="list" class="HostController"><segue kind="showDetail" identifier="go" destination="new"/></viewController>
      </scene>
      <scene><viewController id="detail" class="HostController"/></scene>
      <scene><viewController id="new" class="HostController"/></scene>
      """)
    let alive = try Lifetimes.counting { lifetimes in
      func run() throws {
        let stage = try SceneStage(text, registry: .hosts())
        stage.context.idiom = .pad
        stage.window.resize(to: .padWide)
        let split = try #require(try stage.show() as? SplitViewController)
        #expect(split.children.map(\.view.bounds.width) == [200, 823])
        #expect(split.primary?.splitViewController === split)
        try split.primary?.performSegue(withIdentifier: "go")
        #expect(split.viewControllers.map(\.sceneID) == ["list", "new"])
        #expect(stage.failures.isEmpty)
      }
      try run()
      return lifetimes.alive
    }
    #expect(alive == 0)
  }
}

extension Theatre {
  /// Returns the callbacks of one controller, without its name, and keeps the record.
  func events(of name: String) -> [String] {
    events.filter { $0.hasPrefix(name + " ") }.map { String($0.dropFirst(name.count + 1)) }
  }

  @Test("In right-to-left layouts, the first column is on the right")
  func mirrored() throws {
    let alive = try withSplit(.padHigh) { split, judge, theatre, harness in
      theatre.context.layoutDirection = .rightToLeft
      theatre.window.layoutIfNeeded()
      let width = split.view.bounds.width
      try harness.drag(split.view, from: Point(x: 5, y: 400), to: Point(x: 280, y: 400))
      harness.advance(seconds: 1)
      #expect(split.primary?.view.window == nil, "the swipe does not start at the correct edge")
      try harness.drag(split.view, from: Point(x: width - 5, y: 400), to: Point(x: width - 280, y: 400))
      harness.advance(seconds: 1)
      let list = try #require(split.primary?.view)
      #expect(list.convert(list.bounds, to: nil).maxX == width)
      #expect(list.convert(list.bounds, to: nil).minX == width - split.primaryColumnWidth)
      theatre.window.resize(to: .padWide)
      harness.advance(seconds: 1)
      let detail = try #require(split.secondary?.view)
      #expect(detail.convert(detail.bounds, to: nil).minX == 0)
      theatre.context.layoutDirection = .leftToRight
      theatre.window.layoutIfNeeded()
      #expect(list.convert(list.bounds, to: nil).minX == 0)
      #expect(detail.convert(detail.bounds, to: nil).maxX == 1024)
    }
    #expect(alive == 0)
  }
}
