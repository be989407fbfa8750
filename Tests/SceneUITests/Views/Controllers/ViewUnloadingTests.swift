import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Hidden views are released after a memory warning, and are loaded again when they are needed.
@Suite struct ViewUnloadingTests {
  private static let text = storyboardText(
    initial: "stack",
    """
    <scene><navigationController id="stack" rootViewController="main"/></scene>
    <scene>
      <viewController id="main" class="HostController">
        <outlet property="label" destination="text"/>
        <outlet property="model" destination="thing"/>
        <outletCollection property="views" destinations="text go"/>
        <view id="root" frame="0 0 320 480">
          <label id="text" class="HostLabel" text="Hello" frame="20 100 100 40"/>
          <button id="go" title="Go" frame="20 200 100 44">
            <action selector="act:" destination="main" event="touchUpInside"/>
          </button>
          <containerView id="box" frame="20 300 100 100">
            <segue kind="embed" destination="inner"/>
          </containerView>
        </view>
      </viewController>
      <object id="thing" class="HostModel"/>
    </scene>
    <scene><viewController id="inner" class="HostController"><view/></viewController></scene>
    <scene><viewController id="other"><view backgroundColor="white"/></viewController></scene>
    """)

  private struct Screen {
    let stage: SceneStage
    let application: Application
    let navigation: NavigationController
    let main: HostController

    init(_ text: String = ViewUnloadingTests.text, unloads: Bool = true) throws {
      stage = try SceneStage(text, registry: .hosts())
      stage.context.unloadsViewsOnMemoryWarning = unloads
      application = Application(context: stage.context)
      application.add(stage.window)
      navigation = try #require(try stage.show() as? NavigationController)
      main = try #require(navigation.topViewController as? HostController)
    }

    func warn() -> [String] {
      _ = stage.takeEvents()
      application.receiveMemoryWarning()
      return stage.takeEvents().filter { $0.contains("nload") || $0.contains("emory") }
    }

    func push() throws {
      try navigation.pushViewController(stage.storyboard.instantiate("other"), animated: false)
    }
  }

