import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct HarnessTests {
  private let frame = Rect(x: 20, y: 20, width: 100, height: 40)

  private func expect(
    _ reason: String, _ location: SourceLocation = #_sourceLocation,
    when prepare: (Stage, Button) throws -> Void
  ) throws {
    try onStage { stage in
      let button = stage.add(Button(frame: frame))
      button.setTitle("Save", for: .normal)
      try prepare(stage, button)
      let error = #expect(throws: HarnessError.self, sourceLocation: location) {
        try stage.harness.tap(button)
      }
      #expect(error?.description == "Button \"Save\" cannot be touched: \(reason)", sourceLocation: location)
    }
  }

  @Test("Reports why a view cannot be touched")
  func obstructions() throws {
    try expect("it is hidden") { $1.isHidden = true }
    try expect("it is transparent") { $1.alpha = 0 }
    try expect("it does not receive touches") { $1.isUserInteractionEnabled = false }
    try expect("View, which contains it, is hidden") { stage, _ in stage.root.isHidden = true }
    try expect("View, which contains it, does not receive touches") { stage, _ in
      stage.root.isUserInteractionEnabled = false
    }
    try expect("it is not in a window") { $1.removeFromSuperview() }
    try expect("Slider is in front of it") { stage, _ in stage.add(Slider(frame: frame)) }
    try expect("the point is outside View, which contains the view") { stage, button in
      let small = stage.add(View(frame: Rect(x: 0, y: 0, width: 30, height: 30)))
      stage.add(button, to: small)
    }
    try expect("the window is not on the screen") { stage, button in
      stage.window.addSubview(button)
      stage.window.close()
    }
  }

  @Test func cannotTapViewOutsideWindowOfHarness() throws {
    try onStage { stage in
      let other = Window(frame: stage.window.frame, context: stage.context)
      let button = stage.add(Button(frame: frame), to: other)
      let error = #expect(throws: HarnessError.self) { try stage.harness.tap(button) }
      #expect(error?.description == "Button cannot be touched: it is in another window")
    }
  }

  @Test("Reports an error if a view is tapped during a transition")
  func reportsTransitionInProgress() throws {
    try onStage { stage in
      let other = ViewController()
      stage.watch(other)
      try stage.controller.present(other, animated: true)
      #expect(throws: HarnessError.self) { try stage.harness.tap(other.view) }
      stage.harness.advance(seconds: 1)
      try stage.harness.tap(other.view)
      #expect(throws: HarnessError.self) { try stage.harness.tap(stage.root) }
    }
  }

  @Test("Tapping a view can touch one of its subviews")
  func subviews() throws {
    try onStage { stage in
      let holder = stage.add(View(frame: frame))
      stage.add(Control(frame: holder.bounds), to: holder)
      try stage.harness.tap(holder)
    }
  }

  @Test("A tap on a label reaches the view behind the label unless the label is covered")
  func labels() throws {
    try onStage { stage in
      let row = stage.add(Switch(frame: frame))
      let holder = stage.add(View(frame: row.bounds), to: row)
      holder.isUserInteractionEnabled = false
      let inside = stage.add(Label(frame: row.bounds), to: holder)
      inside.text = "Inside"
      try stage.harness.tap(stage.harness.find(text: "Inside"))
      #expect(row.isOn)
      let above = stage.add(Label(frame: frame))
      above.text = "Above"
      try stage.harness.tap(stage.harness.find(text: "Above"))
      #expect(!row.isOn)
      stage.add(Slider(frame: frame))
      for text in ["Inside", "Above"] {
        let error = #expect(throws: HarnessError.self) {
          try stage.harness.tap(stage.harness.find(text: text))
        }
        #expect(error?.description == "Label \"\(text)\" cannot be touched: Slider is in front of it")
      }
      #expect(!row.isOn)
    }
  }

  @Test("A tap on the text of a row selects the row")
  func textOfARow() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view frame="0 0 320 480">
          <tableView id="tracks" frame="0 0 320 480">
            <section><tableViewCell text="One"/><tableViewCell text="Two"/></section>
          </tableView>
        </view></viewController></scene>
        """))
    try stage.show()
    let harness = Harness(stage.window)
    try harness.tap(harness.find(text: "Two"))
    let table: TableView = try harness.find(id: "tracks")
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test("Finds a view by tag or text, and lists the candidates in errors")
  func diagnostic() throws {
    try onStage { stage in
      let harness = stage.harness
      let button = stage.add(Button(frame: frame))
      button.setTitle("Save", for: .normal)
      button.tag = 7
      let label = stage.add(Label(frame: frame))
      label.text = "Hello"
      let control = stage.add(SegmentedControl(frame: frame))
      control.insertSegment(withTitle: "One", at: 0)
      control.insertSegment(withTitle: "Two", at: 1)
      #expect(try harness.find(tag: 7) === button)
      #expect(try harness.find(text: "Hello") === label)
      #expect(try harness.find(text: "Two", as: SegmentedControl.self) === control)
      let found: Button = try harness.find(text: "Save")
      #expect(found === button)

      var error = #expect(throws: HarnessError.self) { try harness.find(text: "Load") }
      #expect(
        error?.description
          == #"The window has nothing with text "Load"; candidates: "Hello", "One", "Save", "Two""#)
      error = #expect(throws: HarnessError.self) { try harness.find(id: "save") }
      #expect(error?.description == "The window has nothing with id 'save'; there are no candidates")
      error = #expect(throws: HarnessError.self) { try harness.find(tag: 7, as: Label.self) }
      #expect(error?.description == "The object with tag 7 is a Button, not a Label")
    }
  }

  @Test("Finds objects that are not views by id, and taps the views that show them")
  func otherObjects() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><tabBarController id="main" viewControllers="nav"/></scene>
        <scene><navigationController id="nav" rootViewController="list">
          <tabBarItem id="tab" title="Tab"/></navigationController></scene>
        <scene><viewController id="list">
          <navigationItem id="item" title="List"><barButtonItem id="save" title="Save"/></navigationItem>
          <view frame="0 0 320 480">
            <tapGestureRecognizer id="tap"/>
            <button id="more" title="More" frame="20 200 100 44"><menu id="choices"><menuAction id="first" title="First"/></menu></button>
            <label id="title" text="Title" frame="20 100 100 44"/>
          </view></viewController></scene>
        """))
    try stage.show()
    let harness = Harness(stage.window)
    let save: BarButtonItem = try harness.find(id: "save")
    save.addTarget(stage.window) { window, _ in window.tag += 1 }
    try harness.tap(harness.find(id: "save"))
    #expect(stage.window.tag == 1)
    #expect(try harness.find(id: "tab", as: TabBarItem.self).title == "Tab")
    #expect(try harness.find(id: "tab") is Control)
    #expect(try harness.find(id: "item", as: NavigationItem.self).title == "List")
    #expect(try harness.find(id: "tap", as: TapGestureRecognizer.self).view != nil)
    #expect(try harness.find(id: "first", as: MenuElement.self).title == "First")
    #expect(try harness.find(id: "list", as: ViewController.self).isViewLoaded)
    var error = #expect(throws: HarnessError.self) { try harness.find(id: "tap") }
    #expect(error?.description == "The object with id 'tap' is a TapGestureRecognizer, not a View")
    error = #expect(throws: HarnessError.self) { try harness.find(id: "save", as: NavigationItem.self) }
    #expect(error?.description == "The object with id 'save' is a BarButtonItem, not a NavigationItem")
    error = #expect(throws: HarnessError.self) { try harness.find(id: "sav", as: BarButtonItem.self) }
    #expect(error?.description.contains("'save', 'tab', 'tap'") == true)
  }

  @Test("Finds the frontmost view first")
  func frontmostView() throws {
    try onStage { stage in
      stage.add(Label(frame: frame)).text = "Twice"
      let other = ViewController()
      stage.watch(other)
      other.modalPresentationStyle = .overFullScreen
      let front = Label(frame: frame)
      front.text = "Twice"
      other.view.addSubview(front)
      try stage.controller.present(other, animated: false)
      #expect(try stage.harness.find(text: "Twice") === front)
    }
  }

  @Test func findsAllViewsOfAClass() throws {
    try onStage { stage in
      let first = stage.add(Label())
      let group = stage.add(View(frame: frame))
      let second = stage.add(Label(), to: group)
      second.isHidden = true
      let found = stage.harness.findAll(Label.self).map(ObjectIdentifier.init)
      #expect(found == [first, second].map(ObjectIdentifier.init))
      #expect(stage.harness.findAll(Slider.self).isEmpty)
    }
  }

  @Test("Taps a segment by its index")
  func segmentsByNumber() throws {
    try onStage { stage in
      let control = stage.add(SegmentedControl(frame: frame))
      for (index, title) in ["One", "Two", "Three"].enumerated() {
        control.insertSegment(withTitle: title, at: index)
      }
      try stage.harness.tap(control, segment: 2)
      #expect(control.selectedSegmentIndex == 2)
      #expect(throws: HarnessError.self) { try stage.harness.tap(control, segment: 3) }
    }
  }

  @Test func tracingKeepsExistingObserver() throws {
    try onStage { stage in
      let recorder = Recorder()
      stage.context.observer = { [recorder] in recorder.log.append($0.moment) }
      stage.harness.startTracing()
      stage.harness.startTracing()
      let control = stage.add(Control(frame: frame))
      try stage.harness.tap(control)
      let sent = stage.harness.trace.filter { $0.hasPrefix("Control") }
      #expect(sent == ["Control sends touchDown", "Control sends touchUpInside"])
      #expect(recorder.log.filter { $0 == "sends touchDown" }.count == 1)
    }
  }

  @Test func documentationExampleRuns() throws {
    let context = SceneContext(clock: ManualClock())
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
    window.rootViewController = try ExampleScene.storyboard(in: context)
      .instantiateInitialViewController()
    try window.makeKeyAndVisible()

    let harness = Harness(window)
    try harness.tap(harness.find(text: "Set alarm"))
    harness.advance(seconds: 0.5)
    let slider: Slider = try harness.find(id: "volume")
    try harness.drag(slider, from: slider.thumbFrame.center, to: Point(x: 200, y: 17))
    #expect(harness.svg().hasPrefix("<"))
    #expect(slider.value > 0.5)
  }
}
