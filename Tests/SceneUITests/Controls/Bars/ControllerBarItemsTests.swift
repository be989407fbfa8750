import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct ControllerBarItemsTests {
  private let text = storyboardText(
    """
    <scene>
      <viewController id="main" class="HostController" title="Main">
        <navigationItem backButtonTitle="Away">
          <barButtonItem id="add" systemItem="add">
            <segue kind="present" identifier="new" destination="other"/>
          </barButtonItem>
          <barButtonItem side="left" title="Act"><action selector="act" destination="main"/></barButtonItem>
        </navigationItem>
        <tabBarItem badgeValue="1"/>
        <barButtonItem title="First"/>
        <barButtonItem systemItem="trash"/>
        <view frame="0 0 320 480">
          <navigationBar frame="0 0 320 44">
            <navigationItem title="Own">
              <barButtonItem title="Go"><segue kind="present" identifier="go" destination="other"/></barButtonItem>
            </navigationItem>
          </navigationBar>
        </view>
      </viewController>
    </scene>
    <scene><viewController id="other" class="HostController"><view/></viewController></scene>
    """)

  @Test("A controller's bar items are created on first access and have the controller's title")
  func createdOnDemand() {
    let controller = ViewController()
    controller.title = "Settings"
    let item = controller.navigationItem
    #expect(item.title == "Settings" && controller.tabBarItem.title == "Settings")
    controller.title = "Preferences"
    #expect(controller.navigationItem === item && item.title == "Preferences")
    #expect(controller.tabBarItem.title == "Preferences" && controller.toolbarItems.isEmpty)
    let tab = TabBarItem(title: nil, image: "gear", tag: 3)
    controller.tabBarItem = tab
    #expect(controller.tabBarItem === tab && tab.title == "Preferences")
    controller.toolbarItems = [.flexibleSpace()]
    #expect(controller.toolbarItems.count == 1)
  }

  @Test func sceneDeclaresBarItemsOfController() throws {
    try Journal.keeping { _ in
      try Lifetimes.counting { lifetimes in
        weak var item: NavigationItem?
        weak var button: BarButtonItem?
        do {
          let stage = try SceneStage(text, registry: .hosts())
          let controller = try stage.show()
          item = controller.navigationItem
          button = item?.rightBarButtonItem
          #expect(item?.title == "Main" && item?.backButtonTitle == "Away")
          #expect(button?.sceneID == "add" && item?.leftBarButtonItem?.title == "Act")
          #expect(controller.tabBarItem.title == "Main" && controller.tabBarItem.badgeValue == "1")
          #expect(controller.toolbarItems.map(\.displayTitle) == ["First", "Trash"])
        }
        #expect(lifetimes.alive == 0 && item == nil && button == nil)
      }
    }
  }

  @Test(arguments: ["Add", "Go"])
  func barItemPerformsSegue(_ title: String) throws {
    try Journal.keeping { journal in
      try Lifetimes.counting { lifetimes in
        do {
          let stage = try SceneStage(text, registry: .hosts())
          let controller = try stage.show()
          let bar = NavigationBar(frame: Rect(x: 0, y: 50, width: 320, height: 44))
          controller.view.addSubview(bar)
          bar.pushItem(controller.navigationItem, animated: false)
          stage.window.layoutIfNeeded()
          let button = try #require(
            controller.view.firstView { ($0 as? Button)?.currentTitle == title })
          stage.tap(button)
          #expect(controller.presentedViewController?.sceneID == "other")
          #expect(stage.failures.isEmpty)
          #expect(journal.entries.contains("prepare \(title == "Add" ? "new" : "go"), view not loaded"))
        }
        #expect(lifetimes.alive == 0)
      }
    }
  }

  @Test func barItemMovedToToolbarSendsItsAction() throws {
    try Journal.keeping { journal in
      let stage = try SceneStage(text, registry: .hosts())
      let controller = try stage.show()
      let bar = Toolbar(frame: Rect(x: 0, y: 50, width: 320, height: 44))
      controller.view.addSubview(bar)
      bar.items = controller.navigationItem.leftBarButtonItems
      stage.window.layoutIfNeeded()
      stage.tap(bar.subviews[0])
      #expect(journal.entries.contains("act"))
    }
  }
}
