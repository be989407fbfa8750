import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct AttributedTextViewTests {
  private let bold = TextAttributes(font: .bold(30))
  private let red = TextAttributes(color: .red)

  private func view(_ text: AttributedText) -> TextView {
    let view = TextView(frame: Rect(x: 0, y: 0, width: 200, height: 200))
    view.attributedText = text
    return view
  }

  @Test("Typed text has the attributes of the preceding character or the typing attributes")
  func typing() throws {
    try onStage { stage in
      let view = view(AttributedText("one ", bold) + AttributedText("two", red))
      stage.root.addSubview(view)
      #expect(view.becomeFirstResponder())
      view.selectedRange = 2..<2
      view.insertText("X")
      #expect(view.attributedText == AttributedText("onXe ", bold) + AttributedText("two", red))
      view.selectedRange = 8..<8
      #expect(view.typingAttributes == red)
      view.typingAttributes.underline = .single
      view.insertText("!")
      view.insertText("?")
      let underlined = TextAttributes(color: .red, underline: .single)
      #expect(view.attributedText?.runs.last?.attributes == underlined)
      #expect(view.attributedText?.text == "onXe two!?")
      view.selectedRange = 1..<9
      view.deleteBackward()
      #expect(view.attributedText == AttributedText("o", bold) + AttributedText("?", underlined))
      view.text = "plain"
      #expect(view.attributedText == nil && view.typingAttributes == TextAttributes())
    }
  }

  @Test("Typed text has the typing attributes until the caret moves")
  func plain() throws {
    try onStage { stage in
      let view = view("ab")
      view.text = "ab"
      stage.root.addSubview(view)
      #expect(view.becomeFirstResponder())
      view.typingAttributes = bold
      view.selectedRange = 1..<1
      view.insertText("c")
      #expect(view.attributedText == "acb")
      view.typingAttributes = bold
      view.insertText("d")
      #expect(view.attributedText?.runs.map(\.attributes) == [TextAttributes(), bold, TextAttributes()])
    }
  }

  @Test("Line and caret heights follow the fonts, and a touch moves the caret to the touched line")
  func heights() throws {
    try onStage { stage in
      let view = view(
        AttributedText("small\n") + AttributedText("LARGE\n", bold) + AttributedText("end", red))
      stage.root.addSubview(view)
      #expect(view.becomeFirstResponder())
      view.selectedRange = 2..<2
      let small = view.caretRect
      view.selectedRange = 8..<8
      let large = view.caretRect
      #expect(large.height > 1.5 * small.height)
      #expect(abs(large.minY - small.maxY) < 1)
      view.selectedRange = 13..<13
      #expect(abs(view.caretRect.minY - large.maxY) < 1)
      try stage.harness.tap(view, at: Point(x: large.midX, y: large.midY))
      #expect(view.selectedRange.lowerBound == 8)
      let drawn = texts(of: view, on: stage)
      #expect(drawn.map(\.text) == ["small", "LARGE", "end"])
      #expect(drawn.map(\.font) == [.system(17), .bold(30), .system(17)])
      view.moveCursor(.up, extendingSelection: false)
      #expect(view.selectedRange.lowerBound < 6)
    }
  }

  @Test("Draws selections over lines of different heights")
  func selection() throws {
    try onStage { stage in
      let view = view(AttributedText("a\n") + AttributedText("B", bold))
      stage.root.addSubview(view)
      #expect(view.becomeFirstResponder())
      view.selectAll()
      let heights = contents(of: view, on: stage).compactMap { content -> Double? in
        if case .fill(let path, _, _) = content { return path.bounds.height }
        return nil
      }
      // The first letter and the rest of the first line, and then the second line.
      #expect(heights.count >= 3)
      #expect(heights[2] > 1.4 * heights[0] && heights[1] == heights[0])
    }
  }
}
