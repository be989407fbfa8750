import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct TextPictureTests {
  private func gallery(_ look: (Stage) throws -> Void) throws {
    try onStage { stage in
      func field(_ text: String, _ y: Double, _ border: TextField.BorderStyle, x: Double = 12) -> TextField {
        let field = stage.add(TextField(frame: Rect(x: x, y: y, width: 144, height: 34)))
        field.text = text
        field.placeholder = "Placeholder"
        field.borderStyle = border
        return field
      }
      for (row, border) in [TextField.BorderStyle.none, .line, .bezel, .roundedRect].enumerated() {
        _ = field("", 8 + 42 * Double(row), border)
        let right = field("Some text", 8 + 42 * Double(row), border, x: 164)
        right.clearButtonMode = .always
        right.textAlignment = [TextAlignment.left, .center, .right, .left][row]
      }
      field("password", 176, .roundedRect).isSecureTextEntry = true
      field("Disabled", 176, .roundedRect, x: 164).isEnabled = false
      _ = field("Much more text than there is room for", 218, .roundedRect)
      field("A little too much text", 218, .roundedRect, x: 164).adjustsFontSizeToFitWidth = true
      let view = stage.add(TextView(frame: Rect(x: 12, y: 260, width: 296, height: 76)))
      view.backgroundColor = Color(.secondarySystemBackground)
      view.text = "Text of several lines, which is broken between words.\n\nAnd another paragraph."
      let bar = stage.add(SearchBar(frame: Rect(x: 0, y: 340, width: 320, height: 120)))
      bar.placeholder = "Search"
      bar.prompt = "What are you looking for?"
      bar.showsCancelButton = true
      bar.scopeButtonTitles = ["All", "Here", "There"]
      try look(stage)
    }
  }

  private func texts(_ stage: Stage) -> [String] { shownTexts(of: stage.harness.picture().layers[0]) }

  @Test func lightAndDarkPicturesDifferOnlyInColors() throws {
    try gallery { stage in
      let (light, lightSVG) = (texts(stage), stage.harness.svg())
      stage.context.style = .dark
      #expect(texts(stage) == light && stage.harness.svg() != lightSVG)
      #expect(light.filter { $0 == "Placeholder" }.count == 4)
      #expect(light.filter { $0 == "Some text" }.count == 4)
      #expect(light.contains("••••••••") && !light.contains("password"))
      #expect(light.contains { $0.hasSuffix("…") } && light.contains("A little too much text"))
      #expect(light.contains("What are you looking for?") && light.contains("Search"))
    }
  }

  @Test("Scrolls a field to its caret during editing")
  func scrollsToCaret() throws {
    try gallery { stage in
      let field: TextField = try stage.harness.find(text: "Much more text than there is room for")
      try stage.harness.tap(field)
      try stage.harness.moveCursor(.toEnd)
      #expect(texts(stage).contains("Much more text than there is room for"), "clipped, and not truncated")
      #expect(field.textRect.contains(field.caretRect.center))
      try stage.harness.moveCursor(.backward, count: 3)
      #expect(field.textRect.contains(field.caretRect.center))
      let x = field.caretRect.minX
      try stage.harness.moveCursor(.backward)
      #expect(field.caretRect.minX < x, "the text does not scroll while the caret is visible")
      try stage.harness.moveCursor(.toBeginning)
      #expect(abs(field.caretRect.minX - field.textRect.minX) < 0.01)
    }
  }

  @Test func hidesSecureTextInPicture() throws {
    try gallery { stage in
      let secret = try #require(
        stage.root.firstView { ($0 as? TextField)?.isSecureTextEntry == true } as? TextField)
      try stage.harness.tap(secret)
      try stage.harness.type("s3cr3t")
      #expect(!stage.harness.svg().contains("s3cr3t") && !stage.harness.svg().contains("password"))
      #expect(throws: HarnessError.self) { try stage.harness.find(text: secret.text) }
    }
  }

  @Test func shrinksFontDownToMinimumSize() throws {
    try onStage { stage in
      let (field, _) = stage.addField(String(repeating: "wide ", count: 6))
      field.adjustsFontSizeToFitWidth = true
      func size() -> Double? {
        for command in stage.harness.picture().layers[0].sublayers[0].sublayers[0].content.commands {
          if case .text(let run) = command.content { return run.font.size }
        }
        return nil
      }
      let fitting = try #require(size())
      #expect(fitting < 17 && fitting > 12)
      field.minimumFontSize = 16
      #expect(size() == 16)
      field.minimumFontSize = 40
      #expect(size() == 17, "it is never made larger")
      field.text = "short"
      field.minimumFontSize = 8
      #expect(size() == 17)
    }
  }

  @Test("The fitting size depends on the text or the placeholder")
  func returnsSizeThatFits() throws {
    try onStage { stage in
      let (field, _) = stage.addField("Hello")
      let width = field.sizeThatFits(.zero).width
      field.text = "Hello world"
      #expect(field.sizeThatFits(.zero).width > width && field.intrinsicContentSize.height == 34)
      field.text = ""
      field.placeholder = "Hello"
      #expect(field.sizeThatFits(.zero).width == width)
      let (view, _) = stage.addTextView("One two three four")
      #expect(view.sizeThatFits(.zero).height < view.sizeThatFits(Size(width: 60, height: 0)).height)
    }
  }
}
