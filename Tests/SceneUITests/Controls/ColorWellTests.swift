import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct ColorWellTests {
  private func play(_ attributes: String = "", _ body: (Stage, ColorWell, Recorder) throws -> Void) throws {
    try onStage { stage in
      let well: ColorWell = try stage.load(
        #"<colorWell frame="20 20 44 44" title="Dial" selectedColor="red" \#(attributes)/>"#)
      let recorder = Recorder()
      well.addTarget(recorder, for: .valueChanged) { (recorder, well: ColorWell) in
        recorder.log.append(well.selectedColor?.resolved().hexRGB ?? "none")
      }
      try body(stage, well, recorder)
    }
  }

  private func open(_ well: ColorWell, _ stage: Stage) throws -> ColorPickerController {
    try stage.harness.tap(well)
    stage.harness.advance(seconds: 1)
    stage.window.layoutIfNeeded()
    return try #require(stage.controller.presentedViewController as? ColorPickerController)
  }

  @Test("A tap opens a color sheet, which stays open after a selection in the grid")
  func grid() throws {
    try play { stage, well, recorder in
      let picker = try open(well, stage)
      _ = try stage.harness.find(text: "Dial")
      #expect(picker.selectedColor == .red)
      let grid = try #require(picker.view.subviews.first { "\(type(of: $0))" == "ColorGrid" })
      try stage.harness.tap(grid, at: Point(x: 4, y: 4))
      #expect(recorder.log == ["#ffffff"])
      try stage.harness.tap(grid, at: Point(x: grid.bounds.width - 4, y: 4))
      #expect(recorder.log == ["#ffffff", "#000000"])
      let close = try #require(picker.view.subviews.first { ($0 as? Button)?.kind == .close })
      try stage.harness.tap(close)
      stage.harness.advance(seconds: 1)
      #expect(
        stage.controller.presentedViewController == nil && well.selectedColor?.resolved().hexRGB == "#000000")
    }
  }

  @Test("Sliders and numeric input change color components")
  func sliders() throws {
    try play { stage, _, recorder in
      let picker = try open(try #require(stage.harness.findAll(ColorWell.self).first), stage)
      let choice = try #require(stage.harness.findAll(SegmentedControl.self).first)
      try stage.harness.tap(choice, segment: 1)
      stage.window.layoutIfNeeded()
      let sliders = picker.view.subviews.compactMap { $0 as? Slider }
      #expect(sliders.map(\.isHidden) == [false, false, false, false] && sliders[0].value == 1)
      try stage.harness.drag(sliders[2], from: Point(x: 14, y: 17), to: Point(x: 400, y: 17))
      #expect(recorder.log.last == "#ff00ff")
      let field = try #require(stage.harness.findAll(TextField.self).first)
      #expect(field.text == "#FF00FF")
      try stage.harness.tap(field)
      field.text = ""
      try stage.harness.type("00ff80\n")
      #expect(recorder.log.last == "#00ff80")
      #expect(sliders.map { ($0.value * 255).rounded() } == [0, 255, 128, 255])
    }
  }

  @Test("Hides the alpha slider if the color well does not support alpha")
  func opaque() throws {
    try play(#"supportsAlpha="false""#) { stage, well, _ in
      let picker = try open(well, stage)
      #expect(picker.view.subviews.compactMap { $0 as? Slider }.map(\.isHidden) == [true, true, true, true])
    }
  }
}
