import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Split view controllers with three columns")
struct ThreeColumnSplitTests {
  private typealias Mode = SplitViewController.DisplayMode

  private func frames(_ split: SplitViewController) -> [Rect] {
    split.children.map { $0.view.window == nil ? .zero : $0.view.convert($0.view.bounds, to: split.view) }
  }

  @Test("Display modes show the supplementary column or all three columns")
  func widths() throws {
    let alive = try withThreeColumns { split, _, _, harness in
      #expect(split.viewControllers.map(\.title) == ["feeds", "list", "detail"])
      #expect(split.displayMode == .oneBesideSecondary)
      #expect(
        frames(split) == [
          .zero, Rect(x: 0, y: 0, width: 320, height: 768), Rect(x: 321, y: 0, width: 703, height: 768),
        ])
      split.preferredDisplayMode = .twoBesideSecondary
      split.preferredPrimaryColumnWidth = 200
      split.preferredSupplementaryColumnWidthFraction = 0.25
      harness.advance(seconds: 0)
      #expect(
        frames(split) == [
          Rect(x: 0, y: 0, width: 200, height: 768), Rect(x: 201, y: 0, width: 256, height: 768),
          Rect(x: 458, y: 0, width: 566, height: 768),
        ])
      split.preferredDisplayMode = .twoDisplaceSecondary
      harness.advance(seconds: 0)
      #expect(split.splitBehavior == .displace)
      #expect(
        frames(split)[2] == Rect(x: 458, y: 0, width: 767, height: 768), "the same width as beside one column"
      )
      split.preferredSplitBehavior = .overlay
      harness.advance(seconds: 0)
      #expect(split.displayMode == .twoOverSecondary)
      #expect(frames(split)[2] == split.view.bounds)
      #expect(frames(split)[1].minX == 201)
      split.maximumSupplementaryColumnWidth = 100
      harness.advance(seconds: 0)
      #expect(split.supplementaryColumnWidth == 100)
      split.minimumSupplementaryColumnWidth = 90
      split.preferredSupplementaryColumnWidth = 10
      harness.advance(seconds: 0)
      #expect(frames(split)[1].width == 90)
    }
    #expect(alive == 0)
  }

  @Test("rule 12: columns appear in order and disappear in reverse order")
  func showingAndHiding() throws {
    let alive = try withThreeColumns { split, judge, theatre, harness in
      try split.show(.primary)
      harness.advance(seconds: 0.1)
      #expect(frames(split)[0].minX < 0, "the column is still moving")
      harness.advance(seconds: 1)
      #expect(split.displayMode == .twoBesideSecondary)
      #expect(theatre.takeEvents() == ["feeds viewWillAppear", "feeds viewDidAppear"])
      try split.hide(.supplementary)
      harness.advance(seconds: 1)
      #expect(split.displayMode == .secondaryOnly)
      #expect(
        theatre.takeEvents() == [
          "feeds viewWillDisappear", "list viewWillDisappear", "feeds viewDidDisappear",
          "list viewDidDisappear",
        ])
      #expect(
        judge.takeTold() == [
          "will twoBesideSecondary, is allVisible", "show primary",
          "will primaryHidden, is twoBesideSecondary",
          "hide primary", "hide supplementary",
        ])
      try split.show(.supplementary, animated: false)
      #expect(theatre.takeEvents() == ["list viewWillAppear", "list viewDidAppear"])
      try split.hide(.primary)
      #expect(theatre.takeEvents() == [], "the column is already hidden")
      try split.hide(.secondary)
      #expect(split.displayMode == .allVisible, "the secondary column cannot be hidden")
      split.preferredSplitBehavior = .displace
      try split.show(.primary, animated: false)
      #expect(split.displayMode == .twoDisplaceSecondary)
      try split.show(.secondary, animated: false)
      #expect(split.displayMode == .oneBesideSecondary)
    }
    #expect(alive == 0)
  }

  @Test(
    "rule 12: in portrait, two edge swipes reveal two columns, and a tap outside hides both columns"
  )
  func fingers() throws {
    let alive = try withThreeColumns(.padHigh) { split, _, theatre, harness in
      #expect(split.displayMode == .secondaryOnly)
      for mode in [Mode.oneOverSecondary, .twoOverSecondary] {
        try harness.drag(split.view, from: Point(x: 5, y: 400), to: Point(x: 280, y: 400))
        harness.advance(seconds: 0.5)
        #expect(split.displayMode == mode)
      }
      #expect(
        theatre.takeEvents() == [
          "list viewWillAppear", "list viewDidAppear", "feeds viewWillAppear", "feeds viewDidAppear",
        ])
      try harness.tap(at: Point(x: 700, y: 400))
      harness.advance(seconds: 0.5)
      #expect(split.displayMode == .secondaryOnly)
      let finger = try harness.touchDown(in: split.view, at: Point(x: 5, y: 400))
      for x in stride(from: 10.0, through: 100, by: 10) { harness.move(finger, to: Point(x: x, y: 400)) }
      harness.advance(seconds: 1)
      harness.up(finger)
      harness.advance(seconds: 1)
      #expect(split.displayMode == .secondaryOnly, "the finger was lifted halfway")
    }
    #expect(alive == 0)
  }

  @Test("A tap on the display mode button shows the primary column, and a second tap hides the column")
  func button() throws {
    let alive = try withThreeColumns { split, _, _, harness in
      let bar = Toolbar(frame: Rect(x: 0, y: 700, width: 300, height: 44))
      bar.items = [split.displayModeButtonItem]
      split.secondary?.view.addSubview(bar)
      #expect(split.displayModeButtonItem.title == "feeds")
      for mode in [Mode.twoBesideSecondary, .oneBesideSecondary] {
        try harness.tap(harness.find(text: "feeds"))
        harness.advance(seconds: 1)
        #expect(split.displayMode == mode)
      }
      try split.hide(.supplementary, animated: false)
      #expect(split.displayModeButtonItem.title == "list")
    }
    #expect(alive == 0)
  }

  @Test(
    "rule 12: collapsing pushes all columns onto the primary stack, and expanding restores the columns"
  )
  func collapse() throws {
    let alive = try withThreeColumns(stacked: true) { split, judge, theatre, harness in
      let stack = try #require(split.primary as? NavigationController)
      theatre.window.resize(to: .narrow)
      #expect(titles(stack.viewControllers) == "feeds list detail")
      try stack.popViewController(animated: false)
      #expect(split.viewController(for: .secondary)?.title == "detail")
      theatre.window.resize(to: .padWide)
      #expect(split.viewControllers.map(\.title) == ["stack", "list", "detail"])
      #expect(titles(stack.viewControllers) == "feeds")
      judge.topColumn = .primary
      theatre.window.resize(to: .narrow)
      #expect(titles(stack.viewControllers) == "feeds")
      try split.show(.supplementary)
      #expect(titles(stack.viewControllers) == "feeds list")
      try split.show(.secondary)
      #expect(titles(stack.viewControllers) == "feeds list detail")
      try split.hide(.secondary)
      #expect(titles(stack.viewControllers) == "feeds list")
      try split.show(.primary)
      #expect(titles(stack.viewControllers) == "feeds")
      try split.show(.secondary)
      #expect(titles(stack.viewControllers) == "feeds list detail")
      theatre.window.resize(to: .padWide)
      #expect(split.viewControllers.map(\.title) == ["stack", "list", "detail"])
      #expect(split.displayMode == .allVisible)
    }
    #expect(alive == 0)
  }

  @Test("A collapsed split view shows the compact controller and restores the columns when it expands")
  func compact() throws {
    let alive = try withThreeColumns(stacked: true) { split, _, theatre, _ in
      try split.setViewController(theatre.controller("phone"), for: .compact)
      #expect(split.viewController(for: .compact)?.view.window == nil)
      theatre.window.resize(to: .narrow)
      #expect(split.compact?.view.bounds.width == 320)
      #expect(
        theatre.takeEvents()
          == [
            "list viewWillDisappear", "list viewDidDisappear", "detail viewWillDisappear",
            "detail viewDidDisappear", "phone viewWillAppear", "phone viewDidAppear",
          ].sorted { $0.hasPrefix("phone") && !$1.hasPrefix("phone") })
      try split.compact?.showDetail(theatre.controller("over"), animated: false)
      #expect(split.presentedViewController?.title == "over")
      try split.dismiss(animated: false)
      theatre.window.resize(to: .padWide)
      #expect(split.viewControllers.map(\.title) == ["stack", "list", "detail"])
    }
    #expect(alive == 0)
  }

  @Test("A split view accepts two or three columns and rejects four controllers")
  func exchange() throws {
    let alive = try withThreeColumns { split, _, theatre, _ in
      split.preferredDisplayMode = .twoBesideSecondary
      try split.setViewController(nil, for: .supplementary)
      #expect(split.displayMode == .allVisible)
      #expect(split.children.map(\.view.bounds.width) == [320, 703])
      let detail = try #require(split.secondary)
      try split.setViewControllers([detail, split.primary!, theatre.controller("third")])
      #expect(split.viewControllers.map(\.title) == ["detail", "feeds", "third"])
      #expect(throws: (any Error).self) {
        try split.setViewControllers((1...4).map { theatre.controller("\($0)") })
      }
      #expect(split.viewController(for: .supplementary)?.title == "feeds")
    }
    #expect(alive == 0)
  }

  @Test("rules 19 and 21: a scene declares three columns and a compact controller")
  func scenes() throws {
    let text = storyboardText(
      """
      <scene><splitViewController id="main" viewControllers="feeds list detail" compactViewController="phone"
        preferredDisplayMode="twoBesideSecondary" preferredSplitBehavior="tile"
        preferredPrimaryColumnWidth="150" preferredSupplementaryColumnWidth="250"/></scene>
      <scene><viewController id="feeds" class="HostController"/></scene>
      <scene>
        <viewController id="list" class="HostController"><segue kind="showDetail" identifier="go" destination="new"/></viewController>
      </scene>
      <scene><viewController id="detail" class="HostController"/></scene>
      <scene><viewController id="phone" class="HostController"/></scene>
      <scene><viewController id="new" class="HostController"/></scene>
      """)
    let alive = try Lifetimes.counting { lifetimes in
      func run() throws {
        let stage = try SceneStage(text, registry: .hosts())
        stage.context.idiom = .pad
        stage.window.resize(to: .padWide)
        let split = try #require(try stage.show() as? SplitViewController)
        #expect(split.viewControllers.map(\.view.bounds.width) == [150, 250, 622])
        try split.supplementary?.performSegue(withIdentifier: "go")
        #expect(split.viewControllers.map(\.sceneID) == ["feeds", "list", "new"])
        stage.window.resize(to: .narrow)
        #expect(split.compact?.view.window != nil)
        #expect(stage.failures.isEmpty)
      }
      try run()
      return lifetimes.alive
    }
    #expect(alive == 0)
  }
}

/// Runs a closure with a three-column split view controller in a pad's window, and checks that no object
/// leaks.
///
/// - `stacked`: Whether the primary controller is the root of a navigation controller.
private func withThreeColumns(
  _ size: Size = .padWide, stacked: Bool = false,
  _ play: (SplitViewController, SplitJudge, Theatre, Harness) throws -> Void
) throws -> Int {
  try withSplit(size) { split, judge, theatre, harness in
    let feeds = theatre.controller("feeds")
    let primary = stacked ? NavigationController(rootViewController: feeds) : feeds
    if stacked { primary.title = "stack" }
    try split.setViewControllers([primary, theatre.controller("list"), theatre.controller("detail")])
    _ = theatre.takeEvents()
    _ = judge.takeTold()
    try play(split, judge, theatre, harness)
  }
}