  @Test("rule 11: releases the covered view of a stack, and loads it again when it appears")
  func coveredView() throws {
    try Journal.keeping { journal in
      try Lifetimes.counting { lifetimes in
        let screen = try Screen()
        let model = try #require(screen.main.model)
        try screen.push()
        let before = lifetimes.alive
        #expect(
          screen.warn() == [
            "NavigationController 'stack' didReceiveMemoryWarning()",
            "HostController 'main' didReceiveMemoryWarning()",
            "HostController 'inner' didReceiveMemoryWarning()",
            "ViewController 'other' didReceiveMemoryWarning()",
            "HostController 'main' viewWillUnload()", "HostController 'main' viewDidUnload()",
          ])
        #expect(!screen.main.isViewLoaded && screen.main.viewIfLoaded == nil)
        #expect(screen.main.label == nil && screen.main.views.isEmpty, "strong outlets are released, too")
        #expect(screen.main.model === model, "the model is not in the view")
        #expect(screen.main.children.isEmpty)
        #expect(lifetimes.alive == before - 2, "the label and the embedded controller")
        #expect(screen.warn().filter { $0.contains("nload") } == [])

        try screen.navigation.popViewController(animated: false)
        let events = screen.stage.takeEvents()
        #expect(events.filter { $0.hasSuffix("'main' viewDidLoad()") }.count == 1)
        #expect(screen.main.label?.text == "Hello")
        #expect(screen.main.views.count == 2 && screen.main.model === model)
        #expect(screen.main.children.map(\.sceneID) == ["inner"])
        let harness = Harness(screen.stage.window)
        try harness.tap(harness.find(text: "Go"))
        #expect(journal.entries.last == "act: go")
      }
    }
  }

  @Test("rule 11: does not release views unless the context or the controller allows it")
  func optIn() throws {
    try Journal.keeping { _ in
      let screen = try Screen(unloads: false)
      try screen.push()
      let view = screen.main.view
      #expect(!screen.warn().contains { $0.contains("nload") })
      #expect(screen.main.viewIfLoaded === view)
      final class Frugal: ViewController {
        override var unloadsViewOnMemoryWarning: Bool { true }
      }
      let frugal = Frugal()
      try screen.navigation.pushViewController(frugal, animated: false)
      try screen.push()
      #expect(screen.warn().filter { $0.contains("nload") }.count == 2)
      #expect(!frugal.isViewLoaded && screen.main.viewIfLoaded === view)
      try screen.navigation.popViewController(animated: false)
      #expect(frugal.view.window === screen.stage.window)
    }
  }

  @Test("rule 11: releases the view of a tab that is not selected")
  func hiddenTab() throws {
    let text = storyboardText(
      initial: "tabs",
      """
      <scene><tabBarController id="tabs" viewControllers="one two"/></scene>
      <scene><viewController id="one"><view><label id="name" text="One" frame="0 100 90 30"/></view></viewController></scene>
      <scene><viewController id="two"><view><label text="Two" frame="0 100 90 30"/></view></viewController></scene>
      """)
    let stage = try SceneStage(text)
    stage.context.unloadsViewsOnMemoryWarning = true
    let application = Application(context: stage.context)
    application.add(stage.window)
    let tabs = try #require(try stage.show() as? TabBarController)
    tabs.selectedIndex = 1
    application.receiveMemoryWarning()
    #expect(tabs.viewControllers.map(\.isViewLoaded) == [false, true] && tabs.isViewLoaded)
    tabs.selectedIndex = 0
    #expect(try Harness(stage.window).find(id: "name", as: Label.self).text == "One")
  }

  @Test(
    "rule 11: releases a view that a presentation covers, and loads it again at the dismissal",
    arguments: [false, true])
  func coveredByPresentation(animated: Bool) throws {
    try Journal.keeping { _ in
      let stage = try SceneStage(
        storyboardText(
          """
          <scene><viewController id="main" class="HostController"><outlet property="label" destination="text"/>
            <view frame="0 0 320 480"><label id="text" text="Hello" frame="0 100 90 30"/></view></viewController></scene>
          """), registry: .hosts())
      stage.context.unloadsViewsOnMemoryWarning = true
      let application = Application(context: stage.context)
      application.add(stage.window)
      let main = try #require(try stage.show() as? HostController)
      let sheet = ViewController()
      sheet.modalPresentationStyle = .overFullScreen
      try main.present(sheet, animated: false)
      application.receiveMemoryWarning()
      #expect(main.isViewLoaded, "the view is visible behind the sheet")
      try main.dismiss(animated: false)
      try main.present(ViewController(), animated: animated)
      application.receiveMemoryWarning()
      #expect(main.isViewLoaded != !animated, "the transition is in progress")
      stage.clock.advance(by: 1)
      application.receiveMemoryWarning()
      #expect(!main.isViewLoaded && main.label == nil)
      try main.dismiss(animated: animated)
      stage.clock.advance(by: 1)
      #expect(main.view.window === stage.window && main.view.frame == stage.window.bounds)
      #expect(main.label?.text == "Hello")
      stage.window.frame.size = Size(width: 480, height: 320)
      stage.window.layoutIfNeeded()
      #expect(main.view.frame.size == Size(width: 480, height: 320))
    }
  }

  @Test("Keeps visible views, views that code set, and views that contain children added by code")
  func keptViews() throws {
    try Journal.keeping { _ in
      let screen = try Screen()
      #expect(!screen.main.unloadViewIfHidden(), "it is visible")
      let plain = ViewController()
      plain.view = View()
      #expect(!plain.unloadViewIfHidden())
      let container = ViewController()
      container.addChild(ViewController())
      try container.loadViewIfNeeded()
      #expect(!container.unloadViewIfHidden())
      container.children[0].removeFromParent()
      #expect(container.unloadViewIfHidden())
      #expect(!container.unloadViewIfHidden(), "the view is not loaded")
      let placed = ViewController()
      let superview = View()
      superview.addSubview(placed.view)
      #expect(!placed.unloadViewIfHidden())
      placed.view.removeFromSuperview()
      #expect(placed.unloadViewIfHidden())
    }
  }

  @Test("rule 11: a closed window's root view is released, and loaded again when the window is shown")
  func closedWindow() throws {
    try Journal.keeping { _ in
      let screen = try Screen()
      let root = ViewController()
      screen.stage.window.rootViewController = root
      screen.stage.window.close()
      #expect(screen.warn().filter { $0.contains("nload") }.count == 2)
      try screen.stage.window.makeKeyAndVisible()
      #expect(root.view.window === screen.stage.window)
    }
  }
}
