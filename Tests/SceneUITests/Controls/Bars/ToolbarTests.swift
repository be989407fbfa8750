import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

private final class NamedTarget: PlainSceneObject {
  var log: [String] = []

  static var declaration: ClassDeclaration {
    ClassDeclaration(NamedTarget.self) {
      $0.action("tapped:") { (target, item: BarButtonItem) in target.log.append(item.displayTitle) }
    }
  }
  func awakeFromNib() {}
}

@Suite struct ToolbarTests {
  private func bar(_ stage: Stage, _ items: [BarButtonItem]) -> Toolbar {
    let bar = stage.add(Toolbar(frame: Rect(x: 0, y: 436, width: 320, height: 44)))
    bar.items = items
    for item in items { stage.watch(item) }
    stage.window.layoutIfNeeded()
    return bar
  }

  private func frame(_ text: String, _ stage: Stage) throws -> Rect {
    stage.window.layoutIfNeeded()
    return try stage.harness.find(text: text).frame
  }

  @Test("A tap sends the action of an item")
  func tapSendsAction() throws {
    try onStage { stage in
      let recorder = Recorder()
      let save = BarButtonItem(systemItem: .save)
      let more = BarButtonItem(title: "More")
      for item in [save, more] {
        item.addTarget(recorder) { recorder, item in recorder.log.append(item.displayTitle) }
      }
      _ = bar(stage, [save, .flexibleSpace(), more])
      try stage.harness.tap(stage.harness.find(text: "Save"))
      try stage.harness.tap(stage.harness.find(text: "More"))
      #expect(recorder.take() == ["Save", "More"])
      save.removeTarget(recorder)
      try stage.harness.tap(stage.harness.find(text: "Save"))
      more.isEnabled = false
      try stage.harness.tap(stage.harness.find(text: "More"))
      #expect(recorder.log == [])
    }
  }

  @Test("Items created with a target and the name of an action send the action")
  func declaredActions() throws {
    try onStage(Registry.library(and: NamedTarget.self)) { stage in
      let target = NamedTarget()
      stage.watch(target)
      let items = [
        BarButtonItem(title: "Text", style: .done, target: target, action: "tapped:"),
        BarButtonItem(image: "bell", style: .plain, target: target, action: nil),
        BarButtonItem(barButtonSystemItem: .save, target: target, action: "tapped:"),
      ]
      #expect(items.map(\.title) == ["Text", nil, nil])
      #expect(items[0].style == .done && items[1].image == "bell" && items[2].systemItem == .save)
      _ = bar(stage, items)
      try stage.harness.tap(stage.harness.find(text: "Text"))
      try stage.harness.tap(stage.harness.find(text: "Save"))
      #expect(target.log == ["Text", "Save"])
    }
  }

  @Test func highlightsItemOnlyWhileFingerIsOnIt() throws {
    try onStage { stage in
      let recorder = Recorder()
      let item = BarButtonItem(systemItem: .add)
      item.addTarget(recorder) { recorder, _ in recorder.log.append("add") }
      _ = bar(stage, [item])
      let before = stage.harness.svg()
      let touch = try stage.harness.touchDown(in: stage.harness.find(text: "Add"))
      #expect(stage.harness.svg() != before)
      stage.harness.move(touch, to: Point(x: 200, y: 100))
      #expect(stage.harness.svg() == before)
      stage.harness.up(touch)
      #expect(recorder.log == [])
    }
  }

  @Test func spaceItemsSeparateOtherItems() throws {
    try onStage { stage in
      let items = [
        BarButtonItem(systemItem: .add), .fixedSpace(20), BarButtonItem(systemItem: .stop), .flexibleSpace(),
        BarButtonItem(systemItem: .play), .flexibleSpace(), BarButtonItem(systemItem: .trash),
      ]
      _ = bar(stage, items)
      let add = try frame("Add", stage)
      #expect(add == Rect(x: 8, y: 0, width: 44, height: 44))
      #expect(try frame("Stop", stage).minX == 72)
      // 304 - 4 × 44 - 20, split in two.
      #expect(try frame("Play", stage).minX == 116 + 54)
      #expect(try frame("Trash", stage).maxX == 312)
      items[0].width = 100
      #expect(try frame("Add", stage).width == 100)
      #expect(try frame("Trash", stage).maxX == 312)
    }
  }

  @Test("Items shrink if they are too wide for the bar")
  func shrinksItems() throws {
    try onStage { stage in
      let items = ["A", "B"].map { BarButtonItem(title: $0) }
      for item in items { item.width = 400 }
      _ = bar(stage, items)
      let first = try frame("A", stage)
      #expect(first == Rect(x: 8, y: 0, width: 152, height: 44))
      #expect(try frame("B", stage) == Rect(x: 160, y: 0, width: 152, height: 44))
    }
  }

  @Test func updatesChangedItem() throws {
    try onStage { stage in
      let item = BarButtonItem(title: "Edit")
      let bar = bar(stage, [item])
      let button = try stage.harness.find(text: "Edit")
      item.title = "Finish editing"
      item.tintColor = .systemRed
      item.style = .done
      #expect(try stage.harness.find(text: "Finish editing") === button)
      stage.window.layoutIfNeeded()
      #expect(button.bounds.width > 100 && button.tintColor == .systemRed)
      let run = try #require(texts(of: stage.harness.picture().layers[0]).last)
      #expect(run.text == "Finish editing" && run.font == .bold(17))
      #expect(run.color == StandardColor.systemRed.components(dark: false))
      bar.items = []
      #expect(throws: HarnessError.self) { try stage.harness.find(text: "Finish editing") }
      item.title = "Nobody shows it"
    }
  }

