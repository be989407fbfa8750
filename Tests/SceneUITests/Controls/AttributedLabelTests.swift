import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Labels and buttons whose text has parts that look different.
@Suite struct AttributedLabelTests {
  private let text =
    AttributedText("one ", TextAttributes(font: .bold(17)))
    + AttributedText("two", TextAttributes(color: .red))

  @Test("a label draws each part as it is, and the rest as the label says")
  func label() throws {
    try onStage { stage in
      let label = Label(frame: Rect(x: 0, y: 0, width: 200, height: 40))
      label.textColor = .blue
      label.textAlignment = .right
      stage.root.addSubview(label)
      label.attributedText = text
      let drawn = SceneUITests.texts(of: label, on: stage)
      #expect(drawn.map(\.text) == ["one ", "two"])
      #expect(drawn.map(\.font) == [.bold(17), .system(17)])
      #expect(drawn.map(\.color) == [Color.blue.resolved(), Color.red.resolved()])
      #expect(drawn.last.map { abs($0.origin.x + $0.width - 200) < 0.01 } == true)
      label.textColor = .green
      #expect(label.needsDisplay)
      #expect(SceneUITests.texts(of: label, on: stage).map(\.color).first == Color.green.resolved())
    }
  }

  @Test("the plain text is that of the parts, and setting it takes their looks away")
  func plain() {
    let label = Label(frame: Rect(x: 0, y: 0, width: 200, height: 40))
    label.attributedText = text
    #expect(label.text == "one two")
    let wide = label.sizeThatFits(.zero)
    label.text = "one two"
    #expect(label.attributedText == nil)
    #expect(label.sizeThatFits(.zero).width < wide.width, "bold letters are wider")
    label.attributedText = AttributedText("one two", TextAttributes(font: .system(34)))
    #expect(label.sizeThatFits(.zero).height > wide.height)
    label.attributedText = nil
    #expect(label.text == "one two", "what was set last as plain text")
  }

  @Test("lines that do not fit are cut off, by number and by height")
  func cutOff() throws {
    try onStage { stage in
      let label = Label(frame: Rect(x: 0, y: 0, width: 70, height: 100))
      stage.root.addSubview(label)
      label.attributedText = AttributedText("one two three four five", TextAttributes(color: .red))
      #expect(SceneUITests.texts(of: label, on: stage).map(\.text).last?.hasSuffix("…") == true)
      label.numberOfLines = 0
      #expect(SceneUITests.texts(of: label, on: stage).map(\.text) == ["one two", "three", "four five"])
      label.frame.size.height = 45
      #expect(SceneUITests.texts(of: label, on: stage).count == 2)
    }
  }

  @Test("a button shows another title in each state")
  func button() throws {
    try onStage { stage in
      let button = Button(frame: Rect(x: 0, y: 0, width: 200, height: 40))
      stage.root.addSubview(button)
      button.setTitle("plain", for: .normal)
      button.setAttributedTitle(text, for: .normal)
      button.setAttributedTitle(AttributedText("off", TextAttributes(color: .gray)), for: .disabled)
      #expect(button.currentTitle == "one two")
      #expect(SceneUITests.texts(of: button, on: stage).map(\.text) == ["one ", "two"])
      button.isEnabled = false
      #expect(SceneUITests.texts(of: button, on: stage).map(\.text) == ["off"])
      #expect(button.attributedTitle(for: .highlighted) == text)
      button.isEnabled = true
      button.setAttributedTitle(nil, for: .normal)
      #expect(SceneUITests.texts(of: button, on: stage).map(\.text) == ["plain"])
    }
  }

  @Test("fragments of a scene make a label's text")
  func scene() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view>
          <label id="sum" frame="20 20 200 60" textColor="gray" numberOfLines="0">
            <fragment text="Total "/>
            <fragment text="12 €" font="bold 20" color="red" background="green" underline="double" kern="1"/>
          </label>
        </view></viewController></scene>
        """))
    try stage.show()
    let label = try #require(Harness(stage.window).find(id: "sum") as? Label)
    #expect(label.text == "Total 12 €")
    #expect(
      label.attributedText
        == AttributedText("Total ")
        + AttributedText(
          "12 €",
          TextAttributes(font: .bold(20), color: .red, background: .green, kern: 1, underline: .double)))
    #expect(stage.failures.isEmpty)
  }
}
