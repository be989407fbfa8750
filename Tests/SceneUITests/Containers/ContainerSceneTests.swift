import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct ContainerSceneTests {
  private let text = storyboardText(
    """
    <scene>
      <tabBarController id="main" viewControllers="stack other"/>
    </scene>
    <scene>
      <navigationController id="stack" rootViewController="list" toolbarHidden="false">
        <tabBarItem title="Rows" badgeValue="2"/>
        <navigationBar prefersLargeTitles="true" barTintColor="#EEF"/>
      </navigationController>
    </scene>
    <scene>
      <tableViewController id="list" class="ListController" title="Rows" rows="20">
        <navigationItem><barButtonItem systemItem="add">
          <segue kind="show" identifier="go" destination="detail"/>
        </barButtonItem></navigationItem>
        <barButtonItem title="Sort"/>
        <tableView/>
      </tableViewController>
    </scene>
    <scene>
      <viewController id="detail" class="HostController" title="Detail" hidesBottomBarWhenPushed="true"><view>
        <button id="home" title="Home" frame="20 20 100 40">
          <segue kind="unwind" action="unwindToHere:"/></button>
        <button id="next" title="Next" frame="20 80 100 40">
          <segue kind="show" identifier="next" destination="third"/></button>
        <button id="swap" title="Swap" frame="20 140 100 40">
          <segue kind="replace" identifier="swap" destination="third"/></button>
      </view></viewController>
    </scene>
    <scene>
      <viewController id="third" class="HostController" title="Third"><view>
        <button id="back" title="Return" frame="20 20 100 40">
          <segue kind="unwind" action="unwindToHere:"/></button>
      </view></viewController>
    </scene>
    <scene><viewController id="other" title="Other"><view backgroundColor="systemTeal"/></viewController></scene>
    """)

  private func play(_ body: (SceneStage, Harness, NavigationController) throws -> Void) throws {
    try Journal.keeping { _ in
      try Lifetimes.counting { lifetimes in
        func run() throws {
          var registry = try Registry.hosts()
          try registry.register(ListController.self)
          let stage = try SceneStage(text, registry: registry, vocabulary: registry.vocabulary)
          let tabs = try #require(try stage.show() as? TabBarController)
          let stack = try #require(tabs.viewControllers.first as? NavigationController)
          try body(stage, Harness(stage.window), stack)
          #expect(stage.failures.isEmpty)
        }
        try run()
        #expect(lifetimes.alive == 0)
      }
    }
  }

  @Test("rule 21: a scene can nest containers")
  func nestedContainers() throws {
    try play { stage, harness, stack in
      #expect(stack.tabBarController?.tabBar.items.map(\.title) == ["Rows", "Other"])
      #expect(stack.topViewController is ListController && stack.navigationBar.prefersLargeTitles)
      #expect(stack.toolbar.items.map(\.displayTitle) == ["Sort"] && !stack.isToolbarHidden)
      _ = try harness.find(text: "Row 3")
    }
  }

  @Test("rules 19 and 20: a show segue pushes a controller, and an unwind segue pops to its destination")
  func showAndUnwind() throws {
    try play { stage, harness, stack in
      try harness.tap(harness.find(text: "Add"))
      harness.advance(seconds: 1)
      #expect(stack.topViewController?.sceneID == "detail")
      try harness.tap(harness.find(id: "next"))
      harness.advance(seconds: 1)
      #expect(stack.viewControllers.map(\.sceneID) == ["list", "detail", "third"])
      try harness.tap(harness.find(id: "back"))
      harness.advance(seconds: 1)
      #expect(stack.viewControllers.map(\.sceneID) == ["list", "detail"])
    }
  }

  @Test("A replace segue replaces the top of the navigation stack")
  func replace() throws {
    try play { stage, harness, stack in
      try harness.tap(harness.find(text: "Add"))
      harness.advance(seconds: 1)
      try harness.tap(harness.find(id: "swap"))
      harness.advance(seconds: 1)
      #expect(stack.viewControllers.map(\.sceneID) == ["list", "third"])
      #expect(stack.children.count == 2)
    }
  }

  @Test("Pictures in light and dark mode show the same texts in different colors")
  func pictures() throws {
    try play { stage, harness, stack in
      let light = texts(of: harness.picture().layers[0])
      stage.context.style = .dark
      let dark = texts(of: harness.picture().layers[0])
      #expect(light.map(\.text) == dark.map(\.text) && light.map(\.color) != dark.map(\.color))
      #expect(light.contains { $0.text == "2" } && light.contains { $0.text == "Sort" })
    }
  }
}
