import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("The title label and line breaks of buttons")
struct ButtonTitleLabelTests {
  private static let long = "A title that is too long for one line"

  private func play(_ body: (Stage, Button) throws -> Void) throws {
    try onStage { stage in
      let button = stage.add(Button(frame: Rect(x: 20, y: 20, width: 120, height: 80)))
      button.setTitle(Self.long, for: .normal)
      try body(stage, button)
    }
  }

  private func lines(_ stage: Stage) -> [String] { texts(of: stage.window.picture().layers[0]).map(\.text) }

  @Test("A long title is shortened in the middle unless the line break mode wraps it")
  func wraps() throws {
    try play { stage, button in
      let size = button.sizeThatFits(.zero)
      #expect(lines(stage).count == 1 && lines(stage)[0].contains("…"))
      button.lineBreakMode = .tailTruncation
      #expect(lines(stage).count == 1 && lines(stage)[0].hasSuffix("…"))
      button.lineBreakMode = .wordWrap
      #expect(lines(stage).count == 3 && lines(stage).joined(separator: " ") == Self.long)
      #expect(button.sizeThatFits(.zero) == size, "the intrinsic size is that of one line")
      button.titleLabel?.numberOfLines = 2
      #expect(lines(stage).count == 2)
      button.frame.size.height = 24
      #expect(lines(stage).count == 1)
    }
  }

  @Test("The lines of a wrapped title follow the text alignment of the title label")
  func alignment() throws {
    try play { stage, button in
      button.lineBreakMode = .wordWrap
      func starts() -> [Double] {
        texts(of: stage.window.picture().layers[0]).map { run in
          (run.origin.x - (run.alignment == .center ? run.width / 2 : 0)).rounded()
        }
      }
      let natural = starts()
      #expect(natural.count == 3 && Set(natural).count == 1)
      button.titleLabel?.textAlignment = .center
      #expect(Set(starts()).count > 1)
    }
  }

  @Test("The title label reads and changes the title of its button")
  func titleLabel() throws {
    try play { stage, button in
      let label = try #require(button.titleLabel)
      #expect(label.text == Self.long && label.lineBreakMode == .middleTruncation && label.numberOfLines == 1)
      #expect(button.titleLabel === label && button.subviews.isEmpty)
      label.font = .bold(12)
      label.lineBreakMode = .clip
      #expect(button.font == .bold(12) && button.lineBreakMode == .clip)
      button.setTitle("Go", for: .normal)
      button.setTitleColor(.red, for: .normal)
      #expect(label.text == "Go" && label.textColor == .red)
      #expect(button.bounds.contains(try #require(button.titleLabel?.frame.center)))
      label.adjustsFontSizeToFitWidth = true
      button.setTitle(Self.long, for: .normal)
      let font = try #require(texts(of: stage.window.picture().layers[0]).first).font
      #expect(font.size < 12)
    }
  }

  @Test("A scene sets the line break mode and the number of lines")
  func scene() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view frame="0 0 320 480">
          <button frame="0 0 120 90" title="\(Self.long)" lineBreakMode="characterWrap" numberOfLines="2"/>
        </view></viewController></scene>
        """))
    try stage.show()
    let button = try #require(stage.window.firstView(of: Button.self))
    #expect(button.lineBreakMode == .characterWrap && button.titleLabel?.numberOfLines == 2)
    #expect(texts(of: stage.window.picture().layers[0]).count == 2)
  }
}
