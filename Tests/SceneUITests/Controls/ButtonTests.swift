import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct ButtonTests {
  private func play(_ body: (Stage, Button) throws -> Void) throws {
    try onStage { stage in
      let button = stage.add(Button(frame: Rect(x: 20, y: 20, width: 120, height: 40)))
      button.setTitle("Go", for: .normal)
      button.setTitle("Going", for: .highlighted)
      try body(stage, button)
    }
  }

  private func titles(_ stage: Stage) -> [(text: String, color: RGBA)] {
    stage.harness.picture().layers[0].sublayers[0].sublayers[0].content.commands.compactMap { command in
      if case .text(let run) = command.content { return (run.text, run.color) }
      return nil
    }
  }

  @Test("A button is highlighted during a touch")
  func highlightedDuringTouch() throws {
    try play { stage, button in
      let touch = try stage.harness.touchDown(in: button)
      #expect(button.state == .highlighted && titles(stage).map(\.text) == ["Going"])
      stage.harness.move(touch, to: Point(x: 60, y: 200), in: button)
      #expect(button.state == .normal && titles(stage).map(\.text) == ["Go"])
      stage.harness.move(touch, to: Point(x: 60, y: 20), in: button)
      #expect(button.state == .highlighted)
      stage.harness.up(touch)
      #expect(button.state == .normal && titles(stage).map(\.text) == ["Go"])
    }
  }

  @Test("A touch that ends inside a button sends its primary action")
  func primaryAction() throws {
    try play { stage, button in
      let recorder = Recorder()
      recorder.listen(to: button)
      try stage.harness.tap(button)
      #expect(recorder.take() == ["down", "upInside", "primary"])
      try stage.harness.drag(button, from: Point(x: 9, y: 9), to: Point(x: 9, y: 99), steps: 1)
      #expect(recorder.log == ["down", "dragExit", "dragOutside", "upOutside"])
    }
  }

  @Test("A disabled button dims its title unless the disabled state has its own color")
  func doesNotDimCustomColor() throws {
    try play { stage, button in
      button.setTitleColor(.red, for: .normal)
      button.isEnabled = false
      #expect(titles(stage)[0].color.alpha < 0.5 && titles(stage)[0].color.red == 1)
      button.setTitleColor(.green, for: .disabled)
      #expect(titles(stage)[0].color == Color.green.resolved())
      button.isSelected = true
      #expect(titles(stage)[0].color.alpha < 0.5, "this combination has no color of its own")
      button.setTitleColor(.blue, for: [.disabled, .selected])
      #expect(titles(stage)[0].color == Color.blue.resolved())
    }
  }

  @Test("The width of a button fits its title")
  func sizeFitsTitle() throws {
    try play { _, button in
      let width = BuiltInTextMetrics().width(of: "Go", font: .system(17)).rounded(.up)
      #expect(button.sizeThatFits(.zero).width == 30, "at least")
      button.kind = .filled
      #expect(button.sizeThatFits(.zero).width == width + 24)
      #expect(button.intrinsicContentSize.height == button.sizeThatFits(.zero).height)
    }
  }
}