  @Test func updatesItemThatMovedToAnotherBar() throws {
    try onStage { stage in
      let item = BarButtonItem(title: "Edit")
      let old = bar(stage, [item])
      let new = stage.add(Toolbar(frame: Rect(x: 0, y: 0, width: 320, height: 44)))
      new.items = [item]
      old.items = []
      item.title = "Finish editing"
      #expect(old.subviews.isEmpty)
      #expect(new.subviews.map { ($0 as? Button)?.currentTitle } == ["Finish editing"])
    }
  }

  /// A handler changes the items during a touch.
  @Test("A toolbar can receive new items during a touch")
  func itemsCanChangeDuringTouch() throws {
    try onStage { stage in
      let recorder = Recorder()
      let edit = BarButtonItem(systemItem: .edit)
      let bar = bar(stage, [edit])
      recorder.log = []
      final class Changer {
        weak var bar: Toolbar?
        var count = 0
      }
      let changer = Changer()
      changer.bar = bar
      edit.addTarget(changer) { changer, item in
        changer.count += 1
        changer.bar?.items = [BarButtonItem(systemItem: .done)]
      }
      try stage.harness.tap(stage.harness.find(text: "Edit"))
      #expect(changer.count == 1 && bar.subviews.count == 1)
      _ = try stage.harness.find(text: "Done")
    }
  }

  @Test func showsCustomView() throws {
    try onStage { stage in
      let toggle = Switch()
      let item = BarButtonItem(customView: toggle)
      let bar = bar(stage, [.flexibleSpace(), item])
      #expect(toggle.frame == Rect(x: 320 - 8 - 8 - 51, y: 6.5, width: 51, height: 31))
      try stage.harness.tap(toggle)
      #expect(toggle.isOn)
      item.customView = nil
      item.title = "Off"
      #expect(toggle.superview == nil && bar.subviews.count == 1)
      stage.watch(toggle)
    }
  }

  @Test func sceneCreatesToolbar() throws {
    try onStage(.answering()) { stage in
      let objects = try stage.load(
        """
        <toolbar frame="0 436 320 44" barTintColor="#ff0000" tintColor="#00ff00">
          <barButtonItem title="Zero"><action selector="act" destination="model"/></barButtonItem>
          <barButtonItem systemItem="flexibleSpace"/>
          <barButtonItem systemItem="compose" tag="7" style="done" width="80">
            <action selector="act:" destination="model"/>
          </barButtonItem>
          <barButtonItem><segmentedControl frame="0 0 80 32"><segment title="S"/></segmentedControl></barButtonItem>
        </toolbar>
        <object id="model" class="AnsweringModel"/>
        """)
      let bar = stage.add(try #require(objects.first as? Toolbar))
      let model = try #require(objects.last as? AnsweringModel)
      for item in bar.items { stage.watch(item) }
      #expect(bar.items.map(\.tag) == [0, 0, 7, 0])
      try stage.harness.tap(stage.harness.find(text: "Zero"))
      try stage.harness.tap(stage.harness.find(text: "Compose"))
      #expect(model.answers == ["act", "act: BarButtonItem"])
      let segments: SegmentedControl = try stage.harness.find(text: "S")
      #expect(segments.superview === bar)
    }
  }

  /// Rules 13 and 14: A deallocated target is ignored. Without a target, the action starts at the first
  /// responder, or at the bar.
  @Test("Sends an item's action to its target or up the responder chain")
  func actionTargets() throws {
    try onStage(.answering()) { stage in
      let around = stage.add(AnsweringView(frame: Rect(x: 0, y: 200, width: 320, height: 44)))
      let elsewhere = stage.add(AnsweringView(frame: Rect(x: 0, y: 0, width: 10, height: 10)))
      let item = BarButtonItem(title: "Go")
      item.connect(BoundAction(selector: "act:"), forEvent: 1)
      do {
        let dead = AnsweringModel()
        item.addTarget(dead) { dead, _ in dead.answers.append("never") }
      }
      let bar = stage.add(Toolbar(frame: Rect(x: 0, y: 0, width: 320, height: 44)), to: around)
      bar.items = [item]
      try stage.harness.tap(stage.harness.find(text: "Go"))
      #expect(around.answers == ["act: BarButtonItem"])
      elsewhere.becomeFirstResponder()
      try stage.harness.tap(stage.harness.find(text: "Go"))
      #expect(around.answers.count == 1 && elsewhere.answers == ["act: BarButtonItem"])
    }
  }

  @Test func systemItemsShowTheirTitles() throws {
    try onStage { stage in
      for systemItem in SystemItem.allCases where !systemItem.title.isEmpty {
        _ = bar(stage, [BarButtonItem(systemItem: systemItem)])
        let button: Button = try stage.harness.find(text: systemItem.title)
        #expect(button.bounds.width >= 44)
      }
      #expect(SystemItem.fastForward.title == "Fast Forward")
    }
  }

  @Test("A toolbar is as wide as its items or the available width and is 44 points high")
  func size() {
    let bar = Toolbar()
    bar.items = [BarButtonItem(systemItem: .add), .fixedSpace(10)]
    #expect(bar.sizeThatFits(.zero) == Size(width: 70, height: 44))
    #expect(bar.sizeThatFits(Size(width: 320, height: 0)) == Size(width: 320, height: 44))
    #expect(bar.intrinsicContentSize == (nil, 44))
  }
}
