import SceneCompiler
import SceneDiagnostics
import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct SliderTests {
  /// Each unit has ten points of the track: the center of the thumb moves from 14 to 214.
  private func play(_ body: (Stage, Slider, Recorder) throws -> Void) throws {
    try onStage { stage in
      let slider = stage.add(Slider(frame: Rect(x: 20, y: 20, width: 228, height: 34)))
      slider.maximumValue = 20
      slider.value = 5
      let recorder = Recorder()
      slider.addTarget(recorder, for: .valueChanged) { (recorder, slider: Slider) in
        recorder.log.append("\((slider.value * 10).rounded() / 10)")
      }
      try body(stage, slider, recorder)
    }
  }

  @Test func draggingThumbChangesValue() throws {
    try play { stage, slider, recorder in
      #expect(slider.thumbFrame == Rect(x: 50, y: 3, width: 28, height: 28))
      // A touch at the edge of the thumb does not move it.
      let touch = try stage.harness.touchDown(in: slider, at: Point(x: 76, y: 17))
      #expect(slider.value == 5)
      stage.harness.move(touch, to: Point(x: 96, y: 17), in: slider)
      stage.harness.move(touch, to: Point(x: 116, y: 400), in: slider)
      #expect(recorder.log == ["7.0", "9.0"])
      stage.harness.up(touch)
      #expect(recorder.log == ["7.0", "9.0"])
    }
  }

  @Test func ignoresTouchesOnTrack() throws {
    try play { stage, slider, recorder in
      try stage.harness.drag(slider, from: Point(x: 150, y: 17), to: Point(x: 200, y: 17))
      try stage.harness.tap(slider)
      #expect(slider.value == 5 && recorder.log == [])
    }
  }

  @Test("Limits the value of a slider to its range")
  func range() throws {
    try play { stage, slider, recorder in
      try stage.harness.drag(
        slider, from: slider.thumbFrame.center, to: Point(x: 900, y: 17), steps: 1)
      #expect(recorder.take() == ["20.0"] && slider.value == 20)
      try stage.harness.drag(
        slider, from: slider.thumbFrame.center, to: Point(x: -900, y: 17), steps: 3)
      #expect(recorder.log.last == "0.0" && slider.value == 0)
      slider.value = 99
      #expect(slider.value == 20)
      slider.maximumValue = 10
      #expect(slider.value == 10)
      slider.minimumValue = 15
      #expect(slider.value == 15, "an empty range is reduced to its minimum")
      slider.value = .nan
      #expect(slider.value == 15)
    }
  }

  @Test func nonContinuousSliderSendsOnlyFinalValue() throws {
    try play { stage, slider, recorder in
      slider.isContinuous = false
      let touch = try stage.harness.touchDown(in: slider, at: slider.thumbFrame.center)
      stage.harness.move(touch, to: Point(x: 114, y: 17), in: slider)
      #expect(slider.value == 10 && recorder.log == [])
      stage.harness.up(touch)
      #expect(recorder.take() == ["10.0"])
      try stage.harness.tap(slider, at: slider.thumbFrame.center)
      #expect(recorder.log == [], "the value has not changed")
    }
  }

  @Test func sceneSetsRangeBeforeValue() throws {
    try onStage { stage in
      let text = """
        <nib version="1">
          <slider value="60" maximumValue="100" minimumValue="50" frame="0 0 200 34"/>
        </nib>
        """
      let compiler = SceneCompiler(vocabulary: stage.context.registry.vocabulary)
      let bytes = try #require(try compiler.compile(SourceText(path: "Slider.scene", text)).bytes)
      let file = try SceneFile(bytes: bytes, registry: stage.context.registry)
      let slider = try #require(
        try Nib(file: file, context: stage.context).instantiate().first as? Slider)
      stage.watch(slider)
      #expect(slider.value == 60 && slider.minimumValue == 50 && slider.maximumValue == 100)
    }
  }

  @Test("A noncontinuous slider sends its value when the touch is canceled")
  func canceledDrag() throws {
    try play { stage, slider, recorder in
      slider.isContinuous = false
      slider.addTarget(recorder, for: .touchCancel) { (recorder, _: Slider) in recorder.log.append("cancel") }
      let touch = try stage.harness.touchDown(in: slider, at: slider.thumbFrame.center)
      stage.harness.move(touch, to: Point(x: 114, y: 17), in: slider)
      #expect(recorder.log == [])
      stage.harness.cancel(touch)
      #expect(slider.value == 10 && recorder.take() == ["10.0", "cancel"])
    }
  }
}
