import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct PictureTests {
  private func gallery(_ look: (Stage) throws -> Void) throws {
    try onStage { stage in
      stage.root.backgroundColor = Color(.systemGroupedBackground)
      let title = stage.add(Label(frame: Rect(x: 20, y: 16, width: 280, height: 30)))
      title.text = "Controls"
      title.font = .bold(22)
      let panel = stage.add(View(frame: Rect(x: 12, y: 56, width: 296, height: 412)))
      panel.backgroundColor = .systemBackground

      func caption(_ text: String, _ y: Double) {
        let label = stage.add(Label(frame: Rect(x: 12, y: y, width: 272, height: 16)), to: panel)
        label.text = text
        label.font = .system(12)
        label.textColor = .secondaryLabel
      }
      caption("Buttons: as they are, touched, disabled", 8)
      for (row, y) in [28.0, 72, 116].enumerated() {
        for (column, kind) in [Button.Kind.plain, .bordered, .filled].enumerated() {
          let button = stage.add(
            Button(frame: Rect(x: 12 + 92 * Double(column), y: y, width: 84, height: 36)), to: panel)
          button.kind = kind
          button.setTitle(["Save", "Touched", "Off"][row], for: .normal)
          button.isHighlighted = row == 1
          button.isEnabled = row != 2
        }
      }
      caption("Switches: off, on, disabled", 164)
      for index in 0..<4 {
        let toggle = stage.add(
          Switch(frame: Rect(x: 12 + 68 * Double(index), y: 184, width: 0, height: 0)), to: panel)
        toggle.setOn(index % 2 == 1)
        toggle.isEnabled = index < 2
      }
      caption("Sliders", 224)
      for index in 0..<2 {
        let slider = stage.add(
          Slider(frame: Rect(x: 12, y: 240 + 34 * Double(index), width: 272, height: 34)), to: panel)
        slider.value = 0.4
        slider.isEnabled = index == 0
      }
      caption("Segments: one disabled, all disabled", 316)
      for index in 0..<2 {
        let segments = stage.add(
          SegmentedControl(frame: Rect(x: 12, y: 336 + 38 * Double(index), width: 272, height: 32)), to: panel
        )
        for (index, title) in ["Day", "Week", "Month"].enumerated() {
          segments.insertSegment(withTitle: title, at: index)
        }
        segments.selectedSegmentIndex = 1
        segments.setEnabled(false, forSegmentAt: 2)
        segments.isEnabled = index == 0
      }
      try look(stage)
    }
  }

  @Test func lightAndDarkPicturesDifferOnlyInColors() throws {
    try gallery { stage in
      let light = stage.harness.picture()
      stage.context.style = .dark
      let dark = stage.harness.picture()
      #expect(texts(of: light.layers[0]) == texts(of: dark.layers[0]))
      #expect(texts(of: light.layers[0]).filter { $0 == "Save" }.count == 3)
      let title = { (picture: LayeredPicture) in colors(of: picture.layers[0].sublayers[0].sublayers[0]) }
      #expect(title(light) == [StandardColor.label.components(dark: false)])
      #expect(title(dark) == [StandardColor.label.components(dark: true)])
    }
  }

  /// White would be unreadable on the pale fill of a disabled filled button.
  @Test func titleOfFilledButtonIsReadableInEveryState() throws {
    try onStage { stage in
      let button = stage.add(Button(frame: Rect(x: 0, y: 0, width: 100, height: 40)))
      button.kind = .filled
      button.setTitle("Go", for: .normal)
      func drawn() -> [RGBA] { colors(of: stage.harness.picture().layers[0].sublayers[0].sublayers[0]) }
      for style in [InterfaceStyle.light, .dark] {
        let isDark = style == .dark
        stage.context.style = style
        button.isEnabled = true
        #expect(drawn() == [StandardColor.systemBlue.components(dark: isDark), RGBA(packed: 0xFFFF_FFFF)])
        button.isEnabled = false
        #expect(drawn()[0] == StandardColor.systemFill.components(dark: isDark))
        #expect(drawn()[1].hexRGB == StandardColor.label.components(dark: isDark).hexRGB)
      }
    }
  }

  @Test("The picture omits hidden views")
  func hiddenViews() throws {
    try gallery { stage in
      let label: Label = try stage.harness.find(text: "Controls")
      label.isHidden = true
      #expect(!stage.harness.svg().contains(">Controls<"))
      label.isHidden = false
      #expect(stage.harness.svg().contains(">Controls<"))
    }
  }

  @Test func pictureIsReproducible() throws {
    try gallery { stage in #expect(stage.harness.svg() == stage.harness.svg()) }
  }

  private func texts(of layer: PictureLayer) -> [String] {
    layer.content.commands.compactMap { command in
      if case .text(let run) = command.content { return run.text }
      return nil
    } + layer.sublayers.flatMap(texts)
  }

  private func colors(of layer: PictureLayer) -> [RGBA] {
    layer.content.commands.map { command in
      switch command.content {
      case .fill(_, _, let color), .stroke(_, _, let color): color
      case .text(let run): run.color
      case .image, .painted, .group: RGBA(packed: 0)
      }
    }
  }
}
