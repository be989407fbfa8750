import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct TabBarTests {
  private final class Delegate: TabBarDelegate {
    var log: [String] = []
    func tabBar(_ bar: TabBar, didSelect item: TabBarItem) { log.append(item.title ?? "") }
  }

  private func bar(_ stage: Stage, _ titles: String...) -> TabBar {
    let bar = stage.add(TabBar(frame: Rect(x: 0, y: 431, width: 320, height: 49)))
    bar.items = titles.map { TabBarItem(title: $0) }
    for item in bar.items { stage.watch(item) }
    stage.window.layoutIfNeeded()
    return bar
  }

  @Test("A tap selects an item and notifies the delegate")
  func tapSelects() throws {
    try onStage { stage in
      let delegate = Delegate()
      let bar = bar(stage, "Clock", "Alarm")
      bar.delegate = delegate
      #expect(bar.selectedItem == nil)
      bar.selectedItem = bar.items[0]
      #expect(delegate.log == [], "selection in code is not reported")
      try stage.harness.tap(stage.harness.find(text: "Alarm"))
      try stage.harness.tap(stage.harness.find(text: "Alarm"))
      #expect(bar.selectedItem === bar.items[1] && delegate.log == ["Alarm", "Alarm"])
      bar.items[0].isEnabled = false
      try stage.harness.tap(stage.harness.find(text: "Clock"))
      #expect(bar.selectedItem === bar.items[1])
      bar.items = [bar.items[0]]
      #expect(bar.selectedItem == nil && bar.subviews.count == 1)
      bar.selectedItem = TabBarItem(title: "Stranger")
      #expect(bar.selectedItem == nil)
    }
  }

  @Test("Shows the first five items of a tab bar and retains the other items")
  func showsFiveItems() throws {
    try onStage { stage in
      let bar = bar(stage, "1", "2", "3", "4", "5", "6")
      #expect(bar.subviews.count == 5 && bar.items.count == 6)
      let last = try stage.harness.find(text: "5")
      #expect(last.frame.maxX == 320)
      #expect(throws: HarnessError.self) { try stage.harness.find(text: "6") }
    }
  }

  @Test func centersTabsInWideBar() throws {
    try onStage { stage in
      let bar = bar(stage, "A", "B")
      func frames() -> [[Double]] {
        stage.window.layoutIfNeeded()
        return bar.subviews.map { [$0.frame.minX, $0.frame.width] }
      }
      #expect(frames() == [[0, 160], [160, 160]])
      bar.frame = Rect(x: 0, y: 0, width: 600, height: 49)
      #expect(frames() == [[207, 76], [317, 76]])
      bar.itemPositioning = .fill
      #expect(frames() == [[0, 300], [300, 300]])
      bar.itemPositioning = .centered
      bar.itemWidth = 100
      bar.itemSpacing = 20
      #expect(frames() == [[190, 100], [310, 100]])
      bar.frame = Rect(x: 0, y: 0, width: 120, height: 49)
      #expect(frames() == [[0, 50], [70, 50]])
    }
  }

  @Test func drawsBadges() throws {
    try onStage { stage in
      let bar = bar(stage, "Mail", "Chat")
      bar.selectedItem = bar.items[0]
      func drawn() -> [TextRun] { texts(of: stage.harness.picture().layers[0]) }
      #expect(drawn().map(\.text) == ["Mail", "Chat"])
      #expect(drawn()[0].color == StandardColor.systemBlue.components(dark: false))
      #expect(drawn()[1].color == StandardColor.systemGray.components(dark: false))
      bar.items[0].badgeValue = "12"
      #expect(drawn().map(\.text) == ["Mail", "12", "Chat"])
      #expect(
        stage.harness.svg().contains(StandardColor.systemRed.components(dark: false).hexRGB.lowercased()))
      bar.items[0].badgeValue = nil
      #expect(!drawn().contains { $0.text == "12" })
      bar.items[1].badgeValue = ""
      #expect(drawn().map(\.text) == ["Mail", "Chat"])
    }
  }

  @Test func selectedTabShowsItsSelectedImage() throws {
    try onStage { stage in
      let bar = bar(stage, "Clock")
      bar.items[0].image = "clock"
      bar.items[0].selectedImage = "clock.fill"
      func images(_ layer: PictureLayer) -> [String] {
        layer.content.commands.compactMap { command in
          if case .image(let run) = command.content { return run.name }
          return nil
        } + layer.sublayers.flatMap(images)
      }
      #expect(images(stage.harness.picture().layers[0]) == ["clock"])
      bar.selectedItem = bar.items[0]
      #expect(images(stage.harness.picture().layers[0]) == ["clock.fill"])
      bar.items[0].selectedImage = nil
      #expect(images(stage.harness.picture().layers[0]) == ["clock"])
    }
  }

  @Test func sceneCreatesTabBar() throws {
    try onStage { stage in
      let objects = try stage.load(
        """
        <tabBar frame="0 0 320 49" itemPositioning="fill">
          <tabBarItem title="Clock" image="clock"/>
          <tabBarItem id="alarm" title="Alarm" badgeValue="3" tag="4" selectedImage="bell"/>
          <outlet property="selectedItem" destination="alarm"/>
        </tabBar>
        """)
      let bar = stage.add(try #require(objects.first as? TabBar))
      for item in bar.items { stage.watch(item) }
      #expect(bar.selectedItem?.tag == 4 && bar.selectedItem?.sceneID == "alarm")
      try stage.harness.tap(stage.harness.find(text: "Clock"))
      #expect(bar.selectedItem?.title == "Clock")
      #expect(bar.intrinsicContentSize == (nil, 49))
      #expect(bar.sizeThatFits(.zero) == Size(width: 320, height: 49))
    }
  }
}
