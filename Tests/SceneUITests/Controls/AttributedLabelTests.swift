import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct AttributedLabelTests {
  private let text =
    AttributedText("one ", TextAttributes(font: .bold(17)))
    + AttributedText("two", TextAttributes(color: .red))

  @Test("Runs without attributes use the font and color of the label")
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

  @Test("The plain text combines the runs, and setting the plain text removes the attributes")
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
    #expect(label.text == "one two" || label.text.isEmpty)
  }

  @Test("Truncates text that exceeds the line limit or the height")
  func cutOff() throws {
    try onStage { stage in
      let label = Label(frame: Rect(x: 0, y: 0, width: 75, height: 100))
      stage.root.addSubview(label)
      label.attributedText = AttributedText("one two three four five", TextAttributes(color: .red))
      #expect(SceneUITests.texts(of: label, on: stage).map(\.text).last?.hasSuffix("…") == true)
      label.numberOfLines = 0
      #expect(SceneUITests.texts(of: label, on: stage).map(\.text) == ["one two", "three four", "five"])
      label.frame.size.height = 45
      #expect(SceneUITests.texts(of: label, on: stage).count == 2)
    }
  }

  @Test("A button shows a different attributed title in each state")
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

  @Test("Fragments in a scene become the attributed text of a label")
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

  @Test("Fragments become button titles and text view content, including inline images")
  func otherFragments() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view>
          <button id="buy" frame="20 20 200 60" title="Buy">
            <fragment text="Buy "/><fragment text="now" font="bold 20" underline="single"/>
            <state name="disabled" title="Sold"/>
            <state name="selected"><fragment text="In your "/><fragment text="bag" color="red"/></state>
          </button>
          <textView id="note" frame="20 90 200 60" text="old">
            <fragment text="One "/><fragment image="star" imageBounds="0 -2 16 18"/><fragment text="two" color="red"/>
            <fragment image="moon" font="system 30"/>
          </textView>
        </view></viewController></scene>
        """))
    try stage.show()
    let harness = Harness(stage.window)
    let button: Button = try harness.find(id: "buy")
    #expect(
      button.attributedTitle(for: .normal)
        == AttributedText("Buy ")
        + AttributedText("now", TextAttributes(font: .bold(20), underline: .single)))
    #expect(
      Array(SceneUITests.texts(of: stage.window.picture().layers[0]).map(\.text).prefix(2)) == [
        "Buy ", "now",
      ])
    #expect(
      button.attributedTitle(for: .selected)
        == AttributedText("In your ") + AttributedText("bag", TextAttributes(color: .red)))
    button.isSelected = true
    #expect(
      Array(SceneUITests.texts(of: stage.window.picture().layers[0]).map(\.text).prefix(2)) == [
        "In your ", "bag",
      ])
    button.isSelected = false
    button.isEnabled = false
    #expect(button.title(for: .disabled) == "Sold")
    let view: TextView = try harness.find(id: "note")
    let text = try #require(view.attributedText)
    let images = text.runs.compactMap(\.attributes.attachment)
    #expect(images.map(\.name) == ["star", "moon"])
    #expect(
      images.map(\.bounds) == [
        Rect(x: 0, y: -2, width: 16, height: 18), Rect(x: 0, y: 0, width: 30, height: 30),
      ])
    #expect(view.text.hasPrefix("One ") && view.text.contains("two") && text.runs.count == 4)
    #expect(stage.failures.isEmpty)
  }

  @Test("Combines many fragments in order into one string")
  func manyFragments() throws {
    for element in ["button", "textView", "label"] {
      let fragments = (0..<400).map { number in
        "<fragment text='\(number) ' color='\(number % 2 == 0 ? "red" : "blue")'/>"
      }
      let stage = try SceneStage(
        storyboardText(
          """
          <scene><viewController id="main"><view>
            <\(element) id="all" frame="0 0 300 400">\(fragments.joined())</\(element)>
          </view></viewController></scene>
          """))
      try stage.show()
      let harness = Harness(stage.window)
      let text: AttributedText? =
        switch element {
        case "button": (try harness.find(id: "all") as Button).attributedTitle(for: .normal)
        case "textView": (try harness.find(id: "all") as TextView).attributedText
        default: (try harness.find(id: "all") as Label).attributedText
        }
      #expect(text?.text == (0..<400).map { "\($0) " }.joined())
      #expect(text?.runs.count == 400)
    }
  }

  @Test(
    "Shrinks all runs of a single line equally down to the minimum scale"
  )
  func shrunkToFit() throws {
    try onStage { stage in
      let label = Label(frame: Rect(x: 0, y: 0, width: 400, height: 40))
      stage.root.addSubview(label)
      label.attributedText = text
      label.adjustsFontSizeToFitWidth = true
      func sizes() -> [Double] { SceneUITests.texts(of: label, on: stage).map(\.font.size) }
      #expect(sizes() == [17, 17])
      let wide = label.sizeThatFits(.zero).width
      label.frame.size.width = wide * 0.8
      let smaller = sizes()
      #expect(smaller.count == 2 && smaller[0] == smaller[1] && smaller[0] < 17 && smaller[0] > 11)
      let drawn = SceneUITests.texts(of: label, on: stage)
      #expect(drawn.map(\.text) == ["one ", "two"], "the text is not truncated")
      #expect(
        label.sizeThatFits(.zero).width == wide, "the preferred size is based on the original font size")
      label.frame.size.width = wide * 0.3
      #expect(sizes().first == 8.5)
      label.minimumScaleFactor = 1
      #expect(sizes().first == 17)
    }
  }
}
