import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct NavigationBarTests {
  private final class Delegate: NavigationBarDelegate {
    var log: [String] = []
    var allows = true
    func navigationBar(_ bar: NavigationBar, shouldPop item: NavigationItem) -> Bool {
      log.append("should \(item.title ?? "")")
      return allows
    }
    func navigationBar(_ bar: NavigationBar, didPop item: NavigationItem) {
      log.append("did \(item.title ?? "")")
    }
  }

  private func bar(_ stage: Stage, _ titles: String..., height: Double = 44) -> NavigationBar {
    let bar = stage.add(NavigationBar(frame: Rect(x: 0, y: 0, width: 320, height: height)))
    bar.items = titles.map { NavigationItem(title: $0) }
    for item in bar.items { stage.watch(item) }
    stage.window.layoutIfNeeded()
    return bar
  }

  @Test("Shows the title of the top item and a back button")
  func topItemAndBackButton() throws {
    try onStage { stage in
      let bar = bar(stage, "Folders")
      let title: Label = try stage.harness.find(text: "Folders")
      #expect(title.convert(title.bounds.center, to: bar) == Point(x: 160, y: 22))
      bar.pushItem(NavigationItem(title: "Inbox"), animated: true)
      #expect(bar.topItem?.title == "Inbox" && bar.backItem?.title == "Folders")
      stage.harness.advance(seconds: 0.2)
      let title2: Label = try stage.harness.find(text: "Inbox")
      #expect(title2.convert(title2.bounds.center, to: bar).x > 160, "the title is moving")
      stage.harness.advance(seconds: 0.2)
      #expect(title2.convert(title2.bounds.center, to: bar) == Point(x: 160, y: 22))
      let back: Button = try stage.harness.find(text: "Folders")
      #expect(back.frame.minX == 8 && bar.subviews.count == 1)
    }
  }

  @Test(
    "Shortens the back button before truncating the title, so that the two do not overlap",
    arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func narrowBars(_ direction: LayoutDirection) throws {
    try onStage { stage in
      stage.context.layoutDirection = direction
      let bar = bar(stage, "All folders", "Letters of summer")
      let back: Button = try stage.harness.find(text: "All folders")
      let title: Label = try stage.harness.find(text: "Letters of summer")
      var said: [String] = []
      for width in stride(from: 320.0, through: 80, by: -8) {
        bar.frame.size.width = width
        stage.window.layoutIfNeeded()
        let shown = ["All folders", "Back"].first { shows($0, stage) } ?? "<"
        if said.last != shown { said.append(shown) }
        let (button, text) = (back.frame, title.frame)
        #expect(
          direction == .leftToRight ? text.minX >= button.maxX + 8 : text.maxX <= button.minX - 8, "\(width)")
        #expect(text.minX >= 0 && text.maxX <= width && button.minX >= 0 && button.maxX <= width, "\(width)")
        #expect(
          shown == "<" || text.width >= title.sizeThatFits(.zero).width,
          "the title is not truncated: \(width)")
        #expect(back.currentTitle == "All folders", "accessibility label of the back button")
      }
      #expect(said == ["All folders", "Back", "<"])
      #expect(title.frame.width < title.sizeThatFits(.zero).width, "the space is finally insufficient")
      bar.frame.size.width = 320
      stage.window.layoutIfNeeded()
      #expect(shows("All folders", stage) && shows("Letters of summer", stage))
    }
  }

  private func shows(_ text: String, _ stage: Stage) -> Bool {
    texts(of: stage.harness.picture().layers[0]).contains { $0.text == text }
  }

  @Test("Shows the full back title under a large title and next to a short title")
  func roomForBackTitle() throws {
    try onStage { stage in
      let bar = bar(stage, "All of the folders", "Letters of May", height: 96)
      bar.prefersLargeTitles = true
      stage.window.layoutIfNeeded()
      #expect(shows("All of the folders", stage) && shows("Letters of May", stage))
      bar.topItem?.title = "Now"
      bar.prefersLargeTitles = false
      stage.window.layoutIfNeeded()
      #expect(shows("All of the folders", stage))
      bar.topItem?.title = "Letters of last summer"
      bar.topItem?.rightBarButtonItem = BarButtonItem(title: "Edit")
      stage.window.layoutIfNeeded()
      #expect(!shows("All of the folders", stage) && shows("Edit", stage))
      let short = Label()
      short.text = "May"
      bar.topItem?.titleView = short
      stage.window.layoutIfNeeded()
      #expect(shows("All of the folders", stage))
    }
  }

  @Test("Replaces the items with an animation")
  func setItems() throws {
    try onStage { stage in
      let bar = bar(stage, "Folders")
      bar.setItems(["Inbox", "Message"].map { NavigationItem(title: $0) }, animated: true)
      #expect(bar.items.map(\.title) == ["Inbox", "Message"])
      stage.harness.advance(seconds: 0.2)
      let title: Label = try stage.harness.find(text: "Message")
      #expect(title.convert(title.bounds.center, to: bar).x > 160, "the title is moving")
      stage.harness.advance(seconds: 1)
      #expect(title.convert(title.bounds.center, to: bar).x == 160)
      #expect(bar.backItem?.title == "Inbox")
    }
  }

  @Test func backButtonPopsTopItem() throws {
    try onStage { stage in
      let delegate = Delegate()
      let bar = bar(stage, "Folders", "Inbox")
      bar.delegate = delegate
      delegate.allows = false
      try stage.harness.tap(stage.harness.find(text: "Folders"))
      #expect(delegate.log == ["should Inbox"] && bar.items.count == 2)
      delegate.allows = true
      try stage.harness.tap(stage.harness.find(text: "Folders"))
      #expect(delegate.log.count == 2 && bar.items.count == 1)
      #expect(throws: HarnessError.self) {
        try stage.harness.tap(stage.harness.find(text: "Folders"))
      }
      stage.harness.advance(seconds: 0.4)
      #expect(delegate.log == ["should Inbox", "should Inbox", "did Inbox"])
      let title: Label = try stage.harness.find(text: "Folders")
      #expect(title.convert(title.bounds.center, to: bar).x == 160)
      #expect(bar.subviews.count == 1)
    }
  }

  @Test func backButtonTitleDefaultsToBack() throws {
    try onStage { stage in
      let bar = bar(stage)
      bar.items = [NavigationItem(), NavigationItem(title: "Top")]
      try stage.harness.tap(stage.harness.find(text: "Back"))
      // The animation takes exactly its duration.
      stage.harness.advance(seconds: 0.35)
      #expect(bar.items.count == 1 && bar.subviews.count == 1)
      bar.frame = Rect(x: 0, y: 0, width: 200, height: 60)
      stage.window.layoutIfNeeded()
      #expect(bar.subviews[0].frame == bar.bounds)
    }
  }

  @Test("A pop in code succeeds even if the delegate rejects pops by the user")
  func popInCodeDoesNotAskDelegate() throws {
    try onStage { stage in
      let delegate = Delegate()
      delegate.allows = false
      let bar = bar(stage, "One", "Two", "Three")
      bar.delegate = delegate
      #expect(bar.popItem(animated: true)?.title == "Three")
      // The second animation ends the first.
      #expect(bar.popItem(animated: false)?.title == "Two")
      #expect(delegate.log == ["did Three", "did Two"])
      #expect(bar.items.count == 1 && bar.subviews.count == 1)
      bar.popItem(animated: false)
      #expect(bar.popItem(animated: false) == nil && bar.subviews.isEmpty)
    }
  }

  @Test("A bar that is released during a push is freed with its views")
  func releasesBarDuringPush() throws {
    try onStage { stage in
      let bar = bar(stage, "One")
      let item = NavigationItem(title: "Two")
      stage.watch(item)
      bar.pushItem(item, animated: true)
      stage.watchAllViews()
      stage.harness.advance(seconds: 0.1)
    }
  }

  @Test func showsButtonsOnBothSides() throws {
    try onStage { stage in
      let recorder = Recorder()
      let bar = bar(stage, "Title")
      let item = try #require(bar.topItem)
      let edit = BarButtonItem(systemItem: .edit)
      edit.addTarget(recorder) { recorder, item in recorder.log.append(item.displayTitle) }
      item.leftBarButtonItem = edit
      item.rightBarButtonItems = [BarButtonItem(systemItem: .add), BarButtonItem(systemItem: .search)]
      stage.window.layoutIfNeeded()
      #expect(try stage.harness.find(text: "Edit").frame.minX == 8)
      #expect(try stage.harness.find(text: "Add").frame.maxX == 312)
      #expect(try stage.harness.find(text: "Search").frame.maxX == 268)
      try stage.harness.tap(stage.harness.find(text: "Edit"))
      #expect(recorder.log == ["Edit"])
      item.title = "A title that is too long for the room that it has between"
      stage.window.layoutIfNeeded()
      let title: Label = try stage.harness.find(text: item.title!)
      #expect(title.frame.maxX == 224 && title.frame.minX >= 52)
    }
  }

  @Test func leftItemsReplaceBackButton() throws {
    try onStage { stage in
      let bar = bar(stage, "Back here", "Top")
      let item = try #require(bar.topItem)
      let back = try stage.harness.find(text: "Back here")
      #expect(!back.isHidden)
      item.leftBarButtonItem = BarButtonItem(systemItem: .cancel)
      #expect(back.isHidden)
      item.leftItemsSupplementBackButton = true
      stage.window.layoutIfNeeded()
      #expect(!back.isHidden)
      #expect(try stage.harness.find(text: "Cancel").frame.minX == back.frame.maxX)
      item.hidesBackButton = true
      #expect(back.isHidden)
      bar.backItem?.backButtonTitle = "Away"
      #expect((back as? Button)?.currentTitle == "Away")
      item.rightBarButtonItem = BarButtonItem(systemItem: .save)
      #expect(item.rightBarButtonItems.count == 1)
      item.rightBarButtonItem = nil
      #expect(item.rightBarButtonItems.isEmpty && item.leftBarButtonItem != nil)
    }
  }

  @Test func showsLargeTitles() throws {
    try onStage { stage in
      let bar = bar(stage, "Large", height: 96)
      #expect(bar.intrinsicContentSize.height == 44)
      bar.prefersLargeTitles = true
      #expect(bar.sizeThatFits(Size(width: 320, height: 0)) == Size(width: 320, height: 96))
      stage.window.layoutIfNeeded()
      let title: Label = try stage.harness.find(text: "Large")
      #expect(title.frame == Rect(x: 16, y: 44, width: 288, height: 52) && title.font == .bold(34))
      bar.topItem?.largeTitleDisplayMode = .never
      #expect(bar.intrinsicContentSize.height == 44)
      bar.topItem?.largeTitleDisplayMode = .always
      // The large title does not fit.
      bar.frame = Rect(x: 0, y: 0, width: 320, height: 44)
      stage.window.layoutIfNeeded()
      #expect(title.font == .bold(17))
      bar.topItem?.largeTitleDisplayMode = .never
      bar.pushItem(NavigationItem(title: "Next"), animated: false)
      #expect(bar.intrinsicContentSize.height == 44, "the same height as for the item below")
      bar.topItem?.prompt = "Choose one"
      #expect(bar.intrinsicContentSize.height == 74)
      _ = try stage.harness.find(text: "Choose one")
    }
  }

  @Test func titleViewReplacesTitle() throws {
    try onStage { stage in
      let bar = bar(stage, "Hidden", "Top")
      let control = SegmentedControl()
      control.insertSegment(withTitle: "All", at: 0)
      bar.topItem?.titleView = control
      stage.window.layoutIfNeeded()
      #expect(control.frame.midX == 160 && control.frame.height == 32)
      try stage.harness.tap(control, segment: 0)
      #expect(control.selectedSegmentIndex == 0)
      bar.topItem?.titleView = nil
      #expect(control.superview == nil)
    }
  }

  @Test func sceneCreatesNavigationBar() throws {
    try onStage(.answering()) { stage in
      let objects = try stage.load(
        """
        <navigationBar frame="0 0 320 44" tintColor="#ff0000">
          <navigationItem title="First" backButtonTitle="Start"/>
          <navigationItem id="second" title="Second" prompt="Prompt" largeTitleDisplayMode="never">
            <label text="In place of the title"/>
            <barButtonItem side="left" systemItem="edit"/>
            <barButtonItem systemItem="add"><action selector="act:" destination="model"/></barButtonItem>
            <barButtonItem title="Further in"/>
          </navigationItem>
        </navigationBar>
        <object id="model" class="AnsweringModel"/>
        """)
      let bar = stage.add(try #require(objects.first as? NavigationBar))
      let model = try #require(objects.last as? AnsweringModel)
      for item in bar.items { stage.watch(item) }
      let item = try #require(bar.topItem)
      #expect(item.title == "Second" && item.sceneID == "second" && bar.backItem?.backButtonTitle == "Start")
      #expect(item.leftBarButtonItems.map(\.displayTitle) == ["Edit"])
      #expect(item.rightBarButtonItems.map(\.displayTitle) == ["Add", "Further in"])
      _ = try stage.harness.find(text: "In place of the title")
      try stage.harness.tap(stage.harness.find(text: "Add"))
      #expect(model.answers == ["act: BarButtonItem"])
    }
  }
}
