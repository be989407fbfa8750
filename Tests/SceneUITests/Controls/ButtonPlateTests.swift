import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct ButtonPlateTests {
  private func fill(_ button: Button, _ stage: Stage) throws -> (path: Path, color: RGBA) {
    for content in contents(of: button, on: stage) {
      if case .fill(let path, _, let color) = content { return (path, color) }
    }
    throw Unexpected("nothing is filled")
  }

  @Test("Draws the background in the button's color and corner style, and dims a disabled button")
  func plate() throws {
    try onStage { stage in
      let button: Button = try stage.load(
        #"<button frame="0 0 121 41" kind="filled" title="Go" baseBackgroundColor="red" cornerStyle="capsule"/>"#
      )
      let drawn = try fill(button, stage)
      #expect(drawn.color.hexRGB == "#ff0000")
      let half = Path(roundedRect: Rect(x: 0.5, y: 0.5, width: 120, height: 40), cornerRadius: 20)
      #expect(drawn.path == half)
      button.cornerStyle = .small
      #expect(
        try fill(button, stage).path
          == Path(roundedRect: Rect(x: 0.5, y: 0.5, width: 120, height: 40), cornerRadius: 4))
      button.isEnabled = false
      #expect(try fill(button, stage).color.hexRGB != "#ff0000")
    }
  }

  @Test("The background adapts to the size of the button")
  func sizes() throws {
    try onStage { stage in
      let button: Button = try stage.load(#"<button kind="gray" title="Go"/>"#)
      let heights = [ButtonSize.mini, .small, .medium, .large].map { size -> Double in
        button.buttonSize = size
        return button.sizeThatFits(.zero).height
      }
      #expect(heights == heights.sorted() && Set(heights).count == 4)
    }
  }

  @Test("Aligns the title and the subtitle with each other")
  func alignment() throws {
    try onStage { stage in
      let button: Button = try stage.load(
        #"<button frame="0 0 300 60" title="A rather long title" subtitle="Short" titleAlignment="leading"/>"#
      )
      func places() -> [Double] {
        contents(of: button, on: stage).compactMap { content in
          if case .text(let run) = content { return run.origin.x }
          return nil
        }
      }
      let leading = places()
      #expect(leading.count == 2 && leading[0] == leading[1])
      button.titleAlignment = .trailing
      let trailing = places()
      #expect(trailing[0] == trailing[1] && trailing[0] > leading[0])
    }
  }

  @Test("Shows arrows on pop-up buttons, and on other buttons only if requested")
  func indicator() throws {
    try onStage { stage in
      let button: Button = try stage.load(#"<button frame="0 0 200 40" title="Size"/>"#)
      func lines() -> Int {
        contents(of: button, on: stage).count { if case .stroke = $0 { true } else { false } }
      }
      let width = button.sizeThatFits(.zero).width
      #expect(lines() == 0)
      button.indicator = .pulldown
      #expect(lines() == 1 && button.sizeThatFits(.zero).width == width + 18)
      button.indicator = .automatic
      button.menu = Menu(children: [Action(title: "Size")])
      #expect(lines() == 0)
      button.changesSelectionAsPrimaryAction = true
      #expect(lines() == 1)
      button.indicator = .none
      #expect(lines() == 0)
    }
  }
}
