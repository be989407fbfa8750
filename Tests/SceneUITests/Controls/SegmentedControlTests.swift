import SceneCompiler
import SceneDiagnostics
import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct SegmentedControlTests {
  private func play(_ body: (Stage, SegmentedControl, Recorder) throws -> Void) throws {
    try onStage { stage in
      let control = stage.add(SegmentedControl(frame: Rect(x: 20, y: 20, width: 240, height: 32)))
      for (index, title) in ["Day", "Week", "Month"].enumerated() {
        control.insertSegment(withTitle: title, at: index)
      }
      let recorder = Recorder()
      control.addTarget(recorder, for: .valueChanged) { (recorder, control: SegmentedControl) in
        recorder.log.append("\(control.selectedSegmentIndex)")
      }
      try body(stage, control, recorder)
    }
  }

  @Test("A tap selects a segment and sends one event")
  func tapSelects() throws {
    try play { stage, control, recorder in
      #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
      try stage.harness.tap(control, segment: 1)
      try stage.harness.tap(control, segment: 1)
      try stage.harness.tap(control, segment: 2)
      #expect(recorder.log == ["1", "2"])
      control.selectedSegmentIndex = 0
      #expect(recorder.log.count == 2)
      control.selectedSegmentIndex = 3
      #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    }
  }

  @Test func createsControlWithTitles() throws {
    let control = SegmentedControl(items: ["Day", "Week"])
    #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 1) == "Week")
    #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    #expect(control.bounds.size == control.sizeThatFits(.zero) && control.bounds.width > 0)
    control.setEnabled(false, forSegmentAt: 0)
    #expect(!control.isEnabledForSegment(at: 0) && control.isEnabledForSegment(at: 1))
    #expect(!control.isEnabledForSegment(at: 2))
    control.selectedSegmentIndex = 1
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0 && control.selectedSegmentIndex == SegmentedControl.noSegment)
  }

  @Test("A touch that ends in another segment selects nothing")
  func touchMustEndInSameSegment() throws {
    try play { stage, control, recorder in
      try stage.harness.drag(
        control, from: control.frameForSegment(at: 0).center, to: control.frameForSegment(at: 2).center)
      stage.harness.cancel(try stage.harness.touchDown(in: control))
      #expect(recorder.log == [])
    }
  }

  @Test func momentaryControlHasNoSelectionAfterTap() throws {
    try play { stage, control, recorder in
      control.isMomentary = true
      try stage.harness.tap(control, segment: 1)
      try stage.harness.tap(control, segment: 1)
      #expect(recorder.log == ["1", "1"])
      #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
    }
  }

  @Test func ignoresTapsOnDisabledSegments() throws {
    try play { stage, control, recorder in
      control.setEnabled(false, forSegmentAt: 1)
      try stage.harness.tap(control, segment: 1)
      #expect(recorder.log == [] && !control.isTracking)
      control.setEnabled(true, forSegmentAt: 1)
      try stage.harness.tap(control, segment: 1)
      #expect(recorder.log == ["1"])
    }
  }

  @Test("The selection follows its segment when segments are inserted or removed")
  func selectionMovesWithSelectedSegment() throws {
    try play { _, control, _ in
      control.selectedSegmentIndex = 1
      control.insertSegment(withTitle: "Hour", at: 0)
      #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Week")
      control.removeSegment(at: 0)
      #expect(control.selectedSegmentIndex == 1)
      control.removeSegment(at: 1)
      #expect(control.selectedSegmentIndex == SegmentedControl.noSegment)
      control.removeSegment(at: 9)
      #expect(control.numberOfSegments == 2 && control.titleForSegment(at: 9) == nil)
    }
  }

  @Test("Does not select a segment that is inserted at the selected index")
  func insertedSegment() throws {
    try play { _, control, _ in
      control.selectedSegmentIndex = 1
      control.insertSegment(withTitle: "Hour", at: 1)
      #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Week")
    }
  }

  @Test func sceneCanSelectSegmentByIndex() throws {
    try onStage { stage in
      let text = """
        <nib version="1">
          <segmentedControl selectedSegmentIndex="1" frame="0 0 200 32">
            <segment title="One"/><segment title="Two" enabled="false"/>
          </segmentedControl>
        </nib>
        """
      let compiler = SceneCompiler(vocabulary: stage.context.registry.vocabulary)
      let bytes = try #require(try compiler.compile(SourceText(path: "Segments.scene", text)).bytes)
      let file = try SceneFile(bytes: bytes, registry: stage.context.registry)
      let control = try #require(
        try Nib(file: file, context: stage.context).instantiate().first as? SegmentedControl)
      stage.watch(control)
      #expect(control.selectedSegmentIndex == 1 && control.numberOfSegments == 2)
    }
  }

  @Test("Segments with longer titles can be wider, and receive the touches in their frames")
  func apportionedWidths() throws {
    try onStage { stage in
      let control: SegmentedControl = try stage.load(
        """
        <segmentedControl frame="0 0 300 32" apportionsSegmentWidthsByContent="true">
          <segment title="A"/><segment title="A much longer title"/>
        </segmentedControl>
        """)
      let frames = [0, 1].map { control.frameForSegment(at: $0) }
      #expect(frames[0].minX == 0 && frames[0].maxX == frames[1].minX && frames[1].maxX == 300)
      #expect(frames[1].width > 2 * frames[0].width)
      try stage.harness.tap(control, at: Point(x: frames[0].maxX + 5, y: 16))
      #expect(control.selectedSegmentIndex == 1)
      let width = control.sizeThatFits(.zero).width
      control.setTitle("AAAA", forSegmentAt: 0)
      #expect(control.frameForSegment(at: 0).width > frames[0].width)
      #expect(control.sizeThatFits(.zero).width > width)
      control.apportionsSegmentWidthsByContent = false
      #expect(control.frameForSegment(at: 0).width == 150 && control.sizeThatFits(.zero).width > width)
    }
  }
}
